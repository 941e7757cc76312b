import { equal, type Seat } from '@acheron/engine'
import type { FinalStep, FinalTable, Happening, Read, Sat, Shown, Wish } from './history.ts'

/** The promises of a table that a history can break. */
export const promises = {
  lost: 'acknowledged or shown, and not in the log',
  doubled: 'in the log more than once',
  phantom: 'in the log, though nobody asked for it or its sender was told that it has not happened',
  stale: 'read at a version older than one that was acknowledged or shown before the read began',
  back: 'shown over one socket at an older version than before',
  both: 'acknowledged, both at the same version',
  differs: 'refused as illegal at the version at which it was offered',
} as const

export interface Violation {
  readonly promise: keyof typeof promises
  readonly table: string
  /** One line for a person. */
  readonly detail: string
}

/** Compares what clients were told with the tables as the store has them at the end. An empty list is a good history. */
export function check(history: readonly Happening[], finals: readonly FinalTable[]): Violation[] {
  const of = Map.groupBy(history, ({ table }) => table)
  const finalOf = new Map(finals.map(final => [final.table, final]))
  const gone: FinalTable = { table: '', seats: [], bots: [], steps: [] }
  return [...new Set([...of.keys(), ...finalOf.keys()])].flatMap(table => {
    const found = checkTable(of.get(table) ?? [], finalOf.get(table) ?? gone)
    return found.map(([promise, detail]) => ({ promise, table, detail }))
  })
}

type Found = [promise: Violation['promise'], detail: string]

function checkTable(happenings: readonly Happening[], final: FinalTable): Found[] {
  const wishes = happenings.filter(each => each.type === 'wish')
  const reads = happenings.filter(each => each.type === 'read')
  const shown = happenings.filter(each => each.type === 'shown')
  const sat = happenings.filter(each => each.type === 'sat')
  return [
    ...wrongVersions(final),
    ...lostWishes(wishes, final),
    ...lostViews(reads, shown, final),
    ...unaskedSteps(wishes, final),
    ...bothDone(wishes),
    ...staleReads(wishes, reads, shown),
    ...backwards(shown),
    ...wrongSeats(sat, final),
    ...wishes.filter(isOffered).map((wish): Found => ['differs', nameOf(wish)]),
  ]
}

/** The versions of a log are 1, 2, 3 and so on. */
function wrongVersions({ steps }: FinalTable): Found[] {
  const versions = steps.map(({ version }) => version)
  const twice = versions.filter((version, i) => versions.indexOf(version) !== i)
  const there = new Set(versions)
  const missing = Array.from({ length: Math.max(0, ...versions) }, (_, i) => i + 1).filter(each => !there.has(each))
  return [
    ...twice.map((version): Found => ['doubled', `version ${version} stands more than once`]),
    ...missing.map((version): Found => ['lost', `version ${version} is missing between others`]),
  ]
}

function lostWishes(wishes: readonly Wish[], { steps }: FinalTable): Found[] {
  const at = new Map(steps.map(step => [step.version, step]))
  return wishes.filter(isDone).flatMap((wish): Found[] => {
    if (wish.answer !== wish.version + 1) return [['lost', `${nameOf(wish)}: answered with version ${wish.answer}`]]
    const step = at.get(wish.version + 1)
    if (step && isOf(step, wish)) return []
    const there = step ? `another step stands there: ${textOf(step)}` : `the log ends at ${steps.length}`
    return [['lost', `${nameOf(wish)}: ${there}`]]
  })
}

/** What was shown to anybody was stored before. */
function lostViews(reads: readonly Read[], shown: readonly Shown[], { steps }: FinalTable): Found[] {
  const at = new Map(steps.map(step => [step.version, step]))
  const last = steps.at(-1)?.version ?? 0
  const beyond = [...reads, ...shown].filter(({ version }) => version > last)
  const others = shown
    .flatMap(({ steps, process }) => steps.map(step => ({ step, process })))
    .filter(({ step }) => {
      const there = at.get(step.version)
      return there && (there.kind !== step.kind || there.seat !== step.seat)
    })
  return [
    ...beyond.map(
      ({ version, process }): Found => ['lost', `version ${version} was shown by ${process}, the log ends at ${last}`],
    ),
    ...others.map(
      ({ step, process }): Found => [
        'lost',
        `${process} showed a ${step.kind} of seat ${step.seat} at version ${step.version}, where another step stands`,
      ],
    ),
  ]
}

