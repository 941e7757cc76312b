export type NineCirclesMove =
  /** R2 */
  | { readonly do: 'declare'; readonly n: number }
  /** R3, R7.4: a pip of each of `rows`; `fresh` dice from the pool, the values `again` of active ones. */
  | { readonly do: 'roll'; readonly rows: readonly number[]; readonly fresh: number; readonly again: readonly number[] }
  /** R4 */
  | { readonly do: 'virgil'; readonly from: number; readonly to: number }
  /** R6 */
  | { readonly do: 'claim'; readonly use: readonly number[] }
  /** R10 */
  | { readonly do: 'concede' }

export type Roll = Extract<NineCirclesMove, { do: 'roll' }>
export type Claim = Extract<NineCirclesMove, { do: 'claim' }>
