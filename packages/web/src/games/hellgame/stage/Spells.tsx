import { curseIds, curseName, curseText } from '@acheron/games/hellgame/board.ts'
import type { Voice } from '../words.ts'
import { curseIcons, Icon } from './Icon.tsx'
import { SpellCard } from './SpellCard.tsx'
import { Spot } from './Spot.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

/** The three spells in play, and the curses for whoever has a token. */
export function Spells({ stage, voice }: Props) {
  const { view, mine } = stage
  const { t, game } = voice
  const cursing = mine !== null && (view.seats[mine]?.curse ?? 0) > 0 && view.options.curseTokens === 'curses'
  return (
    <section className="hg-spells" aria-label={t('spells.title')}>
      <h2>{t('spells.title')}</h2>
      <div className="hg-cards">
        {view.spells.map(spell => (
          <Spot key={spell} thing={{ kind: 'spell', spell }} stage={stage} className="hg-hold">
            <SpellCard spell={spell} voice={voice} options={view.options} />
          </Spot>
        ))}
      </div>
      {cursing && (
        <div className="hg-curses">
          {curseIds.map(curse => (
            <Spot
              key={curse}
              thing={{ kind: 'curse', curse }}
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
