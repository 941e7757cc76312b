import { cardsLeft, type Id, nameOf, sturdiness, type TrayDeck, threshold } from '@acheron/games/caravan/board.ts'
import { Spot } from '../../../board/Spot.tsx'
import { trayHelp } from '../names.ts'
import { creatureIcon, Icon } from './Icon.tsx'
import { Tokens } from './Tokens.tsx'
import type { FightStage } from './useFight.ts'

/** The decks of the Malefactors and of Events, each with its visible card. */
export function Trays({ stage }: { readonly stage: FightStage }) {
  const { view, voice } = stage
  const decks = Object.entries(view.fight.decks).toSorted(([, a], [, b]) => a.tray.localeCompare(b.tray))
  return (
    <section className="cv-trays" aria-label={voice.t('trays.title')} data-count={decks.length}>
      {decks.map(([id, deck]) => (
        <TrayView key={id} id={id} deck={deck} stage={stage} />
      ))}
    </section>
  )
}

function TrayView({ id, deck, stage }: { readonly id: Id; readonly deck: TrayDeck; readonly stage: FightStage }) {
  const { view, voice } = stage
  const { t, game } = voice
  const { owner } = deck
  const foe = owner === null ? null : view.fight.malefactors[owner]
  // A card that nobody may see has no name.
  const top = deck.playing ?? (deck.cards.at(-1) as Id | null | undefined) ?? null
  const help = top === null ? null : trayHelp(view, top, owner, 'action', voice)
  const left = cardsLeft(deck)
  return (
    <Spot thing={`deck:${id}`} stage={stage} className="cv-tray" help={() => help}>
      <span className="cv-tray-head">
        <Icon name={owner === null ? 'card-pick' : creatureIcon(owner)} />
        <b>{owner === null ? nameOf(game, 'deck', id) : deckName(stage, id, owner)}</b>
        <span className="cv-left-cards">{t('tray.cards', { count: left })}</span>
      </span>
      {owner !== null && foe && (
        <span className="cv-tray-stats">
          <span>{t('tray.sturdiness', { n: sturdiness(view, id) })}</span>
          <span>{t('tray.threshold', { n: threshold(view, id) })}</span>
          <Tokens tokens={foe.tokens} voice={voice} />
          {foe.defeated && <em>{t('foe.defeated')}</em>}
        </span>
      )}
      <span className="cv-tray-top" data-playing={deck.playing !== null}>
        {help ? (
          <>
            <b>{t(deck.playing === null ? 'tray.next' : 'tray.now', { name: help.title })}</b>{' '}
            <span>{help.lines.join(' ')}</span>
          </>
        ) : (
          <b>{left === 0 ? t('tray.empty') : t(owner === null ? 'tray.hidden' : 'tray.arcana')}</b>
        )}
      </span>
    </Spot>
  )
}

/** A Malefactor with several decks names each of them. */
function deckName({ view, voice }: FightStage, id: Id, owner: Id): string {
  const several = Object.values(view.fight.decks).filter(deck => deck.owner === owner).length > 1
  return several ? nameOf(voice.game, 'deck', id) : nameOf(voice.game, 'malefactor', owner)
}
