import { connect, createServer, type Socket } from 'node:net'

/** What the line does to what goes through it. Bytes of one direction keep their order, as TCP promises. */
export type Weather = {
  /** `stalled`: connections stay open and nothing comes through any more. `oneWay`: only what the relay says does. */
  state: 'whole' | 'cut' | 'stalled' | 'oneWay'
  /** Each piece waits this long and up to so much longer, in milliseconds. */
  delayMs: number
  jitterMs: number
  /** Bytes of a piece at most; pieces are cut at random places. */
  pieceBytes: number
}

export const fair: Weather = { state: 'whole', delayMs: 0, jitterMs: 0, pieceBytes: Infinity }

/**
 * A TCP line in bad weather: delays, cuts into pieces, stalls, goes deaf in one direction, forgets to tell one end
 * that the other is gone.
 */
export async function openLine(options: { to: { host: string; port: number }; chance: () => number }) {
  const { to, chance } = options
  const ends = new Set<Socket>()
  let weather = fair

  function keep(socket: Socket): Socket {
    ends.add(socket)
    return socket
      .setNoDelay(true)
      .on('error', () => socket.destroy())
      .on('close', () => ends.delete(socket))
  }

  /** Hands on what one end says; what a stalled line has swallowed once makes the rest of that stream worthless. */
  function pass(from: Socket, into: Socket, up: boolean) {
    let before = Promise.resolve()
    let lost = false
    from.on('data', (bytes: Buffer) => {
      for (let at = 0, next = 0; at < bytes.length; at = next) {
        const size = Math.min(weather.pieceBytes, bytes.length)
        next =
          size === bytes.length ? bytes.length : Math.min(bytes.length, at + 1 + Math.floor(chance() * size))
        const piece = bytes.subarray(at, next)
        const waitMs = weather.delayMs + chance() * weather.jitterMs
        before = before.then(() => deliver(piece, waitMs))
      }
    })
    from.on('close', () => void before.then(() => lost || into.destroy()))

    async function deliver(piece: Buffer, waitMs: number) {
      if (waitMs >= 1) await new Promise(resolve => setTimeout(resolve, waitMs))
      lost ||= weather.state === 'stalled' || (weather.state === 'oneWay' && up)
      if (!lost && !into.destroyed) into.write(piece)
    }
  }

  const server = createServer(near => {
    keep(near)
    if (weather.state === 'cut') return void near.destroy()
    const far = keep(connect(to))
    pass(near, far, true)
    pass(far, near, false)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    set(next: Partial<Weather>) {
      weather = { ...fair, ...next }
      if (weather.state === 'cut') for (const socket of ends) socket.destroy()
    },
    /** Ends one side of every connection without a word to the other. */
    forgetOneEnd() {
      for (const socket of ends)
        if (chance() < 0.5) {
          socket.removeAllListeners('close')
          socket.on('close', () => ends.delete(socket))
          socket.resetAndDestroy()
        }
    },
    connections: () => ends.size,
    async close() {
      for (const socket of ends) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
