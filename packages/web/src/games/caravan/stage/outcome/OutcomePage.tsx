import { equal } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import {
  type CaravanMove,
  capital,
  championName,
  confrontationOf,
  type FightingView,
  nameOf,
  optionText,
  questionText,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import { storyIn, storyQuestion } from '../../chronicle/story.ts'
import type { RoadProps } from '../../chronicle/useTale.ts'
import { endsAll } from '../../order/ending.ts'
import type { Voice } from '../../words.ts'
import { championIcons, creatureIcon, Icon } from '../Icon.tsx'
import { Backdrop } from './Backdrop.tsx'
import { Hero } from './Hero.tsx'
import type { Growth, Outcome } from './outcome.ts'
import { Passage } from './Passage.tsx'
import { Blow, Gains } from './Told.tsx'

interface Props {
  readonly props: RoadProps
  readonly outcome: Outcome
  readonly voice: Voice
  /** The fight as it was last seen. */
  readonly before: FightingView | null
  onClose(): void
}

/** How a fight or a chapter ended: the blow, the story, what was gained and learned, and what comes next. */
export function OutcomePage({ props, outcome, voice, before, onClose }: Props) {
  const { t, game } = voice
  const { kind, chapter, objective, rounds, passage, growth } = outcome
  const where = t('outcome.where', { circle: nameOf(game, 'circle', String(chapter)), chapter, rounds })
  const ways = waysOf(props, voice)
  return (
    <section className="cvo" aria-label={t('outcome.title')} data-kind={kind}>
      <Backdrop
        view={props.view}
        chapter={chapter}
        won={kind !== 'defeat'}
        last={before}
        seat={props.seat}
        names={props.names}
        language={props.language}
      />
      <div className="cvo-sheet">
        <Hero
          kind={kind}
          chapter={chapter}
          icon={creatureIcon(confrontationOf(chapter).malefactors[0]?.id ?? '')}
          where={kind === 'chapter' ? nameOf(game, 'chapter', String(chapter)) : where}
          title={t(`outcome.${kind}`, { circle: nameOf(game, 'circle', String(chapter)) })}
          {...(objective && kind === 'victory' && { below: `✓ ${nameOf(game, 'objective', objective)}` })}
        />
        <Blow outcome={outcome} names={props.names} voice={voice} />
        {passage && <Passage story={storyIn(props.language)} entry={passage} />}
        <Gains outcome={outcome} names={props.names} voice={voice} />
        {growth.length > 0 && (
          <div className="cvo-part" data-part="growth">
            <h3>{t('outcome.growth')}</h3>
            <ul className="cvo-gains">
              {growth.map((step, i) => (
                <li key={i} data-now={i === 0}>
                  {step.champion && <Icon name={championIcons[step.champion]} />}
                  <span>{growthText(step, voice)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <footer className="cvo-foot">
          {ways.length > 0 ? (
            <ul className="cvo-ways" aria-label={t('outcome.ways')}>
              {ways.map(({ label, move }) => (
                <li key={label}>
                  <button
                    type="button"
                    className="board-button"
                    data-lit={!endsAll(move)}
                    onClick={() => props.onMove(move)}
                  >
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p className="cvo-next">{nextText(props, voice)}</p>
          )}
          {props.view.end === null && (
            <button type="button" className="cvo-on" onClick={onClose}>
              {t(ways.length > 0 ? 'outcome.look' : 'outcome.on')} <kbd>Esc</kbd>
            </button>
          )}
        </footer>
      </div>
    </section>
  )
}

function growthText({ what, champion, level }: Growth, { t, game }: Voice): string {
  const who = champion ? championName(game, champion) : 'none'
  return what === 'card' ? t('outcome.growth.card', { who }) : t(`outcome.growth.${what}`, { who, level: level ?? 1 })
}

/** After a lost fight, and between the circles of a Quick Combat, the ways on stand on the page itself. */
function waysOf({ view, moves, names }: RoadProps, { game }: Voice): { label: string; move: CaravanMove }[] {
  const top = topFrame(view)
  if (top?.kind !== 'ask' && top?.kind !== 'vote') return []
  const { topic } = top
  if (topic.what !== 'retry' && topic.what !== 'onward') return []
  return top.options.flatMap(option => {
    const move = moves.find(each => (each.do === 'vote' || each.do === 'choose') && equal(each.option, option))
    return move ? [{ label: capital(withNames(optionText(topic, option, view, game), names)), move }] : []
  })
}

/** What is asked next, if anything is. */
function nextText({ view, names, language }: RoadProps, { t, game }: Voice): string {
  const top = topFrame(view)
  if (top?.kind !== 'ask' && top?.kind !== 'vote') return ''
  const question = storyQuestion(top.topic, language) ?? withNames(questionText(top.topic, view, game), names)
  return t('outcome.next', { question })
}
