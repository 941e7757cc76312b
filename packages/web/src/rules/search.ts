/** A text without accents and capitals. Its length stays the same, so that positions agree. */
export function plain(text: string): string {
  return Array.from(text, character => {
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === character.length ? bare : character
  }).join('')
}

/** Players' words for what the rule books call otherwise, in all languages, without accents. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  reroll: ['roll again', 'rolls again'],
  throw: ['roll'],
  score: ['point', 'pip'],
  points: ['score', 'pip'],
  lose: ['lost', 'ends'],
  victory: ['win'],
  help: ['virgil'],
  joker: ['virgil'],
  relanzar: ['vuelves a tirar', 'vuelven a tirar', 'vuelve a tirar'],
  lanzar: ['tira'],
  reclamar: ['superar'],
  puntos: ['puntuacion', 'casilla'],
  ayuda: ['virgilio'],
  omkast: ['sla om', 'slar om', 'slas om'],
  omslag: ['sla om', 'slar om', 'slas om'],
  kasta: ['sla'],
  kast: ['slag', 'sla'],
  hjalp: ['vergilius'],
}

const endings = /(?:ings?|ed|er|es|s|ando|iendo|ados?|adas?|ar|ir|os|as|arna|erna|orna|or|en|et|na|ade|at|e|a|o)$/

/** The word and its alternatives: synonyms, and its stem without an ending. */
function forms(word: string): readonly string[] {
  const stem = word.replace(endings, '')
  const other = Object.entries(synonyms).find(([said]) => said === word || said === stem)?.[1] ?? []
  return [word, ...other, ...(stem.length >= 3 && stem !== word ? [stem] : [])]
}

/** Where the words of the query occur, each in its first form that does; nothing unless every word occurs. */
export function find(text: string, query: string): { start: number; end: number }[] {
  const where = plain(text)
  const words = plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .map(word => forms(word).find(form => where.includes(form)))
  if (words.length === 0) return []
  const hits: { start: number; end: number }[] = []
  for (const word of words) {
    if (word === undefined) return []
    for (let start = where.indexOf(word); start >= 0; start = where.indexOf(word, start + word.length)) {
      hits.push({ start, end: start + word.length })
    }
  }
  return hits.sort((a, b) => a.start - b.start)
}
