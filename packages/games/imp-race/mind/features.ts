import type { Feature, Seat } from '@acheron/engine'
import { impsHome, positionOf } from '../route/places.ts'
import type { ImpRaceState, SeatState } from '../state.ts'

/** What players speak of: their own things, and those of each rival. In squares of the foremost imp, as in `values.ts`. */
export type OwnFeature = 'squares' | 'home' | 'dead' | 'cards' | 'gems'
export type RivalFeature = 'rivalSquares' | 'rivalHome' | 'rivalDead'

const perHome = 6
const perDead = 8
const perCard = 3
const perGem = 1.3
/** What a rival's loss is worth beside one's own gain. */
const share = 0.5

/** The squares of the imps that must come home, the foremost ones. */
function squaresOf({ imps }: SeatState, impsToWin: number): number {
  const places = imps.map(place => Math.max(0, positionOf(place))).sort((a, b) => b - a)
  return places.slice(0, impsToWin).reduce((sum, place) => sum + place, 0)
}

const deadOf = ({ imps }: SeatState) => imps.filter(place => place === 'D').length

export function features({ seats, options: { impsToWin } }: ImpRaceState, seat: Seat): Feature[] {
  const me = seats[seat]!
  const own = (id: OwnFeature, amount: number, worth: number): Feature => ({ id, amount, worth })
  const rivals = seats.flatMap((rival, of) => {
    const its = (id: RivalFeature, amount: number, worth: number): Feature => ({ id, of, amount, worth: worth * share })
    if (of === seat) return []
    return [
      its('rivalSquares', squaresOf(rival, impsToWin), -1),
      its('rivalHome', impsHome(rival), -perHome),
      its('rivalDead', deadOf(rival), perDead),
    ]
  })
  return [
    own('squares', squaresOf(me, impsToWin), 1),
    own('home', impsHome(me), perHome),
    own('dead', deadOf(me), -perDead),
    own('cards', me.hand.length, perCard),
    own('gems', me.gems, perGem),
    ...rivals,
  ]
}
