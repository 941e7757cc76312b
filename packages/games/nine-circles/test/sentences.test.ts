// What players read, in all three languages: each sentence here was checked by hand.
import { Generator } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { beforeAll, expect, describe as suite, test } from 'vitest'
import { circleIds } from '../box/circles.ts'
import { rankIds } from '../box/ranks.ts'
import type { NineCirclesEvent } from '../events.ts'
import { nineCircles } from '../index.ts'
import { tellEvent } from '../log/index.ts'
import { meta } from '../meta.ts'
import type { NineCirclesMove } from '../moves.ts'
import { describeMove } from '../prompt/index.ts'
import type { NineCirclesView } from '../state.ts'
import { loadWords } from '../words/compiled/load.ts'

type Position = Partial<NineCirclesView>
type Sentences = Record<Language, string>

const options = {
  stop: 'strict',
  ranks: 'source',
  sheet: { dice: 9, rows: [7, 7, 7, 7], virgil: 9, start: 1 },
} as const
const start = nineCircles.setup({ players: 1, options }, Generator.seeded(1))

type Voice = Awaited<ReturnType<typeof loadWords>>
const translators = {} as Record<Language, Voice>

beforeAll(async () => {
  for (const language of languages) translators[language] = await loadWords(language)
})

function inAll(say: (t: Voice) => string): Sentences {
  const [en, es, sv] = languages.map(language => say(translators[language]))
  return { en: en!, es: es!, sv: sv! }
}

function describe(move: NineCirclesMove, position: Position): Sentences {
  const view = nineCircles.view({ ...start, ...position }, 0)
  return inAll(t => describeMove(move, view, t))
}

function tell(event: NineCirclesEvent): Sentences {
  return inAll(t => tellEvent(event, t))
}

