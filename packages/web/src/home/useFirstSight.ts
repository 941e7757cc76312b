import { useEffect, useState } from 'react'

/** After this time the page is shown with the known data. */
const patience = 2000

/** Holds the page back until the first answers are there, so that nothing moves under a finger. */
export function useFirstSight(known: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return known || late
}
