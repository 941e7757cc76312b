import { useWords } from '../../app/words.tsx'
import './AboutMe.css'

/** Before a line of another's doing that names the viewer: to be seen and to be heard, whatever the colours. */
export function AboutMe() {
  const t = useWords()
  return (
    <>
      <span className="tag about-me">{t('log.aboutYou')}</span>{' '}
    </>
  )
}
