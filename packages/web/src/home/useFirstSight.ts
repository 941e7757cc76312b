import { useEffect, useState } from 'react'

/** Whoever waits longer than this is shown what is known by then. */
const patience = 2000

/** Nothing moves under a finger because an answer comes late: the page is shown when the first ones are there. */
export function useFirstSight(known: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return known || late
}
