import { billStatuses, paymentStatuses } from '../database/statuses.ts'
import * as z from 'zod'
import { saleSource } from './source.ts'
import { paymentKinds } from './paid.ts'

/** One line of a bill as it was sold: names and prices are frozen copies. Cents include VAT. */
export const billLine = z.object({
  kind: z.enum(['ticket', 'product', 'voucher', 'fee', 'deposit']),
  text: z.string(),
  quantity: z.int().min(1),
  unitCents: z.int(),
  totalCents: z.int(),
  /** Basis points: 300 is 3 %. */
  vatRate: z.int(),
  /** VAT contained in `totalCents`, rounded when it was sold: nothing computes it again. */
  vatCents: z.int(),
  scheduleId: z.string().optional(),
  seatId: z.string().optional(),
  ticketId: z.string().optional(),
  priceRateId: z.string().optional(),
  productId: z.string().optional(),
  /** The combination that gives this product: `unitCents` is its share of that one's price. */
  combinationId: z.string().optional(),
  /** The first of the lines of a combination: its quantity is how many combinations were sold. */
  combinationFirst: z.literal(true).optional(),
  /** The guest takes it away, where that has VAT of its own. */
  takenAway: z.literal(true).optional(),
  /** What left the store for all of the line, where that is not the product itself. */
  takes: z.array(z.object({ productId: z.string(), quantity: z.int().min(1) })).optional(),
  /** For display only: the guest sits where they like. */
  freeSeating: z.boolean().optional(),
  /** The voucher whose turn pays for this ticket, or the voucher that is sold. */
  voucherId: z.string().optional(),
  /** The kind of a voucher that is sold. */
  voucherTypeId: z.string().optional(),
  /** What the turn covers; the sums of the line are what is left to pay. */
  coveredCents: z.int().optional(),
  /** What a discount took off; `totalCents` is what is left. */
  discountCents: z.int().optional(),
  /** Supplements that the guest of this ticket need not pay, by their entries. */
  waived: z.array(z.string()).optional(),
  /**
   * The product whose cup or bottle this deposit is for; the same product may stand on several lines. A deposit is money that
   * waits for its thing: neither turnover nor part of the product's price, so its rate is 0 and nothing takes anything off it.
   */
  depositOf: z.string().optional(),
  /** What a fee is for: handling of tickets, or of the whole order. */
  fee: z.enum(['ticket', 'order']).optional(),
  /**
   * The refreshment value a voucher is sold with, on a line beside its turns, or what a voucher that was sold before is
   * topped up with. What it will pay for is not known yet, so its VAT is due when it is used (a multi-purpose voucher,
   * Directive 2006/112/EC article 30b), and the rate is 0 here.
   */
  voucherPart: z.enum(['refreshments', 'top_up']).optional(),
  /** The package that gives this voucher, and which one of the bill that is, from 1: they go back together. */
  packageId: z.string().optional(),
  packageNumber: z.int().min(1).optional(),
})
export type BillLine = z.infer<typeof billLine>

/** Whether a voucher's turn pays for it; a voucher that is sold names itself too. */
export const isPaidByTurn = ({ kind, voucherId }: { kind: string; voucherId?: string | undefined }) =>
  kind === 'ticket' && voucherId !== undefined

/** A show that tickets of bills are for: what people know a purchase by. `start` is ISO, in the cinema's time. */
export const billShow = z.object({ scheduleId: z.string(), movieTitle: z.string(), start: z.string() })
export type BillShow = z.infer<typeof billShow>

/** Who bought a bill of the website, for who may know it. */
export const billBuyer = z.object({ billId: z.string(), name: z.string() })
export type BillBuyer = z.infer<typeof billBuyer>

/** A line before the VAT in it is rounded. */
export type PricedLine = Omit<BillLine, 'vatCents'>

export const billView = z.object({
  id: z.string(),
  /** Gapless per cinema and till side, such as `K-000123`; null until it is settled. */
  number: z.string().nullable(),
  cinemaId: z.string(),
  source: saleSource,
  status: z.enum(billStatuses),
  totalCents: z.int(),
  openedAt: z.string(),
  settledAt: z.string().nullable(),
  employeeName: z.string().nullable(),
  /** The register it was sold at, as it was called then, and its entry; null on the website. */
  device: z.string().nullable(),
  deviceId: z.string().nullable(),
  lines: z.array(billLine),
  /** Why it was cheaper than its prices; `line` null is the whole bill. */
  discounts: z.array(
    z.object({ line: z.int().nullable(), cents: z.int(), reason: z.string(), employeeName: z.string() }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      /** The kind of its payment method. */
      method: z.enum(paymentKinds),
      methodId: z.string().nullable(),
      tipCents: z.int(),
      reference: z.string().nullable(),
      status: z.enum(paymentStatuses),
      cents: z.int(),
      tenderedCents: z.int().nullable(),
      changeCents: z.int().nullable(),
      roundingCents: z.int(),
      refundedCents: z.int(),
    }),
  ),
})
export type BillView = z.infer<typeof billView>
