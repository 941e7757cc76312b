import { circleOf, plagueCards, type SoulSin, soulSins } from '@acheron/games/florence/board.ts'
import { Spot } from '../../../board/Spot.tsx'
import { Icon } from './Icon.tsx'
import { graveText, plagueText } from './labels.ts'
import { Soul } from './Soul.tsx'
import type { BoardPart } from './stage.ts'

/** The souls that wait by the Acheron, and the plague card that fills the graveyard next. */
export function Graveyard({ stage, voice }: BoardPart) {
  const { view } = stage
  const waiting = soulSins.filter(sin => view.graveyard[sin] > 0)
  const next = view.plague.deck.at(-1)
  return (
    <div className="fl-grave">
      <div className="fl-grave-name">
        <Icon name="graveyard" />
        <span className="fl-name">{voice.t('grave')}</span>
        <span className="fl-small">{voice.t('grave.fare')}</span>
      </div>
      <div className="fl-graves">
        {waiting.map(sin => (
          <Grave key={sin} sin={sin} stage={stage} voice={voice} />
        ))}
      </div>
      {next && (
        <Spot thing="plague" stage={stage} className="fl-plague" label={plagueText(next, voice)}>
          <Icon name="plague-doctor-profile" />
          <span className="fl-small">{voice.t('plague.next')}</span>
          <span className="fl-plague-souls">
            {plagueCards[next].map((sin, i) => (
              <Soul key={i} sin={sin} />
            ))}
          </span>
        </Spot>
      )}
    </div>
  )
}

function Grave({ sin, stage, voice }: BoardPart & { readonly sin: SoulSin }) {
  const count = stage.view.graveyard[sin]
  const thing = `graveyard:${sin}`
  return (
    <Spot
      thing={thing}
      stage={stage}
      data-dear={stage.dear(thing)}
      className="fl-waits"
      label={graveText(stage.view, sin, voice)}
      style={{ '--sin': `var(--circle-${circleOf(sin)})` } as React.CSSProperties}
    >
      <span className="fl-stands" data-grave={sin}>
        <Soul sin={sin} />
      </span>
      {count > 1 && <b className="fl-count">{count}</b>}
    </Spot>
  )
}
