import { BroadcastChannel } from 'node:worker_threads'

// A thread of bots that begins to think when it is told so, not before: so a test knows that a bot has not moved yet.
const gate = new BroadcastChannel('held bots')
await new Promise<void>(resolve => {
  gate.onmessage = () => resolve()
})
gate.close()
await import('./worker.ts')
