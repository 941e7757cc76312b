/** Loaded before a server (`--import`): its wall clock is as far off as the process that started it says by a message. */
const Real = Date
let off = 0

class Shifted extends Real {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(Real.now() + off)
    else super(...given)
  }

  static override now(): number {
    return Real.now() + off
  }
}

globalThis.Date = Shifted as DateConstructor
process.on('message', (milliseconds: number) => {
  off = milliseconds
  process.send?.('set')
})
