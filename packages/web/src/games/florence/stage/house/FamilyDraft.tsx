import { familyName, familyText, topFrame } from '@acheron/games/florence/board.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { cityVoice } from '../city/words.ts'
import { Icon } from '../Icon.tsx'
import type { BoardPart } from '../stage.ts'
import { familyHelp } from './families.ts'

/** Option deal2keep1: the two families dealt to the viewer, who keeps one. */
export function FamilyDraft({ stage, voice }: BoardPart) {
  const { view, seat } = stage
  const { t, game } = cityVoice(voice)
  const frame = topFrame(view)
  if (frame?.kind !== 'familyDraft' || seat === null || frame.done[seat]) return null
  return (
    <section className="fl-draft" aria-label={t('draft')}>
      <h3>{t('draft')}</h3>
      <div>
        {(frame.dealt[seat] ?? []).map(family => (
          <Spot
            key={family}
            thing={`family:${family}`}
            stage={stage}
            className="fl-family-card"
            help={familyHelp(family, game)}
          >
            <Icon name="family-house" />
            <b>{familyName(family, game)}</b>
            <span>{familyText(family, game)}</span>
          </Spot>
        ))}
      </div>
    </section>
  )
}
