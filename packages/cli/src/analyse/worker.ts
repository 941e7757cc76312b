import { parentPort, workerData } from 'node:worker_threads'
import { openRecord } from '../record-file.ts'
import { decisionsOf } from './decisions.ts'
import { judgeByBot } from './search-judge.ts'
import type { Judged, Task } from './threads.ts'

const { file, seat, bot, shared } = workerData as Task
const opened = await openRecord(file)
const decisions = decisionsOf(opened, seat)
const judge = judgeByBot(opened.game, bot, opened.record.seed)
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
