/** A title's size by its longest word: no word is broken, so a long one is written smaller. */
export function titleSize(title: string): 'large' | 'medium' | 'small' {
  const longest = Math.max(...title.split(/[\s-]+/).map(word => word.length))
  if (longest <= 11) return 'large'
  return longest <= 14 ? 'medium' : 'small'
}
