import { useRef } from 'react'
import { useWords } from '../app/words.tsx'
import type { GameFace, Prompt } from '../board/face.ts'
import { HintPanel } from '../hint/HintPanel.tsx'
import { ContinuedPanel } from '../saves/ContinuedPanel.tsx'
import type { OpenDrawer } from './Drawers.tsx'
import { EndPanel } from './end/EndPanel.tsx'
import { whyText } from './end/sharing.ts'
import type { Mode } from './mode.ts'
import { PlaybackPanel } from './moments/PlaybackPanel.tsx'
import { WatchPanel } from './moments/WatchPanel.tsx'
import { StoodInPanel } from './people/StoodInPanel.tsx'
import { isForAll, mayRun } from './people/state.ts'
import { isShared } from './players/seats.ts'
import { GatheringPanel } from './prompt/GatheringPanel.tsx'
import { HandOverPanel } from './prompt/HandOverPanel.tsx'
import { LostPanel } from './prompt/LostPanel.tsx'
import { PartsPanel } from './prompt/PartsPanel.tsx'
import { PromptPanel } from './prompt/PromptPanel.tsx'
import { useSettling } from './prompt/useSettling.ts'
import { WaitingPanel, WatchingPanel } from './prompt/WaitingPanel.tsx'
import { PastPanel } from './replay/PastPanel.tsx'
import type { TableSource } from './source.ts'
import type { TablePageState } from './useTablePage.ts'

interface Props {
  readonly page: TablePageState
  readonly folded: boolean
  onFold(): void
  readonly onDrawer: OpenDrawer
}

/** The prompt's place: one panel for each mode. */
export function ModePanel(props: Props) {
  const { page } = props
  const { mode, table, turn, actions, names } = page
  const settling = useSettling(mode, table.info.seats, page.question.asked, turn.left.length > 0)
  switch (mode.kind) {
    case 'lookingBack':
      return <PastPanel replay={page.replay} entries={table.now.entries} />
    case 'playingBack':
      return <PlaybackPanel left={mode.left} />
    case 'lost':
      return <LostPanel sending={turn.busy} />
    case 'continued':
      return <ContinuedPanel source={page.source} to={mode.to} />
    case 'over':
      return <Over {...props} result={mode.result} />
    case 'handOver':
      return <HandOverPanel seat={mode.to} name={names[mode.to] ?? ''} onReady={page.handOver.taken} />
    case 'beholding':
      return <WatchPanel page={page} />
    case 'deciding':
      return <Deciding {...props} asked={settling ?? page.question.asked} settling={settling !== null} />
    case 'lessonText':
      return null // the lesson's own panel says it all
    case 'gathering': {
      const { people, seats } = table.info
      const entry = people?.visibility === 'invited' ? 'invited' : seats.some(isForAll) ? 'address' : 'links'
      const byLinks = people?.may.includes('links') ? () => props.onDrawer({ open: 'invite' }) : null
      const onInvite = entry === 'address' ? actions.invite : byLinks
      const onRun = mayRun(table.info) ? () => props.onDrawer({ open: 'owner' }) : null
      const rated = table.info.rated === true
      const acts = { onSit: turn.sit, onInvite, onRun }
      const unbegun = table.now.entries === 0 ? (people?.visibility ?? null) : null
      return <GatheringPanel free={mode.free} entry={entry} rated={rated} unbegun={unbegun} {...acts} />
    }
    case 'sealing': {
      const onRun = mayRun(table.info) ? () => props.onDrawer({ open: 'owner' }) : null
      return <PartsPanel info={table.info} names={names} part={page.part} onRun={onRun} />
    }
    case 'stoodIn':
      return <StoodInPanel table={table} />
    case 'waiting':
      return settling ? (
        <Deciding {...props} asked={settling} settling />
      ) : (
        <WaitingPanel table={table} actor={mode.actor} />
      )
    case 'watching':
      return <WatchingPanel table={table} actor={mode.actor} />
  }
}

const tablePage = (kind: TableSource['kind']) => (kind === 'remote' ? 'table' : 'local')

function Over({ page, result, onDrawer }: Props & Pick<Extract<Mode, { kind: 'over' }>, 'result'>) {
  const t = useWords()
  const { table, actions, replay, resultShown, showResult } = page
  return (
    <EndPanel
      table={table}
      result={result}
      why={whyText(table, page.face, t)}
      analysis={actions.recorded ? { page: 'analysis', of: tablePage(page.source.kind), id: page.source.id } : null}
      ownVirgil={page.face.ownVirgil ?? false}
      shown={resultShown}
      onShow={showResult}
      onRematch={actions.rematch}
      onReplay={() => replay.go(0)}
      onShare={actions.shareResult}
      onSaves={table.info.campaign ? () => onDrawer({ open: 'saves' }) : null}
      onSave={actions.recorded ? actions.save : null}
      onDice={actions.recorded ? () => onDrawer({ open: 'dice' }) : null}
    />
  )
}

interface DecidingProps extends Props {
  readonly asked: Prompt | null
  /** The question has been answered, and the next one may come at once. */
  readonly settling?: boolean
}

function Deciding({ page, asked, settling = false, folded, onFold, onDrawer }: DecidingProps) {
  const { table, face, names, turn, question } = page
  const { info, now } = table
  const { chapter, pointed, pointedNext, advised, hint, point } = question
  const offer = useRef(hint.offer)
  if (!settling) offer.current = hint.offer
  return (
    asked && (
      <PromptPanel
        prompt={asked}
        settling={settling}
        who={isShared(info.seats) ? now.seat : null}
        names={names}
        pointed={pointed}
        pointedNext={pointedNext}
        advised={advised}
        busy={turn.busy}
        folded={folded}
        boardKeys={face.keys}
        ends={page.ends}
        asked={turn.armed}
        chapter={chapter?.title ?? null}
        onPoint={point}
        onMove={turn.move}
        onFold={onFold}
        own={asked.panel && face.Panel ? <OwnPanel page={page} Panel={face.Panel} /> : null}
        onChapter={() => onDrawer({ open: 'rules', chapter: chapter?.id ?? null })}
      >
        {/* The row keeps its place while a bot decides, so that nothing moves below it. */}
        <HintPanel hint={{ ...hint, offer: offer.current }} face={face} view={now.view} names={names} />
      </PromptPanel>
    )
  )
}

/** The game's own panel, in place of the list. */
function OwnPanel({ page, Panel }: Pick<Props, 'page'> & { readonly Panel: NonNullable<GameFace['Panel']> }) {
  const { table, turn, question, names, barred } = page
  const { lang } = useWords()
  return (
    <div className="prompt-own">
      <Panel
        view={table.now.view}
        moves={page.moves}
        advised={question.advised}
        busy={turn.busy || turn.left.length > 0}
        names={names}
        language={lang}
        onMove={turn.move}
        onBack={table.now.canUndo && barred === null ? () => turn.undo() : null}
      />
    </div>
  )
}
