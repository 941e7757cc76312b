import { createInterface } from 'node:readline'
import { InputError, type Move, type Seat } from '@acheron/engine'
import { say as print } from '../output.ts'
import { type Host, type Mode, recordName, saveRecord, sceneOf } from './host.ts'
import { plain } from './paint.ts'
import type { Scene } from './stage.ts'
import { textColumns as columns, wrap } from './text.ts'

const canvas = { paint: plain, columns, roomy: false, lit: [] }

function printWrapped(text: string): void {
  print(wrap(text, columns).join('\n'))
}

/**
 * The table as plain text, line by line, for pipes, scripts, screen readers and simple terminals. Each line read is the
 * number of a move or a command; the end of the input ends the game without an error.
 */
export class LineMode implements Mode {
  readonly #reader = createInterface({ input: process.stdin, terminal: false })
  readonly #lines = this.#reader[Symbol.asyncIterator]()

  async play(host: Host): Promise<'again' | 'quit'> {
    const { session, stage, say } = host
    print(`${host.title}\n${say('end.seed', { seed: session.table.seed })}\n`)
    let told = 0
    let fresh = true
    for (;;) {
      // After an undo the log is shorter than what was told.
      for (const line of session.log.slice(Math.min(told, session.log.length))) printWrapped(line.text)
      told = session.log.length
      const { seat } = session
      if (seat === null) return this.#ending(host)
      const scene = sceneOf(host, canvas)
      const moves = stage.groups(scene).flatMap(group => group.moves)
      if (fresh) this.#show(host, scene, moves)

      const line = await this.#ask()
      if (line === null) return this.#goodbye(host)
      const move = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined
      if (move) {
        session.submit(seat, move)
        fresh = true
      } else if (line === 'q') {
        print(say('quit.ask'))
        const answer = await this.#ask()
        if (answer === null || [say('quit.yes'), 'y', 'q'].includes(answer)) return this.#goodbye(host)
        fresh = false
      } else fresh = this.#command(host, seat, scene, line)
    }
  }

  /** The table, the moves by their numbers, and the commands. */
  #show({ stage, say }: Host, scene: Scene, moves: readonly Move[]): void {
    print('')
    for (const line of stage.board(scene)) print(line.trimEnd())
    print(`\n${stage.standing(scene)}\n${stage.prompt(scene)}`.trimEnd())
    for (const [i, move] of moves.entries()) print(`${String(i + 1).padStart(3)}  ${scene.describe(move)}`)
    print(say('line.commands'))
  }

  /** Carries out a line that is no move; returns whether the table must be shown again. */
  #command({ session, stage, say }: Host, seat: Seat, scene: Scene, line: string): boolean {
    switch (line) {
      case '':
        return true
      case 'u': {
        const { ok } = session.undo(seat)
        print(say(ok ? 'notice.undone' : 'notice.noUndo'))
        return ok
      }
      case 'r': {
        const { ok } = session.redo(seat)
        if (!ok) print(say('notice.noRedo'))
        return ok
      }
      case '?':
        printWrapped(stage.rules(scene))
        return false
      case 'l':
        for (const entry of session.log) printWrapped(entry.text)
        return false
      default:
        print(say('line.unknown', { line, moves: scene.moves.length }))
        return false
    }
  }

  close(): void {
    this.#reader.close()
  }

  async #ask(): Promise<string | null> {
    const { value, done } = await this.#lines.next()
    return done ? null : value.trim()
  }

  #goodbye(host: Host): 'quit' {
    print(host.say('line.goodbye'))
    return 'quit'
  }

  #save(host: Host, file: string): void {
    saveRecord(host, file)
    print(host.say('end.saved', { file }))
  }

  async #ending(host: Host): Promise<'again' | 'quit'> {
    const { session, stage, say } = host
    const result = session.table.game.result(session.table.state)
    const scene = sceneOf(host, canvas)
    print(`\n${(result ? stage.ending(scene, result) : []).map(line => line.trimEnd()).join('\n')}\n`)
    if (host.recordFile !== null) this.#save(host, host.recordFile)
    print(say('line.ending'))
    for (;;) {
      const line = await this.#ask()
      if (line === null || line === 'q') return 'quit'
      if (line === 'n') return 'again'
      if (line === 'l') for (const entry of session.log) printWrapped(entry.text)
      if (line === 's' || line.startsWith('s ')) {
        try {
          this.#save(host, line.slice(2).trim() || recordName(host))
        } catch (error) {
          if (!(error instanceof InputError)) throw error
          print(error.message)
        }
      }
    }
  }
}
