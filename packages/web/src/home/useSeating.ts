import type { SeatPlan } from '@acheron/protocol'
import { useState } from 'react'
import { ownName } from '../settings/name.ts'
import { botLevel } from '../table/players/seats.ts'
import { useStore } from '../ui/store.ts'
import { namesFor, plansFor, type SeatChoice, seatPlan, type Where } from './opening.ts'

/** Who sat at a table that goes on: a bot by its text, a person by name, or nobody. */
export interface Sitter {
  readonly bot?: string
  readonly name?: string
  readonly me?: boolean
}

/** What a form says about seats. */
export interface Seating {
  readonly players: number
  readonly plans: readonly SeatChoice[]
  /** The names of the people at this device, or of those whom seats are kept for, by seat. */
  readonly names: readonly string[]
  setPlayers(players: number): void
  choose(seat: number, choice: SeatChoice): void
  call(seat: number, name: string): void
  /** The seats as they are asked for. A bot that stays a bot of its level stays the same. */
  seats(): SeatPlan[]
}

interface Start {
  readonly players: number
  readonly sitters?: readonly Sitter[]
}

export function useSeating(where: Where, { players: first, sitters = [] }: Start): Seating {
  const mine = useStore(ownName)
  const [players, setPlayers] = useState(first)
  const [chosen, setChosen] = useState<readonly SeatChoice[]>([])
  const [written, setWritten] = useState<readonly (string | undefined)[]>(sitters.map(({ name }) => name))
  const before = sittersChoices(sitters, where)
  const plans = plansFor(
    players,
    Array.from({ length: players }, (_, i) => chosen[i] ?? before[i]),
    where,
  )
  const names = namesFor(plans, written, mine)
  return {
    players,
    plans,
    names,
    setPlayers,
    choose: (seat, choice) => setChosen(plans.with(seat, choice)),
    call: (seat, name) => setWritten(Array.from(plans, (_, at) => (at === seat ? name : written[at]))),
    seats: () =>
      plans.map((plan, i) => {
        const before = sitters[i]?.bot
        return seatPlan(plan, { ...(before === undefined ? {} : { before }), name: names[i] ?? '' })
      }),
  }
}

/** Bots stay bots. On a device the others are people; at a table with friends one seat is mine and the others are open. */
function sittersChoices(sitters: readonly Sitter[], where: Where): SeatChoice[] {
  const people = sitters.flatMap(({ bot }, i) => (bot === undefined ? [i] : []))
  const mine = people.find(i => sitters[i]?.me) ?? people[0]
  return sitters.map(({ bot }, i) => {
    if (bot !== undefined) return botLevel(bot) ?? 'fair'
    return where === 'device' || i === mine ? 'me' : 'open'
  })
}
