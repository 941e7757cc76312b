import { type CardId, cardName, kindOf, strengthOf } from '@acheron/games/imp-race/board.ts'
import type { Voice } from '../words.ts'
import { aboutOf } from './about.ts'
import { CardFace } from './CardFace.tsx'
import { Spot } from './Spot.tsx'
import { useInSight } from './useInSight.ts'
import type { Stage } from './useStage.ts'

/** The viewer's cards. */
export function Hand({ stage, voice }: { readonly stage: Stage; readonly voice: Voice }) {
  const { t, game } = voice
  const { view, mine } = stage
  const place = useInSight(stage.moves)
  if (mine === null) return null
  const cards = (view.seats[mine]?.hand ?? []).filter((card): card is CardId => card !== null)
  return (
    <section ref={place} className="ir-hand" data-count={cards.length} aria-label={t('hand')}>
      {cards.length === 0 && <p className="ir-empty">{t('hand.empty')}</p>}
      {cards.map(card => {
        const name = cardName(card, game)
        return (
          <Spot
            key={card}
            name={card}
            thing={{ kind: 'card', card }}
            stage={stage}
            className="ir-hold"
            told={`card ${card}`}
            label={t('card', { name, strength: strengthOf(card) })}
            title={aboutOf({ kind: 'card', card }, view, voice)}
          >
            <CardFace kind={kindOf(card)} strength={strengthOf(card)} name={name} />
          </Spot>
        )
      })}
    </section>
  )
}
