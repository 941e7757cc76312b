import { settings } from '../settings/store.ts'

/** Soft sounds, synthesised: nothing is loaded. Silent until the player turns sound on. */
export type Sound = 'turn' | 'roll' | 'claim' | 'time' | 'win' | 'loss'

let context: AudioContext | null = null
let out: GainNode | null = null

function ready(): { context: AudioContext; out: GainNode } {
  if (!context || !out) {
    context = new AudioContext()
    out = context.createGain()
    out.gain.value = 0.25
    out.connect(context.destination)
  }
  // iOS suspends the context, and so does a page in the background.
  if (context.state === 'suspended') context.resume()
  return { context, out }
}

/** A tone that rises quickly and fades, like a struck glass. */
function tone(frequency: number, after: number, length: number, loudness = 0.5): void {
  const { context, out } = ready()
  const start = context.currentTime + after
  const voice = context.createOscillator()
  const shape = context.createGain()
  voice.type = 'sine'
  voice.frequency.value = frequency
  shape.gain.setValueAtTime(0, start)
  shape.gain.linearRampToValueAtTime(loudness, start + 0.012)
  shape.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(shape).connect(out)
  voice.start(start)
  voice.stop(start + length)
}

/** A short grain of noise, like a die on wood. */
function knock(after: number, pitch: number): void {
  const { context, out } = ready()
  const length = Math.floor(context.sampleRate * 0.05)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const grain = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) grain[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 4
  source.buffer = buffer
  source.connect(filter).connect(out)
  source.start(context.currentTime + after)
}

const score: Record<Sound, () => void> = {
  turn: () => {
    tone(523, 0, 0.5, 0.3)
    tone(784, 0.09, 0.7, 0.25)
  },
  roll: () => {
    for (let i = 0; i < 5; i++) knock(i * 0.055 + Math.random() * 0.03, 900 + Math.random() * 1400)
  },
  claim: () => {
    tone(392, 0, 0.6, 0.35)
    tone(587, 0.07, 0.8, 0.25)
  },
  time: () => {
    tone(440, 0, 0.45, 0.25)
    tone(440, 0.22, 0.45, 0.2)
  },
  win: () => {
    for (const [i, note] of [392, 494, 587, 784].entries()) tone(note, i * 0.13, 1.4, 0.3)
  },
  loss: () => {
    for (const [i, note] of [294, 262, 220, 147].entries()) tone(note, i * 0.2, 1.5, 0.3)
  },
}

export function play(sound: Sound): void {
  if (settings.get().sound && typeof AudioContext !== 'undefined') score[sound]()
}
