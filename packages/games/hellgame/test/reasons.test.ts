// Every reason a player can be given, in three languages, and silence where the thing is possible.
import { configOf, Generator, type JsonObject } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Frame } from '../frames.ts'
import { hellgame } from '../index.ts'
import { explain } from '../reasons/index.ts'
import type { HellgameState, SeatState, Turn } from '../state.ts'
import { loadWords } from '../words/compiled/load.ts'

const translators = {} as Record<Language, Awaited<ReturnType<typeof loadWords>>>

beforeAll(async () => {
  for (const language of languages) translators[language] = await loadWords(language)
})

interface Position {
  readonly top: Frame
  readonly me?: Partial<SeatState>
  readonly other?: Partial<SeatState>
  readonly turn?: Partial<Turn>
  readonly state?: Partial<HellgameState>
  readonly options?: JsonObject
}

/** Seat 0 on 1-12 and seat 1 on 1-40, with a few known tiles. */
function table({ top, me, other, turn, state: rest, options = {} }: Position): HellgameState {
  const state = hellgame.setup(configOf(hellgame, 2, options), Generator.seeded(1))
  Object.assign(state.tiles, { '1-11': 'S-souls', '2-10': 'T-buy', '1-30': 'T-ferry', '2-5': 'F-souls' })
  state.spells = ['reap', 'time-walk', 'banish']
  Object.assign(state.seats[0]!, { at: '1-12' }, me)
  Object.assign(state.seats[1]!, { at: '1-40' }, other)
  Object.assign(state.turn, { seat: 0 }, turn)
  Object.assign(state, rest)
  state.flow = [top]
  return state
}

function why(position: Position, intent: JsonObject): (string | null)[] {
  const view = hellgame.view(table(position), 0)
  return languages.map(language => explain(view, intent, translators[language]))
}

const walking = { top: { kind: 'movement' } } as const
const riding = { top: { kind: 'ferry', used: 1 } } as const
const casting = { top: { kind: 'spell' }, me: { mana: 5, curse: 1 } } as const
const placing = { top: { kind: 'demons' } } as const
const event = (id: Extract<Frame, { kind: 'event' }>['event'], left = 1): Frame => ({ kind: 'event', event: id, left })
const square = (at: string) => ({ kind: 'square', square: at })
const spell = (id: string) => ({ kind: 'spell', spell: id })
const curse = (id: string) => ({ kind: 'curse', curse: id })
const item = (id: string) => ({ kind: 'item', item: id })
const spells = (...ids: HellgameState['spells']) => ({ spells: ids })
const holding = (id: SeatState['items'][number]['id'], upright = true): Partial<SeatState> => ({
  items: [{ id, upright }],
})

