import type {
  MovedCents,
  PaymentChargedBack,
  PaymentCleared,
  RefundAccepted,
  RefundDone,
  RefundFailed,
  RefundFound,
} from '#core/billing/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { furtherMoved } from '#core/billing/status-order.ts'
import type { MovementStatus } from '#core/database/statuses.ts'
import { goneOf, inForce, type AtProvider } from './at-provider.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/** Money that is promised back, as the journals tell. */
export type Promised = { paymentId: string; cents: number }

/**
 * I5 for money that goes back over the provider: each refund is explained by one movement there or by a person's word, no
 * movement explains more than it has, and what moved without a refund is on the work list. Every cent is kept, given
 * back, or listed.
 */
export function openMovementCheck(fail: Fail, stats: Stats) {
  /** By refund, each movement that was told of it; without a name, a person's word. */
  const told = new Map<string, Map<string, { status: MovementStatus; cents: number }>>()
  const found = new Map<string, { paymentId: string; cents: number }>()
  /** Entries of the work list that a person has seen and cleared. */
  const cleared = new Set<string>()

  const coveredBy = (refundId: string) =>
    [...(told.get(refundId) ?? [])].flatMap(([movement, { status, cents }]) =>
      status === 'done' ? [{ movement, cents }] : [],
    )

  function moved(
    refundId: string,
    { movement, cents }: MovedCents,
    status: MovementStatus,
    payment?: AtProvider,
  ) {
    const known = told.get(refundId) ?? new Map<string, { status: MovementStatus; cents: number }>()
    const before = known.get(movement)
    // Told again it covers more: its sum is all it ever covered.
    const isMore = status === 'done' && cents > (before?.cents ?? 0)
    if (before?.status === status && !isMore) fail('I5', `${refundId} is told ${status} by ${movement} twice`)
    told.set(refundId, known.set(movement, furtherMoved(before, { status, cents })))
    if (!movement) return
    const at = [...(payment?.refunds ?? []), ...(payment?.chargebacks ?? [])].find(
      ({ ref }) => ref === movement,
    )
    if (!at)
      fail('I5', `${refundId} is explained by ${movement}, which the provider does not know of its payment`)
    else if (at.cents < cents)
      fail('I5', `${refundId} of ${cents} is explained by ${movement} of ${at.cents}`)
  }

  return {
    reset() {
      for (const known of [told, found, cleared]) known.clear()
    },
    see({ type, body }: Fact, atProvider: (paymentId: string) => AtProvider | undefined): void {
      switch (type) {
        case 'refund.accepted':
        case 'refund.failed': {
          const told = body as RefundAccepted | RefundFailed
          const status = type === 'refund.failed' ? 'failed' : 'pending'
          count(stats, `refunds ${status === 'failed' ? 'that came back from the bank' : 'on their way'}`)
          return moved(told.refundId, told, status, atProvider(told.paymentId))
        }
        case 'refund.done': {
          const { refundId, paymentId, cents, movements } = body as RefundDone
          for (const each of movements.length ? movements : [{ movement: '', cents }])
            moved(refundId, each, 'done', atProvider(paymentId))
          return
        }
        case 'refund.found':
        case 'payment.charged_back': {
          const { movement, paymentId, cents } = body as RefundFound | PaymentChargedBack
          if (found.has(movement)) fail('I5', `${movement} is found twice`)
          found.set(movement, { paymentId, cents })
          return
        }
        case 'payment.cleared':
          return void cleared.add((body as PaymentCleared).entry)
      }
    },
    /** @param refunds what the journals promise back of this payment, by its id */
    atEnd(payment: AtProvider, refunds: ReadonlyMap<string, Promised>): void {
      const explained = new Map<string, number>()
      for (const [id, { cents }] of refunds) {
        const by = coveredBy(id)
        const sum = by.reduce((total, each) => total + each.cents, 0)
        if (sum !== cents) fail('I5', `${id} is ${cents}, and ${sum} explain it`)
        for (const each of by) explained.set(each.movement, (explained.get(each.movement) ?? 0) + each.cents)
      }
      // Whoever cleared all of it saw that some was gone; what was still on its way then is told of at the relay's next start.
      const isCleared = [...refunds].some(
        ([id, { paymentId }]) => cleared.has(`payment:${paymentId}`) && told.get(id)?.has(''),
      )
      if (goneOf(payment) > payment.cents) fail('I5', `${payment.key} went back more than once`)
      const gone = [
        ...payment.refunds.filter(({ status }) => status !== 'failed'),
        ...inForce(payment.chargebacks),
      ]
      for (const { ref, cents } of gone) {
        const stands = explained.get(ref) ?? 0
        if (stands > cents) fail('I5', `${stands} are explained by ${ref}, which is ${cents}`)
        if (stands < cents && !isCleared && !cleared.has(`movement:${ref}`))
          fail(
            'I5',
            `${ref} gave ${cents} back for ${payment.key}, ${stands} are written, and no list told of it`,
          )
        explained.delete(ref)
      }
      for (const ref of explained.keys()) if (ref) fail('I5', `${ref} explains refunds, and it came back`)
    },
  }
}
