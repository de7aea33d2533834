import { openAllowance } from '../api/allowance.ts'

/**
 * Limits of the realtime connection for visitors. One address may be a household or all guests on the cinema's
 * network, so it gets more than one visitor needs; a refused page keeps working and tries again.
 */
export const liveLimits = {
  /** Connections of visitors from one address. */
  perAddress: 50,
  /** Connections of one exhibitor, staff included; refused pages update themselves later. */
  perTenant: 10_000,
  /** New connections of visitors from one address in a minute. */
  openedPerMinute: 120,
  /** Messages of one connection in a minute; a page sends one. */
  wordsPerMinute: 10,
  /** A connection without a hello by then is closed. */
  helloMs: 10_000,
  /** A page with this many unread bytes is disconnected; it reconnects and reads again. */
  backlogMaxBytes: 256 * 1024,
} as const

export type LiveLimits = { [Name in keyof typeof liveLimits]: number }

/** The same limits multiplied, for an address that many share. */
export function manifold(limits: LiveLimits, times: number): LiveLimits {
  return {
    ...limits,
    perAddress: limits.perAddress * times,
    openedPerMinute: limits.openedPerMinute * times,
  }
}

/** Counts the connections of one server by address (`limitKeyOf`); addresses without connections are not kept. */
export function openLiveBounds(limits: LiveLimits, now: () => number) {
  const open = new Map<string, number>()
  const mayOpen = openAllowance({ most: limits.openedPerMinute, perMs: 60_000 })

  function leave(address: string): void {
    const left = (open.get(address) ?? 1) - 1
    if (left) open.set(address, left)
    else open.delete(address)
  }

  return {
    /** Counts a connection and returns a function that releases it once; undefined when it is one too many. */
    enter(address: string): (() => void) | undefined {
      const count = open.get(address) ?? 0
      if (!mayOpen(address, now()) || count >= limits.perAddress) return undefined
      open.set(address, count + 1)
      let inside = true
      return () => {
        if (inside) leave(address)
        inside = false
      }
    },
    addresses: () => open.size,
  }
}
