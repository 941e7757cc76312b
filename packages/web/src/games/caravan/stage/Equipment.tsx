import { type Archetype, championCardOf, championSkills, skillName } from '@acheron/games/caravan/board.ts'
import { findingReading, type Reading, treasureReading } from '../names.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Spot } from './Spot.tsx'
import type { Stage } from './useStage.ts'

const kinds = {
  weapon: 'crossed-swords',
  relic: 'gem-pendant',
  trait: 'character',
  finding: 'swap-bag',
} as const satisfies Record<string, IconName>

/** What a Champion carries and can: weapon, Relic, Trait, Finding and its skills. */
export function Equipment({ stage, champion }: { readonly stage: Stage; readonly champion: Archetype }) {
  const { view, voice } = stage
  const { equip, spent } = view.champions[champion]
  const card = championCardOf(view, champion)
  // Several abilities of one name are one skill.
  const skills = new Map<string, string[]>()
  for (const [n, text] of championSkills(card.id, voice.game).entries()) {
    const name = skillName(voice.game, card.id, n + 1)
    skills.set(name, [...(skills.get(name) ?? []), text])
  }
  return (
    <ul className="cv-equipment">
      {(Object.keys(kinds) as (keyof typeof kinds)[]).map(kind => {
        const id = equip[kind]
        if (id === null) return null
        const reading = kind === 'finding' ? findingReading(id, voice) : treasureReading(id, kind, voice)
        return (
          <Item
            key={kind}
            thing={`card:${champion}:${id}`}
            stage={stage}
            icon={kinds[kind]}
            reading={reading}
            spent={kind === 'relic' && spent}
          />
        )
      })}
      {[...skills].map(([title, lines]) => (
        <Item
          key={title}
          thing={`card:${champion}:${card.id}`}
          stage={stage}
          icon="crown"
          reading={{ title, kind: voice.t('card.skill'), lines }}
          spent={false}
        />
      ))}
    </ul>
  )
}

interface ItemProps {
  readonly thing: string
  readonly stage: Stage
  readonly icon: IconName
  readonly reading: Reading
  readonly spent: boolean
}

function Item({ thing, stage, icon, reading, spent }: ItemProps) {
  const { t } = stage.voice
  return (
    <li data-spent={spent}>
      <Spot
        thing={thing}
        stage={stage}
        className="cv-item"
        reading={() => (spent ? { ...reading, kind: `${reading.kind} · ${t('card.spent')}` } : reading)}
      >
        <Icon name={icon} />
        <span>
          <span className="visually-hidden">{reading.kind}: </span>
          {reading.title}
          {spent && <span className="visually-hidden"> ({t('card.spent')})</span>}
        </span>
      </Spot>
    </li>
  )
}
