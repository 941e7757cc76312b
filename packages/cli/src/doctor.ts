import { InputError } from '@acheron/engine'
import { noArgument, readArguments } from './arguments.ts'
import { Failure } from './failure.ts'
import { counted, say, sayJson } from './output.ts'
import { dataFlags, placeOf } from './place.ts'

/** `acheron doctor`: looks at an installation with the settings of its server, and says what is wrong. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('doctor', args, { ...dataFlags, json: { type: 'boolean' } })
  noArgument('doctor', positionals)
  const { defaultWebDir, diagnose, noticeOptionsOf, sourceName } = await import('@acheron/server')
  const { NATS_URL, PORT = '8080', HOST = '0.0.0.0', BACKUPS, DISK_FREE_MB = '100' } = process.env
  const { ACHERON_KEYS, KEYS_FILE, PUBLIC_URL, SMTP_URL, MAIL_FROM, WEBHOOKS } = process.env
  const source = await placeOf(values)
  const findings = await diagnose({
    source,
    ...(NATS_URL ? { nats: NATS_URL } : {}),
    port: wholeNumber('PORT', PORT, 65_535),
    host: HOST,
    webDir: defaultWebDir,
    ...(BACKUPS ? { backups: BACKUPS } : {}),
    keys: { ...(ACHERON_KEYS ? { keys: ACHERON_KEYS } : {}), ...(KEYS_FILE ? { keysFile: KEYS_FILE } : {}) },
    notices: noticeOptionsOf({ PUBLIC_URL, SMTP_URL, MAIL_FROM, WEBHOOKS }),
    leastFreeBytes: wholeNumber('DISK_FREE_MB', DISK_FREE_MB, 9_999_999) * 1e6,
  })
  const bad = findings.filter(({ state }) => state === 'wrong')
  if (values.json) sayJson({ source: sourceName(source), ok: bad.length === 0, findings })
  else {
    const width = Math.max(...findings.map(({ about }) => about.length))
    for (const { state, about, text } of findings) say(`${state.padEnd(5)}  ${about.padEnd(width)}  ${text}`)
  }
  if (bad.length > 0) throw new Failure(`${counted(bad.length, 'thing')} wrong`)
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (value <= most) return value
  throw new InputError(`${name} must be a whole number from 0 to ${most}, got '${text}'`)
}
