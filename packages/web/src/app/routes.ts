/** The addresses of the site. A table's address is its invitation. */
export type Route =
  | { readonly page: 'home' | 'daily' | 'about' | 'nowhere' }
  | { readonly page: 'table' | 'local'; readonly id: string }
  | { readonly page: 'learn'; readonly game: string }

export function parseRoute(path: string): Route {
  const [page = '', part, ...more] = path.split('/').filter(Boolean).map(decodePart)
  if (more.length > 0) return { page: 'nowhere' }
  if (part === undefined) {
    if (page === '') return { page: 'home' }
    return page === 'daily' || page === 'about' ? { page } : { page: 'nowhere' }
  }
  switch (page) {
    case 'table':
    case 'local':
      return { page, id: part }
    case 'learn':
      return { page, game: part }
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
    case 'learn':
      return `/learn/${encodeURIComponent(route.game)}`
    default:
      return `/${route.page}`
  }
}

/** The decision that a link points at: `#move=12`; null when it points at the present. */
export function moveInHash(hash: string): number | null {
  const found = /^#move=(\d{1,6})$/.exec(hash)
  return found ? Number(found[1]) : null
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
