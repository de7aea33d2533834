import type { AutomationRan } from '#core/automations/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { alarmOf, alarms } from './alarm-people.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** A box as a rule looks at it. */
export type BoxLooked = { nodeId: string; cinemaId: string; connected: boolean }

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * What rules about boxes, stock and vouchers tell of is so: the box was away, all the time since and for as long as they
 * say; the product is as low; the voucher ends then, and something is left on it.
 */
export function openAlarmCheck(fail: Fail, stats: Stats) {
  /** When each box was last seen there, and whether it is now. */
  const seen = new Map<string, { atMs: number; now: boolean }>()
  let lookedMs = 0

  function away({ nodeId = '', occasion }: AutomationRan, atMs: number): void {
    const sinceMs = Number(occasion.split(':').at(-1))
    if (atMs - sinceMs < alarms.away.minutes * minuteMs)
      fail('alarm', `${nodeId} is told of as away at ${atMs}, since ${sinceMs}`)
    const last = seen.get(nodeId)
    if (last?.now) fail('alarm', `${nodeId} is told of as away, and is there`)
    if (last && last.atMs > sinceMs)
      fail('alarm', `${nodeId} is told of as away since ${sinceMs}, and was there at ${last.atMs}`)
  }

  function low(fact: Fact, { productId, cinemaId, occasion }: AutomationRan, { incarnation }: Place): void {
    const row = incarnation?.node.db
      .prepare('SELECT counted + since AS level FROM stock_levels WHERE cinema_id = ? AND product_id = ?')
      .get(cinemaId, productId) as { level: number } | undefined
    // What was counted, delivered or heard of meanwhile may stand in the same commit, behind it.
    const isLast = !incarnation?.node.db
      .prepare(
        `SELECT 1 FROM facts f JOIN origins o ON o.id = f.origin_id
         JOIN stock_movements m ON m.fact = printf('%s#%012d', o.origin, f.seq)
         WHERE m.cinema_id = ? AND m.product_id = ? AND f.position > (SELECT position FROM facts ran
           JOIN origins own ON own.id = ran.origin_id WHERE own.origin = ? AND ran.seq = ?)`,
      )
      .get(cinemaId, productId, fact.origin, fact.seq)
    if (row && isLast && row.level > alarms.low.quantity)
      fail('alarm', `${occasion} tells that ${productId} runs low, and ${row.level} are left`)
  }

  function ending({ voucherId, occasion }: AutomationRan, atMs: number, { incarnation }: Place): void {
    const row = incarnation?.node.db
      .prepare(
        `SELECT v.valid_until AS validUntil, c.at AS cancelledAt FROM (SELECT ? AS id) w
         JOIN vouchers v ON v.id = w.id LEFT JOIN voucher_cancellations c ON c.voucher_id = v.id`,
      )
      .get(voucherId) as { validUntil: string; cancelledAt: string | null } | undefined
    if (!row) return
    const days = (Date.parse(row.validUntil) - atMs) / dayMs
    if (days > alarms.ending.days + 1 || days < 0)
      fail('alarm', `${occasion} tells that ${voucherId} ends in ${days} days`)
    // What was said within the minute may have been heard a moment after it ran.
    if (row.cancelledAt !== null && Date.parse(row.cancelledAt) < atMs - minuteMs)
      fail('alarm', `${occasion} tells of ${voucherId}, which is cancelled since ${row.cancelledAt}`)
  }

  return {
    /** What the rules are told of the boxes. */
    looked(boxes: readonly BoxLooked[], nowMs: number): void {
      // Its clock was put back: absences begin by the new one.
      if (nowMs < lookedMs) seen.clear()
      lookedMs = nowMs
      for (const { nodeId, connected } of boxes) {
        const atMs = connected ? nowMs : (seen.get(nodeId)?.atMs ?? 0)
        seen.set(nodeId, { atMs, now: connected })
      }
    },
    /** A relay that starts goes on with what it kept; one whose disk is older begins an absence as it was then. */
    onStart: () => seen.clear(),
    see(fact: Fact, author: Place): void {
      if (fact.type !== 'automation.ran') return
      const ran = fact.body as AutomationRan
      const kind = alarmOf(ran.automationId)
      if (!kind) return
      count(stats, `alarms: ${kind.trigger}`)
      const atMs = Date.parse(fact.at)
      if (kind.trigger === 'box_away') away(ran, atMs)
      if (kind.trigger === 'stock_low') low(fact, ran, author)
      if (kind.trigger === 'voucher_ends') ending(ran, atMs, author)
    },
  }
}
