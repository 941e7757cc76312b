import type { OpenTable } from '@acheron/protocol'
import { useEffect, useRef } from 'react'
import { play } from '../../sound/sound.ts'
import { winnersOf } from '../end/title.ts'
import type { Mode } from '../mode.ts'
import { useNewSteps } from '../replay/useNewSteps.ts'
import { type Scene, Soundtrack } from './soundtrack.ts'
import { usePageInSight } from './usePageInSight.ts'
import type { Playback } from './usePlayback.ts'

/** Plays the sounds of what the page shows. */
export function useSounds(table: OpenTable, mode: Mode, playback: Playback): void {
  const { now, info } = table
  const scene: Scene = {
    fresh: useNewSteps(table),
    current: playback.current,
    playing: playback.playing,
    paused: playback.paused,
    asked: mode.kind === 'deciding',
    seat: now.seat,
    result:
      mode.kind !== 'over'
        ? null
        : winnersOf(info.people, mode.result).some(seat => info.seats[seat]?.you)
          ? 'win'
          : 'loss',
    held: mode.kind === 'lookingBack' || mode.kind === 'handOver',
    inSight: usePageInSight(),
  }
  const track = useRef<Soundtrack>(null)
  // Each change of the page may be one of what it shows.
  useEffect(() => {
    track.current ??= new Soundtrack(scene)
    const sound = track.current.next(scene)
    if (sound) play(sound)
  })
}
