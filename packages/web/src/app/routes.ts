/** Pages whose name is their address. */
const plainPages = ['daily', 'about', 'order', 'admin', 'sign-in', 'account', 'carry', 'profile', 'notices'] as const

/** The addresses of the site. A table's address is its invitation. */
export type Route =
  | { readonly page: 'home' | 'nowhere' | (typeof plainPages)[number] }
  | { readonly page: 'table' | 'local'; readonly id: string }
  | { readonly page: 'analysis'; readonly of: 'table' | 'local'; readonly id: string }
  | { readonly page: 'learn' | 'puzzles'; readonly game: string }
  | { readonly page: 'person'; readonly name: string }

export function parseRoute(path: string): Route {
  const [page = '', part, ...more] = path.split('/').filter(Boolean).map(decodePart)
  const isTable = (page === 'table' || page === 'local') && part !== undefined
  if (isTable && more.length === 1 && more[0] === 'analysis') return { page: 'analysis', of: page, id: part }
  if (more.length > 0) return { page: 'nowhere' }
  if (part === undefined) {
    if (page === '') return { page: 'home' }
    return { page: plainPages.find(each => each === page) ?? 'nowhere' }
  }
  switch (page) {
    case 'table':
    case 'local':
      return { page, id: part }
    case 'learn':
    case 'puzzles':
      return { page, game: part }
    case 'people':
      return { page: 'person', name: part }
    default:
      return { page: 'nowhere' }
  }
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'nowhere':
      return '/'
    case 'table':
    case 'local':
      return `/${route.page}/${encodeURIComponent(route.id)}`
    case 'analysis':
      return `/${route.of}/${encodeURIComponent(route.id)}/analysis`
    case 'learn':
    case 'puzzles':
      return `/${route.page}/${encodeURIComponent(route.game)}`
    case 'person':
      return `/people/${encodeURIComponent(route.name)}`
    default:
      return `/${route.page}`
  }
}

/** The decision that a link points at: `#move=12`; null when it points at the present. */
export function moveInHash(hash: string): number | null {
  const found = /^#move=(\d{1,6})$/.exec(hash)
  return found ? Number(found[1]) : null
}

/** The puzzle that a link points at, counted from 1: `#puzzle=3`; null when it points at the day's. */
export function puzzleInHash(hash: string): number | null {
  const found = /^#puzzle=(\d{1,4})$/.exec(hash)
  return found ? Number(found[1]) : null
}

/** The secret of a seat's link: `#seat=...`, which no server sees; null where there is none. */
export function seatInHash(hash: string): string | null {
  return /^#seat=([0-9A-Za-z_-]{8,64})$/.exec(hash)?.[1] ?? null
}

/** The link by which somebody takes a seat. */
export function seatAddress(origin: string, id: string, token: string): string {
  return `${origin}${pathOf({ page: 'table', id })}#seat=${token}`
}

/** The secret of a coach link, in the same way: `#coach=...`. */
export function coachInHash(hash: string): string | null {
  return /^#coach=([0-9A-Za-z_-]{8,64})$/.exec(hash)?.[1] ?? null
}

/** The link by which somebody looks over a player's shoulder. */
export function coachAddress(origin: string, id: string, token: string): string {
  return `${origin}${pathOf({ page: 'table', id })}#coach=${token}`
}

/** The place of a game on the home page: `/#game-florence`. */
export function gameAnchor(game: string): string {
  return `game-${game}`
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
