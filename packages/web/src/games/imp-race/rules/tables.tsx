import { type CardKind, cardName, type ImpRaceWords, type TileType, tileName } from '@acheron/games/imp-race/board.ts'
import type { ReactNode } from 'react'
import { BookTable, type BookWords } from '../../../board/book.tsx'
import { CardPicture } from '../stage/CardFace.tsx'
import { Tile } from '../stage/Tile.tsx'
import '../stage/pieces.css'
import './figures.css'

interface Props {
  readonly t: BookWords
  readonly game: ImpRaceWords
}

interface Row {
  readonly id: string
  readonly picture: ReactNode
  readonly name: string
  readonly text: string
  readonly strength?: string
}

const types: readonly TileType[] = ['death', 'cherub', 'treasure', 'card', 'banana', 'return']

export function tileRows(t: BookWords, game: ImpRaceWords): Row[] {
  return types.map(type => ({
    id: type,
    picture: <Tile type={type} up />,
    name: tileName(type, game),
    text: t(`tile.${type}`),
  }))
}

/** Each kind with the strength of its cards, from the weakest to the strongest. */
const kinds: readonly (readonly [CardKind, string])[] = [
  ['wild', '1–2'],
  ['banana', '1–4'],
  ['coffin', '6'],
  ['angel', '1–5'],
  ['trident', '3–5'],
  ['treasure', '1–4'],
]

export function cardRows(t: BookWords, game: ImpRaceWords): Row[] {
  const dice = { id: 'die', picture: <CardPicture kind="die4" />, name: t('card.dice'), text: t('card.die') }
  return [
    { ...dice, strength: '1–5' },
    ...kinds.map(([kind, strength]) => ({
      id: kind,
      picture: <CardPicture kind={kind} />,
      name: cardName(`${kind}-a`, game),
      text: t(`card.${kind}`),
      strength,
    })),
  ]
}

function Rows({ rows, columns }: { readonly rows: readonly Row[]; readonly columns: readonly string[] }) {
  return (
    <BookTable
      className="irb-figure"
      columns={columns}
      rows={rows.map(({ text, strength, ...row }) => ({
        ...row,
        cells: [
          text,
          ...(strength === undefined
            ? []
            : [
                <span key="strength" className="book-number">
                  {strength}
                </span>,
              ]),
        ],
      }))}
    />
  )
}

export function TilesTable({ t, game }: Props) {
  return <Rows rows={tileRows(t, game)} columns={[t('column.tile'), t('column.does')]} />
}

export function CardsTable({ t, game }: Props) {
  return <Rows rows={cardRows(t, game)} columns={[t('column.card'), t('column.does'), t('column.strength')]} />
}

/** The price of everything by the number of imps on the route. */
export function PricesTable({ t }: { readonly t: BookWords }) {
  const columns = [t('column.imps'), t('column.drawn'), t('column.price'), t('column.most')]
  return (
    <BookTable
      className="irb-figure irb-prices"
      columns={columns}
      rows={[1, 2, 3, 4].map(imps => ({ id: String(imps), name: imps, cells: [2 * imps, imps, imps] }))}
    />
  )
}
