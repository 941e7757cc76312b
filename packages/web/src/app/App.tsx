import { lazy, Suspense } from 'react'
import { Failed, Opening } from '../table/Opening.tsx'
import { LiveRegions } from '../ui/announce.tsx'
import { Boundary } from './Boundary.tsx'
import { usePath, useRoute } from './router.ts'
import type { Route } from './routes.ts'
import { useWords } from './words.tsx'

const Home = lazy(() => import('../home/Home.tsx'))
const TableRoute = lazy(() => import('../table/TableRoute.tsx'))
const Learn = lazy(() => import('../learn/Learn.tsx'))
const Daily = lazy(() => import('../daily/DailyPage.tsx'))
const About = lazy(() => import('../about/About.tsx'))

export function App() {
  const route = useRoute()
  const path = usePath()
  return (
    <>
      <SkipLink />
      <Boundary key={path}>
        <Suspense fallback={<Opening />}>
          <Page route={route} />
        </Suspense>
      </Boundary>
      <LiveRegions />
    </>
  )
}

/** The first stop of the Tab key: past the bar, to what is asked or to the page's content. */
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
  const t = useWords()
  switch (route.page) {
    case 'home':
      return <Home />
    case 'table':
      return <TableRoute kind="remote" id={route.id} />
    case 'local':
      return <TableRoute kind="local" id={route.id} />
    case 'learn':
      return <Learn game={route.game} />
    case 'daily':
      return <Daily />
    case 'about':
      return <About />
    case 'nowhere':
      return <Failed message={t('page.nowhere')} detail="" />
  }
}
