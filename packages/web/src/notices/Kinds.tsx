import {
  type NoticeChoice,
  type NoticeKind,
  type NoticeTarget,
  type NoticeWay,
  noticeKinds,
  noticeWays,
} from '@acheron/protocol'
import { Section } from '../account/Page.tsx'
import { useNoticeWords } from './words.tsx'

export interface ChoiceProps {
  readonly choice: NoticeChoice
  readonly targets: readonly NoticeTarget[]
  onChoose(change: Partial<NoticeChoice>): void
}

/** What is told, and by what ways: a table of ticks. Ways without a place are left out. */
export function Kinds({ choice, targets, onChoose }: ChoiceProps) {
  const say = useNoticeWords()
  const ways = noticeWays.filter(way => targets.some(target => target.way === way))
  const toggle = (kind: NoticeKind, way: NoticeWay, on: boolean) => {
    const others = choice.what[kind].filter(each => each !== way)
    onChoose({ what: { ...choice.what, [kind]: on ? [...others, way] : others } })
  }
  return (
    <Section title={say('kinds')} text={say('kinds.text')}>
      <table className="notice-kinds">
        <thead>
          <tr>
            <td />
            {ways.map(way => (
              <th key={way} scope="col">
                {say(`way.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeKinds.map(kind => (
            <tr key={kind}>
              <th scope="row">{say(`kind.${kind}`)}</th>
              {ways.map(way => (
                <td key={way}>
                  <label className="notice-tick">
                    <input
                      type="checkbox"
                      aria-label={say('kind.by', { kind: say(`kind.${kind}`), way: say(`way.${way}`) })}
                      checked={choice.what[kind].includes(way)}
                      onChange={event => toggle(kind, way, event.target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
