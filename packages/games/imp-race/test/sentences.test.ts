// What players read, in all three languages: each sentence here was checked by hand.
import { type Config, Generator } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { beforeAll, expect, describe as suite, test } from 'vitest'
import type { CardId } from '../box/cards.ts'
import type { ImpRaceEvent } from '../events.ts'
import type { BidFrame, Frame } from '../frames.ts'
import { tellEvent } from '../log/index.ts'
import { meta, type options } from '../meta.ts'
import type { ImpRaceMove } from '../moves.ts'
import { describeMove } from '../prompt/index.ts'
import { setup } from '../setup.ts'
import type { ImpRaceState, ImpRaceView, RouteTile, SeatState } from '../state.ts'
import { loadWords } from '../words/compiled/load.ts'

type Sentences = Record<Language, string>

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

type Voice = Awaited<ReturnType<typeof loadWords>>
const translators = {} as Record<Language, Voice>

beforeAll(async () => {
  for (const language of languages) translators[language] = await loadWords(language)
})

interface Position {
  red?: Partial<SeatState>
  gold?: Partial<SeatState>
  route?: Record<number, RouteTile>
  rested?: ImpRaceState['turn']['rested']
  top?: Frame
}

/** Red's turn, every tile face down and unseen but for those named. */
function table({ red, gold, route = {}, rested = null, top }: Position): ImpRaceView {
  const state = setup(config, Generator.seeded(1))
  Object.assign(state.seats[0]!, red)
  Object.assign(state.seats[1]!, gold)
  for (const square in state.route) Object.assign(state.route[square]!, { up: false, seen: false })
  Object.assign(state.route, route)
  state.turn.rested = rested
  if (top) state.flow.push(top)
  return state
}

function inAll(say: (t: Voice) => string): Sentences {
  const [en, es, sv] = languages.map(language => say(translators[language]))
  return { en: en!, es: es!, sv: sv! }
}

function describe(move: ImpRaceMove, position: Position): Sentences {
  return inAll(t => describeMove(move, table(position), t))
}

function tell(event: ImpRaceEvent): Sentences {
  return inAll(t => tellEvent(event, t))
}

