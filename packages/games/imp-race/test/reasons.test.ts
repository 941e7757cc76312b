// Every reason a player can be given, in three languages, and silence where the thing is possible.
import { type Config, Generator, type JsonObject } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Frame } from '../frames.ts'
import { impRace } from '../index.ts'
import type { options } from '../meta.ts'
import type { ImpRaceMove } from '../moves.ts'
import { explain } from '../reasons/index.ts'
import type { ImpRaceState, SeatState, Turn } from '../state.ts'
import { loadWords } from '../words/compiled/load.ts'

const config: Config<typeof options> = {
  players: 2,
  options: {
    impsToWin: 2,
    startSteps: 3,
    openingFaces: 'alternate',
    tileChains: 'full',
    sacrilegeGems: 'lost',
    lateSeatGems: 'none',
    roundLimit: 0,
  },
}
const translators = {} as Record<Language, Awaited<ReturnType<typeof loadWords>>>

beforeAll(async () => {
  for (const language of languages) translators[language] = await loadWords(language)
})

interface Position {
  readonly top: Frame
  readonly red?: Partial<SeatState>
  readonly gold?: Partial<SeatState>
  readonly turn?: Partial<Turn>
  readonly viewer?: number
}

function table({ top, red, gold, turn }: Position): ImpRaceState {
  const state = impRace.setup(config, Generator.seeded(1))
  Object.assign(state.seats[0]!, { imps: [10, 'S1', 'D', 'D'], hand: [], gems: 0 }, red)
  Object.assign(state.seats[1]!, { hand: ['coffin-d'] }, gold)
  Object.assign(state.turn, { number: 1 }, turn)
  state.flow.push(top)
  return state
}

function why(position: Position, intent: JsonObject): (string | null)[] {
  const { viewer = 0 } = position
  const view = impRace.view(table(position), viewer)
  return languages.map(language => explain(view, { ...intent, viewer }, translators[language]))
}

const fight: Frame = {
  kind: 'bid',
  square: 12,
  attacker: { seat: 0, imp: 0 },
  defender: { seat: 1, imp: 0 },
  bidder: 0,
  need: 5,
  stakes: [
    { cards: ['die1-a'], gems: 0, total: 3 },
    { cards: ['trident-d'], gems: 0, total: 5 },
  ],
  staked: ['die1-a', 'trident-d'],
  by: 'die',
}
const atTurn = { top: { kind: 'turn' } } as const
const atMove = { top: { kind: 'move' }, turn: { option: 'run', die: 4 } } as const
const atClose = { top: { kind: 'close' } } as const
const ran = { option: 'run', die: 4, moved: 0, rested: 14 } as const
const gathered = { option: 'gather' } as const
const card = (id: string) => ({ kind: 'card', card: id })
const hand = (...ids: SeatState['hand']): Partial<SeatState> => ({ hand: ids })

