import { familyName, familyText, topFrame } from '@acheron/games/florence/board.ts'
import type { CityProps } from '../city/props.ts'
import { cityVoice } from '../city/words.ts'
import { Icon } from '../Icon.tsx'
import { Spot } from '../Spot.tsx'

/** Option deal2keep1: the two families one was dealt, of which one is kept. */
export function FamilyDraft({ view, seat, offers, voice }: CityProps) {
  const { t, game } = cityVoice(voice)
  const frame = topFrame(view)
  if (frame?.kind !== 'familyDraft' || seat === null || frame.done[seat]) return null
  return (
    <section className="fl-draft" aria-label={t('draft')}>
      <h3>{t('draft')}</h3>
      <div>
        {(frame.dealt[seat] ?? []).map(family => (
          <Spot key={family} thing={`family:${family}`} offers={offers} className="fl-family-card">
            <Icon name="family-house" />
            <b>{familyName(family, game)}</b>
            <span>{familyText(family, game)}</span>
          </Spot>
        ))}
      </div>
    </section>
  )
}
