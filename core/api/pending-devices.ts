import { openAllowance } from './allowance.ts'

/** A machine that waits in front of a person to be let in. It is no fact: nothing of it is kept. */
export type Ask = {
  cinemaId: string
  /** The machine, and the SHA-256 of its token. */
  uid: string
  tokenHash: string
  /** What its screen shows; made by the box, so that no machine can choose it. */
  code: string
  type: 'register' | 'scanner' | 'signage'
  /** The device it was before it was logged out. */
  deviceId: string | null
  /** Where it is in the cinema's network. */
  address: string
  /** Epoch milliseconds, by the box's clock. */
  sinceMs: number
}

/** A machine asks every few seconds; one that stops has gone. */
const goneMs = 30_000
/** Machines that may wait at once, and those of one address. */
export const askLimits = { most: 48, perAddress: 4, newPerMinute: 30 } as const

type Waiting = Ask & { lastMs: number }

/**
 * The machines that wait to be let in: at a box those in its network, at a relay those its boxes tell of. Their number
 * is bounded, and who floods it from one address pushes out nobody but itself.
 */
export function openPendingDevices() {
  const here = new Map<string, Waiting>()
  const reported = new Map<string, readonly Ask[]>()
  const listeners = new Set<() => void>()
  const mayBegin = openAllowance({ most: askLimits.newPerMinute, perMs: 60_000 })

  function changed(): void {
    for (const listener of listeners) listener()
  }

  function dropGone(nowMs: number): void {
    for (const [uid, ask] of here)
      if (nowMs - ask.lastMs >= goneMs) {
        here.delete(uid)
        changed()
      }
  }

  /** Makes place for one more of an address: where it is tight, the newest of whoever has most gives way. */
  function makePlace(address: string): boolean {
    const byAddress = Map.groupBy(here.values(), ask => ask.address)
    const own = byAddress.get(address)?.length ?? 0
    if (own >= askLimits.perAddress) return false
    if (here.size < askLimits.most) return true
    const [heaviest = []] = [...byAddress.values()].toSorted((a, b) => b.length - a.length)
    if (heaviest.length <= own + 1) return false
    here.delete(heaviest.at(-1)!.uid)
    return true
  }

  return {
    /** A machine of this box's network asks, or goes on asking; false when it is one too many. */
    ask(asked: Omit<Ask, 'sinceMs'>, nowMs: number): boolean {
      dropGone(nowMs)
      const known = here.get(asked.uid)
      if (!known && !(makePlace(asked.address) && mayBegin(asked.address, nowMs))) return false
      const isSame = known?.tokenHash === asked.tokenHash && known.type === asked.type
      here.set(asked.uid, { ...asked, sinceMs: known?.sinceMs ?? nowMs, lastMs: nowMs })
      if (!isSame) changed()
      return true
    },
    /** Those that wait now, the longest waiting first. */
    asks(nowMs: number): readonly Ask[] {
      dropGone(nowMs)
      return [...here.values(), ...[...reported.values()].flat()].toSorted((a, b) => a.sinceMs - b.sinceMs)
    },
    /** It was let in, or is not wanted. */
    end(uid: string): void {
      if (here.delete(uid)) changed()
      for (const [cinemaId, asks] of reported)
        if (asks.some(ask => ask.uid === uid)) {
          reported.set(
            cinemaId,
            asks.filter(ask => ask.uid !== uid),
          )
          changed()
        }
    },
    /** What a cinema's box tells; none when its line is cut, since nobody knows then who still waits. */
    tell(cinemaId: string, asks: readonly Ask[]): void {
      if (asks.length) reported.set(cinemaId, asks)
      else if (!reported.delete(cinemaId)) return
      changed()
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type PendingDevices = ReturnType<typeof openPendingDevices>
