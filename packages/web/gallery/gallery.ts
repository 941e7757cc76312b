// The gallery: every recorded moment of a game, in both themes and at both sizes. Served by `npm run dev` only.
import type { Shelf } from './moments.ts'

const themes = ['abyss', 'parchment']
const sizes = [
  { name: 'laptop', width: 1440, height: 900, scale: 0.45 },
  { name: 'phone', width: 390, height: 844, scale: 0.48 },
]

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

function lookAt(game: string, moment: string, theme: string, { name, width, height, scale }: (typeof sizes)[number]) {
  const frame = element('iframe', {
    src: `/gallery/frame.html?${new URLSearchParams({ game, moment, theme })}`,
    title: `${moment}, ${name}, ${theme}`,
    loading: 'lazy',
  })
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` })
  const box = element('div', { className: 'look' }, frame)
  Object.assign(box.style, { width: `${width * scale}px`, height: `${height * scale}px` })
  return box
}

function show(shelf: Shelf): void {
  const wanted = decodeURIComponent(location.hash.slice(1))
  const game = wanted in shelf ? wanted : (Object.keys(shelf)[0] ?? '')
  const links = Object.keys(shelf).map(id => {
    const link = element('a', { href: `#${id}`, textContent: id })
    if (id === game) link.setAttribute('aria-current', 'page')
    return link
  })
  const moments = (shelf[game] ?? []).map(moment => {
    const looks = sizes.flatMap(size => themes.map(theme => lookAt(game, moment, theme, size)))
    const title = element('h2', { textContent: moment })
    return element('section', {}, title, element('div', { className: 'looks' }, ...looks))
  })
  document.getElementById('games')?.replaceChildren(...links)
  document.getElementById('moments')?.replaceChildren(...moments)
}

const shelf: Shelf = await (await fetch('/gallery/moments.json')).json()
addEventListener('hashchange', () => show(shelf))
show(shelf)
