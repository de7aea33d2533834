/**
 * How much each of many may order: `most` at once, and as many again spread over `perMs`. Whoever was forgotten, because
 * more than `mostKnown` came since, begins anew with a full measure.
 *
 * @returns whether this one is still within its measure, counting it
 */
export function openAllowance(limits: { most: number; perMs: number; mostKnown?: number }) {
  const { most, perMs, mostKnown = 10_000 } = limits
  const known = new Map<string, { left: number; atMs: number }>()
  return (who: string, nowMs: number): boolean => {
    const before = known.get(who) ?? { left: most, atMs: nowMs }
    const passedMs = Math.max(0, nowMs - before.atMs)
    const left = Math.min(most, before.left + (passedMs / perMs) * most)
    known.delete(who)
    known.set(who, { left: left >= 1 ? left - 1 : left, atMs: nowMs })
    if (known.size > mostKnown) known.delete(known.keys().next().value!)
    return left >= 1
  }
}
