import type { Frame } from '../frames.ts'
import { archetypes } from '../state.ts'
import {
  anything,
  count,
  counted,
  either,
  flag,
  list,
  nullOr,
  number,
  object,
  oneOf,
  record,
  type Shape,
  text,
} from './shape.ts'
import { area, bindings, champion, fightResult, ofEach, source, standing } from './state-shape.ts'

const ids = list(text)
const id = nullOr(text)
const faces = list(count)
const effects = list(object({}), 60)
const topic = object({ what: text })
const range = either(number, oneOf('unlimited'))
const attribute = oneOf('aggressiveness', 'prowess', 'willpower')

const packet = object({
  victim: text,
  inflicted: number,
  suffered: number,
  aggravated: flag,
  cause: id,
  byEffect: flag,
})
const snapshot = object({
  serial: counted,
  attacker: champion,
  target: text,
  ...{ deck: id, from: id },
  ...{ hits: number, fumbles: number, damage: number, surplus: number, blocked: number },
  noCounter: flag,
  facts: ids,
})
const happening = object({
  name: text,
  used: ids,
  ...{ subject: id, cause: id, instead: id, insteadDeck: id },
  ...{ inflicted: number, suffered: number, blocked: number },
  off: flag,
})
const reacting = object({ key: text, subject: id, source, fx: effects })
const step = either(
  object({ what: oneOf('card'), champion, options: ids }),
  object({ what: oneOf('maneuver'), champion, level: oneOf(2, 3, 4) }),
  object({ what: oneOf('sacred'), rank: oneOf(1, 2, 3), for: nullOr(champion) }),
)

/** The frames by their kind, without what they are to carry out. A step is checked by the phase that knows it. */
export const frameShapes: { readonly [K in Frame['kind']]: Shape } = {
  campaign: object({}, { fought: fightResult }),
  draft: object({
    picks: value => list(champion, 4)(value) && new Set(value as string[]).size === (value as string[]).length,
  }),
  entry: object({ entry: id, todo: effects }),
  vote: object({
    topic,
    options: list(anything),
    seats: list(count, archetypes.length),
    ballots: record(anything),
    cast: record(flag),
    round: count,
  }),
  ask: object({ seat: count, champion: nullOr(champion), topic, options: list(anything) }),
  ordeal: object({
    attr: attribute,
    difficulty: count,
    award: flag,
    dice: ofEach(faces),
    effort: ofEach(nullOr(count)),
    fate: ofEach(nullOr(flag)),
    given: list(champion, 4),
    success: flag,
  }),
  transition: object({ ready: record(flag), enhanced: ids }),
  progress: object({ todo: list(step) }),
  treasure: object({ card: text }),
  confrontation: object({ at: count }),
  caravanTurn: object({ at: count, order: list(champion, 4) }),
  act: object({ passed: record(flag) }, { idle: list(count, 4) }),
  malefactorsTurn: object({ tray: count }),
  maneuver: object({ champion, card: text, slot: count, free: flag }, { was: id, combo: flag }),
  pay: object({
    champion,
    card: text,
    cost: object({}),
    price: nullOr(record(either(number, flag, oneOf('any'), object({ n: number, fatigue: number })))),
    paid: number,
    discarded: number,
  }),
  card: object({
    serial: counted,
    source,
    lines: list(effects, 30),
    ...{ line: count, at: count, surplus: number },
    bound: bindings,
    packets: list(packet),
    attacks: list(snapshot),
    ended: flag,
  }),
  effect: object({ fx: object({}), memo: record(anything) }),
  select: object({ query: object({ of: text, pick: text }), candidates: ids, chosen: ids, n: number }),
  window: object({
    happening,
    mandatory: list(object({ key: text, subject: id })),
    order: list(champion, 4),
    at: count,
    paying: nullOr(reacting),
  }),
  news: object({ name: text, subject: id, cause: id }),
  move: object({ mover: champion, points: number, climb: flag, away: flag, path: ids, from: standing }),
  route: object({ mover: text, route: ids, at: count, destroyer: nullOr(number), climb: flag }),
  stepInto: object({
    mover: text,
    area,
    from: nullOr(area),
    by: oneOf('move', 'push', 'landing'),
    destroyer: nullOr(number),
    ahead: ids,
    at: count,
    found: ids,
  }),
  push: object({
    object: text,
    dir: oneOf('N', 'E', 'S', 'W'),
    left: number,
    path: ids,
    from: nullOr(text),
    levels: list(number),
    cause: id,
  }),
  shove: object(
    { object: text, avoid: ids },
    {
      from: area,
      level: nullOr(number),
      first: ids,
      own: oneOf(true),
      back: area,
      spared: number,
      event: oneOf('shoved', 'released', 'none'),
      cause: id,
    },
  ),
  attack: object({
    serial: counted,
    attacker: champion,
    special: flag,
    ...{ target: id, deck: id, paying: id },
    ...{ pool: number, hits: number, fumbles: number, precision: number, extra: number, rerolls: number },
    dice: faces,
    used: record(number),
    collateral: list(effects),
    ...{ noCounter: flag, ignoreEngagement: flag },
    range,
    fumbleFace: oneOf('fumble', 'hit', 'blank'),
    facts: ids,
    rerolled: faces,
  }),
  counter: object({ snapshot, revealed: id }),
  loss: object({ deck: text, n: number, revealedFirst: flag, cause: id, felled: flag }),
  packet: object({ packet }),
  wound: object({ victim: champion, cause: id }),
  test: object({ champion, attr: either(attribute, list(attribute)), dice: faces }),
}
