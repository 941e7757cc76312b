import { nameOf } from '@acheron/games/caravan/board.ts'
import { TreasureFace } from './growth/Cards.tsx'
import './growth/growth.css'
import { RoadPicture } from './Icon.tsx'
import { Lit } from './Lit.tsx'
import type { Tale } from './useTale.ts'

/** Before the fight: Treasures are handed round, Sacred ones enhanced, and each seat says when it is ready. */
export function Transition({ tale }: { readonly tale: Tale }) {
  const { moves, voice, view, held, names } = tale
  const { t, game } = voice
  const frame = view.flow.findLast(({ kind }) => kind === 'transition')
  const ready = moves.find(({ do: what }) => what === 'ready') ?? null
  const changes = moves.filter(move => move.do === 'enhance' || move.do === 'reverse')
  const gives = (id: string) => moves.some(move => move.do === 'assign' && move.card === id)
  return (
    <section className="chr-transition" aria-label={t('transition')}>
      <h3>{t('transition')}</h3>
      <p>{held ? t('transition.held', { what: nameOf(game, 'treasure', held) }) : t('transition.text')}</p>
      {changes.length > 0 && (
        <ul className="chr-choices">
          {changes.map(move => (
            <li key={`${move.do} ${move.treasure}`}>
              <Lit tale={tale} move={move} className="chr-choice">
                <RoadPicture name="up-card" /> {tale.said(move)}
              </Lit>
            </li>
          ))}
        </ul>
      )}
      {ready && (
        <Lit tale={tale} move={ready} className="chr-choice chr-ready">
          {t('transition.ready')}
        </Lit>
      )}
      {view.caravan.box.length > 0 && (
        <>
          <h4>{t('transition.box')}</h4>
          <ul className="chr-cards">
            {view.caravan.box.map(id => (
              <li key={id}>
                <Lit
                  tale={tale}
                  move={null}
                  className="chr-card"
                  name={id}
                  pressed={held === id}
                  onTouch={gives(id) ? () => tale.hold(id) : undefined}
                >
                  <TreasureFace tale={tale} id={id} />
                </Lit>
              </li>
            ))}
          </ul>
        </>
      )}
      {view.players > 1 && frame?.kind === 'transition' && (
        <ul className="chr-readiness">
          {names.slice(0, view.players).map((name, seat) => (
            <li key={name} data-cast={frame.ready[seat] === true}>
              {name}: {t(frame.ready[seat] ? 'seat.ready' : 'seat.busy')}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
