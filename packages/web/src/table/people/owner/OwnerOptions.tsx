import type { JsonObject } from '@acheron/engine'
import type { TableInfo } from '@acheron/protocol'
import { useState } from 'react'
import { useWords } from '../../../app/words.tsx'
import type { GameFace } from '../../../board/face.ts'
import { OptionFields } from '../../../home/OptionFields.tsx'
import { meantOptions } from '../../../home/opening.ts'
import { useOptionWords } from '../../../home/useOptionWords.ts'
import { seatsApi } from '../../../remote/seatsApi.ts'
import { useAct } from '../useAct.ts'

interface Props {
  readonly info: TableInfo
  readonly face: GameFace
}

/** The game's own options, until somebody has moved. They are changed together: the game is set up anew. */
export function OwnerOptions({ info, face }: Props) {
  const t = useWords()
  const { meta } = face.game
  const words = useOptionWords(meta.id)
  const { busy, run } = useAct()
  const [chosen, setChosen] = useState<JsonObject>({})
  const values = { ...info.options, ...chosen }
  const meant = meantOptions(meta, values)
  if (!words || meant.length === 0) return null
  const send = async () => {
    if (await run(() => seatsApi.change(info.id, { options: values }))) setChosen({})
  }
  return (
    <details className="option-record owner-options">
      <summary>{t('owner.options')}</summary>
      <div className="terms-fields">
        <OptionFields
          schema={Object.fromEntries(meant.flatMap(name => (meta.options[name] ? [[name, meta.options[name]]] : [])))}
          values={values}
          words={words}
          onChange={(name, value) => setChosen({ ...chosen, [name]: value })}
        />
        <p className="hint">{t('owner.options.means')}</p>
        <button
          type="button"
          className="button primary"
          disabled={busy || Object.keys(chosen).length === 0}
          onClick={send}
        >
          {t('owner.options.set')}
        </button>
      </div>
    </details>
  )
}
