import type { Language } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import { type FlorenceMove, gateName, guestName, shieldName } from '@acheron/games/florence/board.ts'
import type { Lesson } from '../../../board/face.ts'
import { lessonStep } from '../../../board/lesson.ts'
import { chance, options, others } from './table.ts'
import { loadWords } from './words/compiled/load.ts'

type Wanted = Partial<Record<string, string | number>> & { readonly do: FlorenceMove['do'] }
type Test = (move: FlorenceMove) => boolean

/** A test for moves with these fields. */
const like =
  (wanted: Wanted): Test =>
  move =>
    Object.entries(wanted).every(([key, value]) => (move as Record<string, unknown>)[key] === value)

const led = (soul: string, to: string) => like({ do: 'lead', soul, to })
const sent = (location: string) => like({ do: 'send', kind: 'noble', location })

const inquisitor = like({ do: 'guest', guest: 'heresy' })
const accuse = like({ do: 'accuse', location: 'haystack', kind: 'urchin' })
const carried = like({ do: 'effect', soul: 'A3-2', to: 'A4-3' })
const exchanged = like({ do: 'exchange', n: 3 })
const oneSoul = like({ do: 'styx', sin: 'lust', count: 1 })
const bribed = like({ do: 'accuse', location: 'bonfire', kind: 'noble', loans: 1 })

/** A step with these moves; the last of them ends it. */
const step = (id: string, text: string, ...moves: readonly Test[]) =>
  lessonStep<FlorenceMove>(id, text, moves.length > 0 ? move => moves.some(test => test(move)) : null, moves.at(-1))

/** The guided first game: five turns against a rival, from the first soul to the first diploma. */
export async function lesson(language: Language): Promise<Lesson<FlorenceMove>> {
  const [t, game] = await Promise.all([loadWords(language), florence.words(language)])
  const guest = guestName('heresy', game)
  const to = (shield: string) => ({ to: shieldName(shield, game) })
  const between = (from: string, end: string) => ({ from: shieldName(from, game), ...to(end) })
  return {
    settings: { players: 2, options, seed: 'florence lesson' },
    chance: chance(),
    others,
    steps: [
      step('guest', t('step.guest', { guest }), inquisitor),
      step('enter', t('step.enter', to('A1-2')), led('graveyard:lust', 'A1-2')),
      step('send', t('step.send'), sent('haystack')),
      step('fork', t('step.fork', to('A2-3')), led('A1-2', 'A2-3'), sent('bank')),
      step('run', t('step.run', between('A1-2', 'A3-2')), led('A1-2', 'A3-2')),
      step('accuse', t('step.accuse'), accuse),
      step('guardian', t('step.guardian', to('A4-3')), like({ do: 'guardian', guardian: 'minos', circle: 3 }), carried),
      step('bonfire', t('step.bonfire', to('A1-2')), led('graveyard:pagan', 'A1-2'), sent('bonfire'), exchanged),
      step('disc', t('step.disc', { gate: gateName('A6-3', game) }), like({ do: 'disc', gate: 'A6-3' })),
      step('styx', t('step.styx'), like({ do: 'pay', for: 'styx' }), oneSoul),
      step('loan', t('step.loan', { guest, ...between('A1-3', 'A2-4') }), led('A1-3', 'A2-4'), bribed),
      step('end', t('step.end')),
    ],
  }
}
