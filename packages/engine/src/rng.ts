import { chachaBlock, wordsPerBlock } from './chacha.ts'
import { mix } from './hash.ts'
import { canonical, type Json } from './json.ts'
import { sha256Hex } from './sha256.ts'

/**
 * A generator's state, kept inside the game state and never shown in a view. `v` names the algorithm: stored tables and
 * records go on with the one they began with.
 */
export type RngState = (Xoshiro | Keyed) & Forked

/** xoshiro128**, 128 bits in four words. Quick, but enough dice tell its state and so every hidden card. */
type Xoshiro = { v: 1; a: number; b: number; c: number; d: number }

/**
 * ChaCha with a secret key: no number of dice tells the next one. In version 3 every decision changes the key, so that equal
 * decisions meet equal dice and other decisions other ones. The key is 64 hexadecimal digits: a text is copied and hashed
 * faster than a list. `at` counts the words drawn with it.
 */
type Keyed = { v: 2 | 3; key: string; at: number }

/** Which way chance has gone since something was taken back by consent: the number of the step; missing where nothing was. */
type Forked = { fork?: number }

/** Half of the number that is proven in practice for secrecy; no attack comes near it. */
const rounds = 12

/** The seeds of the keyed generators. No other text has this form, so that every older seed keeps its dice. */
const keyedForm = /^(keyed|forking):[0-9a-f]{8,}$/

/** A seed for the keyed generator, from secret hexadecimal digits. */
export const keyedSeed = (digits: string) => `keyed:${digits}`

/** The same for dice that depend on the decisions so far. */
export const forkingSeed = (digits: string) => `forking:${digits}`

/** The generator's first state for a seed; any text or number is a seed. */
export function seedRng(seed: string | number): RngState {
  const text = String(seed)
  const form = keyedForm.exec(text)
  if (!form) return seedXoshiro(text)
  // Not the seed's hash alone: every player of an online table is told that one.
  return { v: form[1] === 'keyed' ? 2 : 3, key: sha256Hex(`acheron chance ${text}`), at: 0 }
}

function seedXoshiro(text: string): Xoshiro {
  const word = (salt: number) => {
    let h = mix(salt ^ text.length)
    for (let i = 0; i < text.length; i++) h = mix(h ^ Math.imul(text.charCodeAt(i) + 1, 0x9e3779b1))
    return h | 0
  }
  // The last word is never zero: xoshiro must not start from all zeros.
  return { v: 1, a: word(0x243f6a88), b: word(0x85a308d3), c: word(0x13198a2e), d: word(0x03707344) | 1 }
}

/** Lets the dice depend on a decision, where they do. It is called before the decision is played. */
export function absorb(rng: RngState, seat: number, move: Json): void {
  if (rng.v !== 3) return
  rng.key = sha256Hex(`acheron decision ${rng.key} ${seat} ${canonical(move)}`)
  rng.at = 0
}

/**
 * Lets chance go on another way, once for every number: what was taken back is not to be played again with dice that everybody
 * has seen.
 */
export function fork(rng: RngState, number: number): void {
  if (rng.fork === number) return
  if (rng.v === 1) Object.assign(rng, seedXoshiro(`fork ${rng.a} ${rng.b} ${rng.c} ${rng.d} ${number}`))
  else Object.assign(rng, { key: sha256Hex(`acheron fork ${rng.key} ${rng.at} ${number}`), at: 0 })
  rng.fork = number
}

/** The next 32 random bits, as a number from 0 on. */
export function nextWord(rng: RngState): number {
  return rng.v === 1 ? nextXoshiro(rng) : nextKeyed(rng)
}

function nextXoshiro(r: Xoshiro): number {
  const scrambled = Math.imul(r.b, 5)
  const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0
  const shifted = r.b << 9
  r.c ^= r.a
  r.d ^= r.b
  r.b ^= r.c
  r.a ^= r.d
  r.c ^= shifted
  r.d = (r.d << 11) | (r.d >>> 21)
  return word
}

/** The block computed last. A state has only its place in it, so it stays small. */
const block = { key: '', number: 0, words: new Uint32Array(wordsPerBlock) }
const keyWords = new Uint32Array(8)

function nextKeyed(r: Keyed): number {
  const number = Math.floor(r.at / wordsPerBlock)
  if (block.number !== number || block.key !== r.key) compute(r.key, number)
  return block.words[r.at++ % wordsPerBlock]!
}

function compute(key: string, number: number): void {
  if (block.key !== key) for (let i = 0; i < 8; i++) keyWords[i] = Number.parseInt(key.slice(8 * i, 8 * i + 8), 16)
  chachaBlock(keyWords, number, rounds, block.words)
  block.key = key
  block.number = number
}
