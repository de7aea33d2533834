import * as z from 'zod'
import { saleSource } from '../billing/source.ts'
import { billLine } from '../billing/bill.ts'
import { discount } from '../billing/discount.ts'
import { paid } from '../billing/paid.ts'
import { refundReasons } from '../database/statuses.ts'
import { seatWaivers } from '../seating/breach-codes.ts'

const id = z.string().min(1).max(200)
const cents = z.int()
const known = {
  origin: id,
  seq: z.int().min(0),
  /** Made by the box, so that it believes the position after it has forgotten it. */
  proof: z.string().max(100).optional(),
  /** It was training, and is reinstated as that or not at all. */
  training: z.boolean().optional(),
  /** The box's signature over all of it; see `receipt.ts`. */
  signature: z.string().max(200).optional(),
}

const tokens = z.array(z.strictObject({ scheduleId: id, seatId: id, version: z.int().min(0) })).max(200)
const seats = z.array(z.strictObject({ scheduleId: id, seatId: id })).max(200)
const line = z.strictObject(billLine.shape)
const payments = z.array(paid).max(9)

const sale = z.strictObject({
  billId: id,
  cinemaId: id,
  source: saleSource,
  totalCents: cents,
  lines: z.array(line).max(400),
  discounts: z.array(discount).max(401).optional(),
  priceList: z.string().max(64),
  tokens,
  owner: z.enum(['relay', 'box']),
  locale: z.string().max(20),
  number: z.string().max(40),
  counter: z.int().min(0),
  employeeId: id,
  employeeName: z.string().max(200),
  seatsWaived: z.enum(seatWaivers).optional(),
  lookedAt: z.strictObject({ ages: z.array(z.int()).max(10), rates: z.array(id).max(100) }).optional(),
  redeemed: z
    .array(z.strictObject({ reservationId: id, seats: z.int() }))
    .max(100)
    .optional(),
  device: z.string().max(200),
  payments,
  /** It was reinstated once before. */
  witness: z.strictObject({ origin: id, seq: z.int().min(0) }).optional(),
  displaced: seats.optional(),
})

const made = z.strictObject({
  id,
  kind: z.enum(['refund', 'exchange']),
  number: z.int().min(1),
  roundingCents: cents,
  reason: z.enum(refundReasons).nullable(),
  employeeName: z.string().max(200).nullable(),
  device: z.string().max(200).nullable(),
  locale: z.string().max(20),
  lines: z.array(z.strictObject({ line: z.int(), quantity: z.int(), cents, vatCents: cents })).max(400),
  money: z
    .array(
      z.strictObject({
        id,
        paymentId: id,
        cents,
        done: z.boolean(),
        kind: z.literal('cash').optional(),
        shiftId: id.optional(),
        given: z.enum(['by_hand', 'cash']).optional(),
      }),
    )
    .max(100),
  newLines: z.array(line.extend({ line: z.int() })).max(400),
  discounts: z.array(discount).max(1100).optional(),
  payments,
})

/** A bill with its refunds and exchanges: its register keeps it for a day, in case the box forgets. */
export const billReceipt = z.strictObject({ ...known, sale, returns: z.array(made).max(200) })
export type BillReceiptText = z.infer<typeof billReceipt>

/** An admission by a scanner, or that it was undone; kept for a day too. */
export const admissionReceipt = z.strictObject({
  ...known,
  /** It was undone, at the scanner that is named: its ticket opens the door once more. */
  undone: z.literal(true).optional(),
  admission: z.strictObject({
    ticketId: z.string().max(100),
    admissionId: z.string().max(100),
    scheduleId: z.string().max(100),
    gate: z.string().max(200),
  }),
})