const reasons: [string, Position, JsonObject, RegExp, RegExp, RegExp][] = [
  ['R12 other', { ...walking, turn: { seat: 1 } }, { ...square('1-13'), viewer: 0 }, /⟦1⟧ who/, /⟦1⟧/, /⟦1⟧ som/],
  [
    'R9 over',
    { top: { kind: 'movement' }, state: { ended: 'throne' } },
    square('1-13'),
    /is over/,
    /ha terminado/,
    /är slut/,
  ],
  ['3.6 start', { top: { kind: 'start', seat: 0 } }, square('1-6'), /1-5, 1-12/, /1-5, 1-12/, /1-5, 1-12/],
  [
    '3.6 distinct',
    { top: { kind: 'start', seat: 0 }, options: { startSquares: 'distinct' } },
    square('1-40'),
    /starts on square 1-40/,
    /en la casilla 1-40/,
    /på ruta 1-40/,
  ],
  ['3.6 first', { top: { kind: 'start', seat: 0 } }, { kind: 'speed' }, /start square/, /salida/, /startruta/],

  ['R3.2 here', walking, square('1-12'), /there already/, /Ya estás/, /redan där/],
  ['R7.3', { ...walking, state: { removed: { '1-13': true } } }, square('1-13'), /hinderance/, /obstáculo/, /hinder/],
  ['R3.2 steps', { ...walking, turn: { used: 2 } }, square('1-20'), /speed token/, /ficha de/, /fartmarkör/],
  [
    'R3.2 none',
    { ...walking, turn: { used: 4, sped: true }, me: {} },
    square('1-13'),
    /no steps left/,
    /No te quedan/,
    /inga steg kvar/,
  ],
  ['R3.4 order', walking, square('3-0'), /in order.*circle 2/, /por orden.*círculo 2/, /ordning.*krets 2/],
  [
    'R3.4 price',
    { ...walking, me: { souls: 1 } },
    square('2-9'),
    /2 souls; you have 1/,
    /2 almas; tienes 1/,
    /2 själar; du har 1/,
  ],
  ['R3.4 transition', walking, square('2-10'), /over a transition/, /por un cruce/, /över en övergång/],
  ['R3.4 far', walking, square('2-16'), /9 steps/, /9 pasos/, /9 steg/],
  ['R3.7', walking, square('1-32'), /from a portal/, /desde otro portal/, /från en annan portal/],
  [
    'R2.5 portal',
    { ...walking, me: { at: '1-0' }, state: { track: { slot: 4, length: 6, eclipse: 2 } } },
    square('1-21'),
    /eclipse.*slot 2/,
    /eclipse.*espacio 2/,
    /förmörkelsen.*fält 2/,
  ],
  [
    'R2.5 wayling',
    { ...walking, state: { demons: { '1-30': [0], '1-28': [0] }, track: { slot: 4, length: 6, eclipse: 2 } } },
    square('1-28'),
    /only steps/,
    /solo pasos/,
    /bara steg/,
  ],
  [
    'R3.8 factory',
    { ...walking, me: { unlocked: 2 }, state: { demons: { '2-17': [0] } } },
    square('2-17'),
    /plain squares/,
    /casillas normales/,
    /vanliga rutor/,
  ],
  [
    'R3.8 foreign',
    { ...walking, state: { demons: { '1-28': [1] } } },
    square('1-28'),
    /your own/,
    /tus propios/,
    /dina egna/,
  ],
  ['R3.3 far', walking, square('1-20'), /8 steps.*2 left/, /8 pasos.*quedan 2/, /8 steg.*2 kvar/],
  [
    'R3.3 link',
    { ...walking, me: { unlocked: 2 }, state: { removed: { '2-4': true, '2-2': true, '1-5': true } } },
    square('2-3'),
    /No open way/,
    /Ningún camino/,
    /Ingen öppen väg/,
  ],
  [
    'R3.5 once',
    { ...walking, turn: { sped: true } },
    { kind: 'speed' },
    /have spent it/,
    /ya la has gastado/,
    /har du använt/,
  ],
  [
    'R3.5 slowed',
    { ...walking, turn: { slowed: true } },
    { kind: 'speed' },
    /slowed: one step/,
    /un paso/,
    /bromsad: ett steg/,
  ],
  [
    'R3.5 none',
    { ...walking, me: { speed: 0 } },
    { kind: 'speed' },
    /no speed token/,
    /ninguna ficha/,
    /ingen fartmarkör/,
  ],
  ['R3.5 over', placing, { kind: 'speed' }, /movement is over/, /ha terminado/, /är slut/],
  [
    'R3.6',
    { ...walking, me: { speed: 6 } },
    { kind: 'forge' },
    /7 speed tokens; you have 6/,
    /7 fichas.*tienes 6/,
    /7 fartmarkörer; du har 6/,
  ],
  ['R3.6 over', casting, { kind: 'forge' }, /movement is over/, /ha terminado/, /är slut/],
  ['R4.4 speed', riding, { kind: 'speed' }, /On the ferry/, /En la barca/, /På färjan/],
  ['R4.4 forge', riding, { kind: 'forge' }, /On the ferry/, /En la barca/, /På färjan/],
  ['R4.4 far', riding, square('1-26'), /14 steps.*8 left/, /14 pasos.*quedan 8/, /14 steg.*8 kvar/],

  [
    'R5.1 later',
    { ...walking, me: { mana: 5 } },
    spell('reap'),
    /after the movement/,
    /después del movimiento/,
    /efter förflyttningen/,
  ],
  ['R5.1 over', { ...placing, me: { mana: 5 } }, spell('reap'), /has passed/, /ya pasó/, /är förbi/],
  ['R5.1 curse over', { ...placing, me: { curse: 1 } }, curse('soul-theft'), /has passed/, /ya pasó/, /är förbi/],
  ['R5.2 deck', casting, spell('steal-soul'), /Steal Soul is not in play/, /Robar alma no está/, /Stjäl själ är inte/],
  [
    'R5.2 mana',
    { ...casting, me: { mana: 1 } },
    spell('reap'),
    /costs 2 mana; you have 1/,
    /cuesta 2 de maná; tienes 1/,
    /kostar 2 mana; du har 1/,
  ],
  ['R5.4 banish', casting, spell('banish'), /circle open to you/, /abierto para ti/, /låst upp/],
  [
    'R5.4 time-walk',
    { ...casting, turn: { extra: true } },
    spell('time-walk'),
    /won by Time Walk/,
    /Salto en el tiempo/,
    /Tidsvandring/,
  ],
  [
    'R5.4 convert',
    { ...casting, state: spells('convert-demon') },
    spell('convert-demon'),
    /where you stand/,
    /donde estás/,
    /där du står/,
  ],
  [
    'R5.4 restore',
    { ...casting, state: spells('restore-source') },
    spell('restore-source'),
    /face-down source/,
    /boca abajo/,
    /nedvänd källa/,
  ],
  [
    'R5.4 steal',
    { ...casting, other: { souls: 0 }, state: spells('steal-soul') },
    spell('steal-soul'),
    /one soul to take/,
    /un alma que quitar/,
    /en själ att ta/,
  ],
  [
    'R5.4 slow',
    { ...casting, other: { slowed: true }, state: spells('sudden-slowness') },
    spell('sudden-slowness'),
    /slowed already/,
    /ralentizado/,
    /bromsade/,
  ],
  [
    'R5.4 obstacle',
    { ...casting, me: { mana: 5, at: '2-5' }, state: spells('conjure-obstacle') },
    spell('conjure-obstacle'),
    /plain square/,
    /casilla normal/,
    /vanlig ruta/,
  ],
  [
    'R5.4 portal',
    { ...casting, state: { spells: ['conjure-portal'], demons: { '1-12': [0] } } },
    spell('conjure-portal'),
    /demon on square 1-12/,
    /demonio en la casilla 1-12/,
    /demon på ruta 1-12/,
  ],
  [
    'R5.5 none',
    { ...casting, me: { mana: 5 } },
    curse('leaden-feet'),
    /one curse token, and you have none/,
    /no tienes ninguna/,
    /du har ingen/,
  ],
  ['R5.5 cast-out', casting, curse('cast-out'), /no demon where/, /ningún demonio donde/, /ingen demon där/],
  [
    'R5.5 haste',
    { ...casting, other: { speed: 0 } },
    curse('stolen-haste'),
    /one speed token/,
    /una ficha de velocidad/,
    /en fartmarkör/,
  ],
  [
    '8 curseTokens',
    { ...casting, options: { curseTokens: 'mana' } },
    curse('soul-theft'),
    /are mana/,
    /son maná/,
    /är .*mana/,
  ],
  [
    'R5.2 player',
    { ...casting, me: { mana: 1 } },
    { kind: 'player', seat: 1 },
    /aimed at ⟦1⟧/,
    /contra ⟦1⟧/,
    /mot ⟦1⟧/,
  ],
  ['R5 player', walking, { kind: 'player', seat: 1 }, /to ⟦1⟧ now/, /a ⟦1⟧/, /mot ⟦1⟧/],
  ['R5 self', walking, { kind: 'player', seat: 0 }, /is you/, /tu propio/, /du själv/],
  ['R5 moved', casting, square('1-13'), /movement is over/, /ha terminado/, /är slut/],
  ['R2.1', walking, { kind: 'track' }, /slot 1 of 6/, /espacio 1 de 6/, /fält 1 av 6/],

  [
    'R4.3 once',
    { ...casting, me: { at: '2-10' }, turn: { traded: true } },
    square('2-10'),
    /One trade a turn/,
    /Un solo trato/,
    /Bara en affär/,
  ],
  [
    'R4.3 price',
    { ...casting, me: { at: '2-10', souls: 1 } },
    square('2-10'),
    /asks 2 souls/,
    /pide 2 almas/,
    /begär 2 själar/,
  ],
  ['R4.3 past', { ...casting, me: { at: '2-10' } }, square('2-10'), /has passed/, /ya pasó/, /är förbi/],
  [
    '8 economy',
    { ...casting, me: { at: '2-10' }, state: { down: { '2-10': true } } },
    square('2-10'),
    /closed/,
    /cerrado/,
    /stängt/,
  ],
  [
    'R4.4 slowed',
    { ...casting, me: { at: '1-30' }, turn: { slowed: true } },
    square('1-30'),
    /nobody who was slowed/,
    /ralentizado/,
    /bromsad/,
  ],
  [
    'R4.4 opened',
    { ...casting, me: { at: '1-30' }, turn: { opened: true } },
    square('1-30'),
    /unlocked a circle/,
    /abierto un círculo/,
    /låste upp/,
  ],
  [
    'R4.1',
    { ...casting, me: { at: '1-11' }, state: { down: { '1-11': true } } },
    square('1-11'),
    /face down/,
    /boca abajo/,
    /nedvänd/,
  ],
  ['R6.1 later', casting, square('1-12'), /end of the turn/, /final del turno/, /slutet av turen/],
  ['R6.1 here', placing, square('1-13'), /only where you stand/, /donde estás/, /där du står/],
  ['R1.7', { ...casting, me: { at: '1-0' } }, square('1-0'), /can hold demons/, /admiten demonios/, /kan ha demoner/],

  ['R11 first', { top: event('levy') }, { kind: 'speed' }, /First.*Levy/, /Primero.*Leva/, /först: Utskrivning/],
  ['R11 grimoire', { top: event('grimoire') }, spell('steal-soul'), /not in play/, /no está en juego/, /inte i spel/],
  ['R11 thaw', { top: event('thaw') }, square('2-2'), /source in a circle open/, /fuente/, /källa/],
  ['R11 whirlwind', { top: event('whirlwind') }, square('2-2'), /circles 1 to 7/, /círculos 1 a 7/, /krets 1 till 7/],
  [
    'R11 change',
    { top: event('change-upkeep') },
    square('2-2'),
    /Changing Hours/,
    /Horas cambiantes/,
    /Skiftande timmar/,
  ],
  ['R7.1 plain', { top: event('place-obstacle', 2) }, square('2-5'), /plain square/, /casilla normal/, /vanlig ruta/],
  [
    'R7.1 demon',
    { top: event('place-obstacle', 2), state: { demons: { '1-9': [1] } } },
    square('1-9'),
    /demon on square 1-9/,
    /demonio en/,
    /demon på ruta/,
  ],
  [
    'R7.1 piece',
    { top: event('place-obstacle', 2) },
    square('1-40'),
    /piece stands on square 1-40/,
    /peón ajeno/,
    /pjäs står/,
  ],
  [
    'R7.2 cut',
    { top: event('place-obstacle', 2), state: { removed: { '1-13': true } } },
    square('1-16'),
    /split the board/,
    /partir el tablero/,
    /dela brädet/,
  ],
  [
    'R7.2 way off',
    {
      top: event('place-obstacle', 2),
      me: { at: '8-0', unlocked: 8 },
      state: { removed: { '8-0': true, '8-2': true, '7-0': true } },
    },
    square('8-3'),
    /needs an open square/,
    /casilla abierta/,
    /öppen ruta/,
  ],
  [
    'R7.1 removed',
    { top: event('place-obstacle', 2), state: { removed: { '1-13': true } } },
    square('1-13'),
    /out of the game/,
    /fuera del juego/,
    /borta ur spelet/,
  ],
  ['R11 portal locked', { top: event('place-portal') }, square('2-1'), /circle 2 \(Lust\)/, /círculo 2/, /krets 2/],
  [
    'R11 portal deep',
    { top: event('place-portal'), me: { unlocked: 9 } },
    square('9-0'),
    /circles 1 to 8/,
    /círculos 1 a 8/,
    /krets 1 till 8/,
  ],
  ['R11 portal plain', { top: event('place-portal') }, square('1-11'), /plain square/, /casilla normal/, /vanlig ruta/],
  [
    '2.8 tokens',
    { ...casting, state: { spells: ['conjure-portal'], portalTokens: 0 } },
    spell('conjure-portal'),
    /No token/,
    /ninguna ficha/,
    /ingen bricka/,
  ],
  [
    'R11 recall',
    { top: { kind: 'recall', seat: 0, circle: 2 } },
    square('1-13'),
    /in circle 2/,
    /en el círculo 2/,
    /i krets 2/,
  ],

  [
    'R5.3',
    { top: { kind: 'shield', seat: 0, by: 1, cast: { curse: 'soul-theft' }, choice: { target: 0 } } },
    square('1-13'),
    /answer Soul Theft/,
    /Robo de alma/,
    /Själastöld/,
  ],
  [
    'R5.5 buy',
    { top: { kind: 'purchase' } },
    square('1-13'),
    /one soul for one demon/,
    /un alma por un demonio/,
    /en själ för en demon/,
  ],
  [
    'R8 box',
    { top: { kind: 'pandora', seats: [0] } },
    square('1-13'),
    /Pandora’s Box/,
    /Caja de Pandora/,
    /Pandoras ask/,
  ],
  [
    'R4.1 lantern',
    { top: { kind: 'lantern' }, me: { at: '1-11' } },
    square('1-13'),
    /Hermit’s Lantern/,
    /Farol/,
    /Eremitens lykta/,
  ],
  [
    'R4.3 first',
    { top: { kind: 'trader' }, me: { at: '2-10' } },
    square('1-13'),
    /whether to trade/,
    /si comercias/,
    /vill handla/,
  ],

  ['R4.2', walking, item('boots'), /stops on its square first/, /primero se detiene/, /först stannar/],
  [
    'R10 foreign',
    { ...walking, other: holding('boots') },
    item('boots'),
    /belongs to ⟦1⟧/,
    /pertenece a ⟦1⟧/,
    /tillhör ⟦1⟧/,
  ],
  [
    'R10 turned',
    { ...walking, me: holding('flux', false) },
    item('flux'),
    /Flux has been used/,
    /Flux: ya se ha usado/,
    /Flux är använt/,
  ],
  ['R10 itself', { ...walking, me: holding('boots') }, item('boots'), /one step more/, /un paso más/, /ett steg mer/],
  ['R3.10 over', { ...placing, me: holding('flux') }, item('flux'), /movement is over/, /ha terminado/, /är slut/],
  [
    'R3.10 steps',
    { ...walking, turn: { used: 3, sped: true }, me: { ...holding('flux'), lead: 3 } },
    item('flux'),
    /no steps left/,
    /No te quedan pasos/,
    /inga steg kvar/,
  ],
  [
    'R2.5 flux',
    { ...walking, me: holding('flux'), state: { track: { slot: 4, length: 6, eclipse: 2 } } },
    item('flux'),
    /eclipse/,
    /eclipse/,
    /förmörkelsen/,
  ],
]

