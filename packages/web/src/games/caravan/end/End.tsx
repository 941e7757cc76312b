import {
  archetypes,
  type CaravanState,
  championName,
  entryText,
  entryTitle,
  nameOf,
} from '@acheron/games/caravan/board.ts'
import type { EndProps } from '../../../board/face.ts'
import { storyIn } from '../chronicle/story.ts'
import { championIcons, Icon } from '../stage/Icon.tsx'
import { RecordTable } from './Record.tsx'
import { endVoice } from './words.ts'
import './end.css'

/** How the journey ended: its last page, then circle by circle every point, and who the Champions have become. */
export function End({ view, result, language }: EndProps<CaravanState>) {
  const voice = endVoice(language)
  const { t, game } = voice
  const { end, record } = view
  const won = result.winners.length > 0
  const circle = nameOf(game, 'circle', String(view.chapter))
  const story = storyIn(language)
  return (
    <section className="cve">
      <h2>{t(won ? 'won' : 'lost')}</h2>
      <p className="cve-verdict">{t('by', { cause: end?.cause ?? 'ending', circle, won: won ? 'yes' : 'no' })}</p>
      {end?.ending && (
        <blockquote className="cve-ending">
          <h3>{entryTitle(story, end.ending)}</h3>
          <p>{entryText(story, end.ending)}</p>
        </blockquote>
      )}
      {record.length > 0 && (
        <>
          <RecordTable record={record} voice={voice} />
          <p className="cve-note">{t('how')}</p>
        </>
      )}
      <ul className="cve-champions" aria-label={t('champions')}>
        {archetypes.map(champion => (
          <li key={champion}>
            <Icon name={championIcons[champion]} />
            <b>{championName(game, champion)}</b>
            <span>{nameOf(game, 'card', view.champions[champion].cards.at(-1) ?? '')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
