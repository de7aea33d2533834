import { admissionOf } from '../../admission/admission-store.ts'
import type { Tenant } from '../../api/tenant.ts'
import { refusals, type RefusalCode } from '../../refusal.ts'
import type { Locale } from '../../i18n/locale.ts'
import { refusalSentence } from '../../i18n/refusals/sentence.ts'
import { privatePart } from '../../journal/storage/private-store.ts'
import { isoIn } from '../../programme/day.ts'
import { scheduleById } from '../../programme/store.ts'
import { toRemember } from '../../receipts/proof.ts'
import { billReceipt } from '../../receipts/load.ts'
import { billById, billView, openingFact, type BillRow } from '../../billing/store.ts'
import { showsOf } from '../bill-shows-load.ts'
import type { BillNow } from './contract.ts'
import type { Db } from '../../database/sql.ts'
import { answerTo, attemptsForId } from '../../terminal/store.ts'
import { handoutsOf } from '../../billing/handouts/store.ts'
import { handoutView } from '../handouts/routes.ts'
import { reprintsOf } from '../../billing/reprints/store.ts'
import { refundSum, type LineNow } from '../../billing/refunds/returns.ts'
import { backOf, ownerOf, returnsOf } from '../../billing/refunds/store.ts'
import { owedForCancelled } from '../../billing/refunds/cancelled-store.ts'
import {
  refundRequestsOf,
  openRefundRequests,
  type RefundRequestRow,
} from '../../billing/refunds/request-store.ts'
import { moneyOf } from '../../billing/refunds/money-store.ts'
import { paidOnlineOnly, paymentsNow } from '../../billing/payment-store.ts'
import { readsTraining } from '../../journal/storage/training.ts'
import { paidOverTerminal } from './load.ts'
import { linesNow } from '../../billing/line-store.ts'

/** A bill as register and portal show it to an employee who may refund it. */
export function billNowOf(tenant: Tenant, row: BillRow, locale: Locale): BillNow {
  const { db, catalogue, identity } = tenant.node
  const owner = ownerOf(db, row.id) ?? identity.role
  const cinema = catalogue.get('cinema', row.cinemaId)
  const buyer = privatePart<{ name: string; email: string }>(tenant.node, row.privateDigest)
  const why = ({ code, outcome }: RefundRequestRow) =>
    outcome === 'refused' && code && code in refusals
      ? refusalSentence(code as RefusalCode, { seats: [] }, locale, cinema?.timezone ?? 'UTC')
      : null
  const receipt = billReceipt(tenant.node, row)
  const lines = linesNow(db, row.id)
  const payments = paymentsNow(db, row.id)
  const reading = { db, catalogue, identity, training: readsTraining(db) }
  const overTerminal = paidOverTerminal(reading, row.cinemaId, payments)
  return {
    bill: billView(db, row),
    shows: showsOf(tenant.node, lines),
    owner,
    here: owner === identity.role,
    country: cinema?.country ?? '',
    buyer: buyer ? { name: buyer.name, email: buyer.email } : null,
    ...confirmedIn(tenant, row),
    lines: lines.map(line => ({
      ...line,
      admittedAt: (line.ticketId && admissionOf(db, line.ticketId)?.at) || null,
      showCancelled: scheduleById(db, line.scheduleId ?? '')?.cancelled ?? false,
    })),
    payments: payments.map(({ id, method, heldCents, voucherId }) => ({
      id,
      method,
      heldCents,
      voucherId: voucherId ?? null,
      overTerminal: overTerminal.has(id),
    })),
    returns: returnsOf(db, row.id).map(made => ({
      id: made.id,
      kind: made.kind,
      number: made.number,
      at: made.at,
      reason: made.reason,
      employeeName: made.employeeName,
      cents: made.cents,
      underWay: moneyOf(db, made).some(part => part.status !== 'refunded'),
      lines: backOf(db, made.id),
    })),
    asks: refundRequestsOf(db, row.id).map(ask => ({
      id: ask.id,
      at: ask.at,
      employeeName: ask.employeeName,
      reason: ask.reason,
      lines: ask.lines,
      outcome: ask.outcome,
      why: why(ask),
    })),
    cardSlips: cardSlipsOf(tenant.node, row),
    reprints: lines.flatMap(line => reprintsIn(db, line)),
    handouts: row.source === 'site' ? handoutsOf(db, row.id).map(handoutView) : [],
    remember: receipt && toRemember(tenant, receipt),
  }
}

