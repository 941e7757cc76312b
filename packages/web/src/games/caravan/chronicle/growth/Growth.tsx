import { type Archetype, championName, isChampion, type Topic } from '@acheron/games/caravan/board.ts'
import type { ReactNode } from 'react'
import { Choices } from '../Choices.tsx'
import type { Tale } from '../useTale.ts'
import { Votes } from '../Votes.tsx'
import { Cards } from './CardList.tsx'
import { ChampionFace, ManeuverFace, TreasureFace } from './Cards.tsx'
import { Exchange } from './Exchange.tsx'
import { Given } from './Given.tsx'
import { Offer } from './Offer.tsx'
import './growth.css'

/** Questions that are answered with a card, or about one. */
const questions = [
  'championCard',
  'maneuverTaken',
  'maneuverRemoved',
  'sacred',
  'treasure',
  'exchange',
  'enhance',
] as const
type Question = (typeof questions)[number]

export const isGrowth = (what: string): what is Question => questions.some(each => each === what)

/** The progress of Champions: the cards to choose from beside those that they replace, each whole. */
export function Growth({ tale }: { readonly tale: Tale }) {
  const { topic } = tale
  if (!topic) return null
  return (
    <section className="chr-growth" aria-label={tale.question()}>
      <h3 className="chr-question">{tale.question()}</h3>
      <Compared tale={tale} topic={topic} />
      <Votes tale={tale} />
    </section>
  )
}

/** What there is, and what it could become. */
function Compared({ tale, topic }: { readonly tale: Tale; readonly topic: Topic }) {
  const { t, game } = tale.voice
  const champion = typeof topic.champion === 'string' && isChampion(topic.champion) ? topic.champion : null
  const who = champion ? championName(game, champion) : ''
  switch (topic.what) {
    case 'maneuverTaken':
      return (
        <div className="chr-compare" data-kind="taken">
          <Cards title={t('grow.offered')}>
            <Offer tale={tale} face={option => <ManeuverFace tale={tale} id={String(option)} />} />
          </Cards>
          {champion && <Deck tale={tale} champion={champion} title={t('grow.deck', { who })} />}
        </div>
      )
    case 'maneuverRemoved':
      return (
        <div className="chr-compare" data-kind="removed">
          <Cards title={t('grow.learnt', { who })}>
            <li className="chr-card chr-new">
              <ManeuverFace tale={tale} id={String(topic.card)} />
            </li>
          </Cards>
          <Cards title={t('grow.given', { who })}>
            <Offer
              tale={tale}
              face={option => <ManeuverFace tale={tale} id={(option as { removed: string }).removed} />}
            />
          </Cards>
        </div>
      )
    case 'championCard':
      return (
        <div className="chr-compare" data-kind="removed">
          {champion && (
            <Cards title={t('grow.now', { who })}>
              <li className="chr-card">
                <ChampionFace tale={tale} id={tale.view.champions[champion].cards.at(-1) ?? ''} />
              </li>
            </Cards>
          )}
          <Cards title={t('grow.becomes', { who })}>
            <Offer tale={tale} face={option => <ChampionFace tale={tale} id={String(option)} />} />
          </Cards>
        </div>
      )
    case 'sacred':
      return (
        <Cards title={t('grow.offered')}>
          <Offer tale={tale} face={option => <TreasureFace tale={tale} id={String(option)} />} />
        </Cards>
      )
    case 'treasure':
      return <Given tale={tale} card={String(topic.card)} />
    case 'exchange':
      return <Exchange tale={tale} />
    case 'enhance':
      return (
        <div className="chr-compare" data-kind="removed">
          <Cards title={t('grow.enhanced')}>
            <li className="chr-card">
              <TreasureFace tale={tale} id={String(topic.treasure)} />
            </li>
          </Cards>
          <Cards title={t('grow.stored')}>
            <Offer tale={tale} face={option => stored(tale, option)} />
          </Cards>
        </div>
      )
    default:
      return <Choices tale={tale} />
  }
}

/** R17.9: the card that an answer would STORE next, or the way back. */
function stored(tale: Tale, option: unknown): ReactNode {
  if (typeof option !== 'object' || option === null || !('store' in option) || !Array.isArray(option.store))
    return <b className="chr-card-title">{tale.answer(String(option))}</b>
  return <TreasureFace tale={tale} id={String(option.store.at(-1))} />
}

/** The deck of a Champion, to be read: one of its cards will give way. */
function Deck({ tale, champion, title }: { tale: Tale; champion: Archetype; title: string }) {
  const ids = tale.view.champions[champion].maneuvers
  return (
    <Cards title={title}>
      {[...new Set(ids)].map(id => (
        <li key={id} className="chr-card">
          <ManeuverFace tale={tale} id={id} count={ids.filter(each => each === id).length} />
        </li>
      ))}
    </Cards>
  )
}
