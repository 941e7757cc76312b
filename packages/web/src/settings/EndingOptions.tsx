import { useWords } from '../app/words.tsx'
import { useStore } from '../ui/store.ts'
import { Options } from './Options.tsx'
import { type Asking, askingOf, askings, change, holder, useSettings } from './store.ts'

/** When the page asks before a move that ends something; where players share a device, for the one who has it now. */
export function EndingOptions() {
  const t = useWords()
  const settings = useSettings()
  const player = useStore(holder)
  const choose = (asks: Asking) =>
    change(player === null ? { asks } : { asksOf: { ...settings.asksOf, [player]: asks } })
  return (
    <Options
      legend={player === null ? t('settings.ends') : t('settings.ends.of', { player })}
      values={askings}
      value={askingOf(settings, player)}
      label={value => t(`settings.ends.${value}`)}
      onChange={choose}
    />
  )
}
