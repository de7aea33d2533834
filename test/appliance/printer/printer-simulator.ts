import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A printer on the loopback network: keeps what it is sent, answers DLE EOT and GS r as Epson's do. */
export async function startPrinterSimulator() {
  const state = {
    /** Answers to DLE EOT 1 to 4; 0x12 is all well. */
    status: [0x12, 0x12, 0x12, 0x12],
    answering: true,
    /** Set to break the line after so many bytes of a job. */
    breakAfter: Infinity,
    printed: Buffer.alloc(0),
    /** How the drawer was opened: a pulse in its turn, or at once, which needs no paper. */
    pulses: [] as ('in turn' | 'at once')[],
    /** Which plug each pulse was for. */
    plugs: [] as number[],
    /** What it was asked to tell by itself: the parameter of GS a. */
    tells: 0,
    /** It keeps what it was sent, and says not yet that it is out. */
    isHolding: false,
    connections: 0,
    open: 0,
    mostOpen: 0,
  }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    state.connections += 1
    state.mostOpen = Math.max(state.mostOpen, (state.open += 1))
    socket.on('error', () => {})
    socket.on('close', () => {
      state.open -= 1
      sockets.delete(socket)
    })
    socket.on('data', bytes => {
      let rest = bytes as Buffer
      if (rest[0] === 0x1d && rest[1] === 0x61) {
        state.tells = rest[2]!
        rest = rest.subarray(3)
        if (!rest.length) return
      }
      if (rest.length === 3 && rest[0] === 0x10 && rest[1] === 0x04) {
        if (state.answering) socket.write(Uint8Array.of(state.status[rest[2]! - 1]!))
        return
      }
      const pulsed = pulseOf(rest)
      if (pulsed) {
        // In its turn nothing is done while the printer is offline.
        if (pulsed === 'at once' || state.status[0] === 0x12) {
          state.pulses.push(pulsed)
          state.plugs.push(rest[pulsed === 'at once' ? 3 : 2]!)
        }
        return
      }
      const done = rest.subarray(-3).equals(Buffer.from([0x1d, 0x72, 1]))
      if (done) rest = rest.subarray(0, -3)
      state.printed = Buffer.concat([state.printed, rest])
      if (state.printed.length > state.breakAfter) socket.destroy()
      else if (done && state.answering && !state.isHolding) socket.write(Uint8Array.of(0))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    state,
    /** Says this unasked on every open line. */
    say(bytes: readonly number[]) {
      for (const socket of sockets) socket.write(Uint8Array.from(bytes))
    },
    /** What it held is out. */
    finish() {
      state.isHolding = false
      for (const socket of sockets) socket.write(Uint8Array.of(0))
    },
    /** Ends every line, as one that is switched off. */
    hangUp() {
      for (const socket of sockets) socket.destroy()
    },
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function pulseOf(bytes: Buffer): 'in turn' | 'at once' | undefined {
  if (bytes.length !== 5) return undefined
  if (bytes[0] === 0x1b && bytes[1] === 0x70) return 'in turn'
  return bytes[0] === 0x10 && bytes[1] === 0x14 && bytes[2] === 1 ? 'at once' : undefined
}
