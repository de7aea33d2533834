import { Refusal } from '#core/refusal.ts'

/** How long a finished PDF is cached. */
const keptMs = 60_000
const keptBytes = 16 * 1_048_576
/** Each occupies the only thread for 30 ms, in pieces. */
const atOnce = 2
const waitingMost = 40

/**
 * Makes PDFs, few at a time: simultaneous requests for the same one share it, and it is cached for a moment. Refuses
 * `too_many_requests` when too many wait already.
 *
 * @param key identifies everything that the PDF shows
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

  /** Passes its place to the next in the queue, or frees it. */
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
