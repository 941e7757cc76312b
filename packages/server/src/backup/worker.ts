import { parentPort, workerData } from 'node:worker_threads'
import { backUpDaily, type DailyPlan } from './daily.ts'

parentPort?.postMessage(await backUpDaily(workerData as DailyPlan))
