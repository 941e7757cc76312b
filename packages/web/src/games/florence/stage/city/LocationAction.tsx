import {
  bankFlorins,
  barrels,
  bonfireFlorins,
  cityWallFlorins,
  type FlorenceView,
  guests,
  type LocationId,
  type Piece,
} from '@acheron/games/florence/board.ts'
import { Num } from '../cards/Num.tsx'
import { Icon, pieceIcons } from '../Icon.tsx'

/** The action of a location, in pictures; its label has the words. */
export function LocationAction({ location, view }: { readonly location: LocationId; readonly view: FlorenceView }) {
  switch (location) {
    case 'haystack':
      return <Plus piece="urchin" />
    case 'banquet':
      return (
        <span>
          +<Icon name="stone-tower" />
        </span>
      )
    case 'bank':
      return (
        <>
          <Change amount={bankFlorins} />
          <Plus piece="treachery" />
        </>
      )
    case 'courtyard':
      return (
        <>
          <span>
            <Num n={2} />
            <Icon name={pieceIcons.noble} />→<Icon name="family-house" />
          </span>
          <span>
            ⇅<Icon name="stone-tower" />
          </span>
        </>
      )
    case 'bonfire':
      return (
        <>
          <Exchange most={bonfireFlorins} />
          <span>
            <i className="fl-little-cube" />/<i className="fl-little-disc" />
          </span>
          <span>
            <Icon name="hound" />/<Icon name="river" />
          </span>
        </>
      )
    case 'city-wall':
      return (
        <>
          <Exchange most={cityWallFlorins} />
          <span>
            <Icon name="card-random" />
          </span>
          <span>
            <Icon name="barrel" />↓
          </span>
        </>
      )
    case 'market':
      return barrels.map(barrel => <Stock key={barrel} piece={barrel} count={view.market[barrel]} />)
    case 'palace':
      return guests.map(guest => <Stock key={guest} piece={guest} count={view.palace[guest]} />)
  }
}

function Plus({ piece }: { readonly piece: Piece }) {
  return (
    <span>
      +<Icon name={pieceIcons[piece]} />
    </span>
  )
}

function Change({ amount }: { readonly amount: number }) {
  return (
    <span>
      <Num n={amount} />
      <Icon name="crown-coin" className="fl-florin" />
    </span>
  )
}

function Exchange({ most }: { readonly most: number }) {
  return (
    <span>
      <Num n={most} />
      <Icon name="crown-coin" className="fl-florin" />→<Icon name="token" className="fl-drachma" />
    </span>
  )
}

function Stock({ piece, count }: { readonly piece: Piece; readonly count: number }) {
  return (
    <span data-none={count === 0} data-piece={piece}>
      <Icon name={pieceIcons[piece]} />
      <Num n={count} />
    </span>
  )
}
