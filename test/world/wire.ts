import { connect, createServer, type Socket } from 'node:net'

/**
 * A line a test can cut: passes bytes on to a port of this machine. Its own address stays the same while what stands
 * behind it is closed and opened again on another port, so nobody ever has to reserve one.
 *
 * @param target a port; null while nobody is there, and whoever calls is hung up on
 */
export async function openWire(target: number | null) {
  const ends = new Set<Socket>()
  let to = target
  let state: 'whole' | 'cut' | 'unsubscribe' = 'whole'
  const server = createServer(near => {
    keep(near)
    if (state === 'cut' || to === null) return near.destroy()
    const far = keep(connect(to, '127.0.0.1'))
    near.on('data', bytes => far.write(bytes)).on('close', () => far.destroy())
    far
      .on('data', bytes => (state === 'unsubscribe' ? near.destroy() : near.write(bytes)))
      // What was said last still arrives.
      .on('close', () => (near.writableLength ? near.destroySoon() : near.destroy()))
  })
  function keep(socket: Socket): Socket {
    ends.add(socket)
    return socket
      .setNoDelay(true)
      .on('error', () => socket.destroy())
      .on('close', () => ends.delete(socket))
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const own = (server.address() as { port: number }).port
  return {
    port: own,
    url: `http://localhost:${own}`,
    /** Leads new connections to another port, or nowhere. */
    lead(next: number | null) {
      to = next
    },
    cut() {
      state = 'cut'
      for (const socket of ends) socket.destroy()
    },
    /** Questions still arrive, their answers are lost. */
    loseAnswers() {
      state = 'unsubscribe'
    },
    mend() {
      state = 'whole'
    },
    async close() {
      for (const socket of ends) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
export type Wire = Awaited<ReturnType<typeof openWire>>
