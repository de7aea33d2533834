import type { Fact } from '#core/journal/fact.ts'
import type { SaleMade } from '#core/billing/facts.ts'
import type { RefundMade } from '#core/billing/refunds/facts.ts'
import type {
  RefreshmentsReturned,
  RefreshmentsSpent,
  RefreshmentsTransferred,
  TopUpRefunded,
  VoucherIssued,
  VoucherToppedUp,
} from '#core/vouchers/facts.ts'
import { turnOwnerOf } from '#core/vouchers/turn.ts'
import type { EmergencyModeCheck } from './emergency-mode-check.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail, Told } from './witness.ts'

/** `moved` of the cents are on another card, for which this one was exchanged. */
type Held = { cents: number; version: number; moved: number }
type Use = { voucherId: string; cents: number }
type Changed = { voucherId: string; version: number; cents: number; owner: string }

/** What every node holds of every voucher, and what may be written of it next. */
function openParts(fail: Fail) {
  const parts = new Map<string, Held>()
  const part = (voucherId: string, owner: string): Held => {
    const key = `${voucherId}/${owner}`
    const known = parts.get(key) ?? { cents: 0, version: 0, moved: 0 }
    parts.set(key, known)
    return known
  }
  return {
    part,
    /** The next version of a part, written by who holds it. */
    write(fact: Fact, author: Place, { voucherId, version, owner }: Changed, by: number): Held {
      const who = `${fact.type} ${fact.origin}#${fact.seq}`
      const held = part(voucherId, owner)
      if (turnOwnerOf(author.identity) !== owner)
        fail('I1', `${who} speaks of what the ${owner} holds of ${voucherId}`)
      if (version !== held.version + 1)
        fail('I1', `${who} writes version ${version} of ${voucherId} after version ${held.version}`)
      held.version = version
      held.cents += by
      return held
    },
    all: parts,
    reset: () => parts.clear(),
  }
}

/** What payments take and returns give back, and what goes from one node to the other. */
function openMoves(fail: Fail, stats: Stats, parts: ReturnType<typeof openParts>) {
  /** By payment, and by return and payment. */
  const spent = new Map<string, Use>()
  const returned = new Map<string, Use>()
  /**
   * Payments that were seen before in a history that was lost, and so may have moved on meanwhile: only what they take
   * may leave a part below zero. Kept when the story is played again.
   */
  const seenBefore = new Set<string>()
  /** When each payment's sale was made; it comes in with the spending, and earlier only where that one was set aside. */
  const soldAt = new Map<string, string>()

  /** A sale stands from a history whose spending was set aside: what it took is written again, after it. */
  const again = (paymentId: string, { at }: Fact) => (soldAt.get(paymentId) ?? at) < at

  /**
   * Payments that took more than there was, until it is seen what they paid for: a sale that a register gives back was
   * made by a machine that was replaced meanwhile, and its guest has eaten; any other one may not be.
   */
  const overdrawn = new Map<string, string>()

  function sold({ at }: Fact, { payments }: SaleMade) {
    for (const { id } of payments) {
      if (!soldAt.has(id)) soldAt.set(id, at)
      const what = overdrawn.get(id)
      if (what !== undefined) fail('I7', what)
    }
  }

  function reinstated({ payments }: SaleMade) {
    for (const { id } of payments) if (overdrawn.delete(id)) seenBefore.add(id)
  }

  /** What came back of a payment, of whatever returns, in cents. */
  const backOf = (paymentId: string) =>
    [...returned].reduce((all, [name, { cents }]) => all + (name.endsWith(`/${paymentId}`) ? cents : 0), 0)

  /** All that a payment took is on its voucher again; what gave it back may be set aside as a return. */
  const isBack = (paymentId: string) => backOf(paymentId) === spent.get(paymentId)?.cents

  function spend(fact: Fact<RefreshmentsSpent>, author: Place) {
    const { owner, spent: uses } = fact.body
    for (const { paymentId, ...use } of uses) {
      // Its sale and its return were set aside in another stream, and it is sold anew.
      const isAnew = isBack(paymentId)
      if (isAnew)
        for (const name of returned.keys()) if (name.endsWith(`/${paymentId}`)) returned.delete(name)
      if (spent.has(paymentId) && !isAnew) fail('I7', `${paymentId} takes from ${use.voucherId} twice`)
      spent.set(paymentId, use)
      const held = parts.write(fact, author, { ...use, owner }, -use.cents)
      const cents = held.cents - held.moved
      if (cents < 0 && !seenBefore.has(paymentId) && !again(paymentId, fact))
        overdrawn.set(
          paymentId,
          `${paymentId} takes ${use.cents} of ${use.voucherId}: ${-cents} more than the ${owner} holds`,
        )
      else seenBefore.add(paymentId)
    }
    count(stats, 'refreshments spent', uses.length)
  }

  function giveBack(fact: Fact<RefreshmentsReturned>, author: Place) {
    const { owner, returnId, returned: uses } = fact.body
    for (const { paymentId, ...use } of uses) {
      const name = `${returnId}/${paymentId}`
      if (returned.has(name)) fail('I7', `${name} gives back to ${use.voucherId} twice`)
      returned.set(name, use)
      parts.write(fact, author, { ...use, owner }, use.cents)
      const sum = backOf(paymentId)
      const took = spent.get(paymentId)
      if (took && sum > took.cents)
        fail('I7', `${paymentId} took ${took.cents} of ${use.voucherId}, and ${sum} came back`)
    }
    count(stats, 'refreshments returned', uses.length)
  }

  function transfer(fact: Fact<RefreshmentsTransferred>, author: Place) {
    const { body } = fact
    const held = parts.write(fact, author, body, -body.cents)
    const cents = held.cents - held.moved
    if (cents < 0)
      fail('I7', `the ${body.owner} gives away ${-cents} more of ${body.voucherId} than it holds`)
    parts.part(body.voucherId, body.to).cents += body.cents
    count(stats, 'refreshments transferred')
  }

  return { spent, returned, isBack, overdrawn, sold, reinstated, spend, giveBack, transfer }
}