const moves: [NineCirclesMove, Position, Sentences][] = [
  [
    { do: 'declare', n: 1 },
    { circle: 8 },
    {
      en: 'Declare 1; two 1s will clear the circle',
      es: 'Anuncia el 1; con dos unos superas el círculo',
      sv: 'Välj 1; med två ettor klarar du kretsen',
    },
  ],
  [
    { do: 'declare', n: 4 },
    { circle: 8 },
    {
      en: 'Declare 4; two 4s will clear the circle',
      es: 'Anuncia el 4; con dos cuatros superas el círculo',
      sv: 'Välj 4; med två fyror klarar du kretsen',
    },
  ],
  [
    { do: 'roll', rows: [4], fresh: 4, again: [] },
    {},
    {
      en: 'Roll four fresh dice (row 4, 6 pips left)',
      es: 'Tira cuatro dados nuevos (fila 4, quedan 6 casillas)',
      sv: 'Slå fyra nya tärningar (rad 4, 6 rutor kvar)',
    },
  ],
  [
    { do: 'roll', rows: [1], fresh: 1, again: [] },
    { rows: [2, 7, 7, 7] },
    {
      en: 'Roll a fresh die (row 1, 1 pip left)',
      es: 'Tira un dado nuevo (fila 1, queda 1 casilla)',
      sv: 'Slå en ny tärning (rad 1, 1 ruta kvar)',
    },
  ],
  [
    { do: 'roll', rows: [2], fresh: 0, again: [4, 6] },
    { circle: 3, active: [4, 6], rows: [7, 1, 7, 7] },
    {
      en: 'Roll a 4 and a 6 again (row 2, no pips left)',
      es: 'Vuelve a tirar un cuatro y un seis (fila 2, no queda ninguna casilla)',
      sv: 'Slå om en fyra och en sexa (rad 2, ingen ruta kvar)',
    },
  ],
  [
    { do: 'roll', rows: [2], fresh: 1, again: [5] },
    { active: [5] },
    {
      en: 'Roll a 5 again with a fresh die (row 2, 6 pips left)',
      es: 'Vuelve a tirar un cinco con un dado nuevo (fila 2, quedan 6 casillas)',
      sv: 'Slå om en femma tillsammans med en ny tärning (rad 2, 6 rutor kvar)',
    },
  ],
  [
    { do: 'roll', rows: [2], fresh: 2, again: [] },
    { circle: 9, active: [3, 6, 6] },
    {
      en: 'Keep a 3 and two 6s; roll two fresh dice (row 2, 6 pips left)',
      es: 'Conserva un tres y dos seises; tira dos dados nuevos (fila 2, quedan 6 casillas)',
      sv: 'Behåll en trea och två sexor; slå två nya tärningar (rad 2, 6 rutor kvar)',
    },
  ],
  [
    { do: 'roll', rows: [2], fresh: 0, again: [4, 6] },
    { circle: 3, active: [2, 2, 4, 6] },
    {
      en: 'Keep two 2s; roll a 4 and a 6 again (row 2, 6 pips left)',
      es: 'Conserva dos doses; vuelve a tirar un cuatro y un seis (fila 2, quedan 6 casillas)',
      sv: 'Behåll två tvåor; slå om en fyra och en sexa (rad 2, 6 rutor kvar)',
    },
  ],
  [
    { do: 'roll', rows: [4], fresh: 1, again: [1, 3, 3] },
    { circle: 2, active: [1, 1, 3, 3, 3] },
    {
      en: 'Keep a 1 and a 3; roll a 1 and two 3s again with a fresh die (row 4, 6 pips left)',
      es: 'Conserva un uno y un tres; vuelve a tirar un uno y dos treses con un dado nuevo (fila 4, quedan 6 casillas)',
      sv: 'Behåll en etta och en trea; slå om en etta och två treor tillsammans med en ny tärning (rad 4, 6 rutor kvar)',
    },
  ],
  [
    { do: 'roll', rows: [4, 1], fresh: 5, again: [] },
    { circle: 7 },
    {
      en: 'Roll five fresh dice (rows 4 and 1 joined)',
      es: 'Tira cinco dados nuevos (filas 4 y 1 unidas)',
      sv: 'Slå fem nya tärningar (raderna 4 och 1 tillsammans)',
    },
  ],
  [
    { do: 'roll', rows: [2, 1, 1], fresh: 3, again: [2] },
    { circle: 7, active: [2, 6] },
    {
      en: 'Keep a 6; roll a 2 again with three fresh dice (rows 2, 1 and 1 joined)',
      es: 'Conserva un seis; vuelve a tirar un dos con tres dados nuevos (filas 2, 1 y 1 unidas)',
      sv: 'Behåll en sexa; slå om en tvåa tillsammans med tre nya tärningar (raderna 2, 1 och 1 tillsammans)',
    },
  ],
  [
    { do: 'virgil', from: 3, to: 4 },
    { active: [3] },
    {
      en: 'Raise a 3 to 4 (8 Virgil pips left)',
      es: 'Sube un tres a cuatro (quedan 8 casillas de Virgilio)',
      sv: 'Höj en trea till 4 (8 Vergiliusrutor kvar)',
    },
  ],
  [
    { do: 'virgil', from: 6, to: 5 },
    { active: [6], virgil: 2 },
    {
      en: 'Lower a 6 to 5 (1 Virgil pip left)',
      es: 'Baja un seis a cinco (queda 1 casilla de Virgilio)',
      sv: 'Sänk en sexa till 5 (1 Vergiliusruta kvar)',
    },
  ],
  [
    { do: 'virgil', from: 5, to: 2 },
    { active: [5], virgil: 1 },
    {
      en: 'Flip a 5 to 2 (no Virgil pips left)',
      es: 'Dale la vuelta a un cinco para que sea un dos (no queda ninguna casilla de Virgilio)',
      sv: 'Vänd en femma till 2 (ingen Vergiliusruta kvar)',
    },
  ],
  [
    { do: 'claim', use: [1] },
    { circle: 1, active: [1, 1, 4] },
    {
      en: 'Claim a 1; a 1 and a 4 are lost',
      es: 'Supera el círculo con un uno; pierdes un uno y un cuatro',
      sv: 'Klara kretsen med en etta; du förlorar en etta och en fyra',
    },
  ],
  [
    { do: 'claim', use: [1, 2, 6] },
    { circle: 2, active: [1, 2, 3, 3, 6] },
    {
      en: 'Claim 6 + 2 + 1; two 3s are lost',
      es: 'Supera el círculo con 6 + 2 + 1; pierdes dos treses',
      sv: 'Klara kretsen med 6 + 2 + 1; du förlorar två treor',
    },
  ],
  [
    { do: 'claim', use: [4, 5, 5, 6] },
    { circle: 5, active: [2, 4, 5, 5, 6] },
    {
      en: 'Claim 6 + 4 and 5 + 5; a 2 is lost',
      es: 'Supera el círculo con 6 + 4 y 5 + 5; pierdes un dos',
      sv: 'Klara kretsen med 6 + 4 och 5 + 5; du förlorar en tvåa',
    },
  ],
  [
    // 6 + 3 leads nowhere: there is no 1.
    { do: 'claim', use: [2, 2, 2, 3, 5, 6] },
    { circle: 5, active: [2, 2, 2, 3, 5, 6] },
    {
      en: 'Claim 6 + 2 + 2 and 5 + 3 + 2; no die is lost',
      es: 'Supera el círculo con 6 + 2 + 2 y 5 + 3 + 2; no pierdes ningún dado',
      sv: 'Klara kretsen med 6 + 2 + 2 och 5 + 3 + 2; du förlorar ingen tärning',
    },
  ],
  [
    { do: 'claim', use: [2, 3, 4, 5] },
    { circle: 6, active: [1, 2, 3, 4, 5] },
    {
      en: 'Claim 2, 3, 4 and 5; a 1 is lost',
      es: 'Supera el círculo con 2, 3, 4 y 5; pierdes un uno',
      sv: 'Klara kretsen med 2, 3, 4 och 5; du förlorar en etta',
    },
  ],
  [
    { do: 'claim', use: [1, 2, 3, 4, 6] },
    { circle: 7, active: [1, 2, 3, 4, 6, 6] },
    {
      en: 'Claim 1, 2, 3, 4 and 6; a 6 is lost',
      es: 'Supera el círculo con 1, 2, 3, 4 y 6; pierdes un seis',
      sv: 'Klara kretsen med 1, 2, 3, 4 och 6; du förlorar en sexa',
    },
  ],
  [
    { do: 'claim', use: [6, 6, 6] },
    { circle: 9, active: [6, 6, 6] },
    {
      en: 'Claim three 6s; no die is lost',
      es: 'Supera el círculo con tres seises; no pierdes ningún dado',
      sv: 'Klara kretsen med tre sexor; du förlorar ingen tärning',
    },
  ],
  [
    { do: 'concede' },
    { circle: 4 },
    {
      en: 'Give up; the descent ends in circle 4, Greed',
      es: 'Ríndete; el descenso acaba en el círculo 4, Avaricia',
      sv: 'Ge upp; nedstigningen slutar i krets 4, Girighet',
    },
  ],
]

