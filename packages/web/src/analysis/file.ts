import type { Report } from '@acheron/bots/analyse'

/** The analysis as a file: what `acheron analyse --json` prints. */
export const fileText = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`
