import { Refusal } from '#core/refusal.ts'

/**
 * Makes files, few at a time: simultaneous requests for the same one share it, and it is kept for a while. Refuses
 * `too_many_requests` when too many wait already.
 *
 * @param limits.keptMs how long a finished file is kept
 * @param limits.keptBytes of all kept files together
 * @param limits.atOnce how many are made at the same time
 * @param limits.waitingMost how many may wait for their turn
 */
export function openFileRenderer(limits: {
  keptMs: number
  keptBytes: number
  atOnce: number
  waitingMost: number
}) {
  const kept = new Map<string, { file: Buffer; untilMs: number }>()
  const making = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let bytes = 0
  let busy = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.file.length ?? 0
    kept.delete(key)
  }

  function keep(key: string, file: Buffer, nowMs: number): void {
    drop(key)
    kept.set(key, { file, untilMs: nowMs + limits.keptMs })
    bytes += file.length
    for (const [old, { untilMs }] of kept) {
      if (bytes <= limits.keptBytes && untilMs > nowMs) break
      drop(old)
    }
  }

  async function turn(): Promise<void> {
    if (busy < limits.atOnce) return void (busy += 1)
    if (waiting.length >= limits.waitingMost) throw new Refusal('too_many_requests')
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
      const file = await make()
      keep(key, file, now())
      return file
    } finally {
      done()
    }
  }

  return {
    bytes: () => bytes,
    /** @param key identifies everything that the file shows */
    file(key: string, now: () => number, make: () => Promise<Buffer>): Promise<Buffer> {
      const known = kept.get(key)
      if (known && known.untilMs > now()) return Promise.resolve(known.file)
      const already = making.get(key)
      if (already) return already
      const promise = made(key, now, make).finally(() => making.delete(key))
      making.set(key, promise)
      return promise
    },
  }
}
