import {
  factoriesOf,
  itemName,
  items,
  itemText,
  type OwnedItem,
  partOf,
  stepsOf,
} from '@acheron/games/hellgame/board.ts'
import { Explained } from '../../../board/explain/Explained.tsx'
import { explained, type Help } from '../../../board/explain/help.ts'
import { Spot } from '../../../board/Spot.tsx'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { Voice } from '../words.ts'
import { Icon, type IconName, itemIcons } from './Icon.tsx'
import { keys } from './keys.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

export const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** Everything a player has, the viewer's own board first. */
export function Seats({ stage, voice }: Props) {
  const { players } = stage.view
  const first = stage.seat ?? 0
  return (
    <section className="hg-seats" data-count={players} aria-label={voice.t('seats')}>
      {Array.from({ length: players }, (_, i) => (first + i) % players).map(seat => (
        <SeatBoard key={seat} seat={seat} stage={stage} voice={voice} />
      ))}
    </section>
  )
}

function SeatBoard({ seat, stage, voice }: Props & { readonly seat: number }) {
  const { view, seat: mine, names } = stage
  const { t } = voice
  const player = view.seats[seat]
  if (!player) return null
  const circle = t('seat.circle', { circle: player.unlocked })
  const part = partOf(view, seat)
  return (
    <article className={`hg-seat player-${(seat % 5) + 1}`} data-seat={seat} data-mine={seat === mine} data-part={part}>
      <Spot thing={keys.player(seat)} stage={stage} className="hg-seat-name" help={() => seatHelp(stage, seat, voice)}>
        <Sigil seat={seat} size={20} />
        <b>{names[seat]}</b> {seat === mine && <small>{t('seat.mine')}</small>}{' '}
        {seat === view.first && (
          <span className="hg-first" {...explained(t('seat.first'))}>
            <Icon name="flying-flag" />
            <span className="visually-hidden">{t('seat.first')}</span>
          </span>
        )}{' '}
        <span
          className="hg-open"
          {...explained({ title: circle, lines: [t('about.circle')] })}
          style={{ '--circle': `var(--circle-${player.unlocked})` } as React.CSSProperties}
        >
          <span aria-hidden="true">{numerals[player.unlocked - 1]}</span>{' '}
          <span className="visually-hidden">{circle}</span>
        </span>
      </Spot>
      {(part === 'turn' || part === 'answers') && <p className="hg-part">{t(`seat.${part}`)}</p>}
      <ul className="hg-counts">
        {goodsOf(stage, seat).map(([name, count]) => (
          <Count
            key={name}
            icon={goodsIcons[name]}
            name={name}
            count={count}
            text={t(`goods.${name}`, { count })}
            about={t(`about.${name}`)}
            bad={name === 'lead'}
          />
        ))}
        {player.slowed && <Count icon="snail" name="slowed" count={1} text={t('seat.slowed')} bad />}
      </ul>
      {player.items.length > 0 && (
        <div className="hg-items">
          {player.items.map((item, i) => (
            <Item key={i} item={item} own={seat === mine} stage={stage} voice={voice} />
          ))}
        </div>
      )}
    </article>
  )
}

const goodsIcons = {
  souls: 'ghost',
  demons: 'gargoyle',
  speed: 'wingfoot',
  mana: 'crystal-shine',
  factories: 'furnace',
  steps: 'boot-prints',
  curse: 'cursed-star',
  perm: 'sprint',
  lead: 'metal-boot',
} as const satisfies Record<string, IconName>

type Good = keyof typeof goodsIcons

/** What a player has, and how much of it; what is rare only where there is some. */
function goodsOf({ view }: Stage, seat: number): (readonly [Good, number])[] {
  const player = view.seats[seat]
  if (!player) return []
  const { souls, demons, speed, mana, curse, perm, lead } = player
  const usual = { souls, demons, speed, mana, factories: factoriesOf(view, seat).length }
  const rare = Object.entries({ curse, perm, lead }).filter(([, count]) => count > 0)
  return [...Object.entries(usual), ['steps', player.slowed ? 1 : stepsOf(player)], ...rare] as [Good, number][]
}

/** Everything a player has, by its names. */
function seatHelp(stage: Stage, seat: number, { t }: Voice): Help | null {
  const player = stage.view.seats[seat]
  if (!player) return null
  const circle = t('seat.circle', { circle: player.unlocked })
  const numbers = goodsOf(stage, seat).flatMap(([name, count]): [string, number][] =>
    count > 0 ? [[t(`seat.${name}`), count]] : [],
  )
  return { title: stage.names[seat] ?? '', kind: circle, lines: [], numbers }
}

interface CountProps {
  readonly icon: IconName
  readonly name: string
  readonly count: number
  /** In words: "One soul". */
  readonly text: string
  readonly about?: string
  readonly bad?: boolean
}

function Count({ icon, name, count, text, about = '', bad = false }: CountProps) {
  return (
    <li
      className="hg-tally"
      data-count={name}
      data-none={count === 0}
      data-bad={bad}
      {...explained({ title: text, lines: about ? [about] : [] })}
    >
      <Icon name={icon} />
      <b aria-hidden="true">{count}</b>
      <span className="visually-hidden">{text}</span>
    </li>
  )
}

/** Own items that can be turned are touched; the others tell what they are. */
function Item({ item, own, stage, voice: { t, game } }: Props & { item: OwnedItem; own: boolean }) {
  const turns = items[item.id].turns !== undefined
  const help = {
    title: itemName(item.id, game),
    lines: [
      itemText(item.id, stage.view.options, game),
      ...(turns ? [t(item.upright ? 'item.upright' : 'item.turned')] : []),
    ],
  }
  const face = (
    <span className="hg-item-face" data-turned={!item.upright}>
      <Icon name={itemIcons[item.id]} />
    </span>
  )
  const key = keys.item(item.id)
  if (own && stage.lit(key))
    return (
      <Spot
        thing={key}
        stage={stage}
        className="hg-item"
        label={`${help.title}: ${help.lines.join(' ')}`}
        help={() => help}
      >
        {face}
      </Spot>
    )
  return (
    <Explained help={help} className="hg-item">
      {face}
    </Explained>
  )
}
