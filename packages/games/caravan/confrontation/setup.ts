import { actionCard, confrontationOf, copies, eventDecks, malefactor } from '../box/index.ts'
import type { Archetype, Confrontation, Id } from '../box/vocabulary.ts'
import { championCardOf } from '../champions/champion.ts'
import { campaignHolds } from '../chronicle/conditions.ts'
import type { CaravanState, Ctx, Fight, FighterState, MalefactorState, Piece, TrayDeck } from '../state.ts'

/** 3.3 steps 1 to 5: the Confrontation of the chapter is laid out; Champions are placed after it. */
export function layOut(state: CaravanState, ctx: Ctx): void {
  const card = confrontationOf(state.chapter)
  const taking = card.malefactors.filter(row => !row.if || campaignHolds(state, row.if))
  const fight: Fight = {
    id: card.id,
    round: 0,
    turn: 'setup',
    track: track(state, card),
    fighters: fighters(),
    malefactors: Object.fromEntries(
      taking.map(({ id, at, facing, absent }): [Id, MalefactorState] => [
        id,
        { at: absent ? null : at, facing, defeated: false, tokens: { enrage: 0, fortify: 0 }, holding: [] },
      ]),
    ),
    minions: {},
    buildings: Object.fromEntries(card.map.buildings.map(({ at, height }) => [at, height])),
    pieces: pieces(state, card),
    traps: {},
    decks: decks(
      card,
      taking.map(({ id }) => id),
      ctx,
    ),
    objectives: card.objectives.filter(row => !row.if || campaignHolds(state, row.if)).map(({ id }) => id),
    counters: {},
    mods: [],
    delays: [],
    used: { turn: [], round: [], confrontation: [] },
    seen: [],
    boxed: [],
    serial: 0,
    claims: [],
    over: null,
  }
  state.fight = fight
  addArcana(state, fight, card, ctx)
  ctx.emit({ e: 'confrontationBegan', confrontation: card.id, chapter: state.chapter })
}

const apart: FighterState = { at: null, heldBy: null, arrest: null, disabled: false, polymorphed: false }

const fighters = (): Fight['fighters'] => ({
  mercenary: { ...apart },
  devotee: { ...apart },
  outlaw: { ...apart },
  artist: { ...apart },
})

/** 3.3 step 5: as the card says, else by descending Aggressiveness. */
function track(state: CaravanState, { fierceness }: Confrontation): Archetype[] {
  if (fierceness) return [...fierceness]
  const order: readonly Archetype[] = ['mercenary', 'outlaw', 'devotee', 'artist']
  const value = (id: Archetype) => championCardOf(state, id).attributes.aggressiveness
  return [...order].sort((a, b) => value(b) - value(a))
}

function pieces(state: CaravanState, { map }: Confrontation): Fight['pieces'] {
  const all: [string, Piece][] = [
    ...map.stairs.map(({ at }, i): [string, Piece] => [`stairs-${i + 1}`, { kind: 'stairs', at }]),
    ...map.pillars.map(({ id, at, size, collapsed }, i): [string, Piece] => [
      id ?? `pillar-${i + 1}`,
      { kind: 'pillar', size, at, standing: collapsed === undefined, lies: collapsed ?? null },
    ]),
    ...map.arks.map(({ at }, i): [string, Piece] => [`ark-${i + 1}`, { kind: 'ark', at }]),
    ...map.palisades.map(({ at }, i): [string, Piece] => [`palisade-${i + 1}`, { kind: 'palisade', at }]),
    ...(map.custom ?? [])
      .filter(piece => !piece.if || campaignHolds(state, piece.if))
      .map(({ id, at }): [string, Piece] => [id, { kind: 'custom', at }]),
  ]
  if (map.spear) all.push(['spear', { kind: 'spear', at: null }])
  return Object.fromEntries(all)
}

/** 3.3 step 3, R18.11: a deck whose Malefactor does not take part is not used. */
function decks({ trays }: Confrontation, taking: readonly Id[], { random }: Ctx): Fight['decks'] {
  const owners = taking.flatMap(id => malefactor(id).decks.map(deck => ({ id, deck })))
  const found = Object.values(trays).flatMap((id): [Id, TrayDeck][] => {
    const owned = owners.find(({ deck }) => deck.id === id)
    const events = eventDecks.find(deck => deck.id === id)
    if (!owned && !events) return []
    const cards = owned
      ? random.shuffle(copies(owned.deck.cards.map(actionCard)))
      : events!.shuffle === false
        ? [...events!.cards].reverse()
        : random.shuffle([...events!.cards])
    const tray = (owned?.deck ?? events!).tray
    return [[id, { tray, owner: owned?.id ?? null, cards, discard: [], faceUp: [], playing: null }]]
  })
  return Object.fromEntries(found)
}

/** Offered Arcana, and those of the card, are shuffled into a deck, face down. */
function addArcana(state: CaravanState, fight: Fight, { arcanaTo, arcana = 0 }: Confrontation, ctx: Ctx): void {
  const deck = fight.decks[arcanaTo]
  if (!deck) return
  const further = state.decks.arcana.splice(Math.max(0, state.decks.arcana.length - arcana))
  deck.cards = ctx.random.shuffle([...deck.cards, ...state.decks.offered.splice(0), ...further])
}
