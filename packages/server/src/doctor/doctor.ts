import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dailyBackups } from '../backup/names.ts'
import { isDatabase } from '../check.ts'
import type { KeySource } from '../keys.ts'
import type { NoticeOptions } from '../notices/options.ts'
import { lookAtFile } from './data-file.ts'
import { type Finding, good, messageOf, moment, note, wrong } from './finding.ts'
import { lookAtKeys } from './keys.ts'
import { lookAtNats, lookAtPort } from './network.ts'
import { lookAtNotices } from './notices.ts'

export interface Installation {
  /** The data file, or the address of the database. */
  readonly source: string
  readonly nats?: string
  readonly port: number
  readonly host: string
  readonly webDir: string
  /** The folder of daily backups. */
  readonly backups?: string
  readonly leastFreeBytes: number
  /** How people are reached who are not here. */
  readonly notices: NoticeOptions
  /** Where the keys come from, if the server is told so. */
  readonly keys: Pick<KeySource, 'keys' | 'keysFile'>
}

/** Looks at everything that a server of this installation needs, and changes nothing. */
export async function diagnose(installation: Installation): Promise<Finding[]> {
  const { source, nats, port, host, webDir, backups, leastFreeBytes } = installation
  const place = isDatabase(source) ? { file: '', database: source } : { file: source }
  const keys = { ...installation.keys, ...place }
  const data = isDatabase(source)
    ? [...(await (await import('./database.ts')).lookAtDatabase(source)), lookAtKeys(keys)]
    : await lookAtFile(source, leastFreeBytes, keys)
  return [
    node(),
    webClient(webDir),
    ...data,
    ...(nats === undefined ? alone(source) : await lookAtNats(nats)),
    await lookAtPort(port, host),
    ...(await lookAtNotices(installation.notices)),
    lastBackup(backups),
  ]
}

function node(): Finding {
  const { node } = process.versions
  if (Number.parseInt(node, 10) >= 24) return good('Node', node)
  return wrong('Node', `${node} is too old; run Acheron by npm, which brings 24 along, or install 24`)
}

function webClient(webDir: string): Finding {
  if (existsSync(join(webDir, 'index.html'))) return good('web client', 'it is built')
  return wrong('web client', 'it is not built; `npm run build` builds it, and `npm start` does so by itself')
}

const alone = (source: string): Finding[] =>
  isDatabase(source) ? [note('NATS', 'none: only one server may use the database; NATS_URL lets several')] : []

function lastBackup(folder: string | undefined): Finding {
  if (folder === undefined) return note('backups', 'no daily ones are made; BACKUPS=<folder> has the server make them')
  try {
    const [newest] = dailyBackups(folder)
    if (!newest)
      return wrong('backups', `there are none in ${folder} yet; a server with BACKUPS=${folder} makes one at its start`)
    const text = `the last one is ${newest.file}, of ${moment(newest.at)}`
    const isOld = newest.at < Date.now() - 2 * 24 * 60 * 60 * 1000
    return isOld
      ? wrong('backups', `${text}, more than two days old; see the log of the server`)
      : good('backups', text)
  } catch (error) {
    return wrong('backups', `the folder of backups cannot be read: ${messageOf(error)}; name another with BACKUPS=`)
  }
}
