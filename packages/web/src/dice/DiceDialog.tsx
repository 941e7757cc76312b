import type { DiceProof, KeptPart } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useState } from 'react'
import type { TableSource } from '../table/source.ts'
import { say } from '../ui/announce.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { askWorker } from './askWorker.ts'
import './DiceDialog.css'
import { firstSeen } from './firstSeen.ts'
import { keptOf, ownPart, sealShown } from './ownPart.ts'
import type { Answer } from './prove.ts'
import { type SayDice, useDiceWords } from './words.tsx'

interface Props {
  readonly source: TableSource
  readonly table: OpenTable
  /** What the check has found. */
  onFound?(found: NonNullable<State>['is']): void
  onClose(): void
}

type State = Answer | { readonly is: 'asked' | 'failed' | 'secret' } | null

/** The fingerprint of the seed from the start, and after the end the proof that every die belongs to it. */
export default function DiceDialog({ source, table, onFound, onClose }: Props) {
  const t = useDiceWords()
  const { info, now } = table
  const [state, setState] = useState<State>(null)
  const seen = firstSeen(table)
  const fingerprint = seen?.fingerprint ?? info.seedHash
  const changed = fingerprint !== info.seedHash
  const kept = keptOf(info, ownPart(info.id))
  const seal = kept.seal ?? sealShown(info)
  const told = seen && { ...seen, when: seen.entries === 0 ? 'start' : 'later' }
  const check = async () => {
    setState({ is: 'asked' })
    const found = await proof(source, fingerprint, kept)
    setState(found)
    onFound?.(found.is)
    say(answerText(found, kept, t))
  }
  return (
    <Dialog title={t('dice')} onClose={onClose}>
      <div className="dice-proof">
        <p>{t('dice.how')}</p>
        {(info.parts || kept.seal) && <p>{t('dice.together')}</p>}
        <dl>
          {/* While parts are missing there is no seed yet. */}
          {info.parts?.drawn !== false && (
            <>
              <dt>{t('dice.fingerprint')}</dt>
              <dd>
                <code>{fingerprint}</code>
                <span className="muted">{told ? t('dice.seen', told) : t('dice.unseen')}</span>
              </dd>
            </>
          )}
          {seal !== null && (
            <>
              <dt>{t('dice.seal')}</dt>
              <dd>
                <code>{seal}</code>
                <span className="muted">{t('dice.sealed', { by: kept.seal ? 'me' : 'others' })}</span>
              </dd>
            </>
          )}
          {kept.part && (
            <>
              <dt>{t('dice.part')}</dt>
              <dd>
                <code>{kept.part}</code>
              </dd>
            </>
          )}
          {info.seed !== null && (
            <>
              <dt>{t('dice.seed')}</dt>
              <dd>
                <code>{info.seed}</code>
              </dd>
            </>
          )}
        </dl>
        {changed && <p className="dice-verdict refuted">{t('dice.changed', { now: info.seedHash })}</p>}
        {info.seed === null ? (
          <p className="muted">{t(now.result === null ? 'dice.later' : 'dice.secret')}</p>
        ) : (
          <button type="button" className="button primary" disabled={state?.is === 'asked'} onClick={check}>
            {t('dice.check')}
          </button>
        )}
        {state && <p className={`dice-verdict ${state.is}`}>{answerText(state, kept, t)}</p>}
      </div>
    </Dialog>
  )
}

async function proof(source: TableSource, fingerprint: string, kept: KeptPart): Promise<NonNullable<State>> {
  try {
    const record = await source.record()
    return record === null ? { is: 'secret' } : await askWorker({ record, fingerprint, kept })
  } catch {
    return { is: 'failed' } // no server, or no worker
  }
}

/** What is proven of the parts; nothing where the seed is the server's alone. */
const partsText = ({ parts }: DiceProof, { seal }: KeptPart, t: SayDice) =>
  parts === undefined ? '' : t('dice.parts', { parts, own: seal === undefined ? 'no' : 'yes' })

function answerText(state: NonNullable<State>, kept: KeptPart, t: SayDice): string {
  switch (state.is) {
    case 'proven':
      return [t('dice.proven', { ...state.proof }), partsText(state.proof, kept, t)].filter(Boolean).join(' ')
    case 'refuted':
      return t('dice.refuted', { why: state.why })
    default:
      return t(`dice.${state.is}`)
  }
}
