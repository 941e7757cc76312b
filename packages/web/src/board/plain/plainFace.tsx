import type { GameEvent, GameState, GameSurface, Move, Result } from '@acheron/engine'
import { type Language, list, seatMark, type Translate, type WordMap } from '@acheron/engine/words'
import { chapterOf } from '../book.tsx'
import type { BoardProps, EndProps, FaceParts } from '../face.ts'
import { PlainBoard } from './PlainBoard.tsx'
import { PlainEnd } from './PlainEnd.tsx'
import type { Words } from './words/compiled/keys.ts'
import { loadWords } from './words/compiled/load.ts'

/** Plain parts that work for any game, so that a game without its own leads nowhere. There is no plain lesson. */
export async function plainFace(
  game: GameSurface,
  words: Translate<WordMap>,
  language: Language,
): Promise<Omit<FaceParts<GameState, Move, GameEvent>, 'lesson'>> {
  const t = await loadWords(language)
  const name = game.meta.name[language]
  return {
    Board: (props: BoardProps) => <PlainBoard {...props} game={game} words={words} t={t} />,
    End: (props: EndProps) => <PlainEnd {...props} t={t} />,
    prompt: (view, moves) => ({
      title: moves.length > 0 ? t('prompt.title') : name,
      text: moves.length > 0 ? t('prompt.text') : t('prompt.watch'),
      choices: moves.map(move => ({ move, label: game.describeMove(move, view, words) })),
    }),
    // What the seats hold stands on the plain board.
    seatLine: () => '',
    why: (_view, result) => why(result, t),
    share: (_view, { scores }, day) =>
      [
        day === null ? name : t('share.day', { game: name, day }),
        t('share.scores', { scores: scores.join(' – ') }),
      ].join('\n'),
    rules: () => [chapterOf({ id: 'none', title: t('rules.title'), paragraphs: [t('rules.none')] })],
  }
}

/** By how much the winners are ahead; without points only who they are. */
function why({ ranking: [best = [], next = []], winners, scores }: Result, t: Translate<Words>): string {
  if (winners.length === 0) return t('end.lost')
  const who = list(t.lang, winners.map(seatMark))
  const [mine, theirs] = [scores[best[0] ?? 0], scores[next[0] ?? -1]]
  if (mine === undefined || theirs === undefined || mine <= theirs) return t('why.ahead', { who })
  return t('why.won', { who, margin: mine - theirs, mine, theirs })
}
