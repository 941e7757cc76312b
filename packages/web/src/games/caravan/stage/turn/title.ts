import { list } from '@acheron/engine/words'
import {
  type CaravanEvent,
  type CaravanView,
  championName,
  type FightingView,
  isFighting,
  nameOf,
} from '@acheron/games/caravan/board.ts'
import type { Voice } from '../../words.ts'
import { deckTitle } from './names.ts'
import { targetsIn } from './outcomes.ts'
import { playOf } from './play.ts'

/** What is being done, in few words: "Minos strikes Gadisa". */
export function titleOf(before: CaravanView, told: readonly CaravanEvent[], { t, game }: Voice): string {
  const play = playOf(told)
  if (!play || !isFighting(before)) return t('watch.turn')
  if (play.side === 'event') return t('watch.event', { name: nameOf(game, 'event', play.card) })
  const who = deckTitle(before as FightingView, play.deck, game)
  const targets = targetsIn(play.did[play.line] ?? []).map(id => championName(game, id))
  if (targets.length > 0) return t('watch.strikes', { who, targets: list(t.lang, targets) })
  return t(play.side === 'counter' ? 'watch.counter' : 'watch.acts', { who })
}
