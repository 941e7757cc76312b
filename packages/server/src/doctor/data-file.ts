import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { KeySource } from '../keys.ts'
import { freeBytes } from '../metrics/disk.ts'
import { type Contents, examine } from '../store/copy.ts'
import { type Found, lookAt } from '../store/found.ts'
import { partsOf, shown, wideModeOf } from '../store/modes.ts'
import { isInUse, lost, one } from '../store/open.ts'
import { migrations } from '../store/schema.ts'
import { codeOf, fileTrouble } from '../store/trouble.ts'
import { type Finding, good, messageOf, moment, note, size, wrong } from './finding.ts'
import { lookAtKeys } from './keys.ts'

/** Looks at the data file and its neighbours without changing them; a server may be using them. */
export async function lookAtFile(file: string, leastFreeBytes: number, keys: KeySource): Promise<Finding[]> {
  let found: Found
  try {
    found = lookAt(file, false)
  } catch (error) {
    return [wrong('data file', messageOf(error))]
  }
  const disk = await freeDisk(dirname(file), leastFreeBytes)
  if (!found.exists) return [note('data file', `there is none at ${file} yet; the first start makes it`), ...disk]
  return [...modes(found.file), running(found.file), ...content(found, file), lookAtKeys(keys), ...disk]
}

function modes(file: string): Finding[] {
  const wide = partsOf(file).filter(name => wideModeOf(name) !== null)
  const folder = wideModeOf(dirname(file))
  return [
    wide.length > 0
      ? wrong('permissions', `other users may read ${wide.join(', ')}; run \`chmod go= ${wide.join(' ')}\``)
      : good('permissions', 'the data file and its neighbours are for their owner alone'),
    ...(folder === null
      ? []
      : [note('permissions', `others may enter its folder ${dirname(file)} (mode ${shown(folder)}); 0700 is enough`)]),
  ]
}

function running(file: string): Finding {
  return isLocked(`${file}.lock`)
    ? good('server', 'one is running on this data file')
    : note('server', 'none is running on this data file')
}

function isLocked(lock: string): boolean {
  if (!existsSync(lock)) return false
  let db: DatabaseSync | null = null
  try {
    db = new DatabaseSync(lock, { readOnly: true, timeout: 0 })
    one(db, 'select count(*) from sqlite_schema')
    return false
  } catch (error) {
    return codeOf(error) === 'busy'
  } finally {
    db?.close()
  }
}

function content(found: Found, name: string): Finding[] {
  const { file } = found
  let db: DatabaseSync | null = null
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    const contents = examine(db, file)
    return [whole(contents, file), log(db, found, name), format(contents), clock(db)]
  } catch (error) {
    return [wrong('data file', fileTrouble(error, name).message)]
  } finally {
    db?.close()
  }
}

function whole({ tables, steps, people }: Contents, file: string): Finding {
  const bytes = size(statSync(file).size)
  return good('data file', `${file}, ${bytes}, is whole: tables ${tables}, steps ${steps}, people ${people}`)
}

function log(db: DatabaseSync, { file, hasWal }: Found, name: string): Finding {
  if (hasWal) {
    const text = `${size(statSync(`${file}-wal`).size)} in ${file}-wal belong to the data file: never copy one without the other`
    return isLocked(`${file}.lock`) ? good('log', text) : note('log', `${text}; the last server was killed`)
  }
  return isInUse(db) ? wrong('log', lost(name)) : good('log', 'the data file is whole without one')
}

function format({ format }: Contents): Finding {
  if (format === migrations.length) return good('format', `${format}, as this Acheron writes it`)
  return note('format', `${format}; the next start brings it to ${migrations.length}: make a backup first`)
}

/** Steps of the future were stored by a clock that was ahead, or this one is behind. */
function clock(db: DatabaseSync): Finding {
  const last = Number(one(db, 'select coalesce(max(at), 0) from (select at from step order by no desc limit 1000)'))
  if (last <= Date.now() + 60_000) return good('clock', `it is ${moment(Date.now())}`)
  return wrong(
    'clock',
    `it is ${moment(Date.now())} here, but a step was stored at ${moment(last)}; set the clock, or have it set (NTP)`,
  )
}

async function freeDisk(folder: string, least: number): Promise<Finding[]> {
  const free = await freeBytes(existsSync(folder) ? folder : '.')
  if (free === null) return []
  if (free >= least) return [good('disk', `${size(free)} are free`)]
  return [
    wrong(
      'disk',
      `${size(free)} are free, less than ${size(least)} (DISK_FREE_MB): the server is not ready; free some space`,
    ),
  ]
}
