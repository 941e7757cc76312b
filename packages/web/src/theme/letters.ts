/** The letters of the first sight; the build asks for their files with the page (`vite.config.ts`). */
const first = [
  '400 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '400 1em "EB Garamond"',
  '400 1em "IM Fell English SC"',
]

/** Whoever waits longer than this is shown other letters for a while. */
const patience = 3000

/** Nothing moves under a finger because its letters come late: a page is shown when they are there. */
export const letters: Promise<unknown> = Promise.race([
  Promise.allSettled(first.map(font => document.fonts.load(font))),
  new Promise(resolve => setTimeout(resolve, patience)),
])
