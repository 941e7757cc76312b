/** Families of browsers by a word that only they have, the more particular first: most claim to be several others too. */
const browsers = [
  ...[['Edg', 'Edge'] as const, ['OPR', 'Opera'] as const, ['SamsungBrowser', 'Samsung Internet'] as const],
  ...[['Firefox', 'Firefox'] as const, ['FxiOS', 'Firefox'] as const, ['CriOS', 'Chrome'] as const],
  ...[['Chrome', 'Chrome'] as const, ['Safari', 'Safari'] as const],
]

const systems = [
  ...[['iPhone', 'iPhone'] as const, ['iPad', 'iPad'] as const, ['Android', 'Android'] as const],
  ...[['CrOS', 'ChromeOS'] as const, ['Windows', 'Windows'] as const, ['Mac OS X', 'macOS'] as const],
  ...[['Linux', 'Linux'] as const],
]

/** The families of a browser and its system, such as `Firefox, Linux`; empty if neither is known. Nothing else of it is stored. */
export function deviceOf(userAgent = ''): string {
  const familyIn = (families: readonly (readonly [string, string])[]) =>
    families.find(([word]) => userAgent.includes(word))?.[1]
  return [familyIn(browsers), familyIn(systems)].filter(family => family !== undefined).join(', ')
}
