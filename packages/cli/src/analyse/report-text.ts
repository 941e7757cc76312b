import { type Analysis, type Decision, type Entry, marks, type SeatSummary, thresholds } from '@acheron/bots/analyse'
import type { Move } from '@acheron/engine'
import { type Translate, type WordMap, withNames } from '@acheron/engine/words'
import { changeText, worthText } from '../figures.ts'
import { textColumns as columns, wrap } from '../play/text.ts'
import { safeText } from '../safe-text.ts'
import { namesIn, type Say } from '../words.ts'

/** The analysis for people: the judge, every decision, then each seat. */
export function reportLines(analysis: Analysis, words: Say, t: Translate<WordMap>): string[] {
  const { game, record, entries, seats, verdict } = analysis
  const { unit } = verdict
  const names = namesIn(record, words)
  const margin = String(record.entries.length).length
  const describe = ({ before, seat }: Decision, move: Move) =>
    withNames(game.describeMove(move, game.view(before, seat), t), names)

  /** The entry's number, then what is said of it, indented by that. */
  const numbered = (entry: number, texts: readonly string[], indent = 0) =>
    texts
      .flatMap(text => wrap(text, columns - indent - margin - 2))
      .map((line, i) => `${(i === 0 ? `${entry}` : '').padStart(indent + margin)}  ${line}`)

  const told = ({ decision, judgement, mark }: Entry): string[] => {
    const text = describe(decision, decision.move)
    const who = record.players > 1 ? `${names[decision.seat]} · ` : ''
    if (mark === null) return [`${who}${text}`]
    const cost = changeText(unit, -judgement.cost, words)
    const played = `${who}${words('analyse.played', { mark: words(`analyse.mark.${mark}`), text })}`
    if (mark === 'best') return [played]
    return [played, words('analyse.better', { cost, text: describe(decision, judgement.best) })]
  }

  const summary = ({ seat, decisions, accuracy, cost, marks: counts, costliest, luck }: SeatSummary): string[] => {
    const who = names[seat] as string
    const head = {
      who,
      decisions,
      accuracy: worthText('chance', accuracy, words),
      cost: worthText(unit, cost, words),
    }
    const below = [marks.map(mark => words(`analyse.count.${mark}`, { count: counts[mark] })).join(', ')]
    if (luck) {
      const [start, end] = [worthText(unit, luck.start, words), worthText(unit, luck.end, words)]
      const [dice, choices] = [changeText(unit, luck.dice, words), changeText(unit, luck.choices, words)]
      below.push(words('analyse.luck', { start, dice, choices, end }))
      const correction = changeText(unit, luck.correction, words)
      if (!verdict.exact) below.push(words(isByOracle(verdict) ? 'analyse.correction' : 'analyse.rest', { correction }))
    }
    if (costliest.length > 0) below.push(words('analyse.costliest'))
    const dearest = costliest.flatMap(({ decision, judgement }) =>
      numbered(
        decision.entry,
        [`${changeText(unit, -judgement.cost, words)}  ${describe(decision, decision.move)}`],
        2,
      ),
    )
    return [
      ...wrap(words('analyse.seat', head), columns),
      ...below.flatMap(text => wrap(text, columns - 2)).map(line => `  ${line}`),
      ...dearest,
    ]
  }

  const { inaccuracy, mistake, blunder } = thresholds
  const limit = (share: number) => worthText(unit, share * verdict.most, words)
  const legend = { inaccuracy: limit(inaccuracy), mistake: limit(mistake), blunder: limit(blunder) }
  return [
    `${game.meta.name[words.lang]} · ${safeText(record.seed)}`,
    ...wrap(judgeText(analysis, words), columns),
    '',
    ...entries.flatMap(entry => numbered(entry.decision.entry, told(entry))),
    ...seats.flatMap(seat => ['', ...summary(seat)]),
    '',
    ...wrap(words('analyse.legend', legend), columns),
  ]
}

function judgeText({ bot, goal, verdict }: Analysis, words: Say): string {
  if (verdict.exact) return words('analyse.judge.exact', { goal })
  return words(isByOracle(verdict) ? 'analyse.judge.near' : 'analyse.judge.bot', { bot, goal })
}

const isByOracle = ({ judgements }: Analysis['verdict']) => judgements.some(({ luck }) => luck !== null)
