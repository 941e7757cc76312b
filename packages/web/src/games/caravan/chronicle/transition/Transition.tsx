import { archetypes, nameOf } from '@acheron/games/caravan/board.ts'
import { useMemo } from 'react'
import { Earlier } from '../book/Leaf.tsx'
import { toldIn } from '../book/passages.ts'
import { TreasureFace } from '../growth/Cards.tsx'
import '../growth/growth.css'
import '../champions/champions.css'
import { RoadPicture } from '../Icon.tsx'
import { Lit } from '../Lit.tsx'
import type { Tale } from '../useTale.ts'
import { Packer } from './Packer.tsx'
import { Treasure } from './Treasure.tsx'
import './transition.css'
import { type Packing, usePacking } from './usePacking.ts'

/** Before the fight: each seat says when it is ready; until then Treasures are handed round and Sacred ones enhanced. */
export function Transition({ tale }: { readonly tale: Tale }) {
  const { moves, voice } = tale
  const { t, game } = voice
  const packing = usePacking(tale)
  const { held, drag } = packing
  const ready = moves.find(({ do: what }) => what === 'ready') ?? null
  const changes = moves.filter(move => move.do === 'enhance' || move.do === 'reverse')
  return (
    <section className="chr-transition" aria-label={t('transition')} data-holding={held !== null}>
      <header>
        <h3>{t('transition')}</h3>
        {ready && (
          <Lit tale={tale} move={ready} className="chr-ready">
            {t('transition.ready')}
          </Lit>
        )}
        <p>{held ? t('transition.held', { what: nameOf(game, 'treasure', held) }) : t('transition.text')}</p>
        <Readiness tale={tale} />
      </header>
      <div className="chr-packing">
        <Box tale={tale} packing={packing} />
        {archetypes.map(champion => (
          <Packer key={champion} tale={tale} packing={packing} champion={champion} />
        ))}
      </div>
      {changes.length > 0 && (
        <ul className="chr-choices chr-changes">
          {changes.map(move => (
            <li key={`${move.do} ${move.treasure}`}>
              <Lit tale={tale} move={move} className="chr-choice">
                <RoadPicture name="up-card" /> <span className="chr-answer">{tale.said(move)}</span>
              </Lit>
            </li>
          ))}
        </ul>
      )}
      <Brought tale={tale} />
      {drag && held && (
        <div className="chr-card chr-ghost" style={{ translate: `${drag.x + 12}px ${drag.y + 12}px` }}>
          <TreasureFace tale={tale} id={held} />
        </div>
      )}
    </section>
  )
}

/** The last passages of the road: they end here, and nobody has read them yet. */
function Brought({ tale }: { readonly tale: Tale }) {
  const { view, voice, entries, names } = tale
  const unread = Math.max(0, entries.length - 1)
  const { fresh, newest, since } = useMemo(() => toldIn(view, voice.game, unread), [view, voice.game, unread])
  if (!newest) return null
  return (
    <section className="chr-brought">
      <h4>{voice.t('transition.brought')}</h4>
      {[...fresh, newest, ...since].map((paragraph, i) => (
        <Earlier key={i} paragraph={paragraph} names={names} />
      ))}
    </section>
  )
}

/** Who is ready, at a table of several. */
function Readiness({ tale: { view, names, voice } }: { readonly tale: Tale }) {
  const frame = view.flow.findLast(({ kind }) => kind === 'transition')
  if (view.players === 1 || frame?.kind !== 'transition') return null
  return (
    <ul className="chr-readiness">
      {names.slice(0, view.players).map((name, seat) => (
        <li key={name} data-cast={frame.ready[seat] === true}>
          {name}: {voice.t(frame.ready[seat] ? 'seat.ready' : 'seat.busy')}
        </li>
      ))}
    </ul>
  )
}

/** The Caravan Box: what nobody carries, and where things are laid down. */
function Box({ tale, packing }: { readonly tale: Tale; readonly packing: Packing }) {
  const { t } = tale.voice
  const { box } = tale.view.caravan
  const give = packing.giveTo('box')
  return (
    <div className="chr-packer chr-box" data-drop="box" data-open={give !== null}>
      <Lit tale={tale} move={null} className="chr-packer-head" onTouch={give ? () => packing.drop('box') : undefined}>
        <RoadPicture name="locked-chest" />
        <b>{t('box')}</b>
        {give && <small>{t('packing.down')}</small>}
      </Lit>
      {box.length === 0 ? (
        <p className="chr-empty">{t('empty')}</p>
      ) : (
        <ul>
          {box.map(id => (
            <li key={id}>
              <Treasure tale={tale} packing={packing} id={id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
