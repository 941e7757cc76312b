import { cardLines, type FightingView, type Id, isArcana } from '@acheron/games/caravan/board.ts'
import type { Voice } from '../../words.ts'
import { creatureIcon, Icon } from '../Icon.tsx'
import { deckTitle } from './names.ts'
import type { Play } from './play.ts'

interface Props {
  readonly play: Play | null
  readonly view: FightingView
  readonly voice: Voice
}

/** What comes in the Malefactors' Turn: the decks by their trays, then the next Round. */
export function Queue({ play, view, voice }: Props) {
  const { t, game } = voice
  const { fight } = view
  const decks = Object.entries(fight.decks)
    .filter(([, { cards, playing, owner }]) => {
      const isOut = owner !== null && fight.malefactors[owner]?.defeated
      return !isOut && (cards.length > 0 || playing !== null)
    })
    .toSorted(([, a], [, b]) => a.tray.localeCompare(b.tray))
  const at = decks.findIndex(([id]) => id === play?.deck)
  return (
    <ol className="cvt-queue" aria-label={t('queue.title')} data-many={decks.length > 2}>
      {decks.map(([id, { owner }], i) => (
        <li key={id} data-state={i === at && !play?.ended ? 'now' : i < at || i === at ? 'done' : 'next'}>
          <Icon name={owner === null ? 'card-pick' : creatureIcon(owner)} />
          <span>
            <b>{deckTitle(view, id, game)}</b>
            <small>{stateOf(id, owner, i, at, { play, view, voice })}</small>
          </span>
        </li>
      ))}
      <li data-state="next">
        <Icon name="sun" />
        <span>
          <b>{t('queue.round', { n: fight.round + 1 })}</b>
          <small>{t('queue.caravan')}</small>
        </span>
      </li>
    </ol>
  )
}

function stateOf(id: Id, owner: Id | null, i: number, at: number, { play, view, voice }: Props): string {
  const { t, game } = voice
  if (play && i === at && !play.ended) {
    const of = cardLines(play.card, owner, play.side, game).length
    return play.line < 0 || of < 2 ? t('queue.turned') : t('queue.line', { n: play.line + 1, of })
  }
  if (i <= at) return t('queue.done')
  const top = view.fight.decks[id]?.cards.at(-1) as Id | null | undefined
  return owner === null ? t('queue.event') : top && isArcana(top) ? t('card.arcana') : t('queue.next')
}
