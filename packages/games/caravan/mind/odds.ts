/** Dice beyond the twentieth are two Hits each (R13.5). */
const mostDice = 20

/** For each number of dice, the chance of each number of Hits: a die is 0, 1 or 2, each a third (R5.1). */
const hitChances: readonly (readonly number[])[] = tables(die => [die / 3, die / 3, die / 3])
/** The same of Fumbles. */
const fumbleChances: readonly (readonly number[])[] = tables(die => [(2 * die) / 3, die / 3])

function tables(faces: (chance: number) => readonly number[]): number[][] {
  const rows: number[][] = [[1]]
  for (let dice = 1; dice <= mostDice; dice++) {
    const row: number[] = []
    rows[dice - 1]!.forEach((chance, sum) => {
      faces(chance).forEach((share, face) => {
        row[sum + face] = (row[sum + face] ?? 0) + share
      })
    })
    rows.push(row)
  }
  return rows
}

const rolled = (dice: number): number => Math.max(0, Math.min(mostDice, Math.floor(dice)))

/** The mean number of Wounds of an Attack: floor(Hits / STURDINESS), at most the number of cards (R13.15). */
export function expectedWounds(dice: number, hits: number, sturdiness: number, cards: number): number {
  const more = hits + 2 * Math.max(0, dice - mostDice)
  let sum = 0
  hitChances[rolled(dice)]!.forEach((chance, rolledHits) => {
    sum += chance * Math.min(cards, Math.floor((rolledHits + more) / sturdiness))
  })
  return sum
}

/** The chance of at least this many Hits. */
export function chanceOfHits(dice: number, atLeast: number): number {
  let sum = 0
  hitChances[rolled(dice)]!.forEach((chance, hits) => {
    if (hits >= atLeast) sum += chance
  })
  return sum
}

/** The chance of at least this many Fumbles, and the mean excess in that case. */
export function provocation(dice: number, atLeast: number): { chance: number; surplus: number } {
  let chance = 0
  let sum = 0
  fumbleChances[rolled(dice)]!.forEach((each, fumbles) => {
    if (fumbles < atLeast) return
    chance += each
    sum += each * (fumbles - atLeast)
  })
  return { chance, surplus: chance > 0 ? sum / chance : 0 }
}

/** K.ATTRIBUTE TEST: the chance of no more Fumbles than that. */
export const chanceOfTest = (dice: number, attribute: number): number => 1 - provocation(dice, attribute + 1).chance
