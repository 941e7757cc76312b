import { createInterface } from 'node:readline'
import { InputError, type Move } from '@acheron/engine'
import { say as print } from '../output.ts'
import { type Host, type Mode, recordName, saveRecord, sceneOf } from './host.ts'
import { plain } from './paint.ts'
import { wrap } from './text.ts'

const canvas = { paint: plain, columns: 78, roomy: false, lit: [] }

/**
 * The table as plain text, line by line: for pipes, scripts, screen readers and terminals that can do no more. Each line
 * read is the number of a move or a command; when there are no more lines, the game ends politely.
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
      told = Math.min(told, session.log.length)
      for (const line of session.log.slice(told)) print(wrap(line.text, 78).join('\n'))
      told = session.log.length
      const { seat } = session
      if (seat === null) return this.#ending(host)
      const scene = sceneOf(host, canvas)
      const moves: Move[] = []
      if (fresh) {
        print('')
        for (const line of stage.board(scene)) print(line.trimEnd())
        print(`\n${stage.standing(scene)}\n${stage.prompt(scene)}`.trimEnd())
      }
      for (const move of stage.groups(scene).flatMap(group => group.moves)) {
        moves.push(move)
        if (fresh) print(`${String(moves.length).padStart(3)}  ${scene.describe(move)}`)
      }
      if (fresh) print(say('line.commands'))
      fresh = false

      const line = await this.#ask()
      if (line === null) return this.#goodbye(host)
      const number = /^\d+$/.test(line) ? Number(line) : Number.NaN
      const move = moves[number - 1]
      if (move) {
        session.submit(seat, move)
        fresh = true
      } else if (line === 'u' || line === 'r') {
        const done = line === 'u' ? session.undo(seat).ok : session.redo(seat).ok
        if (done) fresh = true
        if (line === 'u') print(say(done ? 'notice.undone' : 'notice.noUndo'))
        else if (!done) print(say('notice.noRedo'))
      } else if (line === '?') {
        print(
          stage
            .rules(scene)
            .split('\n')
            .flatMap(paragraph => wrap(paragraph, 78))
            .join('\n'),
        )
      } else if (line === 'l') {
        for (const entry of session.log) print(wrap(entry.text, 78).join('\n'))
      } else if (line === 'q') {
        print(say('quit.ask'))
        const answer = await this.#ask()
        if (answer === null || [say('quit.yes'), 'y', 'q'].includes(answer)) return this.#goodbye(host)
      } else if (line === '') {
        fresh = true
      } else print(say('line.unknown', { line, moves: moves.length }))
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
      if (line === 'l') for (const entry of session.log) print(wrap(entry.text, 78).join('\n'))
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