/** What card terminals took for a bill and its exchanges, and gave back of its refunds. */
function cardSlipsOf({ db }: Tenant['node'], { id, cinemaId }: BillRow): BillNow['cardSlips'] {
  const made = returnsOf(db, id)
  const ids = [
    id,
    ...made.map(each => each.id),
    ...made.flatMap(each => moneyOf(db, each).map(part => part.id)),
  ]
  return [...new Set(ids)].flatMap(forId =>
    attemptsForId(db, cinemaId, forId)
      .filter(({ outcome }) => outcome === 'approved')
      .map(({ id: attemptId, kind, cents, terminal, at }) => {
        const answer = answerTo(db, cinemaId, attemptId)
        const { tipCents = 0, card = null } = answer ?? {}
        return { attemptId, isBack: kind !== 'payment', cents, tipCents, card, terminal, at }
      }),
  )
}

function reprintsIn(db: Db, { line, ticketId }: LineNow): BillNow['reprints'] {
  return reprintsOf(db, ticketId ?? '').map(({ id, at, employee_name: employeeName, reason }) => ({
    id,
    line,
    at,
    employeeName,
    reason,
  }))
}

/** What the cashier confirmed with it, read from the sale itself: nothing else asks for it. */
function confirmedIn({ node }: Tenant, row: BillRow): Pick<BillNow, 'seatsWaived' | 'lookedAt'> {
  const sale = openingFact(node.db, row)?.body
  const seatsWaived = (sale && 'seatsWaived' in sale && sale.seatsWaived) || null
  const looked = (sale && 'lookedAt' in sale && sale.lookedAt) || null
  const cardOf = (id: string) => node.catalogue.get('price_rate', id)?.cardAsked ?? []
  return { seatsWaived, lookedAt: looked && { ages: looked.ages, cards: looked.rates.flatMap(cardOf) } }
}

const dueMost = 200

/** What waits for a guest at this till: requests first, then tickets of cancelled shows, the newest first. */
export function dueRefunds(tenant: Tenant) {
  const { db, catalogue, identity } = tenant.node
  const asked = openRefundRequests(db, identity.role)
    .filter(ask => !paidOnlineOnly(db, ask.billId))
    .take(dueMost)
    .toArray()
  const cancelled = owedForCancelled(db, identity.role, dueMost)
  const due = (billId: string, wanted: { line: number; quantity: number }[] | null) => {
    const bill = billById(db, billId)!
    const cinema = catalogue.get('cinema', bill.cinemaId)
    const lines = linesNow(db, billId)
    const sum = refundSum(
      { lines, payments: paymentsNow(db, billId), country: cinema?.country ?? '' },
      wanted,
    )
    const first = lines.find(
      ({ line, scheduleId }) => scheduleId && sum?.lines.some(each => each.line === line),
    )
    const schedule = scheduleById(db, first?.scheduleId ?? '')
    return {
      billId,
      number: bill.number,
      lines: sum?.lines.map(({ line, quantity }) => ({ line, quantity })) ?? [],
      cents: sum?.cents ?? 0,
      movieTitle: schedule ? (catalogue.get('movie', schedule.movieId)?.title ?? null) : null,
      start: schedule ? isoIn(schedule.startMs, cinema?.timezone ?? 'UTC') : null,
    }
  }
  return [
    ...asked.map(ask => ({
      ...due(ask.billId, ask.lines),
      at: ask.at,
      why: 'asked' as const,
      requestId: ask.id,
      askedBy: ask.employeeName,
      reason: ask.reason,
    })),
    ...cancelled.map(({ billId, scheduleId, at }) => ({
      ...due(
        billId,
        linesNow(db, billId)
          .filter(line => line.scheduleId === scheduleId && line.left > 0)
          .map(({ line, left }) => ({ line, quantity: left })),
      ),
      at,
      why: 'cancelled' as const,
      requestId: null,
      askedBy: null,
      reason: 'show_cancelled' as const,
    })),
  ]
}
