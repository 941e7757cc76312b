import { Bar } from '../app/Bar.tsx'
import { Link } from '../app/Link.tsx'
import { useWords } from '../app/words.tsx'
import './About.css'

const fonts = [
  ['IM Fell English SC', 'Igino Marini'],
  ['Alegreya Sans', 'Juan Pablo del Peral, Huerta Tipográfica'],
  ['EB Garamond', 'Georg Duffner, Octavio Pardo'],
] as const

export default function About() {
  const t = useWords()
  return (
    <>
      <Bar title={t('about')} />
      <main className="about fade-in">
        <p className="story">{t('about.text')}</p>
        <h2 className="small-caps">{t('about.icons')}</h2>
        <p>
          {t('about.icons.text')}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          {', '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
        </p>
        <h2 className="small-caps">{t('about.fonts')}</h2>
        <ul>
          {fonts.map(([font, author]) => (
            <li key={font}>
              {font} <span className="muted">({author}, SIL OFL 1.1)</span>
            </li>
          ))}
        </ul>
        <h2 className="small-caps">{t('about.privacy')}</h2>
        <p>{t('about.privacy.text')}</p>
        <Link to={{ page: 'home' }} className="button">
          {t('home.back')}
        </Link>
      </main>
    </>
  )
}
