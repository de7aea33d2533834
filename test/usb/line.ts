import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'

export type Line = {
  /** Says it once the other side is there. */
  say(bytes: string): void
  onBytes(hear: (bytes: Buffer) => void): void
  close(): void
}

/** A socket of this machine that the emulator connects one of its devices to. The caller must close it. */
export function listenAt(path: string): Promise<Line> {
  rmSync(path, { force: true })
  let socket: Socket | undefined
  const waiting: string[] = []
  const hearers: ((bytes: Buffer) => void)[] = []
  const server = createServer(connected => {
    socket = connected
    connected.on('error', () => {})
    connected.on('data', (bytes: Buffer) => {
      for (const hear of hearers) hear(bytes)
    })
    for (const each of waiting.splice(0)) connected.write(each)
  })
  const line: Line = {
    say: bytes => void (socket ? socket.write(bytes) : waiting.push(bytes)),
    onBytes: hear => void hearers.push(hear),
    close() {
      socket?.destroy()
      server.close()
    },
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(line))
  })
}

/** Hears what comes in pieces as whole lines. */
export function wholeLines(hear: (line: string) => void): (bytes: Buffer) => void {
  let rest = ''
  return bytes => {
    const lines = (rest + bytes.toString()).split(/\r?\n/)
    rest = lines.pop()!
    for (const each of lines) if (each) hear(each)
  }
}
