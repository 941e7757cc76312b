import { languages } from '@acheron/engine/words'
import { describe, expect, it } from 'vitest'
import { circles } from '../box/circles/index.ts'
import { companionSides } from '../box/companions.ts'
import {
  actionCards,
  arcana,
  championCards,
  confrontations,
  eventDecks,
  findings,
  heirlooms,
  malefactors,
  maneuvers,
  minions,
  sins,
  treasures,
  wounds,
} from '../box/index.ts'
import { memories } from '../box/memories.ts'
import { type Named, nameOf, skillName } from '../box/names.ts'
import type { Instruction } from '../box/vocabulary.ts'
import { discoveryText, entryText, entryTitle, loadStory, ownOption, ownQuestion } from '../chronicle/story/texts.ts'
import { caravan } from '../index.ts'
import { meta } from '../meta.ts'
import { archetypes } from '../state.ts'
import {
  actionText,
  arcanaText,
  type CardText,
  championSkills,
  eventText,
  findingText,
  malefactorSkills,
  maneuverCardText,
  minionText,
  pieceText,
  sinText,
  treasureText,
  woundText,
} from '../texts/cards.ts'
import { selNoun } from '../texts/nouns.ts'
import { voiceOf } from '../texts/voice.ts'
import { type T, words } from '../texts/words.ts'
import { pluralOfOne } from './plural-of-one.ts'

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)
const companions = companionSides.flatMap(side => side.maneuvers)
const decks = malefactors.flatMap(({ id, decks }) => decks.map(deck => ({ ...deck, owner: id })))

