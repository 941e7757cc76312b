import {
  type Archetype,
  aimsOf,
  cardLines,
  cardsLeft,
  type FightingView,
  type Id,
  nameOf,
  reachesOf,
  sturdiness,
  threshold,
} from '@acheron/games/caravan/board.ts'
import { useEffect, useRef } from 'react'
import { Glyph } from '../../../../icons/Glyph.tsx'
import type { Voice } from '../../words.ts'
import { creatureIcon, Icon } from '../Icon.tsx'
import { Tokens } from '../Tokens.tsx'
import { aheadText } from './ahead.ts'
import { deckTitle } from './names.ts'
import { outcomesOf } from './outcomes.ts'
import { Picture } from './Picture.tsx'
import type { Play } from './play.ts'

interface Props {
  readonly play: Play
  readonly view: FightingView
  readonly voice: Voice
}

/** The card that was turned over, large, with its Lines as they are carried out. */
export function BigCard({ play, view, voice }: Props) {
  const { t, game } = voice
  const { deck, card, side } = play
  const owner = view.fight.decks[deck]?.owner ?? null
  const texts = cardLines(card, owner, side, game)
  const aims = aimsOf(view, card, owner, side)
  const reaches = reachesOf(view, card, owner, side, Math.max(0, play.line))
  return (
    <section className="cvt-card" data-side={side} aria-labelledby="cvt-title" key={`${card} ${side}`}>
      <Picture owner={owner} side={side} />
      <div className="cvt-top">
        {side !== 'action' && <p className="cvt-kind">{t(`card.${side}`)}</p>}
        <h2 id="cvt-title">{nameOf(game, side, card)}</h2>
        <Figures deck={deck} owner={owner} view={view} voice={voice} />
      </div>
      <ol className="cvt-lines">
        {texts.map((text, i) =>
          text === '' ? null : (
            <LineView
              key={i}
              text={text}
              n={texts.slice(0, i).filter(Boolean).length + 1}
              at={i}
              aim={aims[i] ?? null}
              reached={reaches[i] ?? null}
              {...{ play, view, voice }}
            />
          ),
        )}
      </ol>
    </section>
  )
}

/** Whose card it is, with the numbers one fights against. */
function Figures({ deck, owner, view, voice }: { deck: Id; owner: Id | null; view: FightingView; voice: Voice }) {
  const { t, game } = voice
  const tray = view.fight.decks[deck]
  if (!tray) return null
  const foe = owner === null ? null : view.fight.malefactors[owner]
  return (
    <p className="cvt-figures">
      <Icon name={owner === null ? 'card-pick' : creatureIcon(owner)} />
      <b>{deckTitle(view, deck, game)}</b>
      {owner !== null && (
        <>
          <span>{t('tray.sturdiness', { n: sturdiness(view, deck) })}</span>
          <span>{t('tray.threshold', { n: threshold(view, deck) })}</span>
        </>
      )}
      <span>{t('tray.cards', { count: cardsLeft(tray) })}</span>
      {foe && <Tokens tokens={foe.tokens} voice={voice} />}
    </p>
  )
}

interface LineProps extends Props {
  readonly text: string
  readonly n: number
  readonly at: number
  /** Whom it is meant for, if that is decided. */
  readonly aim: Archetype | null
  /** Whom it reaches as they stand, if that is decided. */
  readonly reached: readonly Archetype[] | null
}

function LineView({ text, n, at, aim, reached, play, view, voice }: LineProps) {
  const { t } = voice
  const ahead = aheadText(aim, reached, voice)
  const isNow = at === play.line && !play.ended
  const isDone = at < play.line || play.ended
  const state = isNow ? 'now' : isDone ? 'done' : 'next'
  const outcomes = state === 'next' ? [] : outcomesOf(play.did[at] ?? [], view, voice)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNow) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isNow])
  return (
    <li ref={item} data-state={state} aria-current={isNow ? 'step' : undefined}>
      <span className="cvt-no" aria-hidden="true">
        {isDone ? <Glyph name="check" size={14} /> : n}
      </span>
      <div>
        <span className="visually-hidden">{t(`line.${state}`)} </span>
        <p>{text}</p>
        {state === 'next' && ahead && <p className="cvt-aim">{ahead}</p>}
        {state !== 'next' && (
          <p className="cvt-outcome">{outcomes.length > 0 ? outcomes.join(' · ') : isDone ? t('line.nothing') : ''}</p>
        )}
      </div>
    </li>
  )
}
