import {
  curseIds,
  curseName,
  curseText,
  type HellgameView,
  type SpellId,
  spellName,
  spellOf,
  spellText,
} from '@acheron/games/hellgame/board.ts'
import { Spot } from '../../../board/Spot.tsx'
import type { Voice } from '../words.ts'
import { curseIcons, Icon, spellIcons } from './Icon.tsx'
import { keys } from './keys.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

/** The three spells in play, and the curses for whoever has a token. */
export function Spells({ stage, voice }: Props) {
  const { view, seat } = stage
  const { t, game } = voice
  const canCurse = seat !== null && (view.seats[seat]?.curse ?? 0) > 0 && view.options.curseTokens === 'curses'
  return (
    <section className="hg-spells" aria-label={t('spells.title')}>
      <h2>{t('spells.title')}</h2>
      <div className="hg-cards">
        {view.spells.map(spell => (
          <Spot
            key={spell}
            thing={keys.spell(spell)}
            stage={stage}
            className="hg-hold"
            help={() => ({
              title: spellName(spell, game),
              kind: `${spellOf(spell).mana} ${t('seat.mana')}`,
              lines: [spellText(spell, view.options, game)],
            })}
          >
            <SpellCard spell={spell} voice={voice} options={view.options} />
          </Spot>
        ))}
      </div>
      {canCurse && (
        <div className="hg-curses">
          {curseIds.map(curse => (
            <Spot
              key={curse}
              thing={keys.curse(curse)}
              stage={stage}
              className="hg-curse"
              label={`${curseName(curse, game)}: ${curseText(curse, game)}`}
            >
              <Icon name={curseIcons[curse]} />
              {curseName(curse, game)}
            </Spot>
          ))}
        </div>
      )}
    </section>
  )
}

interface CardProps {
  readonly spell: SpellId
  readonly voice: Voice
  readonly options: HellgameView['options']
}

/** The face of a spell: its price, its picture, its name and what it does. */
function SpellCard({ spell, voice: { game }, options }: CardProps) {
  return (
    <span className="hg-spell">
      <span className="hg-spell-head">
        <Icon name={spellIcons[spell]} />
        <b className="hg-spell-name">{spellName(spell, game)}</b>
        <span className="hg-price">
          {spellOf(spell).mana}
          <Icon name="crystal-shine" />
        </span>
      </span>
      <span className="hg-spell-text">{spellText(spell, options, game)}</span>
    </span>
  )
}
