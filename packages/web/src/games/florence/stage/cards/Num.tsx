/** A number in a picture. The label around it says it in words. */
export function Num({ n }: { readonly n: number }) {
  return <i className="fl-num" data-n={n} aria-hidden="true" />
}