/** Every step has its wish: one that was done, or one whose answer was lost. */
function unaskedSteps(wishes: readonly Wish[], { steps, bots }: FinalTable): Found[] {
  const at = Map.groupBy(wishes, ({ version }) => version)
  return steps
    .filter(({ seat }) => !bots.includes(seat))
    .flatMap((step): Found[] => {
      const here = (at.get(step.version - 1) ?? []).filter(wish => isOf(step, wish))
      if (here.some(({ outcome }) => outcome !== 'refused')) return []
      const [refused] = here
      if (refused) return [['phantom', `${nameOf(refused)}: it was answered ${refused.answer}, and stands in the log`]]
      const its = wishes.filter(wish => isOf(step, wish))
      const elsewhere = its.find(wish => steps.some(each => each.version === wish.version + 1 && isOf(each, wish)))
      if (elsewhere && step.kind === 'move')
        return [['doubled', `${nameOf(elsewhere)}: it stands at version ${step.version} too`]]
      return [['phantom', `${textOf(step)} at version ${step.version}: nobody asked for it there`]]
    })
}

function bothDone(wishes: readonly Wish[]): Found[] {
  return [...Map.groupBy(wishes.filter(isDone), ({ version }) => version)]
    .filter(([, done]) => done.length > 1)
    .map(([version, done]): Found => ['both', `at version ${version}: ${done.map(nameOf).join('; ')}`])
}

/** A read shows at least what anybody was told before it began. */
function staleReads(wishes: readonly Wish[], reads: readonly Read[], shown: readonly Shown[]): Found[] {
  const told = [
    ...wishes.filter(isDone).map(({ end, version, process }) => ({ end, version: version + 1, process })),
    ...reads,
    ...shown.map(({ at, version, process }) => ({ end: at, version, process })),
  ].sort((a, b) => a.end - b.end)
  const found: Found[] = []
  let next = 0
  let newest = { end: 0, version: 0, process: '' }
  for (const read of reads.toSorted((a, b) => a.at - b.at)) {
    for (; next < told.length && told[next]!.end < read.at; next++) {
      if (told[next]!.version > newest.version) newest = told[next]!
    }
    if (read.version >= newest.version) continue
    const before = (read.at - newest.end).toFixed(1)
    found.push([
      'stale',
      `${read.process} showed version ${read.version} (${read.way}), ${before} ms after ${newest.process} had told of ${newest.version}`,
    ])
  }
  return found
}

function backwards(shown: readonly Shown[]): Found[] {
  return [...Map.groupBy(shown, ({ line }) => line)].flatMap(([line, all]) =>
    all.flatMap((now, i): Found[] => {
      const before = all[i - 1]?.version ?? 0
      return now.version < before ? [['back', `socket ${line}: ${now.version} after ${before}`]] : []
    }),
  )
}

function wrongSeats(sat: readonly Sat[], { seats }: FinalTable): Found[] {
  const sits = (seat: Seat, person: string) => seats[seat] === person
  return sat.flatMap(({ outcome, seat, person, answer }): Found[] => {
    const there = sits(seat, person)
    if (outcome === 'done' && !there) return [['lost', `seat ${seat} was given to ${person}, who does not sit there`]]
    const otherwise = sat.some(other => other.person === person && other.seat === seat && other.outcome !== 'refused')
    if (outcome === 'refused' && there && !otherwise)
      return [['phantom', `seat ${seat} was refused to ${person} (${answer}), who sits there`]]
    return []
  })
}

const isDone = ({ outcome }: Wish) => outcome === 'done'

/** A client sends only moves that it was offered at that version. */
const isOffered = ({ kind, outcome, answer }: Wish) =>
  kind === 'move' && outcome === 'refused' && ['illegal-move', 'not-your-turn', 'game-over'].includes(String(answer))

function isOf(step: FinalStep, { kind, seat, move }: Wish): boolean {
  return step.kind === kind && step.seat === seat && (move === null || equal(step.move, move))
}

const textOf = ({ kind, seat, move }: Pick<FinalStep, 'kind' | 'seat' | 'move'>) =>
  kind === 'move' ? `${JSON.stringify(move)} of seat ${seat}` : `${kind} of seat ${seat}`

function nameOf({ kind, seat, move, version, process }: Wish): string {
  const what = move === null ? `${kind} of seat ${seat}` : `${JSON.stringify(move)} of seat ${seat}`
  return `${what}, decided at ${version}, through ${process}`
}
