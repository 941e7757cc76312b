// The rule book says the numbers and variants of the table it is opened from.
import type { JsonObject } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import { games } from '@acheron/games'
import { caravan } from '@acheron/games/caravan'
import { florence } from '@acheron/games/florence'
import { hellgame } from '@acheron/games/hellgame'
import { impRace } from '@acheron/games/imp-race'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test } from 'vitest'
import { byAnyKey } from '../../src/board/voices.ts'
import { book as caravanBook } from '../../src/games/caravan/rules/book.tsx'
import { book as florenceBook } from '../../src/games/florence/rules/book.tsx'
import { book as hellgameBook } from '../../src/games/hellgame/rules/book.tsx'
import { lesson } from '../../src/games/imp-race/lesson/lesson.ts'
import { book as impRaceBook } from '../../src/games/imp-race/rules/book.tsx'
import { book as nineCirclesBook } from '../../src/games/nine-circles/rules/book.tsx'
import { variantsOf } from '../../src/rules/variants.ts'
import { termsOf } from '../terms.ts'

const inAll = await Promise.all(
  languages.map(async language => ({
    impRace: { game: impRace, book: await impRaceBook(language, await impRace.words(language)) },
    hellgame: { game: hellgame, book: await hellgameBook(language, await hellgame.words(language)) },
    florence: { game: florence, book: await florenceBook(language, await florence.words(language)) },
    caravan: { game: caravan, book: await caravanBook(language, await caravan.words(language)) },
    nineCircles: { game: nineCircles, book: await nineCirclesBook(language, await nineCircles.words(language)) },
  })),
)

/** Options, the chapter that speaks of them, and what it says in each language. */
const cases: [keyof (typeof inAll)[number], JsonObject, string, string[]][] = [
  ['impRace', { impsToWin: 3 }, 'aim', ['three imps', 'tres diablillos', 'tre smådjävlar']],
  ['impRace', { impsToWin: 2 }, 'aim', ['two imps', 'dos diablillos', 'två smådjävlar']],
  ['impRace', { impsToWin: 3 }, 'end', ['third imp', 'tercer diablillo', 'tredje smådjävul']],
  ['impRace', { startSteps: 4 }, 'table', ['four start steps', 'cuatro peldaños', 'fyra trappsteg']],
  ['impRace', { openingFaces: 'open' }, 'table', ['squares 1 to 6', 'casillas 1 a 6', 'ruta 1 till 6']],
  ['impRace', { lateSeatGems: 'half' }, 'table', ['a gem or two', 'una gema o dos', 'en juvel eller två']],
  ['impRace', { tileChains: 'single' }, 'tiles', ['does nothing', 'no hace nada', 'gör ingenting']],
  ['impRace', { sacrilegeGems: 'bag' }, 'gems', ['back into the bag', 'regresan a la bolsa', 'tillbaka till påsen']],
  ['impRace', { roundLimit: 12 }, 'end', ['after round 12', 'la ronda 12', 'efter varv 12']],
  ['nineCircles', { stop: 'declare' }, 'claiming', ['you need not', 'no es obligatorio', 'du måste inte']],
  ['nineCircles', { sheet: { dice: 7 } }, 'need', ['7 dice', '7 dados', '7 tärningar']],
  [
    'nineCircles',
    { sheet: { rows: [1, 2, 3, 4], virgil: 0 } },
    'need',
    ['(1, 2, 3, 4)', 'ninguna casilla', 'inga rutor'],
  ],
  [
    'nineCircles',
    { sheet: { start: 4 } },
    'turn',
    ['begins in circle 4', 'empieza en el círculo 4', 'börjar i krets 4'],
  ],
  ['hellgame', { thronePlaces: 3 }, 'demons', ['the throne for 3 demons', '3 demonios', '3 demoner']],
  ['hellgame', { maxUpkeeps: 9, maxRounds: 60 }, 'end', ['upkeep 9 or round 60', 'mantenimiento 9', 'underhåll 9']],
  ['hellgame', { goal: 'race' }, 'aim', ['a race', 'una carrera', 'en kapplöpning']],
  ['hellgame', { goal: 'dominion' }, 'end', ['the most points win', 'se cuentan los puntos', 'flest poäng vinner']],
  ['hellgame', { startSquares: 'distinct' }, 'board', ['of their own', 'casilla propia', 'en egen ruta']],
  ['hellgame', { sourceVisit: 'pass' }, 'squares', ['except sources', 'salvo las fuentes', 'utom källor']],
  ['hellgame', { curseTokens: 'mana' }, 'curses', ['there are no curses', 'no hay maldiciones', 'inga förbannelser']],
  ['hellgame', { overcrowding: 'keep' }, 'fight', ['no crush', 'no hay aglomeración', 'ingen trängsel']],
  ['hellgame', { eventTiles: 'face-up' }, 'events', ['lie face up', 'están boca arriba', 'ligger uppvända']],
  [
    'florence',
    { familyDraft: 'deal2keep1' },
    'families',
    ['two family cards', 'dos cartas de familia', 'två familjekort'],
  ],
  [
    'florence',
    { occupiedEntry: 'emptyOnly' },
    'leading',
    ['any empty shield', 'escudo vacío del círculo 1', 'vilken tom sköld'],
  ],
  ['florence', { gateSharing: 'exclusive' }, 'gates', ['a single disc', 'un solo disco', 'bara en lejdbricka']],
  ['florence', { councilRule: 'strict' }, 'quarters', ['Nor is it held', 'Tampoco', 'Inte heller']],
  ['florence', { deckGamble: 'openTop' }, 'fraud', ['which lies face up', 'está a la vista', 'som ligger öppen']],
  ['florence', { negativeInfamy: 'floor0' }, 'money', ['never falls', 'nunca baja', 'sjunker aldrig']],
  ['florence', { plagueRescue: 'on' }, 'end', ['one more plague card', 'carta de peste más', 'ett pestkort till']],
  ['florence', { turnCap: 50 }, 'end', ['50 turns', '50 turnos', '50 turer']],
  ['caravan', { voteTie: 'random' }, 'campaign', ['chance decides', 'el azar', 'slumpen']],
  ['caravan', { retry: 'none' }, 'campaign', ['is the end', 'es el final', 'är slutet']],
]

