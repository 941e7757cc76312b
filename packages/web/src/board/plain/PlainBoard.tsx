import type { GameEvent, GameState, GameSurface, Json, Move, View } from '@acheron/engine'
import type { Translate, WordMap } from '@acheron/engine/words'
import { BoardFrame } from '../BoardFrame.tsx'
import type { BoardProps } from '../face.ts'
import { MoveButton } from '../MoveButton.tsx'
import { type StageRules, useStage } from '../useStage.ts'
import { fieldsOf, plainValue, type ValueWords } from './fields.ts'
import type { Words } from './words/compiled/keys.ts'
import './plain.css'

type PlainWords = Translate<Words>

/** Nothing on a plain board is touched but the buttons of the moves. */
const rules = {
  gestureOf: () => [],
  toldBy: () => [],
  intentOf: () => null,
} satisfies Partial<StageRules<View, Move, GameEvent>>

export const valueWords = (t: PlainWords): ValueWords => ({
  yes: t('value.yes'),
  no: t('value.no'),
  none: t('value.none'),
})

interface Props extends BoardProps<GameState, Move, GameEvent> {
  readonly game: GameSurface
  readonly words: Translate<WordMap>
  readonly t: PlainWords
}

/** A board for any game: what the view shows as tables, and the legal moves as buttons. */
export function PlainBoard({ game, words, t, ...props }: Props) {
  const stage = useStage(props, { ...rules, say: (move, view) => game.describeMove(move, view, words) })
  const { shared, seats } = fieldsOf(stage.view, game.meta)
  const said = (value: Json) => plainValue(value, valueWords(t))
  const columns = [...new Set(seats.flatMap(({ fields }) => fields.map(({ name }) => name)))]
  return (
    <BoardFrame className="plain-board" motion={props.motion}>
      {stage.moves.length > 0 && (
        <section aria-label={t('board.moves')}>
          <div className="plain-moves">
            {stage.moves.map(move => (
              <MoveButton key={JSON.stringify(move)} move={move} stage={stage} />
            ))}
          </div>
        </section>
      )}
      {columns.length > 0 && (
        <section aria-label={t('board.players')}>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t('board.player')}</th>
                {columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {seats.map(({ seat, fields }) => (
                <tr key={seat} data-mine={seat === stage.seat}>
                  <th scope="row">{stage.names[seat]}</th>
                  {columns.map(column => (
                    <td key={column}>{said(fields.find(({ name }) => name === column)?.value ?? null)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {shared.length > 0 && (
        <section aria-label={t('board.shared')}>
          <h3>{t('board.shared')}</h3>
          <table className="plain-table">
            <tbody>
              {shared.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{said(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </BoardFrame>
  )
}
