import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'
import { serverLimits } from '#core/api/server.ts'
import type { Log } from '#core/journal/identity.ts'
import { listen } from '#core/settings/start.ts'
import type { CertificateKeeper } from './certificate-keeper.ts'

/** How often it is looked whether another certificate is to be shown: a router may give the machine another address. */
const lookedMs = 60_000
/** A phone on a bad network needs some seconds; who only holds a connection open gets no more. */
const handshakeMs = 15_000

/**
 * Opens a port on which the same server answers by https: a connection goes to it once it is encrypted, so pages, calls,
 * sockets and their limits are the same on both.
 *
 * @param server that answers by http already
 */
export async function openSecurePort(
  server: Server,
  certificate: CertificateKeeper,
  place: { port: number; host: string | undefined; log: Log },
) {
  let shown = certificate()
  const tls = createServer({
    ...shown,
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['http/1.1'],
    handshakeTimeout: handshakeMs,
  })
  tls.maxConnections = serverLimits.connections
  const sockets = new Set<Socket>()
  tls.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  tls.on('secureConnection', (socket: TLSSocket) => void server.emit('connection', socket))
  // A device that does not trust the box hangs up: that is its own affair.
  tls.on('tlsClientError', (_cause, socket) => void socket.destroy())
  const port = await listen(tls as unknown as Server, place.port, 'FOYER_HTTPS_PORT', place.host)

  function look(): void {
    const next = certificate()
    if (next === shown) return
    shown = next
    tls.setSecureContext(next)
    place.log.info({ port }, 'another certificate is shown by https')
  }

  const timer = setInterval(look, lookedMs)
  timer.unref()
  return {
    port,
    look,
    async close(): Promise<void> {
      clearInterval(timer)
      const closed = new Promise(resolve => tls.close(resolve))
      // Who has not finished to greet keeps no box from ending.
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
