import { archetypes, type CaravanState, championName, confrontationOf, nameOf } from '@acheron/games/caravan/board.ts'
import type { EndProps } from '../../../board/face.ts'
import { storyIn } from '../chronicle/story.ts'
import { championIcons, creatureIcon, Icon } from '../stage/Icon.tsx'
import { Hero } from '../stage/outcome/Hero.tsx'
import { passageOf } from '../stage/outcome/outcome.ts'
import { Passage } from '../stage/outcome/Passage.tsx'
import { RecordTable } from './Record.tsx'
import { endVoice } from './words.ts'
import '../stage/outcome/outcome.css'
import './end.css'

/** How the journey ended: its last page, then circle by circle every point, and who the Champions have become. */
export function End({ view, result, language }: EndProps<CaravanState>) {
  const voice = endVoice(language)
  const { t, game } = voice
  const { end, record } = view
  const won = result.winners.length > 0
  const circle = nameOf(game, 'circle', String(view.chapter))
  const story = storyIn(language)
  const passage = end?.ending ?? passageOf(view)
  return (
    <section className="cve">
      <Hero
        kind={won ? 'victory' : 'defeat'}
        chapter={view.chapter}
        icon={creatureIcon(confrontationOf(view.chapter).malefactors[0]?.id ?? '')}
        where={nameOf(game, 'chapter', String(view.chapter))}
        title={t(won ? 'won' : 'lost')}
        below={t('by', { cause: end?.cause ?? 'ending', circle, won: won ? 'yes' : 'no' })}
      />
      {passage && <Passage story={story} entry={passage} />}
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
