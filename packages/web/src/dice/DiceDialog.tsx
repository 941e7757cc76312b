import type { OpenTable } from '@acheron/protocol'
import { useState } from 'react'
import type { TableSource } from '../table/source.ts'
import { say } from '../ui/announce.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { askWorker } from './askWorker.ts'
import './DiceDialog.css'
import { firstSeen } from './firstSeen.ts'
import type { Answer } from './prove.ts'
import { type SayDice, useDiceWords } from './words.tsx'

interface Props {
  readonly source: TableSource
  readonly table: OpenTable
  onClose(): void
}

type State = Answer | { readonly is: 'asked' | 'failed' | 'secret' } | null

/** The fingerprint of the seed from the start, and after the end the proof that every die belongs to it. */
export default function DiceDialog({ source, table, onClose }: Props) {
  const t = useDiceWords()
  const { info, now } = table
  const [state, setState] = useState<State>(null)
  const seen = firstSeen(info.id)
  const fingerprint = seen?.fingerprint ?? info.seedHash
  const changed = fingerprint !== info.seedHash
  const told = seen && { ...seen, when: seen.entries === 0 ? 'start' : 'later' }
  const check = async () => {
    setState({ is: 'asked' })
    const found = await proof(source, fingerprint)
    setState(found)
    say(answerText(found, t))
  }
  return (
    <Dialog title={t('dice')} onClose={onClose}>
      <div className="dice-proof">
        <p>{t('dice.how')}</p>
        <dl>
          <dt>{t('dice.fingerprint')}</dt>
          <dd>
            <code>{fingerprint}</code>
            <span className="muted">{told ? t('dice.seen', told) : t('dice.unseen')}</span>
          </dd>
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
        {state && <p className={`dice-verdict ${state.is}`}>{answerText(state, t)}</p>}
      </div>
    </Dialog>
  )
}

async function proof(source: TableSource, fingerprint: string): Promise<NonNullable<State>> {
  try {
    const record = await source.record()
    return record === null ? { is: 'secret' } : await askWorker({ record, fingerprint })
  } catch {
    return { is: 'failed' } // no server, or no worker
  }
}

function answerText(state: NonNullable<State>, t: SayDice): string {
  switch (state.is) {
    case 'proven':
      return t('dice.proven', { ...state.proof })
    case 'refuted':
      return t('dice.refuted', { why: state.why })
    default:
      return t(`dice.${state.is}`)
  }
}
