import type { Chance } from './chance.ts'
import { InputError } from './errors.ts'
import type { Config, GameDefinition, GameState, View } from './game.ts'
import { clone, isObject, isText, isWhole, type Json, type JsonObject, parseJson } from './json.ts'
import type { SavedEvent } from './saves.ts'
import { configOf } from './table.ts'
import { boundsProblem, reasonOf, verify } from './verify.ts'

/** A campaign as a file: where it stands and its saves, to go on with on another device or server. */
export interface CampaignFile {
  readonly format: 'acheron-campaign-1'
  readonly game: string
  /** The rules version of all its states. */
  readonly rules: number
  readonly players: number
  readonly options: Json
  readonly name: string
  /** ISO time. */
  readonly exported: string
  /** False: the states are what a spectator sees. Otherwise they are complete, only without their generators. */
  readonly whole: boolean
  readonly seats: readonly CampaignSeat[]
  readonly now: JsonObject
  /** Oldest first. */
  readonly saves: readonly CampaignSave[]
}

/** Who sat there. */
export type CampaignSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' }

export interface CampaignSave {
  /** ISO time. */
  readonly at: string
  /** Its `players`, if it has that, is the number of seats then. */
  readonly event: SavedEvent
  readonly state: JsonObject
}

/** The contents of a file before its states are masked. */
export interface Campaign extends Omit<CampaignFile, 'format' | 'game' | 'rules' | 'players' | 'now' | 'saves'> {
  readonly now: GameState | View
  readonly saves: readonly { readonly at: string; readonly event: SavedEvent; readonly state: GameState | View }[]
}

/** The longest text of a file that is read, in characters. */
export const longestCampaign = 4_000_000
/** Newer saves come first when there is no room for all. */
const roomForSaves = 3_000_000

/** The file of a campaign. All states are of the game's present rules. */
export function campaignFile(game: GameDefinition, campaign: Campaign): CampaignFile {
  const { whole, seats } = campaign
  const shown = (state: GameState | View): JsonObject => {
    const { rng: _, ...rest } = whole ? (state as GameState) : (game.view(state as GameState, null) as GameState)
    return clone(rest) as unknown as JsonObject
  }
  let room = roomForSaves
  const saves = campaign.saves.toReversed().flatMap(({ at, event, state }) => {
    const save = { at, event, state: shown(state) }
    room -= JSON.stringify(save).length
    return room > 0 ? [save] : []
  })
  return {
    format: 'acheron-campaign-1',
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    players: seats.length,
    options: campaign.options,
    name: campaign.name,
    exported: campaign.exported,
    whole,
    seats,
    now: shown(campaign.now),
    saves: saves.reverse(),
  }
}

/** A campaign from a file's text; an InputError says what is wrong with it. */
export function parseCampaign(text: string): CampaignFile {
  if (text.length > longestCampaign)
    throw new InputError(`not a campaign: the file has more than ${longestCampaign} characters`)
  return checkCampaign(parseJson('campaign', text))
}

/** The same from a value. Its states are only known to be plain data: see `campaignStates`. */
export function checkCampaign(value: unknown): CampaignFile {
  const wrong = fileProblem(value)
  if (wrong) throw new InputError(`not a campaign: ${wrong}`)
  return value as CampaignFile
}

const keys: readonly string[] = [
  ...['format', 'game', 'rules', 'players', 'options', 'name', 'exported', 'whole', 'seats', 'now', 'saves'],
]
const most = { players: 64, rules: 1_000_000, id: 40, name: 200, saves: 300 }

