import { type Archetype, championCardOf, championSkills, skillName } from '@acheron/games/caravan/board.ts'
import type { Help } from '../../../../board/explain/help.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { findingHelp, treasureHelp } from '../../names.ts'
import { Icon, type IconName } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'

const kinds = {
  weapon: 'crossed-swords',
  relic: 'gem-pendant',
  trait: 'character',
  finding: 'swap-bag',
} as const satisfies Record<string, IconName>

/** What a Champion carries, and its skills: a Companion has none. */
export function Equipment({ stage, champion }: { readonly stage: FightStage; readonly champion: Archetype }) {
  const { view, voice } = stage
  const { equip, spent, player } = view.champions[champion]
  const card = championCardOf(view, champion)
  // Several abilities of one name are one skill.
  const skills = new Map<string, string[]>()
  for (const [n, text] of (player ? championSkills(card.id, voice.game) : []).entries()) {
    const name = skillName(voice.game, card.id, n + 1)
    skills.set(name, [...(skills.get(name) ?? []), text])
  }
  return (
    <>
      {(Object.keys(kinds) as (keyof typeof kinds)[]).map(kind => {
        const id = equip[kind]
        if (id === null) return null
        const help = kind === 'finding' ? findingHelp(id, voice) : treasureHelp(id, kind, voice)
        return (
          <Item
            key={kind}
            thing={`card:${champion}:${id}`}
            stage={stage}
            icon={kinds[kind]}
            help={help}
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
          help={{ title, kind: voice.t('card.skill'), lines }}
          spent={false}
        />
      ))}
    </>
  )
}

interface ItemProps {
  readonly thing: string
  readonly stage: FightStage
  readonly icon: IconName
  readonly help: Help
  readonly spent: boolean
}

function Item({ thing, stage, icon, help, spent }: ItemProps) {
  const { t } = stage.voice
  return (
    <Spot
      thing={thing}
      stage={stage}
      className="cv-thing"
      data-spent={spent}
      help={() => (spent ? { ...help, kind: `${help.kind} · ${t('card.spent')}` } : help)}
    >
      <Icon name={icon} />
      <span className="visually-hidden">
        {help.kind}: {help.title}
        {spent && ` (${t('card.spent')})`}
      </span>
    </Spot>
  )
}
