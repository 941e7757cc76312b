import { Glyph } from '../icons/Glyph.tsx'
import { download } from '../ui/share.ts'
import { useShare } from '../ui/useShare.ts'
import { useAccountWords } from './words.tsx'

/** Recovery codes, shown this once. */
export function Codes({ codes, onKept }: { readonly codes: readonly string[]; onKept(): void }) {
  const say = useAccountWords()
  const share = useShare()
  const text = codes.join('\n')
  return (
    <div className="account-codes">
      <p>{say('codes.keep')}</p>
      <ul>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-buttons">
        <button type="button" className="button" onClick={() => share(text, '')}>
          <Glyph name="link" size={18} />
          {say('copy')}
        </button>
        <button type="button" className="button" onClick={() => download('acheron-codes.txt', `${text}\n`)}>
          <Glyph name="save" size={18} />
          {say('codes.download')}
        </button>
        <button type="button" className="button primary" onClick={onKept}>
          {say('codes.kept')}
        </button>
      </div>
    </div>
  )
}
