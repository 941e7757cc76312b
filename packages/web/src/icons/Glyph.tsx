/** Our own small signs: hairlines on a grid of 24 by 24. */
const glyphs = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 6h16M4 12h16M4 18h16',
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
  first: 'M18 6l-7 6 7 6M7 6v12',
  last: 'M6 6l7 6-7 6M17 6v12',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.300 1.300M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.300',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M6 11v8.500h12V11',
  save: 'M12 4v11M8 11.500l4 4 4-4M5 20h14',
  again: 'M4 12a8 8 0 1 0 2.600-5.900M6 3v4h4',
  board:
    'M12 4c5 0 9 1.300 9 3s-4 3-9 3-9-1.300-9-3 4-3 9-3zM5.500 9.500L9 19M18.500 9.500L15 19M9 19c0 1.300 6 1.300 6 0',
  branch: 'M7 4v16M7 13c0-4 10-1 10-7M14 8l3-3 3 3',
  moon: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z',
  leave: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  eye: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20.500c.5-4.500 3.500-6 7.500-6s7 1.500 7.500 6',
  key: 'M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 12h9M18 12v3.500M15 12v2.500',
  check: 'M5 12.500l4.500 4.500L19 7',
  shield: 'M12 3l7 3v5c0 5-3 8.500-7 10-4-1.500-7-5-7-10V6zM8.500 12l2.500 2.500 4.500-5',
  chat: 'M4 5h16v11h-9l-4 4v-4H4z',
  hourglass: 'M6 3h12M6 21h12M7.500 3v3.500L12 12l4.500-5.500V3M7.500 21v-3.500L12 12l4.500 5.500V21',
  send: 'M21 3L10 14M21 3l-7 18-4-7-7-4z',
} as const

export type GlyphName = keyof typeof glyphs

export function Glyph({ name, size = 20 }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={glyphs[name]} fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
