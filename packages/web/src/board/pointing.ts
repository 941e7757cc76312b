/** Handlers that point at something while the pointer is over it or the focus is on it. Null is never pointed at. */
export function pointing<T>(point: (at: T | null) => void, at: T | null) {
  const come = () => {
    if (at !== null) point(at)
  }
  const go = () => point(null)
  return { onPointerEnter: come, onPointerLeave: go, onFocus: come, onBlur: go }
}
