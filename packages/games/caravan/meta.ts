import type { GameMeta } from '@acheron/engine'

/** Section 8. */
export const options = {
  mode: { kind: 'choice', values: ['campaign', 'quick'], default: 'campaign' },
  /** R20. */
  difficulty: { kind: 'choice', values: ['standard', 'grim', 'story'], default: 'standard' },
  /** The circle that a Quick Combat begins with; of a campaign always the first. */
  startCircle: { kind: 'integer', min: 1, max: 9, default: 1 },
  /** Of a Quick Combat: from the table of the box, or by the players' choice (R2.2). */
  champions: { kind: 'choice', values: ['ready', 'own'], default: 'ready' },
  /** The number of Champions with a player; 0: as many as there are seats (3.1). */
  playerChampions: { kind: 'integer', min: 0, max: 4, default: 0 },
  /** R2.3. */
  casualDecks: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  /** R17.9. */
  undoEnhance: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  /** Ruling 12. */
  handOfFate: { kind: 'choice', values: ['player', 'champion'], default: 'player' },
  /** Ruling 13. */
  voteTie: { kind: 'choice', values: ['leader', 'random'], default: 'leader' },
  /** Ruling 13: whether a seat may leave a vote to the others, as bots do among people. */
  followers: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  /** Ruling 13: whether a seat that goes with the others, as bots do, settles a tie of those who voted. */
  botTies: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  /** Ruling 28. */
  passMode: { kind: 'choice', values: ['reset', 'sticky'], default: 'reset' },
  /** Ruling 25. */
  retry: { kind: 'choice', values: ['free', 'none'], default: 'free' },
  /** Ruling 16. */
  quickItems: { kind: 'choice', values: ['caravan', 'champion'], default: 'caravan' },
  /** Ruling 5. */
  malefactorsFall: { kind: 'choice', values: ['off', 'on'], default: 'off' },
  /** Section 5. */
  openHands: { kind: 'choice', values: ['on', 'off'], default: 'on' },
  /** Ruling 90. */
  openCounterattacks: { kind: 'choice', values: ['off', 'on'], default: 'off' },
} as const

export const meta = {
  id: 'caravan',
  name: { en: 'The Caravan', es: 'La caravana', sv: 'Karavanen' },
  about: {
    en: 'Four Champions lead a caravan down through the nine circles. Choices and Ordeals wait on the road, then a fight in a stone arena with walls, stairs and pillars. One to four play together, against the masters of Hell.',
    es: 'Cuatro Campeones guían una caravana por los nueve círculos. En el camino esperan decisiones y Pruebas, y después un combate en una arena de piedra con muros, escaleras y pilares. De una a cuatro personas juegan juntas contra los señores del Infierno.',
    sv: 'Fyra kämpar leder en karavan ner genom de nio kretsarna. På vägen väntar val och prövningar, sedan en strid i en stenarena med murar, trappor och pelare. En till fyra spelar tillsammans mot helvetets herrar.',
  },
  rulesVersion: 7,
  oldestRules: 2,
  seats: { min: 1, max: 4, usual: 1 },
  minutes: 120,
  stage: 'complete',
  options,
  withBots: { followers: 'on', passMode: 'sticky' },
  peopleLead: { followers: 'on' },
  asked: ['mode', 'startCircle', 'seats', 'difficulty'],
  onlyWith: {
    startCircle: { mode: 'quick' },
    champions: { mode: 'quick' },
    quickItems: { mode: 'quick' },
    undoEnhance: { mode: 'campaign' },
  },
  chapters: { count: 9, none: { mode: 'quick' } },
  saves: true,
  together: true,
} as const satisfies GameMeta
