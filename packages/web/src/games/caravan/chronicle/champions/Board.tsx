import type { Json } from '@acheron/engine'
import { type Archetype, nameOf, sinText } from '@acheron/games/caravan/board.ts'
import { Icon, type IconName } from '../../stage/Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'

type Sign = 'empty' | 'cooldown' | 'wound' | 'sin' | 'ready'

const signs: Readonly<Record<Exclude<Sign, 'empty' | 'ready'>, IconName>> = {
  cooldown: 'hourglass',
  wound: 'bleeding-wound',
  sin: 'snake-bite',
}

interface Props {
  readonly tale: Tale
  readonly champion: Archetype
}

/** The three Slots, or a Companion's three boxes; where a Wound is to be put, those that can take it are lit. */
export function Board({ tale, champion }: Props) {
  const { view, voice } = tale
  const { t, game } = voice
  const { player, slots, readiness, sins } = view.champions[champion]
  const places: Sign[] = player
    ? slots.map(({ cond }) => cond ?? 'empty')
    : [0, 1, 2].map(box => readiness.find(({ at, side }) => at === box && side === 'wound')?.side ?? 'empty')
  const off = readiness.filter(({ at }) => at === 'off').length
  return (
    <div className="chr-board">
      {places.map((sign, slot) => {
        const option = tale.options.find(each => isPlace(each, champion, slot))
        const label = t('slot.is', { n: slot + 1, player: player ? 'yes' : 'no', what: t(`slot.${sign}`) })
        return (
          <Lit
            key={slot}
            tale={tale}
            move={option === undefined ? null : tale.moveFor(option)}
            className="chr-slot"
            label={label}
            help={() => ({ title: label, kind: '', lines: [t(`slot.about.${sign}`)] })}
          >
            <span data-sign={sign}>{sign !== 'empty' && sign !== 'ready' && <Icon name={signs[sign]} />}</span>
          </Lit>
        )
      })}
      {!player && off > 0 && <span className="chr-off">{t('tokens.off', { count: off })}</span>}
      {sins.length > 0 && (
        <span className="chr-sins">
          {sins.map((sin, i) => (
            <Lit
              key={i}
              tale={tale}
              move={null}
              className="chr-sin"
              label={sin ? nameOf(game, 'sin', sin) : t('sin.hidden')}
              help={() =>
                sin
                  ? { title: nameOf(game, 'sin', sin), kind: t('sin'), lines: sinText(sin, game) }
                  : { title: t('sin.hidden'), kind: '', lines: [] }
              }
            >
              <Icon name="snake-bite" />
            </Lit>
          ))}
        </span>
      )}
    </div>
  )
}

/** Where a Wound may go: a Slot of this Champion. */
function isPlace(option: Json, champion: Archetype, slot: number): boolean {
  if (typeof option !== 'object' || option === null || !('from' in option)) return false
  return option.champion === champion && option.slot === slot
}