const events: [NineCirclesEvent, Sentences][] = [
  [
    { e: 'circleStarted', circle: 3 },
    {
      en: 'You enter circle 3, Gluttony, and need three dice showing 2. The rain is cold and foul, and a dog with three heads would like to know what you have brought to eat.',
      es: 'Entras en el círculo 3, Gula, y necesitas tres doses. La lluvia es fría y sucia, y un perro de tres cabezas quiere saber qué le has traído de comer.',
      sv: 'Du går in i krets 3, Frosseri, och behöver tre tvåor. Regnet är kallt och smutsigt, och en hund med tre huvuden undrar vad du har med dig att äta.',
    },
  ],
  [
    { e: 'declared', n: 4 },
    { en: 'You declared 4.', es: 'Anunciaste el 4.', sv: 'Du valde 4.' },
  ],
  [
    { e: 'rolled', rows: [4], fresh: 4, again: [], values: [6, 4, 2, 1] },
    {
      en: 'You rolled four fresh dice: 6, 4, 2 and 1.',
      es: 'Tiraste cuatro dados nuevos: 6, 4, 2 y 1.',
      sv: 'Du slog fyra nya tärningar: 6, 4, 2 och 1.',
    },
  ],
  [
    { e: 'rolled', rows: [1], fresh: 1, again: [], values: [6] },
    { en: 'You rolled a fresh die: 6.', es: 'Tiraste un dado nuevo: 6.', sv: 'Du slog en ny tärning: 6.' },
  ],
  [
    { e: 'rolled', rows: [2], fresh: 0, again: [4, 6], values: [3, 5] },
    {
      en: 'You rolled a 4 and a 6 again: 3 and 5.',
      es: 'Volviste a tirar un cuatro y un seis: 3 y 5.',
      sv: 'Du slog om en fyra och en sexa: 3 och 5.',
    },
  ],
  [
    { e: 'rolled', rows: [2], fresh: 1, again: [1], values: [5, 5] },
    {
      en: 'You rolled a 1 again with a fresh die: 5 and 5.',
      es: 'Volviste a tirar un uno con un dado nuevo: 5 y 5.',
      sv: 'Du slog om en etta tillsammans med en ny tärning: 5 och 5.',
    },
  ],
  [
    { e: 'rolled', rows: [4, 1], fresh: 5, again: [], values: [5, 2, 6, 5, 1] },
    {
      en: 'You joined rows 4 and 1 and rolled five fresh dice: 5, 2, 6, 5 and 1.',
      es: 'Uniste las filas 4 y 1 y tiraste cinco dados nuevos: 5, 2, 6, 5 y 1.',
      sv: 'Du lade ihop raderna 4 och 1 och slog fem nya tärningar: 5, 2, 6, 5 och 1.',
    },
  ],
  [
    { e: 'rolled', rows: [1, 1], fresh: 0, again: [2, 2], values: [3, 4] },
    {
      en: 'You joined rows 1 and 1 and rolled two 2s again: 3 and 4.',
      es: 'Uniste las filas 1 y 1 y volviste a tirar dos doses: 3 y 4.',
      sv: 'Du lade ihop raderna 1 och 1 och slog om två tvåor: 3 och 4.',
    },
  ],
  [
    { e: 'rolled', rows: [3, 1], fresh: 2, again: [2, 4], values: [1, 1, 1, 2] },
    {
      en: 'You joined rows 3 and 1 and rolled a 2 and a 4 again with two fresh dice: 1, 1, 1 and 2.',
      es: 'Uniste las filas 3 y 1 y volviste a tirar un dos y un cuatro con dos dados nuevos: 1, 1, 1 y 2.',
      sv: 'Du lade ihop raderna 3 och 1 och slog om en tvåa och en fyra tillsammans med två nya tärningar: 1, 1, 1 och 2.',
    },
  ],
  [
    { e: 'fivesDiscarded', count: 1 },
    {
      en: 'The Minotaur tramples a 5; it is out of the game.',
      es: 'El Minotauro pisotea un cinco; queda fuera de la partida.',
      sv: 'Minotauren trampar ner en femma; den är borta ur spelet.',
    },
  ],
  [
    { e: 'fivesDiscarded', count: 2 },
    {
      en: 'The Minotaur tramples two 5s; they are out of the game.',
      es: 'El Minotauro pisotea dos cincos; quedan fuera de la partida.',
      sv: 'Minotauren trampar ner två femmor; de är borta ur spelet.',
    },
  ],
  [
    { e: 'virgilUsed', from: 3, to: 4 },
    {
      en: 'With Virgil’s help you raised a 3 to 4.',
      es: 'Con la ayuda de Virgilio subiste un tres a cuatro.',
      sv: 'Med Vergilius hjälp höjde du en trea till 4.',
    },
  ],
  [
    { e: 'virgilUsed', from: 2, to: 1 },
    {
      en: 'With Virgil’s help you lowered a 2 to 1.',
      es: 'Con la ayuda de Virgilio bajaste un dos a uno.',
      sv: 'Med Vergilius hjälp sänkte du en tvåa till 1.',
    },
  ],
  [
    { e: 'virgilUsed', from: 1, to: 6 },
    {
      en: 'With Virgil’s help you flipped a 1 to 6.',
      es: 'Con la ayuda de Virgilio le diste la vuelta a un uno para que fuera un seis.',
      sv: 'Med Vergilius hjälp vände du en etta till 6.',
    },
  ],
  [
    { e: 'circleCleared', circle: 3, use: [2, 2, 2], removed: [5] },
    {
      en: 'You cleared circle 3, Gluttony, with three 2s; a 5 was lost.',
      es: 'Superaste el círculo 3, Gula, con tres doses; perdiste un cinco.',
      sv: 'Du klarade krets 3, Frosseri, med tre tvåor; du förlorade en femma.',
    },
  ],
  [
    { e: 'circleCleared', circle: 5, use: [1, 3, 4, 6, 6], removed: [5, 5] },
    {
      en: 'You cleared circle 5, Wrath, with 6 + 4 and 6 + 3 + 1; two 5s were lost.',
      es: 'Superaste el círculo 5, Ira, con 6 + 4 y 6 + 3 + 1; perdiste dos cincos.',
      sv: 'Du klarade krets 5, Vrede, med 6 + 4 och 6 + 3 + 1; du förlorade två femmor.',
    },
  ],
  [
    { e: 'circleCleared', circle: 8, use: [4, 4], removed: [] },
    {
      en: 'You cleared circle 8, Fraud, with two 4s; no die was lost.',
      es: 'Superaste el círculo 8, Fraude, con dos cuatros; no perdiste ningún dado.',
      sv: 'Du klarade krets 8, Bedrägeri, med två fyror; du förlorade ingen tärning.',
    },
  ],
  [
    { e: 'gameWon', dice: 7, pips: 4, virgil: 0, score: 11, rank: 'poet' },
    {
      en: 'You climbed out of the inferno with 7 dice, 4 empty group pips and no empty Virgil pips: 11 points. Your rank: Poet. You are tired to the bone, and the first hundred lines are already in your head.',
      es: 'Saliste del infierno con 7 dados, 4 casillas de grupo libres y ninguna casilla de Virgilio libre: 11 puntos. Tu rango: Poeta. Llegas con los huesos molidos y con los cien primeros versos ya en la cabeza.',
      sv: 'Du tog dig ut ur infernot med 7 tärningar, 4 tomma grupprutor och ingen tom Vergiliusruta: 11 poäng. Din rang: Poet. Du är trött ända in i märgen, och de första hundra raderna har du redan i huvudet.',
    },
  ],
  [
    { e: 'gameWon', dice: 4, pips: 0, virgil: 1, score: 5, rank: null },
    {
      en: 'You climbed out of the inferno with 4 dice, no empty group pips and 1 empty Virgil pip: 5 points. A practice sheet earns no rank.',
      es: 'Saliste del infierno con 4 dados, ninguna casilla de grupo libre y 1 casilla de Virgilio libre: 5 puntos. Una hoja de práctica no da rango.',
      sv: 'Du tog dig ut ur infernot med 4 tärningar, ingen tom gruppruta och 1 tom Vergiliusruta: 5 poäng. Ett övningsblad ger ingen rang.',
    },
  ],
  [
    { e: 'gameLost', cause: 'dice', circle: 3, cleared: 2 },
    {
      en: 'Too few dice are left for circle 3, Gluttony: the descent is over. You cleared 2 circles.',
      es: 'Te quedan muy pocos dados para el círculo 3, Gula: se acabó el descenso. Superaste 2 círculos.',
      sv: 'Du har för få tärningar kvar för krets 3, Frosseri: nedstigningen är över. Du klarade 2 kretsar.',
    },
  ],
  [
    { e: 'gameLost', cause: 'pips', circle: 2, cleared: 1 },
    {
      en: 'You have no roll left in circle 2, Lust, and Virgil cannot make up for it: the descent is over. You cleared one circle.',
      es: 'No te queda ninguna tirada en el círculo 2, Lujuria, y Virgilio no puede suplirla: se acabó el descenso. Superaste un círculo.',
      sv: 'Du har inget slag kvar i krets 2, Vällust, och det kan Vergilius inte råda bot på: nedstigningen är över. Du klarade en krets.',
    },
  ],
  [
    { e: 'gameLost', cause: 'concede', circle: 1, cleared: 0 },
    {
      en: 'You gave up in circle 1, Virtuous Pagans. You cleared no circle.',
      es: 'Te rendiste en el círculo 1, Paganos virtuosos. No superaste ningún círculo.',
      sv: 'Du gav upp i krets 1, Dygdiga hedningar. Du klarade ingen krets.',
    },
  ],
]

