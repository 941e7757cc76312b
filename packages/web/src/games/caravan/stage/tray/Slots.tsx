import { type Archetype, maneuver, nameOf, type Slot } from '@acheron/games/caravan/board.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { maneuverHelp, sinHelp, woundHelp } from '../../names.ts'
import { Icon } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import { ManeuverSpine } from './ManeuverCard.tsx'

/** The three Slots of a Player Champion: Maneuvers, or the Condition that lies there. */
export function Slots({ stage, champion }: { readonly stage: FightStage; readonly champion: Archetype }) {
  const { t } = stage.voice
  return (
    <div className="cv-slots">
      {stage.view.champions[champion].slots.map((slot, n) => (
        <div key={n} className="cv-slot" data-cond={slot.cond ?? 'none'}>
          <Spot
            thing={`slot:${champion}:${n}`}
            stage={stage}
            className="cv-slot-spot"
            help={() => slotHelp(stage, slot)}
          >
            <span className="visually-hidden">{t('slot', { n: n + 1 })}</span>
            {slot.maneuvers.length > 0 && slot.cond === null ? (
              <span className="visually-hidden">{slotText(stage, slot)}</span>
            ) : (
              <Condition slot={slot} stage={stage} />
            )}
          </Spot>
          {slot.maneuvers.length > 0 && (
            <div className="cv-spines">
              {slot.maneuvers.map(id => (
                <ManeuverSpine key={id} stage={stage} champion={champion} id={id} />
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

function slotText({ voice: { t, game } }: FightStage, { cond, card, maneuvers }: Slot): string {
  if (cond === 'sin' && card) return nameOf(game, 'sin', card)
  if (cond) return t(`sign.${cond}`)
  return maneuvers.length > 0 ? maneuvers.map(id => nameOf(game, 'maneuver', id)).join(', ') : t('slot.free')
}

function slotHelp({ view, voice }: FightStage, { cond, card, maneuvers }: Slot) {
  if (cond === 'sin' && card) return sinHelp(card, voice)
  if (cond === 'wound' && card) return woundHelp(view, card, voice)
  if (cond === 'cooldown')
    return { title: voice.t('sign.cooldown'), kind: voice.t('card.condition'), lines: [voice.t('about.cooldown')] }
  const top = maneuvers.at(-1)
  return top ? maneuverHelp(top, maneuver(top).fierceness, voice) : null
}

const icons = { cooldown: 'hourglass', wound: 'bleeding-wound', sin: 'snake-bite' } as const

function Condition({ slot, stage }: { readonly slot: Slot; readonly stage: FightStage }) {
  return (
    <span className="cv-condition">
      {slot.cond && <Icon name={icons[slot.cond]} />}
      <span>{slotText(stage, slot)}</span>
    </span>
  )
}
