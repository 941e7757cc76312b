import { type GameMeta, hasWinner } from '@acheron/engine'
import { useWords } from '../app/words.tsx'
import { known } from '../settings/name.ts'
import { Options } from '../settings/Options.tsx'
import { useStore } from '../ui/store.ts'
import { isBot, type SeatChoice, type Where } from './opening.ts'

/** Whether the table can be rated: a game with a winner, between people, opened by an account. */
export function useMayRate(meta: GameMeta, where: Where, plans: readonly SeatChoice[]): boolean {
  const hasAccount = (useStore(known)?.account ?? null) !== null
  return where === 'friends' && hasAccount && hasWinner(meta) && plans.length > 1 && !plans.some(isBot)
}

const choices = ['no', 'yes'] as const

/** Whether the places change the ratings of those who play. */
export function RatedField({ value, onChange }: { readonly value: boolean; onChange(rated: boolean): void }) {
  const t = useWords()
  const chosen = value ? 'yes' : 'no'
  return (
    <div>
      <Options<(typeof choices)[number]>
        legend={t('rated.option')}
        values={choices}
        value={chosen}
        label={each => t(`rated.option.${each}`)}
        onChange={each => onChange(each === 'yes')}
      />
      <p className="hint">{t('rated.option.means', { rated: chosen })}</p>
    </div>
  )
}
