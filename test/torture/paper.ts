import { createServer, type Socket } from 'node:net'
import { documentWords } from '#core/i18n/documents/words.ts'
import { locales } from '#core/i18n/locale.ts'
import { typedId } from '#core/journal/id.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'

/** What came out of the printer: a receipt names its bill, a stub its bill and its ticket. */
export type Slip = { billNumber: string; ticketId: string | null; copy: boolean }

const copyWords = new Set(locales.map(locale => documentWords(locale).copy))
const refundRequestStatus = 0x10
const allIsWell = 0x12
const whenPrinted = Buffer.from([0x1d, 0x72, 1])

/**
 * A printer at the box that reads what it has printed.
 *
 * @param options.host the address on which the box sees this machine
 */
export async function openPaper(options: { host: string; dark: () => boolean }) {
  const slips: Slip[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    let job = Buffer.alloc(0)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    socket.on('data', (bytes: Buffer) => {
      if (options.dark()) return void socket.destroy()
      if (bytes.length === 3 && bytes[0] === refundRequestStatus)
        return void socket.write(Uint8Array.of(allIsWell))
      job = Buffer.concat([job, bytes])
      if (!job.subarray(-3).equals(whenPrinted)) return
      const slip = readSlip(job.subarray(0, -3))
      if (slip) slips.push(slip)
      job = Buffer.alloc(0)
      socket.write(Uint8Array.of(0))
    })
  })
  await new Promise<void>(resolve => server.listen(0, options.host, resolve))
  return {
    slips,
    port: (server.address() as { port: number }).port,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function readSlip(bytes: Uint8Array): Slip | undefined {
  const lines = decodePaper(bytes).flatMap(line =>
    line.kind === 'text' ? [line.spans.map(span => span.text).join('')] : [],
  )
  const billNumber = lines.join('\n').match(/\bK-(?:\d+-)?\d{6}\b/)?.[0]
  const code = lines.find(line => /^\s*[0-9A-Za-z]{5} [0-9A-Za-z]{5}\s*$/.test(line))
  const copy = lines.some(line => copyWords.has(line.trim()))
  return billNumber ? { billNumber, ticketId: code ? typedId(code) : null, copy } : undefined
}
