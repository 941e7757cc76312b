import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Explainer } from '../board/explain/Explainer.tsx'
import { fontsLoaded } from '../theme/fonts.ts'
import { LiveRegions } from '../ui/announce.tsx'
import { Boundary } from './Boundary.tsx'
import { Nowhere, Opening } from './Opening.tsx'
import { usePath, useRoute } from './router.ts'
import type { Route } from './routes.ts'
import { useWords } from './words.tsx'

const Home = page(() => import('../home/Home.tsx'))
const TableRoute = page(() => import('../table/TableRoute.tsx'))
const Analysis = page(() => import('../analysis/AnalysisRoute.tsx'))
const Learn = page(() => import('../learn/Learn.tsx'))
const Daily = page(() => import('../daily/DailyPage.tsx'))
const Puzzles = page(() => import('../puzzles/PuzzlesPage.tsx'))
const Order = page(() => import('../admin/OrderPage.tsx'))
const Admin = page(() => import('../admin/AdminPage.tsx'))
const About = page(() => import('../about/About.tsx'))
const SignIn = page(() => import('../account/SignInPage.tsx'))
const Account = page(() => import('../account/AccountPage.tsx'))
const Profile = page<{ name?: string }>(() => import('../account/ProfilePage.tsx'))
const Notices = page(() => import('../notices/NoticesPage.tsx'))
const Carry = page(() => import('../account/CarryPage.tsx'))

/** Loads a page when it is opened, together with its fonts. */
function page<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const [loaded] = await Promise.all([load(), fontsLoaded])
    return loaded
  })
}

export function App() {
  const route = useRoute()
  const path = usePath()
  useFocusOnArrival(path)
  return (
    <>
      <SkipLink />
      <Boundary key={path}>
        <Suspense fallback={<Opening />}>
          <Page route={route} />
        </Suspense>
      </Boundary>
      <LiveRegions />
      <Explainer />
    </>
  )
}

/** After a change of page the focus goes to the new page's title, as soon as that has loaded. */
function useFocusOnArrival(path: string): void {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const arrive = () => {
      if (document.activeElement && document.activeElement !== document.body) return true
      const main = document.querySelector<HTMLElement>('main:not([aria-busy="true"])')
      if (!main) return false
      const title = document.querySelector<HTMLElement>('h1') ?? main
      title.tabIndex = -1
      title.focus({ preventScroll: true })
      return true
    }
    const timer = setInterval(() => arrive() && clearInterval(timer), 50)
    const end = setTimeout(() => clearInterval(timer), 5000)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [path])
}

/** The first stop of the Tab key. It leads past the bar to the first choice or to the page's content. */
function SkipLink() {
  const t = useWords()
  const skip = () => {
    const target = document.querySelector<HTMLElement>('.choice, main')
    if (target?.tagName === 'MAIN') target.tabIndex = -1
    target?.focus()
  }
  return (
    <button type="button" className="button skip-link" onClick={skip}>
      {t('skip')}
    </button>
  )
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />
    case 'table':
      return <TableRoute kind="remote" id={route.id} />
    case 'local':
      return <TableRoute kind="local" id={route.id} />
    case 'analysis':
      return <Analysis kind={route.of === 'table' ? 'remote' : 'local'} id={route.id} />
    case 'learn':
      return <Learn game={route.game} />
    case 'puzzles':
      return <Puzzles game={route.game} />
    case 'daily':
      return <Daily />
    case 'about':
      return <About />
    case 'order':
      return <Order />
    case 'admin':
      return <Admin />
    case 'sign-in':
      return <SignIn />
    case 'account':
      return <Account />
    case 'carry':
      return <Carry />
    case 'notices':
      return <Notices />
    case 'profile':
      return <Profile />
    case 'person':
      return <Profile name={route.name} />
    case 'nowhere':
      return <Nowhere />
  }
}
