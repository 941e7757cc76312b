import { useState } from 'react'

const key = 'acheron.choices'

/** Whether the choices are folded on a narrow page. Remembered; folded at first, so that the board is seen. */
export function useFold(): readonly [folded: boolean, toggle: () => void] {
  const [folded, setFolded] = useState(() => read() !== 'open')
  const toggle = () => {
    setFolded(!folded)
    try {
      localStorage.setItem(key, folded ? 'open' : 'folded')
    } catch {
      // no storage: remembered as long as the page is open
    }
  }
  return [folded, toggle]
}

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
