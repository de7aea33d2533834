import { connect, createServer, type Socket } from 'node:net'

/**
 * A line a test can cut: passes bytes on to a port of this machine.
 *
 * @param port where it listens itself; any free one when left out
 */
export async function openWire(target: number, port = 0) {
  const ends = new Set<Socket>()
  let state: 'whole' | 'cut' | 'deaf' = 'whole'
  const server = createServer(near => {
    keep(near)
    if (state === 'cut') return near.destroy()
    const far = keep(connect(target, 'localhost'))
    near.on('data', bytes => far.write(bytes)).on('close', () => far.destroy())
    far
      .on('data', bytes => (state === 'deaf' ? near.destroy() : near.write(bytes)))
      .on('close', () => near.destroy())
  })
  function keep(socket: Socket): Socket {
    ends.add(socket)
    return socket.on('error', () => socket.destroy()).on('close', () => ends.delete(socket))
  }
  await new Promise<void>(resolve => server.listen(port, resolve))
  const own = (server.address() as { port: number }).port
  return {
    port: own,
    url: `http://localhost:${own}`,
    cut() {
      state = 'cut'
      for (const socket of ends) socket.destroy()
    },
    /** Questions still arrive, their answers are lost. */
    loseAnswers() {
      state = 'deaf'
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
