/** A time as a page about order shows it. */
export function timeIn(lang: string, iso: string): string {
  return new Date(iso).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })
}
