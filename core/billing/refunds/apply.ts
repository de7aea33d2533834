import type { Db } from '../../database/sql.ts'
import type { Apply } from '../../journal/apply.ts'
import type { Fact } from '../../journal/fact.ts'
import { changeTokens } from '../../seating/apply.ts'
import { noteReinstated } from '../reinstated-store.ts'
import { moveBill, noteDisplaced } from '../apply.ts'
import { insertPayment, writeLine } from '../apply-bill.ts'
import { followMovements } from './apply-movements.ts'
import type { ExchangeMade, RefundAsked, RefundMade, RefundRefused, RefundsOrdered } from './facts.ts'

export const applyRefundMade: Apply<RefundMade> = ({ db }, fact) => {
  const { body } = fact
  const cents = body.money.reduce((sum, part) => sum + part.cents, 0)
  writeReturn(db, fact, { id: body.refundId, kind: 'refund', cents, reason: body.reason })
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'free', billId: null })
  moveBill(db, body.billId, body.status)
  noteReinstated(db, fact, 'refund', body.billId)
  for (const { id, paymentId, done } of body.money)
    if (!done) followMovements(db, { refundId: id, paymentId, billId: body.billId })
}

export const applyExchangeMade: Apply<ExchangeMade> = ({ db }, fact) => {
  const { body } = fact
  const { payment, billId, exchangeId } = body
  const back = body.money.reduce((sum, part) => sum + part.cents, 0)
  writeReturn(db, fact, {
    id: exchangeId,
    kind: 'exchange',
    cents: back - (payment?.cents ?? 0),
    reason: null,
  })
  for (const { line, ...rest } of body.newLines) {
    writeLine(db, billId, line, rest)
    db.prepare('INSERT INTO exchanged_lines (bill_id, line, return_id) VALUES (?, ?, ?)').run(
      billId,
      line,
      exchangeId,
    )
  }
  if (payment) insertPayment(db, { ...payment, billId, status: 'paid', at: fact.at })
  changeTokens(db, fact, body.freed, { owner: body.owner, state: 'free', billId: null })
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'sold', billId })
  noteDisplaced(db, fact, billId, body.displaced ?? [])
  noteReinstated(db, fact, 'exchange', billId)
}

function writeReturn(
  db: Db,
  fact: Fact<RefundMade | ExchangeMade>,
  about: { id: string; kind: 'refund' | 'exchange'; cents: number; reason: string | null },
) {
  const { body } = fact
  db.prepare(
    `INSERT INTO returns (id, bill_id, kind, number, cents, rounding_cents, reason, employee_name, device, locale, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    about.id,
    body.billId,
    about.kind,
    body.number,
    about.cents,
    body.roundingCents,
    about.reason,
    body.employeeName,
    body.device,
    body.locale,
    fact.at,
  )
  for (const { line, quantity, cents } of body.lines)
    db.prepare(
      'INSERT INTO returned_lines (return_id, bill_id, line, kind, quantity, cents) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(about.id, body.billId, line, about.kind, quantity, cents)
  for (const part of body.money) {
    db.prepare(
      'INSERT INTO refunds (id, payment_id, bill_id, cents, reason, status, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ).run(
      part.id,
      part.paymentId,
      body.billId,
      part.cents,
      about.reason ?? 'exchange',
      part.done ? 'refunded' : 'refunding',
      fact.at,
    )
    if (part.done)
      db.prepare('UPDATE payments SET refunded_cents = refunded_cents + ? WHERE id = ?').run(
        part.cents,
        part.paymentId,
      )
  }
}

export const applyRefundAsked: Apply<RefundAsked> = ({ db }, fact) => {
  const { requestId, billId, lines, reason, usedToo, employeeName } = fact.body
  db.prepare(
    'INSERT OR IGNORE INTO refund_requests (id, bill_id, lines, reason, used_too, employee_name, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(requestId, billId, lines && JSON.stringify(lines), reason, usedToo ? 1 : 0, employeeName, fact.at)
}

/** A box that forgot its answer may have given another one: the earliest is the one that is told, in any order. */
export const applyRefundRefused: Apply<RefundRefused> = ({ db }, fact) => {
  const { requestId, code, employeeName } = fact.body
  db.prepare(
    `INSERT INTO refund_refusals (request_id, code, employee_name, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (request_id) DO UPDATE SET code = excluded.code, employee_name = excluded.employee_name, at = excluded.at
     WHERE (excluded.at, excluded.code, coalesce(excluded.employee_name, ''))
       < (refund_refusals.at, refund_refusals.code, coalesce(refund_refusals.employee_name, ''))`,
  ).run(requestId, code, employeeName, fact.at)
}

/** Ordered on both sides during a cut, the earlier order is the one that is told. */
export const applyRefundsOrdered: Apply<RefundsOrdered> = ({ db }, fact) => {
  const known = db
    .prepare('SELECT at, origin FROM refunds_ordered WHERE schedule_id = ?')
    .get(fact.body.id) as { at: string; origin: string } | undefined
  if (known && `${known.at}${known.origin}` <= `${fact.at}${fact.origin}`) return
  db.prepare('INSERT OR REPLACE INTO refunds_ordered (schedule_id, at, origin) VALUES (?, ?, ?)').run(
    fact.body.id,
    fact.at,
    fact.origin,
  )
}
