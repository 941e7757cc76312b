/** Points at something while the pointer is over it or the focus is on it; where there is nothing, at nothing. */
export function pointing<T>(point: (at: T | null) => void, at: T | null) {
  const come = () => {
    if (at !== null) point(at)
  }
  const go = () => point(null)
  return { onPointerEnter: come, onPointerLeave: go, onFocus: come, onBlur: go }
}
