import { type ChapterRecord, chapterPoints, nameOf } from '@acheron/games/caravan/board.ts'
import type { EndVoice } from './words.ts'

interface Props {
  readonly record: readonly ChapterRecord[]
  readonly voice: EndVoice
}

/** Circle by circle: how it ended, what it took, and each point (6.3). */
export function RecordTable({ record, voice }: Props) {
  const { t, game } = voice
  const points = record.reduce((sum, chapter) => sum + chapterPoints(chapter), 0)
  const rounds = record.reduce((sum, chapter) => sum + chapter.rounds, 0)
  return (
    <table className="cve-record">
      <thead>
        <tr>
          {(['circle', 'result', 'rounds', 'counted', 'points'] as const).map(column => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {record.map(chapter => (
          <tr key={chapter.chapter} data-result={chapter.result}>
            <th scope="row">{nameOf(game, 'circle', String(chapter.chapter))}</th>
            <td>{t(`result.${chapter.result}`)}</td>
            <td>{chapter.rounds}</td>
            <td className="cve-why">{reasons(chapter, voice)}</td>
            <td>
              <b>{chapterPoints(chapter)}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sum')}</th>
          <td />
          <td>{rounds}</td>
          <td />
          <td>
            <b>{points}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** "3 for the victory · +1 in Grim · −2 for lost tries". */
function reasons({ result, difficulty, lost }: ChapterRecord, { t }: EndVoice): string {
  const won = result === 'victory'
  return [
    t(`why.${result}`),
    ...(won && difficulty !== 'standard' ? [t(`why.${difficulty}`)] : []),
    ...(lost > 0 ? [t('why.lost', { count: lost })] : []),
  ].join(' · ')
}
