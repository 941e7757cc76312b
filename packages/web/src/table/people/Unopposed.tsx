import type { OpenTable } from '@acheron/protocol'
import { useEffect } from 'react'
import { useWords } from '../../app/words.tsx'
import { say } from '../../ui/announce.tsx'
import { unopposedText } from '../end/title.ts'
import './People.css'

/** Above the prompt: the others have resigned, so that one has won; whoever likes plays on against the bots. */
export function Unopposed({ table }: { readonly table: OpenTable }) {
  const t = useWords()
  const text = table.now.result === null ? unopposedText(table, t) : ''
  useEffect(() => say(text), [text])
  return text && <p className="unopposed">{`${text} ${t('unopposed.on')}`}</p>
}