test.each(cases)('%s with %j: the chapter %s says so, and only then', (game, options, chapter, told) => {
  for (const [i, books] of inAll.entries()) {
    const textOf = (given: JsonObject) => {
      const { game: rules, book } = books[game]
      return book(termsOf(rules, given)).find(({ id }) => id === chapter)!.text
    }
    expect(textOf(options)).toContain(told[i])
    if (options.impsToWin !== 2) expect(textOf({})).not.toContain(told[i])
  }
})

test.each(games.map(({ meta }) => meta))('the variants of $id are named in words', async meta => {
  const game = await games.find(each => each.meta.id === meta.id)!.load()
  for (const language of languages) {
    const words = byAnyKey(await game.words(language))
    expect(variantsOf(meta.options, termsOf(game).options, words)).toEqual([])
    for (const [id, option] of Object.entries(meta.options)) {
      const others: JsonObject[] =
        option.kind === 'choice'
          ? option.values.filter(value => value !== option.default).map(value => ({ [id]: value }))
          : option.kind === 'integer'
            ? [{ [id]: option.default === option.max ? option.min : option.max }]
            : option.kind === 'draw'
              ? [{ [id]: option.values.slice(0, option.count) }]
              : []
      for (const other of others) {
        const [variant, ...more] = variantsOf(meta.options, termsOf(game, other).options, words)
        expect(more).toEqual([])
        expect(variant!.value).not.toBe('')
        expect(JSON.stringify(variant)).not.toMatch(/option\.|undefined/)
        if (option.kind === 'choice') expect(variant!.about).toMatch(/\.$/)
      }
    }
  }
})

test('a practice sheet is told part by part', async () => {
  const words = byAnyKey(await nineCircles.words('en'))
  const { options } = termsOf(nineCircles, { sheet: { dice: 5, rows: [1, 2, 3, 4] } })
  expect(variantsOf(nineCircles.meta.options, options, words)).toMatchObject([
    { name: 'Sheet', value: 'Dice 5; Group pips 1, 2, 3, 4' },
  ])
})

test('the lesson of the race is a race for two as it is usually opened, and says how many imps win it', async () => {
  const { settings, steps } = await lesson('en')
  expect(settings.options).toEqual(impRace.meta.suggested?.[2])
  expect(steps[0]!.text).toContain('three of them there win the game')
  expect(steps.at(-1)!.text).toContain('Bring two more,')
})
