import { openAllowance } from '../api/allowance.ts'

/**
 * What strangers may ask of the realtime connection. One address may be a household or a foyer full of guests on one
 * network, so it gets more than a person needs, and a page that is refused works on and asks again.
 */
export const liveLimits = {
  /** Connections of visitors from one address. */
  perAddress: 50,
  /** Connections of one exhibitor, staff included: their pages read what they show by themselves, only later. */
  perTenant: 10_000,
  /** New connections of visitors from one address in a minute. */
  openedPerMinute: 120,
  /** Words of one connection in a minute; a page says one. */
  wordsPerMinute: 10,
  /** Whoever has not said what to hear by then is let go. */
  helloMs: 10_000,
  /** A page that takes nothing for this many bytes is let go; it reconnects and reads again. */
  backlogMaxBytes: 256 * 1024,
} as const

export type LiveLimits = { [Name in keyof typeof liveLimits]: number }

/** The same limits for an address that may open so many times as much. */
export function manifold(limits: LiveLimits, times: number): LiveLimits {
  return {
    ...limits,
    perAddress: limits.perAddress * times,
    openedPerMinute: limits.openedPerMinute * times,
  }
}

/** Counts the connections of one server by address (`limitKeyOf`); who has none open is not kept. */
export function openLiveBounds(limits: LiveLimits, now: () => number) {
  const open = new Map<string, number>()
  const mayOpen = openAllowance({ most: limits.openedPerMinute, perMs: 60_000 })

  function leave(address: string): void {
    const left = (open.get(address) ?? 1) - 1
    if (left) open.set(address, left)
    else open.delete(address)
  }

  return {
    /** Lets a connection in and returns how to let it out, once; undefined when it is one too many. */
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
