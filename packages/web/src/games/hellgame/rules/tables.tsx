import { configOf } from '@acheron/engine'
import { hellgame } from '@acheron/games/hellgame'
import {
  circleName,
  curseIds,
  curseName,
  curseText,
  eventIds,
  eventName,
  eventText,
  factoryIds,
  type HellgameWords,
  itemIds,
  itemName,
  itemText,
  sourceIds,
  spellIds,
  spellName,
  spellOf,
  spellText,
  tileName,
  tileText,
  traderIds,
} from '@acheron/games/hellgame/board.ts'
import type { ReactNode } from 'react'
import { BookTable, type BookWords } from '../../../board/book.tsx'
import { curseIcons, eventIcons, Icon, itemIcons, spellIcons } from '../stage/Icon.tsx'
import { Square } from '../stage/Tile.tsx'
import { prices } from './values.ts'
import '../../../board/board.css'
import './figures.css'

/** A thing as the book lists it. */
export interface Row {
  readonly id: string
  readonly picture: ReactNode
  readonly name: string
  readonly text: string
  readonly mana?: number
}

/** As the rules are printed. */
const { options } = configOf(hellgame, hellgame.meta.seats.min, {})

export const tileRows = (game: HellgameWords): Row[] =>
  [...factoryIds, ...sourceIds, ...traderIds].map(id => ({
    id,
    picture: <Square tile={id} />,
    name: tileName(id, game),
    text: tileText(id, options, game),
  }))

export const spellRows = (game: HellgameWords): Row[] =>
  spellIds.map(id => ({
    id,
    picture: <Icon name={spellIcons[id]} />,
    name: spellName(id, game),
    text: spellText(id, options, game),
    mana: spellOf(id).mana,
  }))

export const curseRows = (game: HellgameWords): Row[] =>
  curseIds.map(id => ({
    id,
    picture: <Icon name={curseIcons[id]} />,
    name: curseName(id, game),
    text: curseText(id, game),
  }))

export const eventRows = (game: HellgameWords): Row[] =>
  eventIds.map(id => ({
    id,
    picture: <Icon name={eventIcons[id]} />,
    name: eventName(id, game),
    text: eventText(id, game),
  }))

export const itemRows = (game: HellgameWords): Row[] =>
  itemIds.map(id => ({
    id,
    picture: <Icon name={itemIcons[id]} />,
    name: itemName(id, game),
    text: itemText(id, options, game),
  }))

export function ThingsTable({ rows, t }: { readonly rows: readonly Row[]; readonly t: BookWords }) {
  const hasPrice = rows.some(({ mana }) => mana !== undefined)
  return (
    <BookTable
      className="board-root hellgame hgb-figure"
      columns={[t('column.name'), ...(hasPrice ? [t('column.mana')] : []), t('column.effect')]}
      rows={rows.map(({ mana, text, ...row }) => ({
        ...row,
        cells: hasPrice
          ? [
              <span key="mana" className="book-number">
                {mana}
              </span>,
              text,
            ]
          : [text],
      }))}
    />
  )
}

export function PricesTable({ t, game }: { readonly t: BookWords; readonly game: HellgameWords }) {
  return (
    <BookTable
      className="board-root hellgame hgb-figure hgb-prices"
      columns={[t('column.circle'), t('column.price')]}
      rows={prices.map(({ circle, souls }) => ({
        id: String(circle),
        name: circleName(circle, game),
        cells: [
          <span key="souls" className="book-number">
            {souls} <Icon name="ghost" />
          </span>,
        ],
      }))}
    />
  )
}
