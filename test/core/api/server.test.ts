import { connect, type Socket } from 'node:net'
import express from 'express'
import { afterEach, expect, it } from 'vitest'
import { giveTime, openServer, serverLimits, slowBodies, type ServerLimits } from '#core/api/server.ts'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach(close => close()))

/** A server whose call `/call` reads what it is sent, and `/upload` gives its sender more time. */
async function openCounter(limits: Partial<ServerLimits>) {
  const app = express()
  app.use(slowBodies(limits.bodyMs))
  app.use('/upload', (request, _response, next) => (giveTime(request), next()))
  app.use(express.text(), (request, response) => void response.send(`heard ${request.body}`))
  const server = openServer(app, { checkedMs: 20, ...limits })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => (server.closeAllConnections(), server.close()))
  return (server.address() as { port: number }).port
}

/** Says something and hears what is answered until the line is closed. */
function say(port: number, words: string) {
  const socket: Socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', bytes => (heard += String(bytes))).on('error', () => socket.destroy())
  socket.on('connect', () => socket.write(words))
  const closed = new Promise<string>(resolve => socket.on('close', () => resolve(heard)))
  return { socket, closed }
}
const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n`

it('ends whoever never finishes the headers, the body, or says nothing at all', async () => {
  const port = await openCounter({ headersMs: 100, bodyMs: 100, silentMs: 200 })
  const [headers, body, nothing] = [
    say(port, 'GET / HTTP/1.1\r\nHost: x\r\n'),
    say(port, `${post('/call')}\r\nab`),
    say(port, ''),
  ]
  expect(await headers.closed).toContain('408')
  expect(await body.closed).toBe('')
  expect(await nothing.closed).not.toContain('200')
})

it('gives who may send a file the time for it', async () => {
  const port = await openCounter({ bodyMs: 50 })
  const call = say(port, `${post('/call')}Connection: close\r\n\r\nab`)
  const upload = say(port, `${post('/upload')}Connection: close\r\n\r\nab`)
  await call.closed
  upload.socket.write('cde')
  expect(await upload.closed).toContain('heard abcde')
})

it('takes no more connections than it can serve', async () => {
  const port = await openCounter({ connections: 1 })
  const first = say(port, '')
  await new Promise(resolve => first.socket.once('connect', resolve))
  expect(await say(port, 'GET / HTTP/1.1\r\n\r\n').closed).toBe('')
})

it('waits fifteen seconds for headers and a minute for a call', () => {
  expect(serverLimits).toMatchObject({ headersMs: 15_000, bodyMs: 60_000 })
})
