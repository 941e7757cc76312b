import { InputError } from '@acheron/engine'
import { endInOrder } from './ends.ts'
import { defaultFile, noticeOptionsOf, StartError, startServer } from './index.ts'
import { limitsOf } from './limits.ts'

/** The process: settings from the environment, one line when it runs, one line when it cannot. */

const { PORT = '8080', HOST, DATA = defaultFile, LOG_LEVEL = 'warn', ORIGINS = '' } = process.env
const { TRUST_PROXY, METRICS = 'local', DATABASE_URL, NATS_URL, ACHERON_KEYS, KEYS_FILE, LIMITS } = process.env
const { PUBLIC_URL, SMTP_URL, MAIL_FROM, WEBHOOKS } = process.env
const { DATA_LOST, DISK_FREE_MB = '100', BACKUPS, BACKUPS_KEEP = '7' } = process.env

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new StartError(`PORT must be a whole number from 0 to 65535, got '${text}'`)
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function logLevelOf(text: string): string {
  if (logLevels.includes(text)) return text
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, got '${text}'`)
}

function isPublic(metrics: string): boolean {
  if (metrics === 'public' || metrics === 'local') return metrics === 'public'
  throw new StartError(`METRICS must be local or public, got '${metrics}'`)
}

function acceptsLoss(text: string | undefined): boolean {
  if (!text || text === 'accept') return text === 'accept'
  throw new StartError(`DATA_LOST must be accept, or not be set, got '${text}'`)
}

function megabytesOf(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text) * 1e6
  throw new StartError(`DISK_FREE_MB must be a whole number of megabytes, got '${text}'`)
}

function keptOf(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text)
  throw new StartError(`BACKUPS_KEEP must be a whole number from 1 to 99999, got '${text}'`)
}

try {
  const server = await startServer({
    port: portOf(PORT),
    file: DATA,
    acceptLoss: acceptsLoss(DATA_LOST),
    leastFreeBytes: megabytesOf(DISK_FREE_MB),
    ...(BACKUPS ? { backups: { folder: BACKUPS, keep: keptOf(BACKUPS_KEEP) } } : {}),
    ...(DATABASE_URL ? { database: DATABASE_URL } : {}),
    ...(NATS_URL ? { nats: NATS_URL } : {}),
    ...(ACHERON_KEYS ? { keys: ACHERON_KEYS } : {}),
    ...(KEYS_FILE ? { keysFile: KEYS_FILE } : {}),
    logLevel: logLevelOf(LOG_LEVEL),
    publicMetrics: isPublic(METRICS),
    origins: ORIGINS.split(',').filter(Boolean),
    ...(HOST ? { host: HOST } : {}),
    ...(TRUST_PROXY ? { trustProxy: TRUST_PROXY } : {}),
    notices: noticeOptionsOf({ PUBLIC_URL, SMTP_URL, MAIL_FROM, WEBHOOKS }),
    ...(LIMITS ? { limits: limitsOf(LIMITS) } : {}),
  })
  endInOrder(server)
  process.stdout.write(`Acheron is at ${server.address}\n`)
} catch (error) {
  const expected = error instanceof StartError || error instanceof InputError
  process.stderr.write(expected ? `${error.message}\n` : `${(error as Error).stack ?? error}\n`)
  process.exit(1)
}