const reasons: [string, Position, JsonObject, RegExp, RegExp, RegExp][] = [
  ['R1.1', { ...atTurn, viewer: 1 }, { kind: 'die' }, /⟦0⟧ who/, /decidir a ⟦0⟧/, /⟦0⟧ som/],
  [
    'R1.1, where both hands are empty',
    { ...atTurn, gold: { hand: [] }, viewer: 1 },
    { kind: 'die' },
    /⟦0⟧ who/,
    /decidir a ⟦0⟧/,
    /⟦0⟧ som/,
  ],
  ['R7 other', { top: { ...fight, bidder: 1, need: 6 } }, { kind: 'die' }, /⟦1⟧/, /⟦1⟧/, /⟦1⟧/],
  ['R3.3', { ...atTurn, red: { imps: ['D', 'D', 'H', 'D'] } }, { kind: 'die' }, /no imp/, /ningún/, /ingen/],
  ['R3 imp', atTurn, { kind: 'imp', seat: 0, imp: 0 }, /Roll the die/, /Primero tira/, /Slå tärningen/],
  ['R3 throne', atTurn, { kind: 'throne' }, /Roll the die/, /Primero tira/, /Slå tärningen/],
  [
    'R3.2 steps',
    { ...atTurn, red: { imps: ['S1', 'S2', 'S3', 'D'] } },
    { kind: 'cemetery', seat: 0 },
    /steps are taken/,
    /peldaños están/,
    /trappsteg är/,
  ],
  [
    'R3.2 dead imp',
    { ...atTurn, red: { imps: ['S1', 'S2', 'S3', 'D'] } },
    { kind: 'imp', seat: 0, imp: 3 },
    /steps are taken/,
    /peldaños están/,
    /trappsteg är/,
  ],
  [
    'R3.2 nobody',
    { ...atTurn, red: { imps: [1, 2, 3, 'H'] } },
    { kind: 'cemetery', seat: 0 },
    /Nobody of yours is dead/,
    /ningún diablillo muerto/,
    /är död/,
  ],
  ['R3.2 step', atTurn, { kind: 'step', step: 'S1' }, /on step S1 already/, /peldaño S1 ya/, /trappsteg S1 står/],
  ['R1.5', atTurn, { kind: 'cemetery', seat: 1 }, /not yours/, /no es tuyo/, /inte din/],
  [
    'R4.1 exact',
    { ...atTurn, red: { imps: [38, 'D', 'D', 'H'], hand: ['die3-a'] } },
    card('die3-a'),
    /3 squares/,
    /3 casillas/,
    /3 rutor/,
  ],
  [
    'R4.1 nobody',
    { ...atTurn, red: { imps: ['D', 'D', 'D', 'D'], hand: ['wild-a'] } },
    card('wild-a'),
    /no imp/,
    /ningún/,
    /ingen/,
  ],
  ['R4.1 once', { ...atMove, red: hand('die3-a') }, card('die3-a'), /One throw/, /Solo una/, /Ett slag/],
  ['R4.1 die', atMove, { kind: 'die' }, /One throw/, /Solo una/, /Ett slag/],
  [
    'R3.4 die',
    { ...atClose, turn: gathered, red: hand('die3-a') },
    card('die3-a'),
    /nobody runs/,
    /no corre nadie/,
    /ingen springer/,
  ],
  [
    'R3.4 Banana',
    { ...atClose, turn: gathered, red: hand('banana-a') },
    card('banana-a'),
    /nobody runs/,
    /no corre/,
    /ingen/,
  ],
  [
    'R3.4 Trident',
    { ...atClose, turn: gathered, red: hand('trident-a') },
    card('trident-a'),
    /nobody runs/,
    /no corre/,
    /ingen/,
  ],
  ['R3.4 imp', { ...atClose, turn: gathered }, { kind: 'imp', seat: 0, imp: 0 }, /nobody runs/, /no corre/, /ingen/],
  ['R4.3 before', { ...atTurn, red: hand('banana-a') }, card('banana-a'), /adds one/, /suma uno/, /lägger ett/],
  [
    'R4.3 after',
    { ...atClose, turn: ran, red: hand('banana-a') },
    card('banana-a'),
    /before an imp/,
    /antes de elegir/,
    /innan du/,
  ],
  [
    'R4.3 far',
    { ...atMove, red: { imps: [36, 'H', 'D', 'D'], hand: ['banana-a'] } },
    card('banana-a'),
    /one square more/,
    /una casilla más/,
    /en ruta till/,
  ],
  ['R2.6', { ...atTurn, red: hand('coffin-a') }, card('coffin-a'), /Coffin/, /Ataúd/, /Kistan/],
  [
    'R2.2 nobody',
    { ...atTurn, red: { imps: [1, 2, 3, 'H'], hand: ['angel-a'] } },
    card('angel-a'),
    /dead/,
    /muerto/,
    /död/,
  ],
  [
    'R2.2 steps',
    { ...atTurn, red: { imps: ['S1', 'S2', 'S3', 'D'], hand: ['angel-a'] } },
    card('angel-a'),
    /taken/,
    /ocupados/,
    /upptagna/,
  ],
  [
    'R2.2 none',
    { ...atClose, turn: ran },
    { kind: 'step', step: 'S2' },
    /only an Angel/,
    /solo un Ángel/,
    /bara en Ängel/,
  ],
  [
    'R2.3',
    { ...atTurn, red: { imps: ['S1', 'S2', 'H', 'D'], hand: ['treasure-a'] } },
    card('treasure-a'),
    /none is there/,
    /no hay ninguno/,
    /finns ingen/,
  ],
  [
    'R2.4 gems',
    { ...atTurn, red: { gems: 2 } },
    { kind: 'square', square: 12 },
    /costs 3 gems; you have 2/,
    /tienes 2/,
    /du har 2/,
  ],
  [
    'R2.4 imp',
    { ...atTurn, red: { gems: 3 } },
    { kind: 'square', square: 10 },
    /An imp stands/,
    /hay un diablillo/,
    /står en smådjävul/,
  ],
  [
    'R2.5 tile',
    { ...atClose, turn: { ...ran, bought: 1 }, red: { gems: 5 } },
    { kind: 'square', square: 12 },
    /bought a card/,
    /comprado una/,
    /köpt ett/,
  ],
  [
    'R2.5 card',
    { ...atClose, turn: { ...ran, bought: 1 }, red: hand('angel-a') },
    card('angel-a'),
    /bought a card/,
    /comprado una/,
    /köpt ett/,
  ],
  [
    'R2.5 step',
    { ...atClose, turn: { ...ran, bought: 1 } },
    { kind: 'step', step: 'S2' },
    /bought a card/,
    /comprado una/,
    /köpt ett/,
  ],
  [
    'R8 after buying',
    { ...atClose, turn: { ...ran, bought: 1 }, gold: { imps: [15, 'S1', 'S2', 'D'] } },
    { kind: 'imp', seat: 1, imp: 0 },
    /bought a card/,
    /comprado una/,
    /köpt ett/,
  ],
  ['R4.4 dead', atMove, { kind: 'imp', seat: 0, imp: 2 }, /is dead/, /está muerto/, /är död/],
  [
    'R4.4 home',
    { ...atMove, red: { imps: [10, 'H', 'D', 'D'] } },
    { kind: 'imp', seat: 0, imp: 1 },
    /reached the throne/,
    /llegado al trono/,
    /framme vid/,
  ],
  [
    'R5.1 imp',
    { ...atMove, red: { imps: [37, 10, 'D', 'D'] } },
    { kind: 'imp', seat: 0, imp: 0 },
    /from square 37 it is 3 squares, and this run has 4/,
    /faltan 3 casillas, y esta carrera es de 4/,
    /3 rutor, och loppet är på 4/,
  ],
  [
    'R5.1 throne',
    { ...atMove, red: { imps: [39, 10, 'D', 'D'] } },
    { kind: 'throne' },
    /1 square away/,
    /falta 1 casilla/,
    /1 ruta kvar/,
  ],
  [
    'R4.2 throne',
    { ...atMove, turn: { option: 'run', die: 6, plus: 1 } },
    { kind: 'throne' },
    /this run has 2 to 6/,
    /es de 2 a 6/,
    /på 2 till 6/,
  ],
  ['R4.4 square', atMove, { kind: 'square', square: 20 }, /run of 4 on square 20/, /casilla 20 con/, /ruta 20 med/],
  ['R4.4 step', atMove, { kind: 'step', step: 'S2' }, /run of 4 on step S2/, /peldaño S2 con/, /trappsteg S2 med/],
  ['R4.4 foreign', atMove, { kind: 'imp', seat: 1, imp: 0 }, /not yours/, /no es tuyo/, /inte din/],
  [
    'R4 done',
    { ...atClose, turn: ran },
    { kind: 'imp', seat: 0, imp: 1 },
    /has run/,
    /ya ha corrido/,
    /redan sprungit/,
  ],
  [
    'R8.1 too early',
    { ...atMove, red: hand('trident-a') },
    card('trident-a'),
    /after the run/,
    /después de correr/,
    /efter loppet/,
  ],
  [
    'R8.1 nobody moved',
    { ...atClose, turn: { option: 'run', die: 4 }, red: hand('trident-a') },
    card('trident-a'),
    /has moved/,
    /se ha movido/,
    /har flyttats/,
  ],
  [
    'R8.1 dead',
    { ...atClose, turn: { ...ran, rested: null }, red: hand('trident-a') },
    card('trident-a'),
    /did not end/,
    /no ha acabado/,
    /slutade inte/,
  ],
  [
    'R8.1 not ahead',
    { ...atClose, turn: ran, red: hand('trident-a'), gold: { imps: [21, 'S1', 'S2', 'D'] } },
    { kind: 'imp', seat: 1, imp: 0 },
    /directly ahead/,
    /justo delante/,
    /precis framför/,
  ],
  [
    'R8.1 no Trident',
    { ...atClose, turn: ran, gold: { imps: [15, 'S1', 'S2', 'D'] } },
    { kind: 'square', square: 15 },
    /no Trident/,
    /ningún Tridente/,
    /ingen Treudd/,
  ],
  ['R11.1 run', atMove, { kind: 'deck' }, /end of the turn/, /final del turno/, /slutet av turen/],
  [
    'R11.2 none',
    { ...atClose, turn: gathered, red: { imps: ['S1', 'S2', 'H', 'D'], gems: 5 } },
    { kind: 'deck' },
    /imp on the route/,
    /en el recorrido/,
    /på banan/,
  ],
  [
    'R11.2 most',
    { ...atClose, turn: { ...gathered, bought: 1 }, red: { gems: 5 } },
    { kind: 'deck' },
    /buy one card a turn/,
    /comprar una carta por turno/,
    /köpa ett kort per tur/,
  ],
  [
    'R11.2 gems',
    { ...atClose, turn: gathered, red: { imps: [10, 20, 'D', 'D'], gems: 1 } },
    { kind: 'deck' },
    /: 2. You have 1/,
    /: 2. Tienes 1/,
    /: 2. Du har 1/,
  ],
  ['R10', atTurn, { kind: 'bag' }, /nobody simply/, /no se toman/, /man tar dem inte/],
  [
    'R7.2',
    { top: fight, red: { hand: ['coffin-a'] } },
    { kind: 'die' },
    /at 3 and need 5/,
    /llevas 3 y necesitas 5/,
    /har 3 och behöver 5/,
  ],
  [
    'R7.3',
    { top: { ...fight, need: 3 }, red: { hand: ['coffin-a'] } },
    { kind: 'deck' },
    /that is enough/,
    /y basta/,
    /det räcker/,
  ],
  ['R7.5', { top: fight, red: { hand: ['wild-a'] } }, card('wild-a'), /come to 4, and 5/, /pasarías de 4/, /bara 4/],
  [
    'R7.7',
    { top: { ...fight, bidder: 1, need: 6 }, gold: { gems: 9 }, viewer: 1 },
    { kind: 'square', square: 20 },
    /your own turn/,
    /tu propio turno/,
    /din egen tur/,
  ],
  [
    'R7.7 attacker',
    { top: fight, red: { gems: 2 } },
    { kind: 'square', square: 20 },
    /costs 3 gems/,
    /cuesta 3/,
    /kostar 3/,
  ],
  [
    'W4',
    { top: { kind: 'chain', imp: 0, square: 10, tile: 'banana' } },
    { kind: 'imp', seat: 0, imp: 1 },
    /carries your imp off/,
    /se lleva/,
    /för brickan bort/,
  ],
  [
    'R6.2',
    { top: { kind: 'step', cause: 'cherub', imp: 2 } },
    { kind: 'die' },
    /choose a free step/,
    /elige un peldaño/,
    /ett ledigt trappsteg/,
  ],
  [
    'R6.2 taken',
    { top: { kind: 'step', cause: 'cherub', imp: 2 } },
    { kind: 'step', step: 'S1' },
    /already/,
    /ya hay/,
    /redan/,
  ],
  ['R9.3', { top: { kind: 'full', draw: 'tile' } }, { kind: 'deck' }, /limit/, /límite/, /gränsen/],
  [
    'R8.2 card',
    {
      top: { kind: 'parry', attacker: 1, victim: { seat: 0, imp: 0 }, square: 10, card: 'trident-b' },
      red: hand('coffin-a'),
    },
    card('coffin-a'),
    /Only a Trident/,
    /otro Tridente/,
    /Bara en Treudd/,
  ],
  [
    'R8.2',
    {
      top: { kind: 'parry', attacker: 1, victim: { seat: 0, imp: 0 }, square: 10, card: 'trident-b' },
      red: hand('coffin-a'),
    },
    { kind: 'die' },
    /answer the Trident/,
    /responde al Tridente/,
    /Svara först/,
  ],
]

