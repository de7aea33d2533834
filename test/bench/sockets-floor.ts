import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { answerParent } from './served.ts'

/** A bare server of `ws`: greets who listens, and sends everybody what it is given. */
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
let sent = 0
sockets.on('connection', page => page.once('message', () => page.send('{"kind":"hello"}')))
server.listen(0, '127.0.0.1', () =>
  answerParent((server.address() as AddressInfo).port, {
    counts: async () => ({ sent }),
    send(text: string) {
      for (const page of sockets.clients) page.send(text)
      sent += sockets.clients.size
    },
  }),
)
