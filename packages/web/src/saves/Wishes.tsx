import { list as listed } from '@acheron/engine/words'
import type { OpenTable, SavesList, TableInfo } from '@acheron/protocol'
import { useEffect } from 'react'
import { Problem } from '../app/Problem.tsx'
import { useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import { heldSeat, toldNames } from '../table/players/seats.ts'
import type { TableSource } from '../table/source.ts'
import { say } from '../ui/announce.tsx'
import './Saves.css'
import { useGoingBack } from './useGoingBack.ts'
import { useSaves } from './useSaves.ts'

interface Props {
  readonly source: TableSource
  readonly table: OpenTable
  readonly face: GameFace
  /** A screen reader is told of each change. */
  readonly spoken?: boolean
}

type Wish = NonNullable<TableInfo['campaign']>['wishes'][number]

/** Who wants to go back where, while that is not decided; beside the board and in the drawer. */
export function Wishes(props: Props) {
  const { campaign } = props.table.info
  return campaign && campaign.continued === null && campaign.wishes.length > 0 ? <WishList {...props} /> : null
}

function WishList(props: Props) {
  const { source, table } = props
  const t = useWords()
  const { list } = useSaves(source, table)
  return (
    <section className="wishes" aria-label={t('saves')}>
      {table.info.campaign?.wishes.map(wish => (
        <OneWish key={`${wish.table} ${wish.n}`} {...props} wish={wish} list={list} />
      ))}
    </section>
  )
}

function OneWish({
  source,
  table,
  face,
  spoken = false,
  wish,
  list,
}: Props & { readonly wish: Wish; readonly list: SavesList | null }) {
  const t = useWords()
  const { busy, problem, back, stay } = useGoingBack(source)
  const { info } = table
  const held = heldSeat(table)
  const names = toldNames(info.seats, t)
  const who = listed(
    t.lang,
    wish.seats.map(seat => names[seat] ?? t('seat.someone')),
  )
  const facts = { who, count: wish.seats.length, needed: info.campaign?.needed ?? 1 }
  const save = list?.saves.find(each => each.table === wish.table && each.n === wish.n)
  const name = save ? face.game.tellEvent(save.event, face.t) : t('wish.unknown')
  const text = wish.n === null ? t('wish.branch', facts) : t('wish', { ...facts, save: name })
  useEffect(() => {
    if (spoken && list) say(text)
  }, [spoken, list, text])
  return (
    <div className="wish">
      <p>{text}</p>
      <Problem of={problem} />
      {held !== null &&
        (wish.seats.includes(held) ? (
          <button type="button" className="button" disabled={busy} onClick={stay}>
            {t('wish.drop')}
          </button>
        ) : (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => back({ table: wish.table, n: wish.n })}
          >
            {t('wish.join')}
          </button>
        ))}
    </div>
  )
}
