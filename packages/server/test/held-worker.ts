import { BroadcastChannel } from 'node:worker_threads'

// A thread of bots that thinks only on command, so that a test knows that a bot has not moved yet.
const gate = new BroadcastChannel('held bots')
await new Promise<void>(resolve => {
  gate.onmessage = () => resolve()
})
gate.close()
await import('./worker.ts')
