/** One message of ZVT: two bytes say what it is, then its length and its data. */
export type Apdu = { readonly code: number; readonly data: Uint8Array }

/** What both sides say; the names are those of the specification (PA00P015). */
export const codes = {
  ack: 0x8000,
  registration: 0x0600,
  authorisation: 0x0601,
  completion: 0x060f,
  abort: 0x061e,
  repeatReceipt: 0x0620,
  reversal: 0x0630,
  refund: 0x0631,
  endOfDay: 0x0650,
  stop: 0x06b0,
  printLine: 0x06d1,
  printBlock: 0x06d3,
  status: 0x040f,
  intermediate: 0x04ff,
} as const

/** Longer than anything a terminal has to say; a length beyond it is not one. */
const longest = 8192

export function encodeApdu({ code, data }: Apdu): Uint8Array {
  const length = data.length < 0xff ? [data.length] : [0xff, data.length & 0xff, data.length >> 8]
  return Uint8Array.from([code >> 8, code & 0xff, ...length, ...data])
}

/** Whether the specification knows it as something a terminal says; anything else is no ZVT. */
function isTerminals(code: number): boolean {
  const kind = code >> 8
  return code === codes.ack || kind === 0x84 || kind === 0x04 || kind === 0x06 || kind === 0x05
}

/** Cuts what arrives into messages. Throws at bytes that are no ZVT, and at a message longer than any. */
export function apduReader(): (bytes: Uint8Array) => Apdu[] {
  let held = new Uint8Array(0)
  return bytes => {
    held = Uint8Array.from([...held, ...bytes])
    const found: Apdu[] = []
    for (;;) {
      if (held.length < 3) return found
      const code = (held[0]! << 8) | held[1]!
      if (!isTerminals(code)) throw new Error('The terminal sent what is no message.')
      const isLong = held[2] === 0xff
      if (isLong && held.length < 5) return found
      const length = isLong ? held[3]! | (held[4]! << 8) : held[2]!
      if (length > longest) throw new Error('The terminal sent a message that is too long.')
      const start = isLong ? 5 : 3
      if (held.length < start + length) return found
      found.push({ code, data: held.slice(start, start + length) })
      held = held.slice(start + length)
    }
  }
}
