/** A text without accents and capitals, character for character as long as it was, so that places agree. */
export function plain(text: string): string {
  return Array.from(text, character => {
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === character.length ? bare : character
  }).join('')
}

/** Where all words of the query occur in the text; none unless every word does. */
export function find(text: string, query: string): { start: number; end: number }[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const where = plain(text)
  if (words.length === 0 || !words.every(word => where.includes(word))) return []
  const hits: { start: number; end: number }[] = []
  for (const word of words) {
    for (let start = where.indexOf(word); start >= 0; start = where.indexOf(word, start + word.length)) {
      hits.push({ start, end: start + word.length })
    }
  }
  return hits.sort((a, b) => a.start - b.start)
}
