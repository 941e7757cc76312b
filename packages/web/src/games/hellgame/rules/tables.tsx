import { configOf } from '@acheron/engine'
import { curseIds } from '@acheron/games/hellgame/curses.ts'
import { eventIds } from '@acheron/games/hellgame/events.ts'
import { itemIds } from '@acheron/games/hellgame/items.ts'
import { spellIds } from '@acheron/games/hellgame/spells.ts'
import { factoryIds, sourceIds, traderIds } from '@acheron/games/hellgame/tiles.ts'
import type { ReactNode } from 'react'
import type { BookWords } from '../../book.tsx'
import {
  circleName,
  curseName,
  curseText,
  eventName,
  eventText,
  hellgame,
  itemName,
  itemText,
  spellName,
  spellOf,
  spellText,
  tileName,
  tileText,
} from '../rules.ts'
import { curseIcons, eventIcons, Icon, itemIcons, spellIcons } from '../stage/Icon.tsx'
import { Square } from '../stage/Tile.tsx'
import type { GameWords } from '../types.ts'
import { prices } from './values.ts'
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

export const tileRows = (game: GameWords): Row[] =>
  [...factoryIds, ...sourceIds, ...traderIds].map(id => ({
    id,
    picture: <Square tile={id} />,
    name: tileName(id, game),
    text: tileText(id, options, game),
  }))

export const spellRows = (game: GameWords): Row[] =>
  spellIds.map(id => ({
    id,
    picture: <Icon name={spellIcons[id]} />,
    name: spellName(id, game),
    text: spellText(id, options, game),
    mana: spellOf(id).mana,
  }))

export const curseRows = (game: GameWords): Row[] =>
  curseIds.map(id => ({
    id,
    picture: <Icon name={curseIcons[id]} />,
    name: curseName(id, game),
    text: curseText(id, game),
  }))

export const eventRows = (game: GameWords): Row[] =>
  eventIds.map(id => ({
    id,
    picture: <Icon name={eventIcons[id]} />,
    name: eventName(id, game),
    text: eventText(id, game),
  }))

export const itemRows = (game: GameWords): Row[] =>
  itemIds.map(id => ({
    id,
    picture: <Icon name={itemIcons[id]} />,
    name: itemName(id, game),
    text: itemText(id, options, game),
  }))

export function ThingsTable({ rows, t }: { readonly rows: readonly Row[]; readonly t: BookWords }) {
  const hasPrice = rows.some(({ mana }) => mana !== undefined)
  return (
    <div className="hellgame hgb-figure">
      <table className="hgb-table">
        <thead>
          <tr>
            <th scope="col">{t('column.name')}</th>
            {hasPrice && <th scope="col">{t('column.mana')}</th>}
            <th scope="col">{t('column.effect')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, picture, name, text, mana }) => (
            <tr key={id}>
              <th scope="row">
                <span className="hgb-sample">{picture}</span>
                {name}
              </th>
              {hasPrice && <td className="hgb-number">{mana}</td>}
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function PricesTable({ t, game }: { readonly t: BookWords; readonly game: GameWords }) {
  return (
    <div className="hellgame hgb-figure">
      <table className="hgb-table hgb-prices">
        <thead>
          <tr>
            <th scope="col">{t('column.circle')}</th>
            <th scope="col">{t('column.price')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ circle, souls }) => (
            <tr key={circle}>
              <th scope="row">{circleName(circle, game)}</th>
              <td className="hgb-number">
                {souls} <Icon name="ghost" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
