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
      <dl className="hg-counts">
        <Count icon="ghost" name="souls" count={player.souls} label={t('seat.souls')} about={t('about.souls')} />
        <Count icon="gargoyle" name="demons" count={player.demons} label={t('seat.demons')} about={t('about.demons')} />
        <Count icon="wingfoot" name="speed" count={player.speed} label={t('seat.speed')} about={t('about.speed')} />
        <Count icon="crystal-shine" name="mana" count={player.mana} label={t('seat.mana')} about={t('about.mana')} />
        <Count
          icon="furnace"
          name="factories"
          count={factoriesOf(view, seat).length}
          label={t('seat.factories')}
          about={t('about.factories')}
        />
        <Count
          icon="boot-prints"
          name="steps"
          count={player.slowed ? 1 : stepsOf(player)}
          label={t('seat.steps')}
          about={t('about.steps')}
        />
        {player.curse > 0 && (
          <Count
            icon="cursed-star"
            name="curse"
            count={player.curse}
            label={t('seat.curse')}
            about={t('about.curse')}
          />
        )}
        {player.perm > 0 && (
          <Count icon="sprint" name="perm" count={player.perm} label={t('seat.perm')} about={t('about.perm')} />
        )}
        {player.lead > 0 && (
          <Count icon="metal-boot" name="lead" count={player.lead} label={t('seat.lead')} about={t('about.lead')} bad />
        )}
        {player.slowed && <Count icon="snail" name="slowed" count={1} label={t('seat.slowed')} bad />}
      </dl>
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

/** Everything a player has, by its names. */
function seatHelp({ view, names }: Stage, seat: number, { t }: Voice): Help | null {
  const player = view.seats[seat]
  if (!player) return null
  const numbers: [string, number][] = [
    [t('seat.souls'), player.souls],
    [t('seat.demons'), player.demons],
    [t('seat.speed'), player.speed],
    [t('seat.mana'), player.mana],
    [t('seat.factories'), factoriesOf(view, seat).length],
    [t('seat.steps'), player.slowed ? 1 : stepsOf(player)],
    [t('seat.curse'), player.curse],
    [t('seat.perm'), player.perm],
    [t('seat.lead'), player.lead],
  ]
  const circle = t('seat.circle', { circle: player.unlocked })
  return { title: names[seat] ?? '', kind: circle, lines: [], numbers: numbers.filter(([, count]) => count > 0) }
}

interface CountProps {
  readonly icon: IconName
  readonly name: string
  readonly count: number
  readonly label: string
  readonly about?: string
  readonly bad?: boolean
}

function Count({ icon, name, count, label, about = '', bad = false }: CountProps) {
  return (
    <div
      className="hg-tally"
      data-count={name}
      data-none={count === 0}
      data-bad={bad}
      {...explained({ title: `${label}: ${count}`, lines: about ? [about] : [] })}
    >
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{count}</dd>
    </div>
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
