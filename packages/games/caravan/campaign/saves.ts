import { type Chance, clone, freeze } from '@acheron/engine'
import { championLevel } from '../chronicle/conditions.ts'
import type { SavedEvent } from '../events.ts'
import { archetypes, type CaravanState, type ChapterStart, type Ctx } from '../state.ts'
import { shuffleManeuvers } from './preparation.ts'
import { isHeirloom, owned } from './treasures.ts'
import { tellVigor, vigors } from './vigor.ts'

/** R1.4: the table keeps the state at the next decision. */
export function keepSave(state: CaravanState, ctx: Ctx, moment: Pick<SavedEvent, 'at' | 'result'>): void {
  const { chapter, players, options } = state
  const level = (champion: keyof SavedEvent['levels']) => championLevel(state, champion)
  ctx.emit({
    e: 'saved',
    ...moment,
    chapter,
    difficulty: options.difficulty,
    levels: {
      mercenary: level('mercenary'),
      devotee: level('devotee'),
      outlaw: level('outlaw'),
      artist: level('artist'),
    },
    treasures: owned(state).filter(id => !isHeirloom(id)).length,
    players,
  })
}

/** R1.4: the save of the end of the Transition Phase, with the order of all shuffled decks. */
export function save(state: CaravanState): void {
  const { champions, caravan, decks } = state
  state.save = freeze(clone({ champions, caravan, decks }))
}

/** R7.4: everything as it was saved; the generator goes on from its present state. */
export function loadSave(state: CaravanState, ctx: Ctx): void {
  if (!state.save) throw new Error('there is no save to be loaded')
  const before = vigors(state)
  Object.assign(state, clone(state.save))
  tellVigor(state, before, 'restored', ctx)
}

/** R1.4: the save of the start of a chapter. */
export function saveStart(state: CaravanState): void {
  const { chapter, caravan } = state
  const { mercenary, devotee, outlaw, artist } = state.champions
  const champions = {
    mercenary: lasting(mercenary),
    devotee: lasting(devotee),
    outlaw: lasting(outlaw),
    artist: lasting(artist),
  }
  state.start = freeze(clone({ chapter, champions, caravan }))
}

type Lasting = ChapterStart['champions'][keyof ChapterStart['champions']]

const lasting = ({ cards, maneuvers, setAside, equip }: Lasting): Lasting => ({ cards, maneuvers, setAside, equip })

/** The chapter begins as it once did; seats, difficulty and the Leader's marker stay as they are. */
export function loadStart(state: CaravanState, random: Chance): void {
  if (!state.start) throw new Error('no start of a chapter has been saved')
  const { chapter, champions, caravan } = clone(state.start)
  state.chapter = chapter
  state.caravan = caravan
  state.save = null
  for (const id of archetypes) shuffleManeuvers(Object.assign(state.champions[id], champions[id]), random)
}
