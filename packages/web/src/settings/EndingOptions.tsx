import { useWords } from '../app/words.tsx'
import { Options } from './Options.tsx'
import { change, useSettings } from './store.ts'

const values = ['never', 'left', 'always'] as const

/** When the page asks before a move that ends something. */
export function EndingOptions() {
  const t = useWords()
  const { askEnds, confirmTurn } = useSettings()
  return (
    <Options
      legend={t('settings.ends')}
      values={values}
      value={confirmTurn ? 'always' : askEnds ? 'left' : 'never'}
      label={value => t(`settings.ends.${value}`)}
      onChange={value => change({ askEnds: value !== 'never', confirmTurn: value === 'always' })}
    />
  )
}