function fileProblem(value: unknown): string | null {
  if (!isObject(value)) return 'expected one JSON object'
  const unknown = Object.keys(value).find(key => !keys.includes(key))
  if (unknown !== undefined) return `unknown key '${unknown.slice(0, 40)}'; known: ${keys.join(', ')}`
  if (value.format !== 'acheron-campaign-1')
    return `format must be 'acheron-campaign-1', got ${JSON.stringify(value.format)?.slice(0, 40)}`
  if (!isText(value.game, most.id)) return `'game' must be a text of at most ${most.id} characters`
  if (!isText(value.name, most.name)) return `'name' must be a text of at most ${most.name} characters`
  if (!isTime(value.exported)) return `'exported' must be a time such as 2026-11-15T12:00:00Z`
  if (!isWhole(value.rules, 0, most.rules)) return `'rules' must be a whole number from 0 to ${most.rules}`
  if (!isWhole(value.players, 1, most.players)) return `'players' must be a whole number from 1 to ${most.players}`
  if (!isObject(value.options)) return `'options' must be an object`
  if (typeof value.whole !== 'boolean') return `'whole' must be true or false`
  const { seats, saves, now } = value
  if (!Array.isArray(seats) || seats.length !== value.players || !seats.every(isSeat))
    return `'seats' must say of each of the ${value.players} seats whether a person, a bot or nobody sat there`
  const broken = boundsProblem(value.options) ?? stateProblem(now)
  if (broken) return `'now': ${broken}`
  if (!Array.isArray(saves) || saves.length > most.saves) return `'saves' must be a list of at most ${most.saves}`
  for (const [i, save] of saves.entries()) {
    const wrong = saveProblem(save)
    if (wrong) return `save ${i + 1}: ${wrong}`
  }
  return null
}

/** ISO time, in UTC. */
const time = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/

const isTime = (value: unknown) => typeof value === 'string' && time.test(value)

function isSeat(seat: unknown): boolean {
  if (!isObject(seat)) return false
  if (seat.kind === 'person') return isText(seat.name, most.name)
  return seat.kind === 'bot' ? isText(seat.bot, most.name) : seat.kind === 'open'
}

function saveProblem(save: unknown): string | null {
  if (!isObject(save) || !isTime(save.at)) return `it must have 'at', a time`
  const { event } = save
  if (!isObject(event) || event.e !== 'saved') return `its 'event' must tell of a save`
  return (
    boundsProblem(event) ?? (JSON.stringify(event).length > 4000 ? `its 'event' is too long` : stateProblem(save.state))
  )
}

function stateProblem(state: unknown): string | null {
  return isObject(state) ? boundsProblem(state) : 'it must be an object'
}

/**
 * What a campaign goes on from: its states by the game's present rules, complete, without generators. A save of a game that
 * was over is left out: nobody could go on from it.
 */
export interface CampaignStates {
  readonly config: Config
  readonly now: JsonObject
  readonly saves: readonly CampaignSave[]
}

/**
 * The states of a file as the game's present rules have them: migrated, the unseen dealt anew, each verified. An InputError
 * says why not.
 */
export function campaignStates(game: GameDefinition, file: CampaignFile, random: Chance): CampaignStates {
  const { id, rulesVersion, oldestRules = 0 } = game.meta
  if (file.game !== id) throw new InputError(`the campaign is one of '${file.game}', not of '${id}'`)
  if (!game.meta.saves) throw new InputError(`${id} has no campaigns that could be opened`)
  if (file.rules < oldestRules || file.rules > rulesVersion) {
    const known = oldestRules === rulesVersion ? `${rulesVersion}` : `${oldestRules} to ${rulesVersion}`
    throw new InputError(`${id} opens campaigns of rules version ${known}, and this one is of version ${file.rules}`)
  }
  const config = configOf(game, file.players, file.options)
  const opened = (what: string, state: JsonObject, saved: SavedEvent | null = null): JsonObject => {
    const full = completed(game, file, state, random)
    // The campaign may have had another number of seats then.
    const players = typeof saved?.players === 'number' ? saved.players : config.players
    const wrong = verify(game, full, configOf(game, players, file.options), saved)
    if (wrong) throw new InputError(`the campaign cannot go on from ${what}: ${wrong}`)
    return full
  }
  const now = opened('where it stands', file.now)
  const saves = file.saves.map((save, i) => ({ ...save, state: opened(`its save ${i + 1}`, save.state, save.event) }))
  return { config, now, saves: saves.filter(({ state }) => game.actors(state as unknown as GameState).length > 0) }
}

function completed(
  game: GameDefinition,
  { rules, whole }: CampaignFile,
  given: JsonObject,
  random: Chance,
): JsonObject {
  try {
    const state = clone(given) as unknown as GameState
    const now = rules === game.meta.rulesVersion ? state : game.migrate(state, rules)
    const { rng: _, ...full } = whole ? now : game.determinize(now, null, random)
    return full as unknown as JsonObject
  } catch (error) {
    throw new InputError(`the campaign's states are not as the game has them${reasonOf(error)}`)
  }
}