/**
 * Whether a top-up goes back that is not on its card any more: only where its return was made by a machine that was replaced
 * meanwhile, or in a history whose facts about cards were set aside.
 */
function openTopUpsBack(fail: Fail) {
  /** When each return was made; null where a register gave it back to a box that had lost it. */
  const returns = new Map<string, string | null>()
  /** Those that took more off a card than there was, until their return is seen. */
  const beyond = new Map<string, string>()
  return {
    beyond,
    refunded({ at, body }: Fact<RefundMade>): void {
      const isAgain = 'witness' in body
      returns.set(body.refundId, isAgain ? null : at)
      const what = beyond.get(body.refundId)
      if (what !== undefined && !isAgain) fail('I7', what)
      beyond.delete(body.refundId)
    },
    taken({ at, body }: Fact<TopUpRefunded>, left: number): void {
      if (left >= 0) return
      const { returnId, voucherId, cents } = body
      const what = `${returnId} takes ${cents} off ${voucherId}: ${-left} more than is there`
      const madeAt = returns.get(returnId)
      if (madeAt === undefined) beyond.set(returnId, what)
      else if (madeAt === at) fail('I7', what)
    },
    reset(): void {
      returns.clear()
      beyond.clear()
    },
  }
}

/**
 * The refreshment value of vouchers over the union of all journals: no voucher gives more than was put on it, each node
 * spends only what it holds, each payment takes it once and each return gives it back once, and nothing of it is lost.
 */
