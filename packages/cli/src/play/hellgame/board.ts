import { amountsText, eventName, spellName, spellOf, topFrame } from '@acheron/games/hellgame/board.ts'
import { plain } from '../paint.ts'
import type { Scene } from '../stage.ts'
import { beside, clip, pad, wrap } from '../text.ts'
import { spotsNear, tryStart } from './near.ts'
import { pitColumns, pitLines } from './pit.ts'
import { eyesOf, placeOf, viewOf, wordsOf } from './scene.ts'
import { effectLines, noteLines, seatSentences, seatTable } from './seats.ts'
import { type Touched, touchedBy } from './touched.ts'

const gap = 1
/** Below this width nothing fits beside the pit. Line mode is among these: its lines are read one by one. */
const narrowBelow = 79
/** Lines that leave room for the moves on a terminal of 24 lines, or of 36. */
const highest = { low: 16, roomy: 27 }

/** The pit beside what is near, the seats below it; where there is no room for that, all below each other. */
export function boardLines(scene: Scene): string[] {
  const touched = touchedBy(scene.lit, viewOf(scene))
  if (scene.columns < narrowBelow) return narrowLines(scene, touched)
  const pit = pitLines(scene, touched)
  const room = scene.columns - pitColumns - gap
  const panel = { lines: panelLines(tryStart(scene), touched, room, pit.length), columns: room }
  const top = beside(gap, { lines: pit, columns: pitColumns }, panel)
  const seats = seatTable(scene, touched)
  const more = [
    ...effectLines(scene, touched).map(line => clip(line, scene.columns)),
    ...noteLines(scene),
    ...legend(scene),
  ]
  return [...top, ...seats, ...more].slice(0, scene.roomy ? highest.roomy : highest.low)
}

function narrowLines(scene: Scene, touched: Touched): string[] {
  const { say, columns } = scene
  const pit = columns < pitColumns ? [] : pitLines({ ...scene, roomy: false }, touched)
  // A screen has little height; plain text is read line by line, in whole sentences.
  if (scene.paint !== plain) return [...pit, ...seatTable(scene, touched), ...noteLines(scene)].slice(0, highest.low)
  const wrapped = (lines: readonly string[]) => lines.flatMap(line => wrap(line, columns))
  const view = viewOf(scene)
  const t = wordsOf(scene)
  const spells = view.spells.map(spell => `${spellName(spell, t)} (${amountsText({ mana: spellOf(spell).mana }, t)})`)
  return [
    ...pit,
    '',
    ...wrapped(seatSentences(scene)),
    ...wrapped([
      `${say('hellgame.track')}: ${trackText(scene)}`,
      `${say('hellgame.spells')}: ${spells.join(', ')}`,
      nearTitle(scene),
      ...spotsNear(scene, 7).map(({ square, steps, name, more }) => {
        const far = steps === 0 ? say('hellgame.near.here') : t('steps', { count: steps ?? 0 })
        return `${steps === null ? '' : `${far}: `}${square} ${name}${more && ` (${more})`}`
      }),
      ...effectLines(scene, touched),
    ]),
  ].map(line => clip(line, columns))
}

/** What is near, the track, the spells in play and, where there is height, the events that lie in wait. */
function panelLines(scene: Scene, touched: Touched, columns: number, height: number): string[] {
  const { paint, say, roomy } = scene
  const view = viewOf(scene)
  const t = wordsOf(scene)
  const title = (text: string) => paint.fg('muted', text)
  const spells = view.spells.map(spell => {
    const line = clip(`${spellOf(spell).mana} ${spellName(spell, t)}`, columns)
    return touched.spells.has(spell) ? paint.bold('gold', line) : paint.fg('text', line)
  })
  const track = touched.track ? paint.bold('gold', trackText(scene)) : trackText(scene)
  const events = wrap(
    `${say('hellgame.events')}: ${view.eventKinds.map(event => eventName(event, t)).join(', ')}`,
    columns,
  )
  // Until the piece is placed, only the start squares matter.
  const hasStarted = topFrame(view)?.kind !== 'start'
  const rest = roomy
    ? [
        ...(hasStarted ? ['', title(say('hellgame.track')), track] : []),
        '',
        title(say('hellgame.spells')),
        ...spells,
        ...events.map(title),
      ]
    : hasStarted
      ? [track, ...spells]
      : []
  const near = spotsNear(scene, Math.max(0, height - rest.length - 1))
  return [
    title(nearTitle(scene)),
    ...near.map(spot => {
      const far = spot.steps === null ? '' : `${pad(String(spot.steps), 2, 'right')} `
      const more = spot.more && columns >= 40 ? ` (${spot.more})` : ''
      const line = clip(`${far}${pad(spot.square, 4)} ${spot.name}${more}`, columns)
      return touched.squares.has(spot.square) ? paint.bold('gold', line) : line
    }),
    ...Array<string>(Math.max(0, height - rest.length - 1 - near.length)).fill(''),
    ...rest,
  ]
}

function nearTitle(scene: Scene): string {
  const square = placeOf(viewOf(scene), eyesOf(scene))
  if (square === null) return scene.say('hellgame.near.start')
  return scene.lit.some(move => move.do === 'start')
    ? scene.say('hellgame.near.from', { square })
    : scene.say('hellgame.near')
}

/** The track: slots behind the token, the token, slots to come; an eclipse's end. */
function trackText(scene: Scene): string {
  const view = viewOf(scene)
  const { slot, length, eclipse } = view.track
  const slots = Array.from({ length: Math.max(slot, length) }, (_, i) =>
    i + 1 === slot ? '●' : i + 1 > length ? '▫' : '○',
  )
  const dark = eclipse === null ? '' : `, ${scene.say('hellgame.eclipse', { slot: eclipse })}`
  return `${slots.join('')} ${scene.say('hellgame.slot', { slot, length })}${dark}`
}

/** What the signs mean; no line breaks between a sign and its word. */
function legend({ say, paint, columns }: Pick<Scene, 'say' | 'paint' | 'columns'>): string[] {
  const entries = say('hellgame.legend').split(', ')
  const text = entries.map(entry => entry.replaceAll(' ', '\u00a0')).join(' ')
  return wrap(text, columns).map(line => paint.fg('faint', line.replaceAll('\u00a0', ' ')))
}