describe('reasons', () => {
  test.each(reasons)('%s', (_, position, intent, ...expected) => {
    const said = why(position, intent)
    expected.forEach((pattern, i) => {
      expect(said[i]).toMatch(pattern)
    })
  })

  test('the game is over', () => {
    const view = { ...impRace.view(table(atTurn), 0), flow: [], winner: 1 }
    const said = languages.map(language => explain(view, { kind: 'die' }, translators[language]))
    expect(said).toEqual(['The race is over.', 'La carrera ha terminado.', 'Kapplöpningen är över.'])
  })

  test('a touch that means nothing has no reason', () => {
    expect(why(atTurn, { kind: 'something else' })).toEqual([null, null, null])
  })
})

/** The touches that make a move, without the labelled buttons. */
function touches(move: ImpRaceMove, { seats, turn }: ImpRaceState): JsonObject[] {
  switch (move.do) {
    case 'gather':
      return [{ kind: 'deck' }]
    case 'roll':
      return [{ kind: 'die' }]
    case 'raise':
      return [
        { kind: 'step', step: move.step },
        { kind: 'cemetery', seat: turn.seat },
        { kind: 'imp', seat: turn.seat, imp: seats[turn.seat]!.imps.indexOf('D') },
      ]
    case 'move':
      return [{ kind: 'imp', seat: turn.seat, imp: move.imp }]
    case 'sacrilege':
      return [{ kind: 'square', square: move.square }]
    case 'step':
      return [{ kind: 'step', step: move.step }]
    case 'buy':
      return [{ kind: 'deck' }, ...(move.discard ? [card(move.discard)] : [])]
    case 'angel':
      return [card(move.card), { kind: 'step', step: move.step }]
    default:
      return 'card' in move ? [card(move.card)] : []
  }
}

