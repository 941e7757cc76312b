import { savedIn } from '@acheron/engine'
import type { OpenTable, SavesList } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import type { TableSource } from '../table/source.ts'

/** The saves of the table's campaign, fetched again when one is made or a wish changes; null until they have come. */
export function useSaves(
  source: TableSource,
  { steps, info: { campaign } }: OpenTable,
): { readonly list: SavesList | null; readonly error: unknown } {
  const [list, setList] = useState<SavesList | null>(null)
  const [error, setError] = useState<unknown>(null)
  const last = steps.findLast(({ events }) => savedIn(events) !== null)?.version ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again after each save and each change of the campaign
  useEffect(() => {
    let current = true
    source.campaign.saves().then(
      came => current && setList(came),
      (reason: unknown) => current && setError(reason),
    )
    return () => {
      current = false
    }
  }, [source, last, campaign])
  return { list, error }
}
