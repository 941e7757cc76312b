import type { OpenTable, TableInfo } from '@acheron/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../remote/api.ts'
import { seatsApi } from '../remote/seatsApi.ts'
import { insteadOf, keepPart, nextStep, ownPart, type PartStep, randomPart } from './ownPart.ts'

/** How this device adds to the seed of a table where everybody does. */
export interface OwnPartState {
  readonly is: PartStep['is'] | 'failed'
  /** Gives it again. */
  again(): void
  /** Gives a part of this device instead of another one's. */
  replace(): void
}

const stepAt = (info: TableInfo, make: () => string): PartStep =>
  info.parts ? nextStep(info, ownPart(info.id), make) : { is: 'waiting' }

/** Gives this device's part as soon as the table wants it. */
export function useOwnPart({ info }: OpenTable): OwnPartState {
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  /** What is on its way: the table may be told anew before the answer comes. */
  const asked = useRef('')
  const { id } = info
  const give = useCallback(
    ({ keep, give: given }: Extract<PartStep, { is: 'giving' }>) => {
      keepPart(id, keep)
      setFailed(false)
      seatsApi.givePart(id, given).catch((error: unknown) => {
        asked.current = ''
        // What was meant for an earlier state of the table is nothing to be told of: the table tells the new one.
        if (!(error instanceof ApiFailure && error.status === 409)) setFailed(true)
      })
    },
    [id],
  )
  useEffect(() => {
    const next = stepAt(info, randomPart)
    const wanted = next.is === 'giving' ? JSON.stringify([tries, next.give]) : ''
    const isNew = asked.current !== wanted
    asked.current = wanted
    if (next.is === 'giving' && isNew) give(next)
  }, [info, tries, give])
  return {
    is: failed ? 'failed' : stepAt(info, () => '').is,
    again: () => setTries(tries + 1),
    replace: () => {
      const next = insteadOf(info, randomPart)
      if (next) give(next)
    },
  }
}
