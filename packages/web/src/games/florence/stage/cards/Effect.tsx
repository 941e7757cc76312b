import { circleOf, type EndCode, endCubeSpaces, type InstantCode, type Sin } from '@acheron/games/florence/board.ts'
import type { CSSProperties, ReactNode } from 'react'
import { Icon, type IconName, pieceIcons, sinIcons } from '../Icon.tsx'
import { Num } from './Num.tsx'

type Plain = Exclude<InstantCode | EndCode, `${string}:${string}`>

/** The picture of an effect that concerns no sin. A cup before it means infamy for each. */
const pictures: Readonly<Record<Plain, ReactNode>> = {
  florins3: (
    <>
      <Num n={3} />
      <Icon name="crown-coin" className="fl-florin" />
    </>
  ),
  drachmas2: (
    <>
      <Num n={2} />
      <Icon name="token" className="fl-drachma" />
    </>
  ),
  disc: (
    <>
      +<i className="fl-little-disc" />
    </>
  ),
  cube1: (
    <>
      <i className="fl-little-cube" />→
    </>
  ),
  home2: (
    <>
      <Icon name={pieceIcons.noble} />→<Icon name="family-house" />
    </>
  ),
  guardian: <Icon name="hound" />,
  urchin: (
    <>
      +<Icon name={pieceIcons.urchin} />
    </>
  ),
  floor: (
    <>
      +<Icon name="stone-tower" />
    </>
  ),
  half: (
    <>
      +<Icon name="tied-scroll" />
    </>
  ),
  urchins: <Each of={pieceIcons.urchin} />,
  floors: <Each of="stone-tower" />,
  guests: <Each of={pieceIcons.treachery} />,
  barrels: <Each of="barrel" />,
  discs: <Each of="medieval-gate" />,
  coins: <Each of="crown-coin" />,
  diplomas: <Each of="diploma" />,
  deep: <Each of="floating-ghost" />,
  sheltered: <Each of={pieceIcons.noble} />,
}

function Each({ of }: { readonly of: IconName }) {
  return (
    <>
      <Icon name="trophy-cup" className="fl-cup" />/<Icon name={of} />
    </>
  )
}

/** An effect of a fraud card in pictures; words stand beside them or in the card's label. */
export function Effect({ code }: { readonly code: InstantCode | EndCode }) {
  const [verb, sin] = code.split(':') as [string, Sin | undefined]
  if (sin === undefined) return <span className="fl-effect">{pictures[code as Plain]}</span>
  return (
    <span className="fl-effect" style={{ '--sin': `var(--circle-${circleOf(sin)})` } as CSSProperties}>
      {verb === 'skull' ? (
        <>
          ↑<Icon name="daemon-skull" />
        </>
      ) : (
        <>
          <i className="fl-little-cube" />
          <Num n={endCubeSpaces} />→
        </>
      )}
      <Icon name={sinIcons[sin]} className="fl-of-sin" />
    </span>
  )
}