export function openRefreshmentCheck(
  fail: Fail,
  stats: Stats,
  { isAlone }: Pick<EmergencyModeCheck, 'isAlone'>,
) {
  const parts = openParts(fail)
  const { spent, returned, isBack, overdrawn, ...moves } = openMoves(fail, stats, parts)
  const topUpsBack = openTopUpsBack(fail)
  /** What was ever put on each voucher, in cents. */
  const issued = new Map<string, number>()
  /** Those that are there: one that was lost with both disks may be topped up again by a register, and is no voucher. */
  const known = new Set<string>()
  /** What sales and refunds rest on, by payment, and by return and payment. */
  const paid = new Map<string, Use>()
  const paidBack = new Map<string, Use>()
  function bought({ payments }: SaleMade) {
    for (const { id, voucherId, cents } of payments)
      if (voucherId !== undefined && cents > 0) paid.set(id, { voucherId, cents })
  }

  function refunded({ refundId, money }: RefundMade) {
    for (const { paymentId, cents } of money) {
      const by = paid.get(paymentId)
      if (by) paidBack.set(`${refundId}/${paymentId}`, { voucherId: by.voucherId, cents })
    }
  }

  return {
    see({ fact, author, wasLost }: Told): void {
      switch (fact.type) {
        case 'voucher.issued': {
          const { voucherId, refreshmentCents = 0, owner } = fact.body as VoucherIssued
          if (issued.has(voucherId) && (isAlone(fact, author) || wasLost)) return
          known.add(voucherId)
          issued.set(voucherId, refreshmentCents + (issued.get(voucherId) ?? 0))
          parts.part(voucherId, owner).cents += refreshmentCents
          return
        }
        case 'voucher.topped_up': {
          const body = fact.body as VoucherToppedUp
          issued.set(body.voucherId, (issued.get(body.voucherId) ?? 0) + body.cents)
          return void parts.write(fact, author, body, body.cents)
        }
        case 'voucher.top_up_refunded': {
          const body = fact.body as TopUpRefunded
          issued.set(body.voucherId, (issued.get(body.voucherId) ?? 0) - body.cents)
          const { cents, moved } = parts.write(fact, author, body, -body.cents)
          return topUpsBack.taken(fact as Fact<TopUpRefunded>, cents - moved)
        }
        case 'refreshments.transferred':
          return moves.transfer(fact as Fact<RefreshmentsTransferred>, author)
        case 'refreshments.spent':
          return moves.spend(fact as Fact<RefreshmentsSpent>, author)
        case 'refreshments.returned':
          return moves.giveBack(fact as Fact<RefreshmentsReturned>, author)
        case 'sale.made':
          moves.sold(fact, fact.body as SaleMade)
          return bought(fact.body as SaleMade)
        case 'sale.reinstated':
          moves.reinstated(fact.body as SaleMade)
          return bought(fact.body as SaleMade)
        case 'refund.made':
          topUpsBack.refunded(fact as Fact<RefundMade>)
          return refunded(fact.body as RefundMade)
      }
    },
    /** What a node should believe a part to be, in cents, with its first holder's issue. */
    heldBy: (voucherId: string, owner: string) =>
      parts.all.get(`${voucherId}/${owner}`) ?? { cents: 0, version: 0 },
    /** So many cents of a part are on another card from now on. */
    movesAway: (voucherId: string, owner: string, cents: number) =>
      void (parts.part(voucherId, owner).moved += cents),
    /** Vouchers of which more was spent than was put on them, and by how many cents they are below zero. */
    overdrawn(): Map<string, number> {
      const left = new Map<string, number>()
      for (const [key, { cents }] of parts.all) {
        const voucherId = key.split('/')[0]!
        if (known.has(voucherId)) left.set(voucherId, cents + (left.get(voucherId) ?? 0))
      }
      return new Map([...left].filter(([, cents]) => cents < 0))
    },
    /** Sales that took nothing though a voucher paid, refunds that gave nothing back, and sums that do not come out. */
    *unrest(): Generator<string> {
      yield* overdrawn.values()
      yield* topUpsBack.beyond.values()
      for (const [id, { voucherId, cents }] of paid)
        if (spent.get(id)?.cents !== cents)
          yield `${id} is paid by ${voucherId}, and nothing of that was spent`
      for (const [name, { voucherId, cents }] of paidBack)
        if (returned.get(name)?.cents !== cents && !isBack(name.slice(name.indexOf('/') + 1)))
          yield `${name} gave nothing back to ${voucherId}`
      for (const [voucherId, cents] of issued) {
        const sum = (uses: Iterable<Use>) =>
          [...uses].reduce((all, use) => all + (use.voucherId === voucherId ? use.cents : 0), 0)
        const left = [...parts.all].reduce(
          (all, [key, held]) => all + (key.startsWith(`${voucherId}/`) ? held.cents : 0),
          0,
        )
        const given = sum(spent.values()) - sum(returned.values())
        if (left + given !== cents) yield `${voucherId}: ${cents} put on it, ${given} given and ${left} left`
      }
    },
    reset(): void {
      parts.reset()
      topUpsBack.reset()
      for (const each of [issued, known, spent, returned, overdrawn, paid, paidBack]) each.clear()
    },
  }
}
