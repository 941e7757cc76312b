import { type CardId, cardName, kindOf, strengthOf } from '@acheron/games/imp-race/board.ts'
import type { Voice } from '../words.ts'
import { cardHelp } from './about.ts'
import { CardFace } from './CardFace.tsx'
import { Place } from './Place.tsx'
import { useInSight } from './useInSight.ts'
import type { Stage } from './useStage.ts'

/** The viewer's cards. */
export function Hand({ stage, voice }: { readonly stage: Stage; readonly voice: Voice }) {
  const { t, game } = voice
  const { view, seat } = stage
  const place = useInSight(stage.moves)
  if (seat === null) return null
  const cards = (view.seats[seat]?.hand ?? []).filter((card): card is CardId => card !== null)
  return (
    <section ref={place} className="ir-hand" data-count={cards.length} aria-label={t('hand')}>
      {cards.length === 0 && <p className="ir-empty">{t('hand.empty')}</p>}
      {cards.map(card => {
        const name = cardName(card, game)
        return (
          <Place
            key={card}
            data-card={card}
            thing={`card:${card}`}
            stage={stage}
            className="ir-hold"
            label={t('card', { name, strength: strengthOf(card) })}
            help={() => cardHelp(card, voice)}
          >
            <CardFace kind={kindOf(card)} strength={strengthOf(card)} name={name} />
          </Place>
        )
      })}
    </section>
  )
}
