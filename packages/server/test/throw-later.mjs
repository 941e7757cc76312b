// Loaded before a server by `--import`: on SIGUSR2 something fails where nobody catches it, again and again. With `THROW=stuck` the
// server also cannot end in order.
import { Server } from 'node:net'

process.on('SIGUSR2', () => {
  if (process.env.THROW === 'stuck')
    Server.prototype.close = function () {
      return this
    }
  const fail = () => {
    if (process.env.THROW === 'rejection') void Promise.reject(new Error('Malebranche'))
    else throw new Error('Malebranche')
  }
  setInterval(fail, 10)
})
