import type { Json, Seat } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import Type from 'typebox'
import { oneOf, whole } from './build.ts'

/** Fields that several messages have. */

export const seat = Type.Unsafe<Seat>(whole(63))
export const percent = Type.Number({ minimum: 0, maximum: 100 })
/** Such as 2026-11-15. */
export const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** Wider than the ids we make, so that an unknown table is told apart from a malformed request. */
export const tableId = Type.String({ pattern: '^[0-9A-Za-z_-]{1,64}$' })
export const gameId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
export const language = oneOf(languages)
/** 64 hexadecimal digits. */
export const fingerprint = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** A part of a seed: 32 of them. */
export const seedPart = Type.String({ pattern: '^[0-9a-f]{32}$' })
export const requestId = Type.String({ minLength: 1, maxLength: 64 })
export const json = Type.Unsafe<Json>(Type.Unknown())
