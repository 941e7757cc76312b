import type { Report } from '@acheron/bots/analyse'

/** The analysis as a file: what `acheron analyse --json` prints. */
export const fileText = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`

/** The seats' names in that file: those of the record, whoever looks at it, and numbers for seats without one. */
export const fileNames = (names: readonly (string | null)[], seat: (number: number) => string): string[] =>
  names.map((name, i) => name ?? seat(i + 1))
