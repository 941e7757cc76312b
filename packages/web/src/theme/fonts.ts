/** The fonts of the first sight. The build preloads their files (`vite.config.ts`). */
const first = [
  '400 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '400 1em "EB Garamond"',
  '400 1em "IM Fell English SC"',
]

/** After this time the page is shown with fallback fonts. */
const patience = 3000

/** Resolves when the fonts have loaded, so that nothing moves under a finger later. */
export const fontsLoaded: Promise<unknown> = Promise.race([
  Promise.allSettled(first.map(font => document.fonts.load(font))),
  new Promise(resolve => setTimeout(resolve, patience)),
])
