import { Component, type ReactNode, type RefObject } from 'react'

interface Props {
  readonly list: RefObject<HTMLElement | null>
  /** Another text when lines are put on top or leave there. */
  readonly top: string
  readonly children: ReactNode
}

interface Place {
  readonly line: Element
  readonly y: number
}

/**
 * Keeps the line that is read in its place while lines are put above it. Browsers do so only where nothing is cut above, and
 * not all of them. A class, because only a class can look at the page right before it changes.
 */
export class Steady extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Place | null {
    const list = this.props.list.current
    return list && before.top !== this.props.top ? placeOf(list) : null
  }

  override componentDidUpdate(_before: Props, _state: unknown, place: Place | null): void {
    const list = this.props.list.current
    if (!list || !place?.line.isConnected) return
    const moved = place.line.getBoundingClientRect().top - place.y
    const scroller = scrolls(list) ? list : document.scrollingElement
    if (scroller) scroller.scrollTop += moved
  }

  override render(): ReactNode {
    return this.props.children
  }
}

/** On a narrow page the log is as long as its lines, and the page scrolls. */
function scrolls(list: HTMLElement): boolean {
  return getComputedStyle(list).overflowY !== 'visible'
}

/** The first passage in sight; null where the log itself is out of sight. */
function placeOf(list: HTMLElement): Place | null {
  const top = Math.max(0, list.getBoundingClientRect().top)
  for (const line of list.querySelectorAll('.passage')) {
    const rect = line.getBoundingClientRect()
    if (rect.bottom > top) return rect.top < innerHeight ? { line, y: rect.top } : null
  }
  return null
}
