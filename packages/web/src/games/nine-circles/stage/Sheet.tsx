import type { NineCirclesView } from '@acheron/games/nine-circles/board.ts'
import { explained } from '../../../board/explain/help.ts'
import { Spot } from '../../../board/Spot.tsx'
import type { Voice } from '../words.ts'
import { Icon } from './Icon.tsx'
import { sum } from './lists.ts'
import type { Stage } from './useStage.ts'

/** A cross of two pen strokes; the seed bends them, so that no two crosses are alike. */
function Cross({ seed, ghost }: { readonly seed: number; readonly ghost: boolean }) {
  const wobble = (n: number) => ((seed * 31 + n * 47) % 13) / 4 - 1.5
  const [a, b, c, d] = [wobble(1), wobble(2), wobble(3), wobble(4)]
  return (
    <g className={ghost ? 'nc-ghost' : 'nc-cross'}>
      <path pathLength="1" d={`M${6.5 + a} ${7 + b}Q${16 + c} ${15 + d} ${25.5 + b} ${25 + a}`} />
      <path pathLength="1" d={`M${25 + c} ${6.5 + d}Q${16 + a} ${17 + b} ${7 + d} ${25.5 + c}`} />
    </g>
  )
}

function Pip({ seed, crossed, ghost }: { readonly seed: number; readonly crossed: boolean; readonly ghost: boolean }) {
  return (
    <svg className="nc-pip" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="12" />
      {(crossed || ghost) && <Cross seed={seed} ghost={ghost} />}
    </svg>
  )
}

/** Pips of a track: the marked ones first, then those that would be marked, then the empty ones. */
export function Pips({ of, left, ghosts, seed }: { of: number; left: number; ghosts: number; seed: number }) {
  const marked = of - left
  return (
    <span className="nc-track">
      {Array.from({ length: of }, (_, i) => (
        <Pip key={i} seed={seed * 9 + i} crossed={i < marked} ghost={i >= marked && i < marked + ghosts} />
      ))}
    </span>
  )
}

/** The paper: four rows of pips, Virgil's nine, and what is left of everything. */
export function Sheet({ stage, voice }: { readonly stage: Stage; readonly voice: Voice }) {
  const { view, aim } = stage
  const { t } = voice
  return (
    <section className="nc-sheet" aria-label={t('sheet.title')}>
      <h3>{t('sheet.title')}</h3>
      <div className="nc-rows">
        {[1, 2, 3, 4].map(size => {
          const left = view.rows[size - 1] ?? 0
          const ghosts = aim.rows[size - 1] ?? 0
          const thing = `row:${size}`
          return (
            <Spot
              key={size}
              thing={thing}
              stage={stage}
              className="nc-row"
              label={t('sheet.row', { size, left })}
              help={{ title: t('sheet.row', { size, left }), lines: [t('sheet.row.about', { size })] }}
              data-preview={ghosts > 0 && stage.preview}
              aria-pressed={stage.held(thing)}
            >
              <span className="nc-size">{size}</span>
              <Pips of={7} left={left} ghosts={ghosts} seed={size} />
            </Spot>
          )
        })}
      </div>
      <div
        className="nc-virgil"
        data-told={stage.told('virgil')}
        role="img"
        aria-label={t('sheet.virgil.left', { left: view.virgil })}
        {...explained({ title: t('sheet.virgil.left', { left: view.virgil }), lines: [t('sheet.virgil.about')] })}
      >
        <span className="nc-virgil-name">
          <Icon name="feather" />
          {t('sheet.virgil')}
        </span>
        <Pips of={9} left={view.virgil} ghosts={aim.virgil ? 1 : 0} seed={7} />
      </div>
      <Worth view={view} voice={voice} />
    </section>
  )
}

/** The score if the descent ended well here. */
function Worth({ view, voice: { t } }: { readonly view: NineCirclesView; readonly voice: Voice }) {
  const dice = view.pool + view.active.length
  const pips = sum(view.rows)
  return (
    <p className="nc-worth" {...explained({ title: t('sheet.worth'), lines: [t('sheet.worth.about')] })}>
      <span>{t('sheet.worth')}</span>
      <span>
        <span className="nc-parts">{t('sheet.parts', { dice, pips, virgil: view.virgil })} = </span>
        <b>{dice + pips + view.virgil}</b>
      </span>
    </p>
  )
}
