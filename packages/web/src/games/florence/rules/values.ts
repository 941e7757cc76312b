import { discsPerSeat, halfDiplomaTokens, urchinsPerSeat } from '@acheron/games/florence/box/counts.ts'
import { lastStepInfamy } from '@acheron/games/florence/box/dante-path.ts'
import { countCap } from '@acheron/games/florence/box/effects.ts'
import { cardFee, cityWallFee, fraudIds, handSize, lineUpSize } from '@acheron/games/florence/box/fraud-cards.ts'
import { guardianIds } from '@acheron/games/florence/box/guardians.ts'
import { hellFor } from '@acheron/games/florence/box/hell.ts'
import { bribe, fixedLayout, nobleFee, quarters } from '@acheron/games/florence/box/locations.ts'
import {
  bonfirePrices,
  councilInfamy,
  fare,
  bonfireFlorins as mostAtBonfire,
  cityWallFlorins as mostAtTheWall,
  tokenInfamy,
} from '@acheron/games/florence/box/prices.ts'
import { soulsFor } from '@acheron/games/florence/box/sins.ts'
import { mostFloors, mostSteps, spacesPerFloor } from '@acheron/games/florence/box/tower.ts'
import {
  boatPastSymbol,
  drachmasPerLoan,
  firstSpace,
  lastBoatSpace,
  lastSpace,
  loanPenalty,
  startSpace,
  topLevel,
} from '@acheron/games/florence/box/tracks.ts'
import { options } from '@acheron/games/florence/meta.ts'
import { drachmasText, florinsText, infamyText, locationName, quarterName } from '@acheron/games/florence/names.ts'
import type { GameWords } from '../types.ts'

const shieldsFor = (players: number) => Object.keys(hellFor(players).shields).length
const soulsInAll = (players: number) => Object.values(soulsFor(players)).reduce((sum, count) => sum + count, 0)

/** Every amount that the book names and the game knows: none of them is written into its sentences. */
export function values(game: GameWords): Record<string, string | number> {
  return {
    shieldsTwo: shieldsFor(2),
    shieldsMore: shieldsFor(3),
    soulsTwo: soulsInAll(2),
    soulsMore: soulsInAll(3),
    urchins: urchinsPerSeat,
    discs: discsPerSeat,
    hand: handSize,
    lineUp: lineUpSize,
    cards: fraudIds.length,
    guardians: guardianIds.length,
    inPlay: options.guardians.count,
    fare: drachmasText(fare, game),
    bribe: drachmasText(bribe, game),
    nobleFee: florinsText(nobleFee, game),
    atBonfire: florinsText(mostAtBonfire, game),
    atTheWall: florinsText(mostAtTheWall, game),
    guardianFee: drachmasText(bonfirePrices.guardian, game),
    styxFee: drachmasText(bonfirePrices.styx, game),
    loan: drachmasText(drachmasPerLoan, game),
    penalty: infamyText(loanPenalty, game),
    symbolFrom: boatPastSymbol - 1,
    symbolTo: boatPastSymbol,
    lastBoat: lastBoatSpace,
    council: infamyText(-councilInfamy, game),
    spaces: spacesPerFloor,
    floors: mostFloors,
    room: spacesPerFloor * (mostFloors + 1),
    steps: mostSteps,
    top: topLevel,
    lastStep: infamyText(lastStepInfamy, game),
    cardFee: drachmasText(cardFee, game),
    wallFee: drachmasText(cityWallFee, game),
    cap: infamyText(countCap, game),
    tokens: halfDiplomaTokens,
    token: infamyText(tokenInfamy, game),
    start: startSpace,
    first: firstSpace,
    last: lastSpace,
    turnCap: options.turnCap.default,
    turnCapLeast: options.turnCap.min,
    turnCapMost: options.turnCap.max,
    layout: quarters
      .map((quarter, i) => {
        const [free, special] = [fixedLayout.free[i]!, fixedLayout.special[i]!]
        return `${quarterName(quarter, game)} (${locationName(free, game)}, ${locationName(special, game)})`
      })
      .join(', '),
  }
}