const none = { cards: [], gems: 0, total: 0 }
const fight: BidFrame = {
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

/** Others' view of a card that only its owner is told. */
const hidden = null as unknown as CardId

const down = (tile: RouteTile['tile']): RouteTile => ({ tile, up: false, seen: true })
const up = (tile: RouteTile['tile']): RouteTile => ({ tile, up: true, seen: true })

const moves: [ImpRaceMove, Position, Sentences][] = [
  [
    { do: 'gather' },
    {},
    {
      en: 'Gather: draw a card and take a red gem',
      es: 'Recoge: roba una carta y toma una gema roja',
      sv: 'Samla krafter: dra ett kort och ta en röd juvel',
    },
  ],
  [
    { do: 'raise', step: 'S2' },
    {},
    {
      en: 'Raise a dead imp to step S2 and take a red gem',
      es: 'Resucita a un diablillo en el peldaño S2 y toma una gema roja',
      sv: 'Väck en död smådjävul till trappsteg S2 och ta en röd juvel',
    },
  ],
  [{ do: 'roll' }, {}, { en: 'Roll the die', es: 'Tira el dado', sv: 'Slå tärningen' }],
  [
    { do: 'dieCard', card: 'die4-b' },
    {},
    {
      en: 'Play Die 4 (2) instead of rolling',
      es: 'Juega Dado 4 (2) en vez de tirar',
      sv: 'Spela Tärning 4 (2) i stället för att slå',
    },
  ],
  [
    { do: 'dieCard', card: 'wild-a' },
    {},
    {
      en: 'Play Wild die (1) instead of rolling',
      es: 'Juega Dado comodín (1) en vez de tirar',
      sv: 'Spela Jokertärning (1) i stället för att slå',
    },
  ],
  [
    { do: 'angel', card: 'angel-a', step: 'S3' },
    {},
    {
      en: 'Play Angel (1): raise a dead imp to step S3',
      es: 'Juega Ángel (1): resucita a un diablillo en el peldaño S3',
      sv: 'Spela Ängel (1): väck en död smådjävul till trappsteg S3',
    },
  ],
  [
    { do: 'treasure', card: 'treasure-a' },
    { red: { imps: [20, 1, 'D', 'H'] } },
    {
      en: 'Play Treasure (1): draw 4 gems from the bag',
      es: 'Juega Tesoro (1): saca 4 gemas de la bolsa',
      sv: 'Spela Skatt (1): dra 4 juveler ur påsen',
    },
  ],
  [
    { do: 'sacrilege', square: 12 },
    { route: { 12: up('death-2') } },
    {
      en: 'Commit sacrilege for 3 gems: turn the Death tile on square 12 face down',
      es: 'Comete sacrilegio por 3 gemas: pon boca abajo la loseta Muerte de la casilla 12',
      sv: 'Begå helgerån för 3 juveler: vänd ner brickan Döden på ruta 12',
    },
  ],
  [
    { do: 'sacrilege', square: 12 },
    { route: { 12: down('return-2') } },
    {
      en: 'Commit sacrilege for 3 gems: turn the Return to the past tile on square 12 face up',
      es: 'Comete sacrilegio por 3 gemas: pon boca arriba la loseta Retorno al pasado de la casilla 12',
      sv: 'Begå helgerån för 3 juveler: vänd upp brickan Åter till det förgångna på ruta 12',
    },
  ],
  [
    { do: 'sacrilege', square: 12 },
    {},
    {
      en: 'Commit sacrilege for 3 gems: turn up the hidden tile on square 12',
      es: 'Comete sacrilegio por 3 gemas: descubre la loseta oculta de la casilla 12',
      sv: 'Begå helgerån för 3 juveler: vänd upp den dolda brickan på ruta 12',
    },
  ],
  [
    { do: 'banana', card: 'banana-a' },
    {},
    { en: 'Play Banana +1 (1)', es: 'Juega Plátano +1 (1)', sv: 'Spela Banan +1 (1)' },
  ],
  [
    { do: 'move', imp: 0, n: 3 },
    { red: { imps: [15, 'S2', 'S3', 'D'] } },
    {
      en: 'Move the imp on 15 to 18',
      es: 'Mueve el diablillo desde la casilla 15 hasta la casilla 18',
      sv: 'Flytta smådjävulen på ruta 15 till ruta 18',
    },
  ],
  [
    { do: 'move', imp: 1, n: 4 },
    { red: { imps: [15, 'S2', 'S3', 'D'] } },
    {
      en: 'Move the imp on step S2 to 3',
      es: 'Mueve el diablillo desde el peldaño S2 hasta la casilla 3',
      sv: 'Flytta smådjävulen på trappsteg S2 till ruta 3',
    },
  ],
  [
    { do: 'move', imp: 2, n: 1 },
    { red: { imps: [15, 'H', 'S3', 'D'] } },
    {
      en: 'Move the imp on step S3 to step S2',
      es: 'Mueve el diablillo desde el peldaño S3 hasta el peldaño S2',
      sv: 'Flytta smådjävulen på trappsteg S3 till trappsteg S2',
    },
  ],
  [
    { do: 'move', imp: 0, n: 3 },
    { red: { imps: [37, 'S2', 'S3', 'D'] } },
    {
      en: 'Move the imp on 37 to the throne',
      es: 'Mueve el diablillo desde la casilla 37 hasta el trono',
      sv: 'Flytta smådjävulen på ruta 37 till tronen',
    },
  ],
  [
    { do: 'noMove' },
    {},
    {
      en: 'Move nobody: no imp can go that far',
      es: 'No muevas a nadie: ningún diablillo puede llegar tan lejos',
      sv: 'Flytta ingen: ingen smådjävul kan gå så långt',
    },
  ],
  [
    { do: 'goOn' },
    { top: { kind: 'chain', imp: 0, square: 10, tile: 'banana' } },
    {
      en: 'Let the Banana carry the imp on to 11',
      es: 'Deja que el Plátano lleve al diablillo hasta la casilla 11',
      sv: 'Låt bananen föra smådjävulen vidare till ruta 11',
    },
  ],
  [
    { do: 'goOn' },
    { top: { kind: 'chain', imp: 0, square: 39, tile: 'banana' } },
    {
      en: 'Let the Banana carry the imp on to the throne',
      es: 'Deja que el Plátano lleve al diablillo hasta el trono',
      sv: 'Låt bananen föra smådjävulen vidare till tronen',
    },
  ],
  [
    { do: 'goOn' },
    { route: { 13: up('return-2'), 17: down('return-3') }, top: { kind: 'chain', imp: 0, square: 20, tile: 'return' } },
    {
      en: 'Let the Return take the imp back to 13',
      es: 'Deja que el Retorno devuelva al diablillo hasta la casilla 13',
      sv: 'Låt brickan Åter till det förgångna föra smådjävulen tillbaka till ruta 13',
    },
  ],
  [
    { do: 'goOn' },
    { top: { kind: 'chain', imp: 0, square: 20, tile: 'return' } },
    {
      en: 'Let the Return take the imp back to the start',
      es: 'Deja que el Retorno devuelva al diablillo a la salida',
      sv: 'Låt brickan Åter till det förgångna föra smådjävulen tillbaka till starten',
    },
  ],
  [
    { do: 'step', step: 'S2' },
    { top: { kind: 'step', cause: 'cherub', imp: 0 } },
    {
      en: 'Raise the dead imp to step S2',
      es: 'Resucita al diablillo en el peldaño S2',
      sv: 'Väck den döda smådjävulen till trappsteg S2',
    },
  ],
  [
    { do: 'step', step: 'S2' },
    { top: { kind: 'step', cause: 'return', imp: 0 } },
    { en: 'Go back to step S2', es: 'Vuelve hasta el peldaño S2', sv: 'Gå tillbaka till trappsteg S2' },
  ],
  [
    { do: 'discard', card: 'die1-a' },
    {},
    {
      en: 'Discard Die 1 (3) and draw',
      es: 'Descarta Dado 1 (3) y roba',
      sv: 'Släng Tärning 1 (3) och dra ett nytt kort',
    },
  ],
  [{ do: 'skipDraw' }, {}, { en: 'Draw no card', es: 'No robes carta', sv: 'Dra inget kort' }],
  [
    { do: 'stakeCard', card: 'coffin-a' },
    { top: fight },
    { en: 'Stake Coffin (6): 9 in all', es: 'Apuesta Ataúd (6): 9 en total', sv: 'Satsa Kista (6): totalt 9' },
  ],
  [
    { do: 'stakeCard', card: 'die3-a' },
    { top: { ...fight, bidder: 1, need: 1, stakes: [none, none] } },
    { en: 'Stake Die 3 (2): 2 in all', es: 'Apuesta Dado 3 (2): 2 en total', sv: 'Satsa Tärning 3 (2): totalt 2' },
  ],
  [
    { do: 'stakeGems', count: 1 },
    { top: fight },
    { en: 'Stake one gem: 4 in all', es: 'Apuesta una gema: 4 en total', sv: 'Satsa en juvel: totalt 4' },
  ],
  [
    { do: 'stakeGems', count: 3 },
    { top: { ...fight, bidder: 1, need: 6 } },
    { en: 'Stake 3 gems: 8 in all', es: 'Apuesta 3 gemas: 8 en total', sv: 'Satsa 3 juveler: totalt 8' },
  ],
  [{ do: 'stand' }, { top: fight }, { en: 'Stand at 3', es: 'Plántate con 3', sv: 'Stanna på 3' }],
  [
    { do: 'concede' },
    { top: fight },
    {
      en: 'Give up the fight: your imp dies',
      es: 'Ríndete: tu diablillo muere',
      sv: 'Ge upp striden: din smådjävul dör',
    },
  ],
  [
    { do: 'trident', card: 'trident-a' },
    { gold: { imps: [15, 'S1', 'S2', 'D'] }, rested: 14 },
    {
      en: 'Throw Trident (3) at the imp of ⟦1⟧ on square 15',
      es: 'Lanza Tridente (3) contra el diablillo de ⟦1⟧ en la casilla 15',
      sv: 'Kasta Treudd (3) mot ⟦1⟧ på ruta 15',
    },
  ],
  [
    { do: 'trident', card: 'trident-d' },
    { gold: { imps: ['S1', 1, 'S2', 'D'] }, rested: 'S1' },
    {
      en: 'Throw Trident (5) at the imp of ⟦1⟧ on square 1',
      es: 'Lanza Tridente (5) contra el diablillo de ⟦1⟧ en la casilla 1',
      sv: 'Kasta Treudd (5) mot ⟦1⟧ på ruta 1',
    },
  ],
  [
    { do: 'parry', card: 'trident-b' },
    {},
    { en: 'Parry with Trident (4)', es: 'Para el golpe con Tridente (4)', sv: 'Parera med Treudd (4)' },
  ],
  [
    { do: 'accept' },
    { top: { kind: 'parry', attacker: 0, victim: { seat: 1, imp: 0 }, square: 15, card: 'trident-a' } },
    {
      en: 'Do not parry: your imp on square 15 dies',
      es: 'No pares el golpe: tu diablillo en la casilla 15 muere',
      sv: 'Parera inte: din smådjävul på ruta 15 dör',
    },
  ],
  [
    { do: 'buy' },
    { red: { imps: [10, 'S2', 'S3', 'D'] } },
    { en: 'Buy a card for one gem', es: 'Compra una carta por una gema', sv: 'Köp ett kort för en juvel' },
  ],
  [
    { do: 'buy' },
    { red: { imps: [10, 20, 'S3', 'D'] } },
    { en: 'Buy a card for 2 gems', es: 'Compra una carta por 2 gemas', sv: 'Köp ett kort för 2 juveler' },
  ],
  [
    { do: 'buy', discard: 'coffin-a' },
    { red: { imps: [10, 20, 30, 'D'] } },
    {
      en: 'Discard Coffin (6) and buy a card for 3 gems',
      es: 'Descarta Ataúd (6) y compra una carta por 3 gemas',
      sv: 'Släng Kista (6) och köp ett kort för 3 juveler',
    },
  ],
  [{ do: 'endTurn' }, {}, { en: 'End the turn', es: 'Termina el turno', sv: 'Avsluta turen' }],
]

const events: [ImpRaceEvent, Sentences][] = [
  [
    { e: 'gameStarted', players: 2 },
    {
      en: 'Two bands of imps jostle on the steps above the first circle. The race for Lucifer’s throne is on.',
      es: 'Dos cuadrillas de diablillos se empujan en los peldaños, sobre el primer círculo. Empieza la carrera por el trono de Lucifer.',
      sv: 'Två hopar smådjävlar trängs på trappstegen ovanför den första kretsen. Kapplöpningen om Lucifers tron har börjat.',
    },
  ],
  [
    { e: 'gameStarted', players: 5 },
    {
      en: 'Five bands of imps jostle on the steps above the first circle. The race for Lucifer’s throne is on.',
      es: 'Cinco cuadrillas de diablillos se empujan en los peldaños, sobre el primer círculo. Empieza la carrera por el trono de Lucifer.',
      sv: 'Fem hopar smådjävlar trängs på trappstegen ovanför den första kretsen. Kapplöpningen om Lucifers tron har börjat.',
    },
  ],
  [
    { e: 'dieRolled', seat: 0, face: 4 },
    { en: '⟦0⟧ rolled a 4.', es: '⟦0⟧ sacó un cuatro.', sv: '⟦0⟧ slog en fyra.' },
  ],
  [
    { e: 'dieRolled', seat: 1, face: 1 },
    { en: '⟦1⟧ rolled a 1.', es: '⟦1⟧ sacó un uno.', sv: '⟦1⟧ slog en etta.' },
  ],
  [
    { e: 'dieRolled', seat: 1, face: 6 },
    { en: '⟦1⟧ rolled a 6, the joker.', es: '⟦1⟧ sacó un seis, el comodín.', sv: '⟦1⟧ slog en sexa, alltså en joker.' },
  ],
  [
    { e: 'cardPlayed', seat: 0, card: 'die4-b', as: 'die' },
    {
      en: '⟦0⟧ played Die 4 instead of rolling.',
      es: '⟦0⟧ jugó Dado 4 en vez de tirar.',
      sv: '⟦0⟧ spelade Tärning 4 i stället för att slå.',
    },
  ],
  [
    { e: 'cardPlayed', seat: 0, card: 'banana-a', as: 'banana' },
    { en: '⟦0⟧ played Banana +1.', es: '⟦0⟧ jugó Plátano +1.', sv: '⟦0⟧ spelade Banan +1.' },
  ],
  [
    { e: 'cardPlayed', seat: 0, card: 'angel-a', as: 'angel' },
    { en: '⟦0⟧ played Angel.', es: '⟦0⟧ jugó Ángel.', sv: '⟦0⟧ spelade Ängel.' },
  ],
  [
    { e: 'cardPlayed', seat: 0, card: 'treasure-a', as: 'treasure' },
    { en: '⟦0⟧ played Treasure.', es: '⟦0⟧ jugó Tesoro.', sv: '⟦0⟧ spelade Skatt.' },
  ],
  [
    { e: 'impMoved', seat: 0, imp: 0, from: 15, to: 18, by: 'die' },
    {
      en: '⟦0⟧ moved the imp on 15 to 18. It has entered Greed.',
      es: '⟦0⟧ movió el diablillo desde la casilla 15 hasta la casilla 18. Ha entrado en el círculo de Avaricia.',
      sv: '⟦0⟧ flyttade smådjävulen på ruta 15 till ruta 18. Den är nu i kretsen Girighet.',
    },
  ],
  [
    { e: 'impMoved', seat: 0, imp: 0, from: 'S2', to: 3, by: 'die' },
    {
      en: '⟦0⟧ moved the imp on step S2 to 3. It has entered Limbo.',
      es: '⟦0⟧ movió el diablillo desde el peldaño S2 hasta la casilla 3. Ha entrado en el círculo de Limbo.',
      sv: '⟦0⟧ flyttade smådjävulen på trappsteg S2 till ruta 3. Den är nu i kretsen Limbo.',
    },
  ],
  [
    { e: 'impMoved', seat: 0, imp: 0, from: 11, to: 14, by: 'die' },
    {
      en: '⟦0⟧ moved the imp on 11 to 14.',
      es: '⟦0⟧ movió el diablillo desde la casilla 11 hasta la casilla 14.',
      sv: '⟦0⟧ flyttade smådjävulen på ruta 11 till ruta 14.',
    },
  ],
  [
    { e: 'impMoved', seat: 0, imp: 0, from: 12, to: 17, by: 'die', past: [1, 2], lead: true },
    {
      en: '⟦0⟧ moved the imp on 12 to 17, past ⟦1⟧ and ⟦2⟧. It has entered Greed. No imp is further down now.',
      es: '⟦0⟧ movió el diablillo desde la casilla 12 hasta la casilla 17 y dejó atrás a ⟦1⟧ y ⟦2⟧. Ha entrado en el círculo de Avaricia. Ningún diablillo va ahora más adelante.',
      sv: '⟦0⟧ flyttade smådjävulen på ruta 12 till ruta 17, förbi ⟦1⟧ och ⟦2⟧. Den är nu i kretsen Girighet. Ingen smådjävul har kommit längre ner.',
    },
  ],
  [
    { e: 'impMoved', seat: 0, imp: 0, from: 37, to: 'H', by: 'die' },
    {
      en: '⟦0⟧ moved the imp on 37 to the throne.',
      es: '⟦0⟧ movió el diablillo desde la casilla 37 hasta el trono.',
      sv: '⟦0⟧ flyttade smådjävulen på ruta 37 till tronen.',
    },
  ],
  [
    { e: 'impMoved', seat: 0, imp: 0, from: 10, to: 11, by: 'banana' },
    {
      en: 'The Banana on square 10 carried the imp of ⟦0⟧ on to 11.',
      es: 'El Plátano de la casilla 10 llevó al diablillo de ⟦0⟧ hasta la casilla 11.',
      sv: 'Bananen på ruta 10 förde ⟦0⟧ vidare till ruta 11.',
    },
  ],
  [
    { e: 'impMoved', seat: 0, imp: 0, from: 20, to: 13, by: 'return' },
    {
      en: 'The Return on square 20 took the imp of ⟦0⟧ back to 13.',
      es: 'El Retorno de la casilla 20 devolvió al diablillo de ⟦0⟧ hasta la casilla 13.',
      sv: 'Brickan Åter till det förgångna på ruta 20 förde ⟦0⟧ tillbaka till ruta 13.',
    },
  ],
  [
    { e: 'impMoved', seat: 0, imp: 0, from: 6, to: 'S2', by: 'return' },
    {
      en: 'The Return on square 6 took the imp of ⟦0⟧ back to step S2.',
      es: 'El Retorno de la casilla 6 devolvió al diablillo de ⟦0⟧ hasta el peldaño S2.',
      sv: 'Brickan Åter till det förgångna på ruta 6 förde ⟦0⟧ tillbaka till trappsteg S2.',
    },
  ],
  [
    { e: 'impHome', seat: 0, imp: 0, home: 1 },
    {
      en: '⟦0⟧ now has one imp home.',
      es: '⟦0⟧ ya tiene un diablillo en la meta.',
      sv: '⟦0⟧ har nu en smådjävul i mål.',
    },
  ],
  [
    { e: 'impHome', seat: 0, imp: 0, home: 2, need: 3 },
    {
      en: '⟦0⟧ now has 2 of the 3 imps home: one more wins the race.',
      es: '⟦0⟧ ya tiene en la meta 2 de los 3 diablillos: con uno más gana la carrera.',
      sv: '⟦0⟧ har nu 2 av 3 smådjävlar i mål: en till och kapplöpningen är vunnen.',
    },
  ],
  [
    { e: 'impHome', seat: 0, imp: 0, home: 1, need: 3 },
    {
      en: '⟦0⟧ now has 1 of the 3 imps home.',
      es: '⟦0⟧ ya tiene en la meta 1 de los 3 diablillos.',
      sv: '⟦0⟧ har nu 1 av 3 smådjävlar i mål.',
    },
  ],
  [
    { e: 'impHome', seat: 0, imp: 0, home: 2, need: 2 },
    {
      en: '⟦0⟧ now has two imps home.',
      es: '⟦0⟧ ya tiene dos diablillos en la meta.',
      sv: '⟦0⟧ har nu två smådjävlar i mål.',
    },
  ],
  [
    { e: 'impDied', seat: 0, imp: 0, from: 13, cause: 'death' },
    {
      en: 'Death on square 13 took the imp of ⟦0⟧. It had come 13 squares down the stair, all for nothing.',
      es: 'La Muerte de la casilla 13 se llevó al diablillo de ⟦0⟧. Había bajado 13 casillas de la escalera, y todo para nada.',
      sv: 'Döden på ruta 13 tog en smådjävul från ⟦0⟧. Den hade kommit 13 rutor nerför trappan, helt förgäves.',
    },
  ],
  [
    { e: 'impDied', seat: 0, imp: 1, from: 12, cause: 'ownImp' },
    {
      en: 'On square 12, ⟦0⟧ trampled a fellow imp to death.',
      es: 'En la casilla 12, ⟦0⟧ aplastó a uno de sus propios diablillos.',
      sv: 'På ruta 12 trampade ⟦0⟧ ihjäl en av sina egna smådjävlar.',
    },
  ],
  [
    { e: 'impDied', seat: 0, imp: 1, from: 'S1', cause: 'ownImp' },
    {
      en: 'On step S1, ⟦0⟧ trampled a fellow imp to death.',
      es: 'En el peldaño S1, ⟦0⟧ aplastó a uno de sus propios diablillos.',
      sv: 'På trappsteg S1 trampade ⟦0⟧ ihjäl en av sina egna smådjävlar.',
    },
  ],
  [
    { e: 'impDied', seat: 1, imp: 1, from: 15, cause: 'trident' },
    {
      en: 'The Trident killed the imp of ⟦1⟧ on square 15. It had come 15 squares down the stair, all for nothing.',
      es: 'El Tridente mató al diablillo de ⟦1⟧ en la casilla 15. Había bajado 15 casillas de la escalera, y todo para nada.',
      sv: 'Treudden träffade: ⟦1⟧ förlorade sin smådjävul på ruta 15. Den hade kommit 15 rutor nerför trappan, helt förgäves.',
    },
  ],
  [
    { e: 'impDied', seat: 0, imp: 1, from: 6, cause: 'noStep' },
    {
      en: 'The Return on square 6 found no free step for the imp of ⟦0⟧, and it died. It had come 6 squares down the stair, all for nothing.',
      es: 'El Retorno de la casilla 6 no encontró ningún peldaño libre para el diablillo de ⟦0⟧, que murió. Había bajado 6 casillas de la escalera, y todo para nada.',
      sv: 'Åter till det förgångna på ruta 6: inget trappsteg var ledigt, och ⟦0⟧ förlorade sin smådjävul. Den hade kommit 6 rutor nerför trappan, helt förgäves.',
    },
  ],
  [
    { e: 'impRaised', seat: 0, imp: 3, to: 'S2' },
    {
      en: '⟦0⟧ raised a dead imp to step S2.',
      es: '⟦0⟧ resucitó a un diablillo en el peldaño S2.',
      sv: '⟦0⟧ väckte en död smådjävul till trappsteg S2.',
    },
  ],
  [
    { e: 'tileFlipped', square: 10, up: true, tile: 'death-2', cause: 'left' },
    {
      en: 'As the imp left square 10, Death came to light.',
      es: 'Al irse el diablillo de la casilla 10 apareció la Muerte.',
      sv: 'När smådjävulen lämnade ruta 10 visade sig Döden.',
    },
  ],
  [
    { e: 'tileFlipped', square: 10, up: true, tile: 'cherub-2', cause: 'left' },
    {
      en: 'As the imp left square 10, a Dead cherub came to light.',
      es: 'Al irse el diablillo de la casilla 10 apareció un Querubín muerto.',
      sv: 'När smådjävulen lämnade ruta 10 visade sig en död kerub.',
    },
  ],
  [
    { e: 'tileFlipped', square: 10, up: true, tile: 'treasure-2', cause: 'left' },
    {
      en: 'As the imp left square 10, a Treasure came to light.',
      es: 'Al irse el diablillo de la casilla 10 apareció un Tesoro.',
      sv: 'När smådjävulen lämnade ruta 10 visade sig en skatt.',
    },
  ],
  [
    { e: 'tileFlipped', square: 10, up: true, tile: 'card-2', cause: 'left' },
    {
      en: 'As the imp left square 10, a Card came to light.',
      es: 'Al irse el diablillo de la casilla 10 apareció una Carta.',
      sv: 'När smådjävulen lämnade ruta 10 visade sig ett kort.',
    },
  ],
  [
    { e: 'tileFlipped', square: 10, up: true, tile: 'banana-2', cause: 'sacrilege' },
    {
      en: 'On square 10, a Banana came to light.',
      es: 'En la casilla 10 apareció un Plátano.',
      sv: 'På ruta 10 visade sig en banan.',
    },
  ],
  [
    { e: 'tileFlipped', square: 10, up: true, tile: 'return-2', cause: 'sacrilege' },
    {
      en: 'On square 10, a Return to the past came to light.',
      es: 'En la casilla 10 apareció un Retorno al pasado.',
      sv: 'På ruta 10 visade sig brickan Åter till det förgångna.',
    },
  ],
  [
    { e: 'tileFlipped', square: 12, up: false, tile: 'death-2', cause: 'sacrilege' },
    {
      en: 'The Death tile on square 12 was turned face down.',
      es: 'La loseta Muerte de la casilla 12 quedó boca abajo.',
      sv: 'Brickan Döden på ruta 12 vändes ner.',
    },
  ],
  [
    { e: 'tileAction', seat: 0, square: 13, tile: 'cherub-2' },
    {
      en: '⟦0⟧ found the Dead cherub on square 13.',
      es: '⟦0⟧ encontró el Querubín muerto de la casilla 13.',
      sv: '⟦0⟧ hittade den döda keruben på ruta 13.',
    },
  ],
  [
    { e: 'tileAction', seat: 0, square: 13, tile: 'treasure-2' },
    {
      en: '⟦0⟧ found the Treasure on square 13.',
      es: '⟦0⟧ encontró el Tesoro de la casilla 13.',
      sv: '⟦0⟧ hittade skatten på ruta 13.',
    },
  ],
  [
    { e: 'noMove', seat: 0, n: 4 },
    {
      en: 'No imp of ⟦0⟧ could move exactly 4 squares.',
      es: 'Ningún diablillo de ⟦0⟧ podía avanzar exactamente 4 casillas.',
      sv: '⟦0⟧ hade ingen smådjävul som kunde gå precis 4 rutor.',
    },
  ],
  [
    { e: 'fightStarted', square: 12, attacker: { seat: 0, imp: 0 }, defender: { seat: 1, imp: 0 } },
    {
      en: '⟦0⟧ attacked ⟦1⟧ on square 12.',
      es: '⟦0⟧ atacó a ⟦1⟧ en la casilla 12.',
      sv: '⟦0⟧ gick till anfall mot ⟦1⟧ på ruta 12.',
    },
  ],
  [
    { e: 'staked', seat: 0, card: 'coffin-a', gems: 0, total: 6 },
    {
      en: '⟦0⟧ staked Coffin (6): 6 in all.',
      es: '⟦0⟧ apostó Ataúd (6): 6 en total.',
      sv: '⟦0⟧ satsade Kista (6): totalt 6.',
    },
  ],
  [
    { e: 'staked', seat: 1, card: null, gems: 1, total: 1 },
    {
      en: '⟦1⟧ staked one gem: 1 in all.',
      es: '⟦1⟧ apostó una gema: 1 en total.',
      sv: '⟦1⟧ satsade en juvel: totalt 1.',
    },
  ],
  [
    { e: 'staked', seat: 1, card: null, gems: 6, total: 9 },
    {
      en: '⟦1⟧ staked 6 gems: 9 in all.',
      es: '⟦1⟧ apostó 6 gemas: 9 en total.',
      sv: '⟦1⟧ satsade 6 juveler: totalt 9.',
    },
  ],
  [
    { e: 'stood', seat: 0, total: 7, bid: { cards: ['coffin-a'], gems: 1, rival: 1, need: 7 } },
    {
      en: '⟦0⟧ stood at 7 with Coffin (6) and one gem; ⟦1⟧ must now reach 7.',
      es: '⟦0⟧ se plantó con 7, gracias a Ataúd (6) y una gema; ahora ⟦1⟧ tiene que llegar a 7.',
      sv: '⟦0⟧ stannade på 7 med Kista (6) och en juvel; nu måste ⟦1⟧ komma upp i 7.',
    },
  ],
  [
    { e: 'stood', seat: 0, total: 6 },
    { en: '⟦0⟧ stood at 6.', es: '⟦0⟧ se plantó con 6.', sv: '⟦0⟧ stannade på 6.' },
  ],
  [
    { e: 'conceded', seat: 0, total: 0, need: 1 },
    {
      en: '⟦0⟧ gave way without staking anything.',
      es: '⟦0⟧ cedió sin apostar nada.',
      sv: '⟦0⟧ gav vika utan att satsa något.',
    },
  ],
  [
    { e: 'conceded', seat: 0, total: 0, need: 1, bare: true },
    {
      en: '⟦0⟧ had nothing left to stake and gave way.',
      es: '⟦0⟧ no tenía nada que apostar y cedió.',
      sv: '⟦0⟧ hade inget att satsa och gav vika.',
    },
  ],
  [
    { e: 'conceded', seat: 0, total: 3, need: 5 },
    {
      en: '⟦0⟧ fell short, with 3 of the 5 needed.',
      es: '⟦0⟧ no llegó: 3 de los 5 puntos necesarios.',
      sv: '⟦0⟧ kom till korta, med 3 av de 5 som behövdes.',
    },
  ],
  [
    { e: 'fightEnded', square: 12, attacker: 0, winner: 1, loser: 0, totals: [3, 5] },
    {
      en: '⟦1⟧ won the fight for square 12 by 5 to 3; the imp of ⟦0⟧ died. It had come 12 squares down the stair, all for nothing.',
      es: '⟦1⟧ ganó la lucha por la casilla 12, 5 a 3; el diablillo de ⟦0⟧ murió. Había bajado 12 casillas de la escalera, y todo para nada.',
      sv: '⟦1⟧ vann striden om ruta 12 med 5 mot 3; ⟦0⟧ förlorade sin smådjävul. Den hade kommit 12 rutor nerför trappan, helt förgäves.',
    },
  ],
  // Equal totals do not say by themselves who has won.
  [
    { e: 'fightEnded', square: 12, attacker: 0, winner: 1, loser: 0, totals: [5, 5] },
    {
      en: '⟦1⟧ won the fight for square 12: at 5 each, it was for ⟦0⟧ to go beyond; the imp of ⟦0⟧ died. It had come 12 squares down the stair, all for nothing.',
      es: '⟦1⟧ ganó la lucha por la casilla 12: con 5 cada uno, le tocaba a ⟦0⟧ pasar de ahí; el diablillo de ⟦0⟧ murió. Había bajado 12 casillas de la escalera, y todo para nada.',
      sv: '⟦1⟧ vann striden om ruta 12: vid 5 var gällde det för ⟦0⟧ att komma högre; ⟦0⟧ förlorade sin smådjävul. Den hade kommit 12 rutor nerför trappan, helt förgäves.',
    },
  ],
  [
    { e: 'fightEnded', square: 12, attacker: 0, winner: 1, loser: 0, totals: [0, 0] },
    {
      en: '⟦1⟧ kept square 12 without a fight; the imp of ⟦0⟧ died. It had come 12 squares down the stair, all for nothing.',
      es: '⟦1⟧ conservó la casilla 12 sin luchar; el diablillo de ⟦0⟧ murió. Había bajado 12 casillas de la escalera, y todo para nada.',
      sv: '⟦1⟧ behöll ruta 12 utan strid; ⟦0⟧ förlorade sin smådjävul. Den hade kommit 12 rutor nerför trappan, helt förgäves.',
    },
  ],
  [
    { e: 'tridentThrown', seat: 0, card: 'trident-a', victim: { seat: 1, imp: 0 }, square: 15 },
    {
      en: '⟦0⟧ threw a Trident at the imp of ⟦1⟧ on square 15.',
      es: '⟦0⟧ lanzó un Tridente contra el diablillo de ⟦1⟧ en la casilla 15.',
      sv: '⟦0⟧ kastade en treudd mot ⟦1⟧ på ruta 15.',
    },
  ],
  [
    { e: 'parried', seat: 1, card: 'trident-b', square: 15 },
    {
      en: '⟦1⟧ parried with a Trident.',
      es: '⟦1⟧ paró el golpe con otro Tridente.',
      sv: '⟦1⟧ parerade med en treudd.',
    },
  ],
  [
    { e: 'gemsDrawn', seat: 0, red: 3, blue: 1, drawn: ['red', 'blue', 'red', 'red'] },
    {
      en: '⟦0⟧ drew 4 gems from the bag and kept the 3 red ones.',
      es: '⟦0⟧ sacó 4 gemas de la bolsa y se quedó con 3 rojas.',
      sv: '⟦0⟧ drog 4 juveler ur påsen och behöll 3 röda.',
    },
  ],
  [
    { e: 'gemsDrawn', seat: 0, red: 1, blue: 1, drawn: ['red', 'blue'] },
    {
      en: '⟦0⟧ drew 2 gems from the bag and kept the one that was red.',
      es: '⟦0⟧ sacó 2 gemas de la bolsa y se quedó con la única roja.',
      sv: '⟦0⟧ drog 2 juveler ur påsen och behöll en röd.',
    },
  ],
  [
    { e: 'gemsDrawn', seat: 0, red: 0, blue: 2, drawn: ['blue', 'blue'] },
    {
      en: '⟦0⟧ drew 2 gems from the bag and kept none: all were blue.',
      es: '⟦0⟧ sacó 2 gemas de la bolsa y no se quedó con ninguna: eran todas azules.',
      sv: '⟦0⟧ drog 2 juveler ur påsen och behöll ingen: alla var blå.',
    },
  ],
  [
    { e: 'gemTaken', seat: 0, count: 1 },
    {
      en: '⟦0⟧ took a red gem from the bag.',
      es: '⟦0⟧ tomó una gema roja de la bolsa.',
      sv: '⟦0⟧ tog en röd juvel ur påsen.',
    },
  ],
  [
    { e: 'gemTaken', seat: 0, count: 0 },
    {
      en: 'The bag had no red gem left for ⟦0⟧.',
      es: 'En la bolsa no quedaba ninguna gema roja para ⟦0⟧.',
      sv: 'Påsen hade ingen röd juvel kvar åt ⟦0⟧.',
    },
  ],
  [
    { e: 'gemsSpent', seat: 0, count: 3, for: 'sacrilege' },
    {
      en: '⟦0⟧ paid 3 gems for a sacrilege.',
      es: '⟦0⟧ pagó 3 gemas por un sacrilegio.',
      sv: '⟦0⟧ betalade 3 juveler för ett helgerån.',
    },
  ],
  [
    { e: 'cardDrawn', seat: 0, card: hidden, by: 'gather' },
    {
      en: '⟦0⟧ let the imps rest and drew a card.',
      es: '⟦0⟧ dejó descansar a los diablillos y robó una carta.',
      sv: '⟦0⟧ lät smådjävlarna vila och drog ett kort.',
    },
  ],
  [
    { e: 'cardDrawn', seat: 0, card: 'coffin-a', by: 'gather' },
    {
      en: '⟦0⟧ let the imps rest and drew the card Coffin (6).',
      es: '⟦0⟧ dejó descansar a los diablillos y robó la carta Ataúd (6).',
      sv: '⟦0⟧ lät smådjävlarna vila och drog kortet Kista (6).',
    },
  ],
  [
    { e: 'cardDrawn', seat: 0, card: hidden, by: 'tile' },
    { en: 'The tile gave ⟦0⟧ a card.', es: 'La loseta le dio a ⟦0⟧ una carta.', sv: 'Brickan gav ⟦0⟧ ett kort.' },
  ],
  [
    { e: 'cardDrawn', seat: 0, card: 'coffin-a', by: 'tile' },
    {
      en: 'The tile gave ⟦0⟧ the card Coffin (6).',
      es: 'La loseta le dio a ⟦0⟧ la carta Ataúd (6).',
      sv: 'Brickan gav ⟦0⟧ kortet Kista (6).',
    },
  ],
  [
    { e: 'cardDrawn', seat: 0, card: 'coffin-a', by: 'buy' },
    { en: '⟦0⟧ drew the card Coffin (6).', es: '⟦0⟧ robó la carta Ataúd (6).', sv: '⟦0⟧ drog kortet Kista (6).' },
  ],
  [
    { e: 'cardDiscarded', seat: 0, card: 'die1-a' },
    { en: '⟦0⟧ discarded Die 1 (3).', es: '⟦0⟧ descartó Dado 1 (3).', sv: '⟦0⟧ slängde Tärning 1 (3).' },
  ],
  [
    { e: 'cardBought', seat: 0, price: 1 },
    {
      en: '⟦0⟧ bought a card for one gem.',
      es: '⟦0⟧ compró una carta por una gema.',
      sv: '⟦0⟧ köpte ett kort för en juvel.',
    },
  ],
  [
    { e: 'cardBought', seat: 0, price: 2 },
    {
      en: '⟦0⟧ bought a card for 2 gems.',
      es: '⟦0⟧ compró una carta por 2 gemas.',
      sv: '⟦0⟧ köpte ett kort för 2 juveler.',
    },
  ],
  [
    { e: 'deckReshuffled', count: 47 },
    {
      en: 'The deck had run out; the 47 discarded cards made a new one.',
      es: 'El mazo se había agotado; las 47 cartas descartadas formaron uno nuevo.',
      sv: 'Kortleken var slut; de 47 slängda korten blev en ny.',
    },
  ],
  [
    { e: 'gameEnded', winner: 0, by: 'throne' },
    {
      en: '⟦0⟧ has taken Lucifer’s throne and won the race.',
      es: '⟦0⟧ se ha hecho con el trono de Lucifer y ha ganado la carrera.',
      sv: '⟦0⟧ har tagit Lucifers tron och vunnit kapplöpningen.',
    },
  ],
  [
    { e: 'gameEnded', winner: 0, by: 'roundLimit' },
    {
      en: 'The last round is over: ⟦0⟧ has come furthest and wins.',
      es: 'Ha acabado la última ronda: ⟦0⟧ ha llegado más lejos y gana.',
      sv: 'Sista rundan är över: ⟦0⟧ har kommit längst och vinner.',
    },
  ],
  [
    { e: 'gameEnded', winner: null, by: 'roundLimit' },
    {
      en: 'The last round is over, and nobody is ahead: the race ends in a draw.',
      es: 'Ha acabado la última ronda y nadie va por delante: la carrera termina en empate.',
      sv: 'Sista rundan är över, och ingen leder: kapplöpningen slutar oavgjort.',
    },
  ],
]

suite('moves are orders', () => {
  test.each(moves)('%j', (move, position, sentences) => {
    expect(describe(move, position)).toEqual(sentences)
  })

  test('every kind of move is among them', () => {
    expect(new Set(moves.map(([move]) => move.do)).size).toBe(23)
  })
})

suite('events are sentences of the log', () => {
  test.each(events)('%j', (event, sentences) => {
    expect(tell(event)).toEqual(sentences)
  })

  test('what another event tells better is left out', () => {
    const silent: ImpRaceEvent[] = [
      { e: 'tilePlaced', square: 1, tile: 'death-1' },
      { e: 'turnStarted', seat: 0, number: 1 },
      { e: 'optionChosen', seat: 0, option: 'gather' },
      { e: 'turnEnded', seat: 0 },
      { e: 'cardPlayed', seat: 0, card: 'trident-a', as: 'trident' },
      { e: 'cardPlayed', seat: 1, card: 'trident-b', as: 'parry' },
      { e: 'impDied', seat: 0, imp: 0, from: 12, cause: 'fight' },
      { e: 'tileFlipped', square: 10, up: false, tile: 'card-2', cause: 'left' },
      { e: 'tileFlipped', square: 10, up: false, tile: 'banana-2', cause: 'action' },
      { e: 'tileAction', seat: 0, square: 13, tile: 'death-2' },
      { e: 'tileAction', seat: 0, square: 13, tile: 'card-2' },
      { e: 'gemsSpent', seat: 0, count: 2, for: 'buy' },
      { e: 'gemsSpent', seat: 0, count: 2, for: 'fight' },
      { e: 'cardDrawn', seat: 0, card: hidden, by: 'buy' },
    ]
    for (const event of silent) expect(tell(event), event.e).toEqual({ en: '', es: '', sv: '' })
  })
})

test.each(languages)('every option has its words (%s)', language => {
  // Options are looked up by name, as a lobby does it that knows no game.
  const t = translators[language] as (key: string) => string
  for (const [name, option] of Object.entries(meta.options)) {
    const values = option.kind === 'choice' ? option.values : []
    const keys = [
      `option.${name}.name`,
      `option.${name}.about`,
      ...values.flatMap(value => [`option.${name}.${value}`, `option.${name}.${value}.about`]),
    ]
    for (const key of keys) expect(t(key), key).not.toBe(key)
  }
})
