import {
  archetypes,
  type CaravanEvent,
  type CaravanState,
  championName,
  confrontationOf,
  nameOf,
} from '@acheron/games/caravan/board.ts'
import { useMemo } from 'react'
import type { EndProps } from '../../../board/face.ts'
import { storyIn } from '../chronicle/story.ts'
import { championIcons, creatureIcon, Icon } from '../stage/Icon.tsx'
import { Backdrop } from '../stage/outcome/Backdrop.tsx'
import { Hero } from '../stage/outcome/Hero.tsx'
import { outcomeOf, passageOf } from '../stage/outcome/outcome.ts'
import { Passage } from '../stage/outcome/Passage.tsx'
import { Blow, Gains } from '../stage/outcome/Told.tsx'
import { voiceOf } from '../words.ts'
import { RecordTable } from './Record.tsx'
import { endVoice } from './words.ts'
import '../stage/outcome/outcome.css'
import './end.css'

const none: readonly never[] = []

/**
 * How the journey ended: the last blow and the last page, what they brought, then circle by circle every point, and who the
 * Champions have become; behind it the arena.
 */
export function End({ view, result, lately = none, names, language }: EndProps<CaravanState, CaravanEvent>) {
  const voice = endVoice(language)
  const { t, game } = voice
  const { end, record } = view
  const won = result.winners.length > 0
  const circle = nameOf(game, 'circle', String(view.chapter))
  const story = storyIn(language)
  const passage = end?.ending ?? passageOf(view)
  const outcome = useMemo(() => outcomeOf(view, lately), [view, lately])
  const told = outcome && { outcome, names, voice: voiceOf(language) }
  const title = t(won ? 'won' : 'lost')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, where keys must reach it
    <section className="cve" data-kind={won ? 'victory' : 'defeat'} aria-label={title} tabIndex={0}>
      <div className="cve-behind">
        <Backdrop
          view={view}
          chapter={view.chapter}
          won={won}
          last={null}
          seat={null}
          names={names}
          language={language}
        />
      </div>
      <Hero
        kind={won ? 'victory' : 'defeat'}
        chapter={view.chapter}
        icon={creatureIcon(confrontationOf(view.chapter).malefactors[0]?.id ?? '')}
        where={nameOf(game, 'chapter', String(view.chapter))}
        title={title}
        below={t('by', { cause: end?.cause ?? 'ending', circle, won: won ? 'yes' : 'no' })}
      />
      {told && <Blow {...told} />}
      {passage && <Passage story={story} entry={passage} />}
      {told && <Gains {...told} />}
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
