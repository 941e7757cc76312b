/** The colours of Acheron on a terminal: the tokens of the dark theme, as far as the terminal can show them. */
const tokens = {
  background: '#14100f',
  surface: '#1e1816',
  raised: '#2a211d',
  line: '#4a3a31',
  text: '#efe6d8',
  muted: '#b5a48f',
  faint: '#7d6b5c',
  ember: '#e2572b',
  gold: '#f2b84b',
  ice: '#8fc7d9',
  moss: '#9fb35c',
  blood: '#c4473f',
  bone: '#e4d8c3',
  paper: '#efe2c8',
  ink: '#2a1d14',
  inkMuted: '#8a7358',
  inkRed: '#a3271f',
  inkGold: '#8f6400',
  rose: '#d9738c',
  ochre: '#d9a441',
  flame: '#e2772b',
  wine: '#c46a8c',
  verdigris: '#5fa39a',
} as const

export type Token = keyof typeof tokens

/** The nearest of the sixteen colours, for terminals without more; other colours become the terminal's text colour. */
const sixteen: Partial<Record<Token, number>> = {
  line: 90,
  muted: 37,
  faint: 90,
  ember: 91,
  gold: 93,
  ice: 96,
  moss: 92,
  blood: 31,
  rose: 95,
  ochre: 33,
  flame: 91,
  wine: 35,
  verdigris: 36,
  inkMuted: 90,
  inkRed: 31,
  inkGold: 93,
}

/** Puts colour around text. Colours do not nest: each call ends back at the page's own. */
export interface Paint {
  /** Whether areas can be filled; otherwise things are drawn with lines. */
  readonly fills: boolean
  fg(token: Token, text: string): string
  bold(token: Token, text: string): string
  /** Text on a filled area. */
  on(area: Token, token: Token, text: string): string
  /** What a line starts with so that the whole screen has the page's colours. */
  readonly page: string
}

export const plain: Paint = {
  fills: false,
  fg: (_, text) => text,
  bold: (_, text) => text,
  on: (_area, _token, text) => text,
  page: '',
}

/** The painter for a terminal with this many bits of colour (1, 4, 8 or 24, as Node's `getColorDepth` returns). */
export function painter(depth: number): Paint {
  if (depth < 4) return plain
  if (depth < 8) {
    const fg = (token: Token, text: string) => `\u001b[${sixteen[token] ?? 39}m${text}\u001b[39m`
    return {
      ...plain,
      fg,
      bold: (token, text) => `\u001b[1m${fg(token, text)}\u001b[22m`,
      on: (_, token, text) => fg(token, text),
    }
  }
  const code = (layer: 38 | 48, token: Token) =>
    `\u001b[${layer};${depth >= 24 ? direct(tokens[token]) : indexed(tokens[token])}m`
  const page = code(38, 'text') + code(48, 'background')
  const fg = (token: Token, text: string) => `${code(38, token)}${text}${code(38, 'text')}`
  return {
    fills: true,
    page,
    fg,
    bold: (token, text) => `\u001b[1m${fg(token, text)}\u001b[22m`,
    on: (area, token, text) => `${code(48, area)}${code(38, token)}${text}${page}`,
  }
}

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map(i => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number]
}

const direct = (hex: string) => `2;${channels(hex).join(';')}`

/** The nearest of the 6 x 6 x 6 cube or of the greys. */
function indexed(hex: string): string {
  const rgb = channels(hex)
  const steps = [0, 95, 135, 175, 215, 255]
  const nearest = (value: number) =>
    steps.reduce((best, step, i) => (Math.abs(step - value) < Math.abs((steps[best] ?? 0) - value) ? i : best), 0)
  const cube = rgb.map(nearest)
  const grey = Math.max(0, Math.min(23, Math.round(((rgb[0] + rgb[1] + rgb[2]) / 3 - 8) / 10)))
  const distance = (to: readonly number[]) => to.reduce((sum, value, i) => sum + (value - (rgb[i] ?? 0)) ** 2, 0)
  const greyLevel = 8 + 10 * grey
  return distance([greyLevel, greyLevel, greyLevel]) < distance(cube.map(i => steps[i] ?? 0))
    ? `5;${232 + grey}`
    : `5;${16 + 36 * (cube[0] ?? 0) + 6 * (cube[1] ?? 0) + (cube[2] ?? 0)}`
}
