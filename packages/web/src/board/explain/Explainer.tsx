import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { say } from '../../ui/announce.tsx'
import { isLabel, textOf } from './help.ts'
import { placeOf } from './place.ts'
import { type Open, watch } from './watch.ts'
import './explain.css'

/** The page's one popover: it says what the thing is that is pointed at, focused, pressed long or asked about. */
export function Explainer() {
  const [open, setOpen] = useState<Open | null>(null)
  const card = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => watch(setOpen, target => target instanceof Node && card.current?.contains(target) === true), [])
  useLayoutEffect(() => {
    if (!open || !card.current) return
    const { thing } = open
    const element = card.current
    // Dialogs lie in the browser's top layer, and so does what is opened after them.
    element.showPopover()
    lay(element, thing)
    // A board that comes nearer carries the thing along.
    const onEnd = () => lay(element, thing)
    document.addEventListener('transitionend', onEnd)
    const undo = describe(open, id)
    return () => {
      document.removeEventListener('transitionend', onEnd)
      undo()
    }
  }, [open, id])
  useEffect(() => {
    if (open?.by === 'key' || open?.by === 'press') say(textOf(open.help))
  }, [open])
  if (!open) return null
  const { title, kind, lines, numbers = [] } = open.help
  return (
    <div
      key={title + lines.join()}
      ref={card}
      id={id}
      className="explained"
      role="tooltip"
      popover="manual"
      data-by={open.by}
    >
      {title && <b>{title}</b>}
      {kind && <i>{kind}</i>}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {numbers.length > 0 && (
        <dl>
          {numbers.map(([name, number]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** Puts the popover beside its thing. The prompt stays free. */
function lay(card: HTMLElement, thing: Element): void {
  const prompts = [...document.querySelectorAll('.ask')].map(prompt => prompt.getBoundingClientRect())
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { x, y } = placeOf(thing.getBoundingClientRect(), size, { width, height }, prompts)
  card.style.translate = `${x}px ${y}px`
}

/** For a reader the popover describes its thing, unless the thing's own label says the same. */
function describe({ thing }: Open, id: string): () => void {
  const before = thing.getAttribute('aria-describedby')
  if (isLabel(thing)) return () => {}
  thing.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
  return () => {
    if (before) thing.setAttribute('aria-describedby', before)
    else thing.removeAttribute('aria-describedby')
  }
}
