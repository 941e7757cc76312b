import { existsSync } from 'node:fs'
import { fingerprint, type KeySource, keysPlaceOf, readKeys } from '../keys.ts'
import { wideModeOf } from '../store/modes.ts'
import { type Finding, good, messageOf, note, wrong } from './finding.ts'

/** Looks at the keys of the server, without telling them. */
export function lookAtKeys(source: KeySource): Finding {
  const place = keysPlaceOf(source)
  if (place === null)
    return note('keys', source.keys === undefined ? 'the key is in the database' : 'they are given by ACHERON_KEYS')
  if (!existsSync(place)) return note('keys', `there is no ${place} yet; the first start makes it`)
  try {
    const [newest, ...older] = readKeys(place)
    if (wideModeOf(place) !== null) return wrong('keys', `other users may read ${place}; run \`chmod 600 ${place}\``)
    return good('keys', `${fingerprint(newest)} signs, ${older.length} older ones are accepted; they are in ${place}`)
  } catch (error) {
    return wrong('keys', messageOf(error))
  }
}
