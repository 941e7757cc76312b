/** A number in a picture; what it stands in says it in words. */
export function Num({ n }: { readonly n: number }) {
  return <i className="fl-num" data-n={n} aria-hidden="true" />
}
