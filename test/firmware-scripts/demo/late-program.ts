import { connect } from 'node:net'
import { once } from 'node:events'
import { runMain } from '#core/settings/start.ts'

/** A program that only lives: whoever watches it holds the other end of its connection. */
await runMain('A program that is watched', async () => {
  const port = Number(process.env['WATCH_PORT'])
  const watched = connect(port, '127.0.0.1')
  await once(watched, 'connect')
  return { port, close: async () => void watched.destroy() }
})
