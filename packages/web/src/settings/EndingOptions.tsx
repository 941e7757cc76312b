import { useWords } from '../app/words.tsx'
import { Options } from './Options.tsx'
import { askings, change, useSettings } from './store.ts'

/** When the page asks before a move that ends something. */
export function EndingOptions() {
  const t = useWords()
  const { asks } = useSettings()
  return (
    <Options
      legend={t('settings.ends')}
      values={askings}
      value={asks}
      label={value => t(`settings.ends.${value}`)}
      onChange={value => change({ asks: value })}
    />
  )
}
