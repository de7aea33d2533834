import type { Duplex } from 'node:stream'

/** Limits for connections that have not yet proven to be a box. */
export const strangerLimits = {
  /** The most bytes such a connection may send; a proof is some 300 bytes. */
  bytes: 4096,
  proofMs: 5000,
  perAddress: 5,
  all: 200,
}

/**
 * Counts unproven connections. One that sends too much or takes too long is closed; when there are too many in all, the
 * oldest is closed, so that a box, which proves itself at once, still gets in.
 */
export function openBoxDoor(limits: Partial<typeof strangerLimits> = {}) {
  const { bytes, proofMs, perAddress, all } = { ...strangerLimits, ...limits }
  const waiting = new Map<Duplex, string>()

  function atDoorFrom(address: string): number {
    let count = 0
    for (const each of waiting.values()) if (each === address) count += 1
    return count
  }

  return {
    /**
     * Counts a new connection before anything of it is read.
     *
     * @param address what is counted by, as `limitKeyOf` makes it
     * @returns what to call when it has proven itself; undefined when there are too many from that address
     */
    enter(address: string, line: Duplex): (() => void) | undefined {
      if (atDoorFrom(address) >= perAddress) return undefined
      if (waiting.size >= all) waiting.keys().next().value!.destroy()
      let received = 0
      const late = setTimeout(() => line.destroy(), proofMs)
      const count = (chunk: Buffer) => {
        received += chunk.length
        if (received > bytes) line.destroy()
      }
      const leave = () => {
        clearTimeout(late)
        line.off('data', count)
        waiting.delete(line)
      }
      waiting.set(line, address)
      line.on('data', count).once('close', leave)
      return leave
    },
    waiting: () => waiting.size,
  }
}
