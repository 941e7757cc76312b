import type { TokenName } from '@acheron/games/caravan/board.ts'
import { explained } from '../../../board/explain/help.ts'
import type { Voice } from '../words.ts'
import { Icon, tokenIcons } from './Icon.tsx'

interface Props {
  readonly tokens: { readonly [token in TokenName]?: number }
  readonly voice: Voice
}

/** Tokens that somebody has. */
export function Tokens({ tokens, voice }: Props) {
  const had = (Object.keys(tokens) as TokenName[]).filter(token => (tokens[token] ?? 0) > 0)
  if (had.length === 0) return null
  return (
    <span className="cv-tokens">
      {had.map(token => (
        <span key={token} className="cv-token" data-token={token} {...explained(voice.game(`token.${token}`))}>
          <Icon name={tokenIcons[token]} />
          {tokens[token]}
          <span className="visually-hidden">{voice.game(`token.${token}`)}</span>
        </span>
      ))}
    </span>
  )
}
