import { list } from '@acheron/engine/words'
import {
  attackIn,
  type CaravanEvent,
  type CaravanView,
  championName,
  type FightingView,
  isFighting,
  nameOf,
} from '@acheron/games/caravan/board.ts'
import { objectName } from '../../names.ts'
import type { Voice } from '../../words.ts'
import { deckTitle } from './names.ts'
import { struckIn } from './outcomes.ts'
import { playOf } from './play.ts'

/** What is being done, in few words: "Minos strikes Gadisa". */
export function titleOf(before: CaravanView, told: readonly CaravanEvent[], voice: Voice): string {
  const { t, game } = voice
  const play = playOf(told)
  if (!isFighting(before)) return t('watch.turn')
  if (!play) return attackTitle(before, told, voice) ?? goesOnTitle(before, told, voice) ?? t('watch.turn')
  if (play.side === 'event') return t('watch.event', { name: nameOf(game, 'event', play.card) })
  const who = deckTitle(before, play.deck, game)
  const line = play.did[play.line] ?? []
  if (play.side === 'counter' && struckIn(line).length === 0) return t('watch.counter', { who })
  return actTitle(who, line, voice)
}

/** After a question the card that was turned over before it goes on. */
function goesOnTitle(before: FightingView, told: readonly CaravanEvent[], { t, game }: Voice): string | null {
  const [deck, tray] = Object.entries(before.fight.decks).find(([, { playing }]) => playing !== null) ?? []
  if (!deck || !tray?.playing || before.fight.turn !== 'malefactors') return null
  if (tray.owner === null) return t('watch.event', { name: nameOf(game, 'event', tray.playing) })
  return actTitle(deckTitle(before, deck, game), told, { t, game })
}

/** Whom somebody's Line strikes, if it strikes anybody. */
function actTitle(who: string, line: readonly CaravanEvent[], { t, game }: Pick<Voice, 't' | 'game'>): string {
  const targets = struckIn(line).map(id => championName(game, id))
  return targets.length > 0 ? t('watch.strikes', { who, targets: list(t.lang, targets) }) : t('watch.acts', { who })
}

/** In the Caravan's own Turn an Attack comes before the Counterattack. */
function attackTitle(before: FightingView, told: readonly CaravanEvent[], voice: Voice): string | null {
  if (before.fight.turn !== 'caravan' || told.some(({ e }) => e === 'turnBegan')) return null
  const attack = told.findLast(event => event.e === 'attackMade' || event.e === 'attackCame') ?? attackIn(before)
  if (!attack || attack.target === null) return null
  return voice.t('ask.attack', {
    who: championName(voice.game, attack.attacker),
    target: objectName(before, attack.target, voice),
  })
}