suite('moves in words', () => {
  test.each(moves)('%j in %j', (move, position, sentences) => {
    expect(describe(move, position)).toEqual(sentences)
  })

  test('each kind of move is here', () => {
    const kinds = new Set(moves.map(([move]) => move.do))
    expect([...kinds].sort()).toEqual(['claim', 'concede', 'declare', 'roll', 'virgil'])
  })
})

suite('events in words', () => {
  test.each(events)('%j', (event, sentences) => {
    expect(tell(event)).toEqual(sentences)
  })

  test('each kind of event is here', () => {
    const kinds = new Set(events.map(([event]) => event.e))
    expect([...kinds].sort()).toEqual([
      'circleCleared',
      'circleStarted',
      'declared',
      'fivesDiscarded',
      'gameLost',
      'gameWon',
      'rolled',
      'virgilUsed',
    ])
  })
})

suite('words that tables of other code ask for', () => {
  test.each(circleIds)('every circle is entered with a sentence of its own: %s', id => {
    const sentences = tell({ e: 'circleStarted', circle: circleIds.indexOf(id) + 1 })
    for (const language of languages) {
      expect(sentences[language]).toContain(translators[language](`circle.${id}.name`))
      expect(sentences[language]).toContain(translators[language](`circle.${id}.target`))
      expect(sentences[language]).not.toContain(`circle.${id}`)
    }
  })

  test.each(rankIds)('every rank has a name and a sentence: %s', rank => {
    const sentences = tell({ e: 'gameWon', dice: 9, pips: 1, virgil: 2, score: 12, rank })
    for (const language of languages) {
      expect(sentences[language]).toContain(translators[language](`rank.${rank}.name`))
      expect(sentences[language]).toContain(translators[language](`rank.${rank}.text`))
    }
  })

  test('every option, its values and its parts have a label and an explanation', () => {
    for (const language of languages) {
      // Options are looked up by name, as a lobby does it that knows no game.
      const t = translators[language] as (key: string) => string
      for (const [name, option] of Object.entries(meta.options)) {
        const parts = option.kind === 'choice' ? option.values : Object.keys(option.fields)
        const keys = [
          `option.${name}.name`,
          `option.${name}.about`,
          ...parts.flatMap(part => [`option.${name}.${part}`, `option.${name}.${part}.about`]),
        ]
        for (const key of keys) expect(t(key), key).not.toBe(key)
      }
    }
  })
})