describe('reasons', () => {
  test.each(reasons)('%s', (_, position, intent, en, es, sv) => {
    const said = why(position, intent)
    ;[en, es, sv].forEach((pattern, i) => {
      expect(said[i]).toMatch(pattern)
    })
    for (const text of said) expect(text).toMatch(/^(⟦|[\p{Lu}]).*\.$/su)
  })
})

const possible: [string, Position, JsonObject][] = [
  ['a step', walking, square('1-13')],
  ['a square two steps away', walking, square('1-14')],
  ['a square that a speed token leads to', walking, square('1-16')],
  ['an unlocking', walking, square('2-9')],
  ['a speed token', walking, { kind: 'speed' }],
  ['a start square', { top: { kind: 'start', seat: 0 } }, square('1-40')],
  ['a spell', casting, spell('reap')],
  ['a curse', casting, curse('soul-theft')],
  ['a target', casting, { kind: 'player', seat: 1 }],
  ['placing', placing, square('1-12')],
  ['a trade', { top: { kind: 'trader' }, me: { at: '2-10' } }, square('2-10')],
  ['a circle to purge', { top: event('clear-circle') }, square('7-3')],
  ['the track', { top: event('change-upkeep') }, { kind: 'track' }],
  ['a Flux', { ...walking, me: holding('flux') }, item('flux')],
  [
    'a shield',
    { top: { kind: 'shield', seat: 0, by: 1, cast: { spell: 'banish' }, choice: { target: 0 } } },
    item('shield'),
  ],
]

test.each(possible)('nothing to say: %s', (_, position, intent) => {
  expect(why(position, intent)).toEqual([null, null, null])
})
