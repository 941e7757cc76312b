import type { Branch, SavesList } from '@acheron/protocol'
import { useId } from 'react'
import { Link } from '../app/Link.tsx'
import { type Say, useWords } from '../app/words.tsx'
import type { GameFace } from '../board/face.ts'
import type { TableSource } from '../table/source.ts'
import { ago } from '../ui/dates.ts'

interface Props {
  readonly list: SavesList
  readonly face: GameFace
  readonly source: TableSource
  /** Null for whoever decides nothing here. */
  readonly onReturn: ((table: string) => void) | null
}

/** All tables of the campaign. One that was left can be returned to; one that is played beside this, or is over, is only visited. */
export function Branches({ list, face, source, onReturn }: Props) {
  const t = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="small-caps">
        {t('saves.branches')}
      </h3>
      <ul className="save-list">
        {list.branches.map(branch => (
          <li key={branch.table} className={branch.here ? 'branch here' : 'branch'}>
            <span className="save-name">{branchName(branch, list, face, t)}</span>
            <span className="save-facts">
              {t('saves.branch.status', { status: statusOf(branch) })} · {ago(t.lang, branch.changed)}
            </span>
            {isLeft(branch) && onReturn && (
              <button type="button" className="button" onClick={() => onReturn(branch.table)}>
                {t('saves.return')}
              </button>
            )}
            {!branch.here && !isLeft(branch) && (
              <Link
                to={{ page: source.kind === 'remote' ? 'table' : 'local', id: branch.table }}
                className="button quiet"
              >
                {t('saves.go')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where it began, after the table's own name if that is none of the game's. */
function branchName(
  { name, from, here, table }: Branch,
  { saves, branches }: SavesList,
  face: GameFace,
  t: Say,
): string {
  const save = from && saves.find(each => each.table === from.table && each.n === from.n)
  const own = Object.values(face.game.meta.name).includes(name) ? '' : name
  const first = from === null && branches.at(-1)?.table === table
  const began = save
    ? t('saves.branch.from', { save: face.game.tellEvent(save.event, face.t) })
    : first
      ? t('saves.branch.first')
      : t('saves.branch.other')
  return own && !here && branches.some(other => other.here && other.name !== name) ? `${own} · ${began}` : began
}

const isLeft = (branch: Branch): boolean => statusOf(branch) === 'left'

function statusOf({ here, continued, over }: Branch): string {
  if (here) return 'here'
  if (over) return 'over'
  return continued === null ? 'playing' : 'left'
}
