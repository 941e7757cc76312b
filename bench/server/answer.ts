import type { Answer } from './child.ts'

type Answers = Record<string, (given: never) => unknown>

/** Answers the parent's questions, each with the function of its name. The process ends with its parent. */
export function answer(answers: Answers): void {
  process.on('message', async ({ question, given }: { question: string; given: never }) => {
    let reply: Answer
    try {
      reply = { value: await answers[question]!(given) }
    } catch (error) {
      reply = { problem: error instanceof Error ? error.message : String(error) }
    }
    process.send!(reply)
  })
  process.on('disconnect', () => process.exit())
}

/** The questions that every server answers, and those that only ours does. */
export function answerAsServer(port: number, more: Answers = {}): void {
  answer({ port: () => port, cpuSeconds, ...more })
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
