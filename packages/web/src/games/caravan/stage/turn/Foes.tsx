import {
  aimsOf,
  cardLines,
  cardsLeft,
  type FightingView,
  type Id,
  isArcana,
  nameOf,
  reachesOf,
  sturdiness,
  type TrayDeck,
  threshold,
} from '@acheron/games/caravan/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { objectHelp, trayHelp } from '../../names.ts'
import type { Voice } from '../../words.ts'
import { creatureIcon, Icon } from '../Icon.tsx'
import { Tokens } from '../Tokens.tsx'
import { aheadText } from './ahead.ts'
import { deckTitle } from './names.ts'
import './foes.css'

interface Props {
  readonly view: FightingView
  readonly voice: Voice
}

/** Whom one fights, in short, each with the next card as far as it is known: one plans against it. */
export function Foes({ view, voice }: Props) {
  const { fight } = view
  const decks = Object.entries(fight.decks).toSorted(([, a], [, b]) => a.tray.localeCompare(b.tray))
  const foes = decks.filter(([, { owner }]) => owner !== null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls or unfolds, and keys must reach it
    <section className="cvt-foes" aria-label={voice.t('head.title')} data-count={foes.length} tabIndex={0}>
      {foes.map(([id, deck]) => (
        <Foe key={id} id={id} deck={deck} owner={deck.owner ?? ''} folded={foes.length > 1} view={view} voice={voice} />
      ))}
      {decks
        .filter(([, { owner }]) => owner === null)
        .map(([id, deck]) => (
          <p key={id} className="cvt-event">
            <Icon name="card-pick" />
            <b>{deckTitle(view, id, voice.game)}</b>
            <span>{voice.t('queue.event')}</span>
            <span className="cvt-left">{voice.t('tray.cards', { count: cardsLeft(deck) })}</span>
          </p>
        ))}
    </section>
  )
}

interface FoeProps extends Props {
  readonly id: Id
  readonly deck: TrayDeck
  readonly owner: Id
  /** Its card may be cut: it can be read whole beside it. */
  readonly folded: boolean
}

function Foe({ id, deck, owner, folded, view, voice }: FoeProps) {
  const { t, game } = voice
  const foe = view.fight.malefactors[owner]
  const top = topOf(deck)
  const side = top !== null && isArcana(top) ? 'arcana' : 'action'
  const lines = top === null || foe?.defeated ? [] : cardLines(top, owner, side, game)
  const aims = top === null ? [] : aimsOf(view, top, owner, side)
  const reaches = top === null ? [] : reachesOf(view, top, owner, side)
  return (
    <article
      className="cvt-foe"
      data-out={foe?.defeated ?? false}
      {...explained(folded && top !== null ? () => trayHelp(view, top, owner, 'action', voice) : undefined)}
    >
      <p className="cvt-foe-head">
        <Icon name={creatureIcon(owner)} />
        <b {...explained(() => objectHelp(view, owner, voice))}>{deckTitle(view, id, game)}</b>
        <span>{t('tray.sturdiness', { n: sturdiness(view, id) })}</span>
        <span>{t('tray.threshold', { n: threshold(view, id) })}</span>
        <span className="cvt-left">{t('tray.cards', { count: cardsLeft(deck) })}</span>
      </p>
      <p className="cvt-next">
        <span>{foe?.defeated ? t('foe.defeated') : nextOf(deck, side, voice)}</span>
        {foe && !foe.defeated && <Tokens tokens={foe.tokens} voice={voice} />}
      </p>
      {lines.length > 0 && (
        <ol>
          {lines.map((text, i) => {
            const ahead = aheadText(aims[i] ?? null, reaches[i] ?? null, voice)
            return text === '' ? null : (
              <li key={i}>
                <span>
                  {text} {ahead && <i className="cvt-aim">{ahead}</i>}{' '}
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </article>
  )
}

function nextOf(deck: TrayDeck, side: 'action' | 'arcana', { t, game }: Voice): string {
  const top = topOf(deck)
  if (top !== null) return t('head.next', { name: nameOf(game, side, top) })
  return t(cardsLeft(deck) === 0 ? 'tray.empty' : 'tray.arcana')
}

/** A card that nobody may see has no name. */
const topOf = ({ cards }: TrayDeck): Id | null => (cards.at(-1) as Id | null | undefined) ?? null
