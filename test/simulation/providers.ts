import { chanceOf } from './chance.ts'
import type { ProviderParts } from './provider-money.ts'
import { openSimulatedProvider, type SimulatedProvider } from './provider.ts'
import { count } from './stats.ts'

/** The accounts that take the exhibitor's money; the second one in evenings that have another way to pay. */
export const accounts = ['test-main', 'test-other'] as const

/** The longest time one provider answers nobody, and the longest it answers between two such times. */
const longestDownMs = 40 * 60_000
const longestUpMs = 60 * 60_000

/**
 * The providers of an evening, each with payments and luck of its own. What they call their payments is the same, so that
 * whatever reached the wrong one would fit there.
 */
export function openSimulatedProviders(seed: number, parts: Omit<ProviderParts, 'account' | 'bank'>) {
  const { clock, options, stats } = parts
  const all = accounts.map((account, index) =>
    openSimulatedProvider({
      ...parts,
      // The first one draws what it always drew.
      ...(index ? { later: chanceOf(seed, 2_000_081), chance: chanceOf(seed, 2_000_083) } : {}),
      bank: chanceOf(seed, 2_000_201 + index),
      account,
    }),
  )
  const outages = chanceOf(seed, 2_000_087)
  const used = options.otherMethod > 0 ? all : all.slice(0, 1)

  /** Now and then one of them is down for a while; never both at once. */
  function fail(): void {
    if (!options.providerDown) return
    const one = outages.pick(used)
    const downMs = outages.between(60_000, longestDownMs)
    if (outages.happens(options.providerDown)) {
      count(stats, 'providers down')
      one.beDownUntil(clock.now() + downMs)
    }
    clock.after(downMs + outages.between(60_000, longestUpMs), fail)
  }
  if (options.providerDown) clock.after(outages.between(60_000, longestUpMs), fail)

  const first = <T>(ask: (one: SimulatedProvider) => T | undefined) => {
    for (const one of all) {
      const found = ask(one)
      if (found) return found
    }
    return undefined
  }
  return {
    clientOf: (
      account: string,
      ...line: Parameters<SimulatedProvider['clientOf']>
    ): ReturnType<SimulatedProvider['clientOf']> =>
      all.find(one => one.account === account)!.clientOf(...line),
    forgotten(billId: string, seats: string, cents: number): string {
      return all[0]!.forgotten(billId, seats, cents)
    },
    press(ref: string, status: 'paid' | 'cancelled' | 'failed'): void {
      for (const one of all) one.press(ref, status)
    },
    /** A payment by our key, the newest where a key was used at both. */
    ofKey: (key: string) =>
      all
        .flatMap(one => one.ofKey(key) ?? [])
        .sort((a, b) => b.createdMs - a.createdMs)
        .at(0),
    ofRef: (ref: string) => first(one => one.ofRef(ref)),
    all: () => all.flatMap(one => one.all()),
    untold: () => all.reduce((sum, one) => sum + one.untold(), 0),
    quietUntilMs: () => Math.max(...all.map(one => one.quietUntilMs())),
    calmDown(): void {
      for (const one of all) one.calmDown()
    },
  }
}
export type SimulatedProviders = ReturnType<typeof openSimulatedProviders>
