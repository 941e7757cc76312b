import { championCards, confrontations, malefactors, maneuvers, minions, treasures } from '../box/index.ts'
import { archetypes } from '../state.ts'
import { count, counted, either, flag, list, nullOr, number, object, oneOf, record, type Shape, text } from './shape.ts'

/** One of the cards of that kind. */
const known = (cards: readonly { readonly id: string }[]): Shape => {
  const ids = new Set(cards.map(({ id }) => id))
  return value => typeof value === 'string' && ids.has(value)
}

export const champion = oneOf(...archetypes)
export const ofEach = (of: Shape): Shape => object(Object.fromEntries(archetypes.map(id => [id, of])))
const ids = list(text)
const difficulty = oneOf('standard', 'grim', 'story')
const dir = oneOf('N', 'E', 'S', 'W')
export const area: Shape = value => typeof value === 'string' && /^[A-E][1-3]$/.test(value)
const space: Shape = value => typeof value === 'string' && /^[A-E][1-3]\.[NESW]$/.test(value)
export const standing: Shape = either(space, value => typeof value === 'string' && value.startsWith('top:'))
const treasure = known(treasures)

const slot = object({
  cond: oneOf(null, 'cooldown', 'wound', 'sin'),
  card: nullOr(text),
  maneuvers: list(known(maneuvers), 20),
})
const readiness = object(
  { side: oneOf('cooldown', 'wound'), at: oneOf('off', 'ready', 0, 1, 2) },
  { over: oneOf(true) },
)
const tokens = object(
  Object.fromEntries(['empower', 'inspiration', 'aggressiveness', 'prowess', 'willpower'].map(name => [name, count])),
)
const equipment = object({
  weapon: nullOr(treasure),
  relic: nullOr(treasure),
  trait: nullOr(treasure),
  finding: nullOr(text),
})
const pile = list(known(maneuvers), 20)

const lasting = {
  cards: (value: unknown) => list(known(championCards), 4)(value) && (value as readonly unknown[]).length > 0,
  ...{ maneuvers: pile, setAside: pile },
  equip: equipment,
}

const championState = object({
  ...lasting,
  seat: count,
  player: flag,
  ...{ deck: pile, hand: pile, discard: pile, stored: pile },
  vigor: count,
  slots: list(slot, 3),
  sins: ids,
  readiness: list(readiness, 3),
  tokens,
  spent: flag,
})

const goods = object({
  ...{ box: list(treasure), discoveries: ids, paths: ids, stored: ids },
  flags: record(oneOf(true)),
  enhanced: record(ids),
})
const exploration = object({ pawn: nullOr(text), regions: record(text), paths: ids, entry: nullOr(text) })
const decks = object(
  Object.fromEntries(
    ['arcana', 'offered', 'wounds', 'sins', 'sinDiscard', 'findings', 'findingDiscard'].map(name => [name, ids]),
  ),
)

const fighter = object({
  at: nullOr(standing),
  heldBy: nullOr(text),
  arrest: nullOr(object({ by: text, free: object({ by: text }), round: count })),
  disabled: flag,
  polymorphed: flag,
})
const malefactor = object({
  at: nullOr(area),
  facing: dir,
  defeated: flag,
  tokens: object({ enrage: count, fortify: count }),
  holding: ids,
})
const minion = object({ type: known(minions), at: nullOr(space), heldBy: nullOr(text) })
const piece = either(
  object({ kind: oneOf('ark', 'palisade', 'stairs', 'custom'), at: nullOr(space) }, { heldBy: text }),
  object(
    { kind: oneOf('pillar'), size: oneOf('small', 'large'), at: nullOr(space), standing: flag, lies: nullOr(dir) },
    { heldBy: text },
  ),
  object({ kind: oneOf('spear'), at: nullOr(area) }),
)
const tray = object({
  tray: oneOf('A', 'B', 'C'),
  owner: nullOr(known(malefactors)),
  ...{ cards: ids, discard: ids, faceUp: ids },
  playing: nullOr(text),
})
export const fightResult = object({ result: oneOf('victory', 'fail-forward', 'defeat'), objective: nullOr(text) })

export const source = object({
  kind: text,
  card: text,
  you: nullOr(champion),
  self: nullOr(text),
  deck: nullOr(text),
})
export const bindings = object({
  ...{ that: nullOr(text), subject: nullOr(text), cause: nullOr(text), target: nullOr(text) },
  attacker: nullOr(champion),
  things: record(text),
  numbers: record(number),
  through: list(text),
  levels: number,
  combo: flag,
  facts: ids,
})

const fight = object({
  id: known(confrontations),
  round: count,
  turn: oneOf('setup', 'caravan', 'malefactors'),
  track: list(champion, 4),
  fighters: ofEach(fighter),
  malefactors: record(malefactor),
  minions: record(minion),
  buildings: record(count),
  pieces: record(piece),
  traps: record(champion),
  decks: record(tray),
  ...{ objectives: ids, seen: ids, boxed: ids, claims: ids },
  counters: record(number),
  mods: list(object({ mod: object({ mod: text }), to: ids, until: text, serial: counted })),
  delays: list(object({ until: text, fx: list(object({})), source, bound: bindings, serial: counted })),
  used: object({ turn: ids, round: ids, confrontation: ids }),
  serial: counted,
  over: nullOr(fightResult),
})

const chapterRecord = object({
  chapter: count,
  result: oneOf('victory', 'fail-forward', 'defeat'),
  lost: counted,
  rounds: counted,
  difficulty,
})

const chapter: Shape = value => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= confrontations.length

export const savedEvent = object(
  {
    e: oneOf('saved'),
    at: oneOf('chapter', 'confrontation', 'after'),
    chapter,
    difficulty,
    levels: ofEach(count),
    treasures: count,
    players: count,
  },
  { result: oneOf('victory', 'fail-forward', 'defeat') },
)

/** A chapter, then words of a letter and their fields. */
const page: Shape = value => typeof value === 'string' && /^[1-9]( [a-z](\|[^ |]*)*)*$/.test(value)

/** The fields of a state, its frames apart. */
export const stateFields: { readonly [field: string]: Shape } = {
  players: count,
  leader: count,
  chapter,
  champions: ofEach(championState),
  caravan: goods,
  exploration,
  decks,
  fight: nullOr(fight),
  save: nullOr(object({ champions: ofEach(championState), caravan: goods, decks })),
  start: nullOr(object({ chapter, champions: ofEach(object(lasting)), caravan: goods })),
  journal: list(page, 2000),
  lost: counted,
  record: list(chapterRecord, 20),
  end: nullOr(object({ ending: nullOr(text), cause: oneOf('ending', 'defeat', 'givenUp', 'quick') })),
}
