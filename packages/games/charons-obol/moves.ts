export type CharonsObolMove =
  /** R2.1 */
  | { readonly do: 'throw' }
  /** R2.3 */
  | { readonly do: 'keep' }