/** Every id of the box, by what it is. */
const everything: readonly [Named, readonly string[]][] = [
  ['maneuver', [...ids(maneuvers), ...ids(companions)]],
  ['treasure', [...ids(treasures), ...ids(heirlooms)]],
  ['action', ids(actionCards)],
  ['counter', ids(actionCards)],
  ['card', ids(championCards)],
  ['champion', [...archetypes, 'capybara']],
  ['malefactor', ids(malefactors)],
  ['deck', ids(eventDecks)],
  ['event', circles.flatMap(circle => ids(circle.events))],
  ['minion', ids(minions)],
  ['piece', confrontations.flatMap(({ map }) => ids(map.custom ?? []))],
  ['sin', ids(sins)],
  ['wound', ids(wounds)],
  ['finding', ids(findings)],
  ['arcana', ids(arcana)],
  ['region', circles.flatMap(({ chronicle }) => ids(chronicle.regions))],
  ['path', circles.flatMap(({ chronicle }) => ids(chronicle.paths))],
  ['discovery', circles.flatMap(({ chronicle }) => chronicle.discoveries)],
  ['confrontation', ids(confrontations)],
  ['objective', confrontations.flatMap(({ objectives }) => ids(objectives))],
  ['circle', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  ['chapter', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
]

/** Every text that a card can have, with the name it is found by. */
function allTexts(t: T): [string, CardText][] {
  return [
    ...[...maneuvers, ...companions].map(({ id }): [string, CardText] => [id, maneuverCardText(id, t)]),
    ...treasures.map(({ id }): [string, CardText] => [id, treasureText(id, t)]),
    ...arcana.map(({ id }): [string, CardText] => [id, arcanaText(id, t)]),
    ...findings.map(({ id }): [string, CardText] => [id, findingText(id, t)]),
    ...sins.map(({ id }): [string, CardText] => [id, sinText(id, t)]),
    ...wounds.map(({ id }): [string, CardText] => [id, woundText(id, t)]),
    ...championCards.map(({ id }): [string, CardText] => [id, championSkills(id, t)]),
    ...malefactors.map(({ id }): [string, CardText] => [id, malefactorSkills(id, t)]),
    ...minions.map(({ id }): [string, CardText] => [id, minionText(id, t)]),
    ...circles.flatMap(({ events }) => events.map(({ id }): [string, CardText] => [id, eventText(id, t)])),
    ...decks.flatMap(({ owner, cards }) =>
      cards.flatMap((id): [string, CardText][] => [
        [`${id} action`, actionText(id, owner, 'action', t)],
        [`${id} counter`, actionText(id, owner, 'counter', t)],
      ]),
    ),
    ...confrontations.flatMap(({ map }) =>
      (map.custom ?? []).map((piece): [string, CardText] => [piece.id, pieceText(piece, t)]),
    ),
    ...confrontations.flatMap(({ id, map }): [string, CardText][] =>
      map.spear ? [[`${id} spear`, pieceText(map.spear, t)]] : [],
    ),
  ]
}

/** Signs of a bad text: a key, a hole, an unfinished or doubled sentence. */
const flaws: readonly [string, RegExp][] = [
  ['a key shown raw', /\b[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\b/],
  ['a double space', / {2}/],
  ['a hole', /undefined|NaN|\[object|[{}]/],
  ['an empty part', /: [;.]|: $|^$|; ?[;.]|: ;|\(\)/],
  ['two full stops', /\.\./],
  ['no capital', /^(\d+\. )?\p{Ll}/u],
  ['no contraction', /\b(a|de) el\b/],
  ['a plural of one', pluralOfOne],
  ['words told twice', /(\b\p{L}[\p{L}\d ]{7,}\b) \1\b/u],
]

describe.each(languages)('the words in %s', language => {
  it('have a name for everything in the box', async () => {
    const t = await words(language)
    const unnamed = everything.flatMap(([kind, all]) =>
      all.filter(id => nameOf(t, kind, id) === `${kind}.${id}`).map(id => `${kind}.${id}`),
    )
    const skills = [...championCards, ...malefactors].flatMap(({ id, skills }) =>
      skills.map((_, i) => skillName(t, id, i + 1)).filter(name => name.startsWith('skill.')),
    )
    expect([...unnamed, ...skills]).toEqual([])
  })

  it('tell every entry of the story', async () => {
    const story = await loadStory(language)
    const raw = (text: string) => /^(entry|discovery)\.\S+$/.test(text)
    const texts: string[] = []
    for (const { id, silent, instr } of [...circles.flatMap(circle => circle.chronicle.entries), ...memories]) {
      if (!silent) texts.push(entryTitle(story, id), entryText(story, id))
      for (const dilemma of instr.flatMap(dilemmasIn)) {
        if (dilemma.question === 'own') texts.push(ownQuestion(story, id))
        for (const option of dilemma.options) texts.push(ownOption(story, id, dilemma, option.id) ?? 'common')
      }
    }
    for (const circle of circles) texts.push(...circle.chronicle.discoveries.map(id => discoveryText(story, id)))
    expect(texts.filter(raw)).toEqual([])
  })

  it('say what every card does', async () => {
    const t = await words(language)
    const wrong = allTexts(t).flatMap(([id, texts]) =>
      texts.flatMap(text => flaws.filter(([, flaw]) => flaw.test(text)).map(([what]) => `${id}: ${what}: ${text}`)),
    )
    expect(wrong).toEqual([])
  })
})

/** A few of them as they are printed: an Attack with a COLLATERAL EFFECT, an Adaptive Effect, a Reaction with a cost. */
it.each([
  [
    'en',
    '2. Attack with +1 die. COLLATERAL EFFECT: the target is PUSHED 1.',
    'If there is a Champion here: 3 base damage to the Fiercest Champion here. ' +
      'Otherwise: each Champion within Range 1 suffers STUN 1 with FATIGUE 2; this card ends.',
    'REACTION when damage is inflicted on you: suffer STUN 1 with FATIGUE 3: BLOCK 2.',
  ],
  [
    'es',
    '2. Atacar con +1 dado. EFECTO COLATERAL: el objetivo sufre EMPUJÓN 1.',
    'Si hay un Campeón aquí: 3 de daño base al Campeón más fiero aquí. ' +
      'Si no: cada Campeón a Alcance 1 o menos sufre ATURDIMIENTO 1 con FATIGA 2; esta carta termina.',
    'REACCIÓN cuando se te inflige daño: sufrir ATURDIMIENTO 1 con FATIGA 3: BLOQUEAR 2.',
  ],
  [
    'sv',
    '2. Attackera med +1 tärning. BIEFFEKT: målet KNUFFAS 1.',
    'Om det finns en kämpe här: 3 grundskada på den vildaste kämpen här. ' +
      'Annars: varje kämpe inom räckvidd 1 drabbas av BEDÖVNING 1 med UTMATTNING 2; detta kort är slut.',
    'REAKTION när skada åsamkas dig: drabbas av BEDÖVNING 1 med UTMATTNING 3: BLOCKERA 2.',
  ],
] as const)('cards in %s', async (language, swing, tackle, dagger) => {
  const t = await words(language)
  expect(maneuverCardText('transversal-swing', t)[1]).toBe(swing)
  expect(actionText('minos-haul', 'minos', 'counter', t)[0]).toBe(`1. ${tackle}`)
  expect(treasureText('venetian-dagger', t)[1]).toBe(dagger)
})

/** What is counted stands in the plural, and somebody who is not you is simply that. */
it.each([
  [
    'en',
    'When the Round ends: if there are at least 3 Player Champions: Minos receives ENRAGE 1.',
    'REACTION when damage is inflicted on a Champion in your Area: if that Champion is not you: BLOCK 2 (once per Round for each Champion).',
  ],
  [
    'es',
    'Cuando termina la Ronda: si hay al menos 3 Campeones Jugadores: Minos recibe FURIA 1.',
    'REACCIÓN cuando se inflige daño a un Campeón de tu Área: si ese Campeón no eres tú: BLOQUEAR 2 (una vez por Ronda y Campeón).',
  ],
  [
    'sv',
    'När rundan slutar: om det finns minst 3 spelarkämpar: Minos får RASERI 1.',
    'REAKTION när skada åsamkas en kämpe i ditt område: om den kämpen inte är du: BLOCKERA 2 (en gång per runda och kämpe).',
  ],
] as const)('skills in %s', async (language, minos, gadisa) => {
  const t = await words(language)
  expect(malefactorSkills('minos', t)).toContain(minos)
  expect(championSkills('gadisa-3b', t)).toEqual([gadisa])
})

it.each([
  ['en', 'you and/or another Champion within Range 1'],
  ['es', 'tú y/o otro Campeón a Alcance 1 o menos'],
  ['sv', 'du och/eller en annan kämpe inom räckvidd 1'],
] as const)('"and/or" in %s', async (language, text) => {
  const voice = voiceOf(() => [], await words(language), null)
  const another = { of: 'champion', where: ['other', { range: 1 }], pick: 'choose' } as const
  expect(selNoun(voice, { of: 'champion', pick: 'choose', andOr: ['you', another] }).text).toBe(text)
})

it.each(languages)(
  'options in %s are told by words of their own: a form does not fetch the story and the box',
  async language => {
    const t = await caravan.optionWords!(language)
    for (const id of Object.keys(meta.options)) expect(t(`option.${id}.name`), id).not.toBe(`option.${id}.name`)
    for (const key of ['discovery.limbo-map.text', 'circle.1']) expect(t(key)).toBe(key)
    const whole = (await caravan.words(language)) as unknown as typeof t
    expect(whole('discovery.limbo-map.text')).not.toBe('discovery.limbo-map.text')
  },
)

function dilemmasIn(instruction: Instruction): Extract<Instruction, { question: unknown }>[] {
  if ('if' in instruction) return [...instruction.so, ...(instruction.otherwise ?? [])].flatMap(dilemmasIn)
  if (instruction.do === 'ordeal') return [...instruction.success, ...instruction.fail].flatMap(dilemmasIn)
  return instruction.do === 'dilemma' || instruction.do === 'personal-dilemma' ? [instruction] : []
}
