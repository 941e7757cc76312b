import {
  championCard,
  championSkills,
  maneuver,
  maneuverCardText,
  nameOf,
  skillName,
  treasure,
  treasureText,
} from '@acheron/games/caravan/board.ts'
import { Attributes } from '../champions/Attributes.tsx'
import type { Tale } from '../useTale.ts'

/** Cards with their whole text, to be read before choosing. */

/** `count`: how often the card is in the deck. */
export function ManeuverFace({
  tale,
  id,
  count = 1,
}: {
  readonly tale: Tale
  readonly id: string
  readonly count?: number
}) {
  const { t, game } = tale.voice
  const { fierceness, level } = maneuver(id)
  return (
    <Face
      title={count > 1 ? t('card.times', { name: nameOf(game, 'maneuver', id), count }) : nameOf(game, 'maneuver', id)}
      kind={t('maneuver.kind', { level, fierceness })}
      lines={maneuverCardText(id, game)}
    />
  )
}

export function TreasureFace({ tale, id }: { readonly tale: Tale; readonly id: string }) {
  const { t, game } = tale.voice
  const { type, sacred } = treasure(id)
  const kind = t('treasure.kind', { kind: type })
  return (
    <Face
      title={nameOf(game, 'treasure', id)}
      kind={sacred ? `${kind} · ${t('sacred', { rank: sacred.rank })}` : kind}
      lines={treasureText(id, game)}
    />
  )
}

/** A Champion card: its Attributes, and the skill that it adds. */
export function ChampionFace({ tale, id }: { readonly tale: Tale; readonly id: string }) {
  const { t, game } = tale.voice
  const card = championCard(id)
  return (
    <>
      <Face
        title={nameOf(game, 'card', id)}
        kind={t('card.level', { level: card.level })}
        lines={championSkills(id, game).map((text, i) => `${skillName(game, id, i + 1)}: ${text}`)}
      />
      <Attributes card={card} game={game} named />
    </>
  )
}

function Face({ title, kind, lines }: { title: string; kind: string; lines: readonly string[] }) {
  return (
    <>
      <b className="chr-card-title">{title}</b>
      <i className="chr-card-kind">{kind}</i>
      {lines.map(line => (
        <span key={line} className="chr-card-line">
          {line}
        </span>
      ))}
    </>
  )
}
