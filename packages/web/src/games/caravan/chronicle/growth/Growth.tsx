import type { Json } from '@acheron/engine'
import { isChampion, nameOf } from '@acheron/games/caravan/board.ts'
import { Choices } from '../Choices.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { Votes } from '../Votes.tsx'
import { ChampionFace, ManeuverFace, TreasureFace } from './Cards.tsx'
import './growth.css'

/** Questions that are answered with a card, and what its face shows. */
const cardQuestions = ['championCard', 'maneuverTaken', 'maneuverRemoved', 'sacred'] as const
type CardQuestion = (typeof cardQuestions)[number]

export const isCardQuestion = (what: string): what is CardQuestion => cardQuestions.some(each => each === what)

/** The progress of Champions: the cards to choose from, each with its whole text. */
export function Growth({ tale }: { readonly tale: Tale }) {
  const { topic, options } = tale
  if (!topic) return null
  return (
    <section className="chr-growth" aria-label={tale.question()}>
      <h3 className="chr-question">{tale.question()}</h3>
      <Offered tale={tale} />
      {isCardQuestion(topic.what) ? (
        <ul className="chr-cards" data-many={options.length > 4}>
          {options.map(option => (
            <li key={JSON.stringify(option)}>
              <Lit tale={tale} move={tale.moveFor(option)} className="chr-card">
                <CardFace tale={tale} what={topic.what as CardQuestion} option={option} />
              </Lit>
            </li>
          ))}
        </ul>
      ) : (
        <Choices tale={tale} />
      )}
      <Votes tale={tale} />
    </section>
  )
}

function CardFace({ tale, what, option }: { tale: Tale; what: CardQuestion; option: Json }) {
  if (what === 'maneuverRemoved') {
    const { removed } = option as { removed: string }
    return <ManeuverFace tale={tale} id={removed} />
  }
  const id = String(option)
  if (what === 'championCard') return <ChampionFace tale={tale} id={id} />
  return what === 'sacred' ? <TreasureFace tale={tale} id={id} /> : <ManeuverFace tale={tale} id={id} />
}

/** The subject of the question: the Treasure to be given, the Maneuver that was learnt, the deck that it goes to. */
function Offered({ tale }: { readonly tale: Tale }) {
  const { topic, view, voice } = tale
  if (topic?.what === 'treasure' && typeof topic.card === 'string')
    return (
      <div className="chr-card chr-offered">
        <TreasureFace tale={tale} id={topic.card} />
      </div>
    )
  if (topic?.what === 'maneuverRemoved' && typeof topic.card === 'string')
    return (
      <div className="chr-card chr-offered">
        <ManeuverFace tale={tale} id={topic.card} />
      </div>
    )
  const champion = typeof topic?.champion === 'string' ? topic.champion : ''
  if (topic?.what !== 'maneuverTaken' || !isChampion(champion)) return null
  const deck = view.champions[champion].maneuvers.map(id => nameOf(voice.game, 'maneuver', id))
  return <p className="chr-deck">{voice.t('deck.now', { cards: deck.join(', ') })}</p>
}
