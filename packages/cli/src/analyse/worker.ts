import { parentPort, workerData } from 'node:worker_threads'
import { decisionsOf, judgeByBot } from '@acheron/bots/analyse'
import { findGame } from '@acheron/games'
import { holding } from '../record-file.ts'
import type { Judged, Task } from './threads.ts'

const { file, record, seat, bot, shared } = workerData as Task
const game = await findGame(record.game).load()
const decisions = holding(file, () => decisionsOf(game, record, seat))
const { judge } = judgeByBot(game, bot, record)
const counter = new Int32Array(shared)
const judged: Judged[] = []
for (;;) {
  const index = Atomics.add(counter, 0, 1)
  const decision = decisions[index]
  if (!decision) break
  judged.push([index, judge(decision)])
  Atomics.add(counter, 1, 1)
}
parentPort?.postMessage(judged)
