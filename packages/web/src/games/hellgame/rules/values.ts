import type { JsonObject } from '@acheron/engine'
import {
  amountsText,
  circleSizes,
  demonsText,
  eventIds,
  type HellgameWords,
  numbers,
  soulsText,
  speedText,
  spellIds,
  startSquares,
  stepsText,
} from '@acheron/games/hellgame/board.ts'

/** Circle n costs n times this (R3.4). */
const pricesOf = () => circleSizes.map((_, i) => (i + 1) * numbers.unlocking.perCircle).slice(1)

/** The price of each locked circle. */
export const prices: readonly { readonly circle: number; readonly souls: number }[] = pricesOf().map((souls, i) => ({
  circle: i + 2,
  souls,
}))

/** Every amount and variant that the book names: the numbers are still being tuned, so none is written into its sentences. */
export function values(game: HellgameWords, options: JsonObject): Record<string, string | number> {
  const { movement, traders, pickUp, places, track, tokens, events, points, seatGift } = numbers
  return {
    whole: prices.reduce((sum, { souls }) => sum + souls, 0),
    start: amountsText(numbers.start, game),
    starts: startSquares.length,
    steps: stepsText(movement.steps, game),
    speed: speedText(movement.speedCost, game),
    more: stepsText(movement.speedAdds, game),
    forge: speedText(movement.forgeCost, game),
    perm: stepsText(movement.forgeAdds, game),
    fare: amountsText(traders['T-ferry'].pay, game),
    ride: stepsText(traders['T-ferry'].steps, game),
    cards: spellIds.length,
    inPlay: numbers.spells.inPlay,
    pickUp: soulsText(pickUp.souls, game),
    plain: demonsText(places.plain, game),
    factory: demonsText(places.factory, game),
    throne: demonsText(Number(options.thronePlaces), game),
    length: track.length,
    shortest: track.shortest,
    longest: track.longest,
    mana: amountsText(numbers.upkeep.gain, game),
    all: eventIds.length,
    kinds: events.kinds,
    doubled: events.doubled,
    tiles: events.kinds + events.doubled,
    portals: tokens.portals,
    hinderances: tokens.hinderances,
    maxUpkeeps: Number(options.maxUpkeeps),
    maxRounds: Number(options.maxRounds),
    dominion: numbers.dominion.upkeeps,
    firstCircle: points.firstCircle,
    factoryPoints: points.factory,
    factoryTwo: points.factoryTwo,
    thronePoints: points.throne,
    soulsPerPoint: points.soulsPerPoint,
    giftPlayers: seatGift.players,
    gift: amountsText(seatGift.gain, game),
    goal: String(options.goal),
    startSquares: String(options.startSquares),
    sourceVisit: String(options.sourceVisit),
    curseTokens: String(options.curseTokens),
    overcrowding: String(options.overcrowding),
    eventTiles: options.eventTiles === 'face-up' ? 'open' : 'hidden',
  }
}
