import { Refusal } from '#core/refusal.ts'

/** A PDF that was just made is given out again for this long. */
const keptMs = 60_000
const keptBytes = 16 * 1_048_576
/** Each takes the only thread for 30 ms, in pieces. */
const atOnce = 2
const waitingMost = 40

/**
 * Makes PDFs for whoever asks, few at a time: the same one is made once for all who ask for it at once, and kept a
 * moment. Refuses `too_many_requests` when too many wait already.
 *
 * @param key names everything that the PDF shows
 */
export function openPdfRenderer() {
  const kept = new Map<string, { pdf: Buffer; untilMs: number }>()
  const making = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let bytes = 0
  let busy = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.pdf.length ?? 0
    kept.delete(key)
  }

  function keep(key: string, pdf: Buffer, nowMs: number): void {
    drop(key)
    kept.set(key, { pdf, untilMs: nowMs + keptMs })
    bytes += pdf.length
    for (const [old, { untilMs }] of kept) {
      if (bytes <= keptBytes && untilMs > nowMs) break
      drop(old)
    }
  }

  async function turn(): Promise<void> {
    if (busy < atOnce) return void (busy += 1)
    if (waiting.length >= waitingMost) throw new Refusal('too_many_requests')
    await new Promise<void>(resolve => waiting.push(resolve))
  }

  /** Hands its place to who waits, or leaves it empty. */
  function done(): void {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }

  async function made(key: string, now: () => number, make: () => Promise<Buffer>): Promise<Buffer> {
    await turn()
    try {
      const pdf = await make()
      keep(key, pdf, now())
      return pdf
    } finally {
      done()
    }
  }

  return {
    bytes: () => bytes,
    pdf(key: string, now: () => number, make: () => Promise<Buffer>): Promise<Buffer> {
      const known = kept.get(key)
      if (known && known.untilMs > now()) return Promise.resolve(known.pdf)
      const already = making.get(key)
      if (already) return already
      const promise = made(key, now, make).finally(() => making.delete(key))
      making.set(key, promise)
      return promise
    },
  }
}