/** Everything that can be touched. */
function everything(state: ImpRaceState, seat: number): JsonObject[] {
  return [
    { kind: 'die' },
    { kind: 'deck' },
    { kind: 'bag' },
    { kind: 'throne' },
    ...['S1', 'S2', 'S3'].map(step => ({ kind: 'step', step })),
    ...Array.from({ length: 39 }, (_, i) => ({ kind: 'square', square: i + 1 })),
    ...state.seats[seat]!.hand.map(card),
    ...state.seats.flatMap((_, owner) => [
      { kind: 'cemetery', seat: owner },
      ...[0, 1, 2, 3].map(imp => ({ kind: 'imp', seat: owner, imp })),
    ]),
  ]
}

test('in random games what can be done is never explained away, and all else has a reason', () => {
  const random = Generator.seeded(7)
  const ctx = { random: Generator.seeded(8), emit() {} }
  const { en } = translators
  for (let game = 0; game < 4; game++) {
    const state = impRace.setup({ ...config, players: 2 + game }, Generator.seeded(game))
    impRace.advance(state, ctx)
    for (let decision = 0; decision < 250 && state.flow.length > 0; decision++) {
      const [seat = 0] = impRace.actors(state)
      const moves = impRace.moves(state, seat)
      const view = impRace.view(state, seat)
      for (const move of moves)
        for (const touch of touches(move, state)) expect(explain(view, touch, en), JSON.stringify(touch)).toBeNull()
      for (const touch of everything(state, seat))
        expect(explain(view, touch, en) ?? 'Possible.', JSON.stringify(touch)).toMatch(/^[A-Z](?!.*undefined).+\.$/)
      impRace.play(state, seat, moves[random.die(moves.length) - 1]!, ctx)
    }
  }
})
