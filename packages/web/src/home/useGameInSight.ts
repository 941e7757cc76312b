import { useEffect } from 'react'

/** A shared link names a game (`/#game-florence`): its card is brought into sight once the page is shown. */
export function useGameInSight(shown: boolean): void {
  useEffect(() => {
    const named = /^#(game-[a-z-]+)$/.exec(location.hash)?.[1]
    if (shown && named) document.getElementById(named)?.scrollIntoView({ block: 'center' })
  }, [shown])
}
