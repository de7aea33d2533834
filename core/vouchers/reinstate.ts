import type { Draft } from '../journal/draft.ts'
import { isPaidByTurn, type BillLine } from '../billing/bill.ts'
import type { SaleMade } from '../billing/facts.ts'
import { voucherIssued, type Issuing } from './issue.ts'
import { spentRefreshmentsAgain, type RefreshmentsNow } from './refreshments.ts'
import { topUpId, topUpsAgain, topUpsAmong } from './top-up.ts'
import type { TurnUse } from './turn.ts'
import { chooseTurns } from './usable.ts'
import type { VoucherType } from './voucher-type.ts'
import type { Wallet } from './wallet.ts'

/** No person sold it: a purchase of the website. */
export const nobody = { employeeId: '', name: '' }

/** What a bill did with turns. */
export type UsesOfTurns = {
  /** It used some, also when they were given back since. */
  everUsed: boolean
  /** Its tickets for which a turn is used now. */
  spent: ReadonlySet<string | null>
  /** The vouchers of which it spent turns that are somebody else's now, though it never gave any back. */
  overtaken: ReadonlySet<string>
}

/**
 * Whether no turn pays for a ticket that stands, though it should: none was ever used for its bill, or two histories have
 * used that turn and the other one has it. What was given back stays so.
 */
export function lacksTurn(
  { everUsed, spent, overtaken }: UsesOfTurns,
  { voucherId = '', ticketId = '' }: Pick<BillLine, 'voucherId' | 'ticketId'>,
): boolean {
  return !everUsed || (overtaken.has(voucherId) && !spent.has(ticketId))
}

/** What is known of a sale's vouchers at the node that lost the sale. */
export type VouchersNow = {
  /** The vouchers its lines name, those it sold among them. */
  wallet: Wallet
  /** The types of those it sold. */
  types: ReadonlyMap<string, VoucherType>
  uses: UsesOfTurns
  /** Tickets of it that are debts. */
  debts: ReadonlySet<string>
  /** The vouchers whose refreshment value paid. */
  refreshments: RefreshmentsNow
  /** Payments whose spending of it is known here. */
  spent: ReadonlySet<string>
  /** Its top-ups that are known here, and those that are known to have gone back, by their names. */
  toppedUp: ReadonlySet<string>
  topUpsRefunded: ReadonlySet<string>
}

/**
 * What a sale that the box lost did with vouchers: those it sold are issued again under the codes their guests hold,
 * and its tickets' turns are spent again where they are free and the box's. A turn that is no longer available becomes
 * a debt, since the guest was let in; so does one of a voucher that was cancelled meanwhile, which may be on another card,
 * and every one in emergency mode, where it may have been spent already. A type that was lost too is made from the receipt.
 *
 * @param stands whether a line, counted from 0, was not refunded: the sale itself may be known, and its vouchers not
 */
export function vouchersAgain(
  sale: SaleMade,
  now: VouchersNow,
  stands: (index: number) => boolean,
  by: Pick<Issuing, 'owner' | 'today'>,
): Draft[] {
  const remaining = [...sale.lines.entries()].filter(([index]) => stands(index))
  const sold = remaining.flatMap(([index, line]) => issuedAgain(sale, index, line, now, by) ?? [])
  // What a return gave back since is in a fact of that return: the spending stands by itself.
  const paid = sale.payments.flatMap(({ id: paymentId, voucherId, cents }) =>
    voucherId !== undefined && cents > 0 ? [{ voucherId, paymentId, cents }] : [],
  )
  const refreshments = spentRefreshmentsAgain(now.refreshments, paid, now.spent)
  const toppedUp = toppedUpAgain(sale, now, stands, paid)
  // They are spent in one fact, after the debts; what was released since stays so.
  const tickets = remaining.map(([, line]) => line).filter(isPaidByTurn)
  const allowedBy = { employeeId: sale.employeeId, name: sale.employeeName }
  const lacking = tickets.filter(line => lacksTurn(now.uses, line))
  const turns = turnsAgain(now.wallet, lacking, now.debts, allowedBy)
  return [...sold, ...refreshments, ...toppedUp, ...turns]
}

/** Its top-ups, but those that went back with their money: neither the one nor the other is known, and comes to nothing. */
function toppedUpAgain(
  sale: SaleMade,
  now: VouchersNow,
  stands: (index: number) => boolean,
  paid: readonly { voucherId: string; paymentId: string }[],
): Draft[] {
  const wanted = topUpsAmong(sale.lines).map(({ voucherId, line, place }) => ({
    voucherId,
    place,
    cents: line.totalCents,
    stands: stands(sale.lines.indexOf(line)),
  }))
  const fresh = paid.filter(({ paymentId }) => !now.spent.has(paymentId))
  return topUpsAgain(now.refreshments, wanted, {
    billId: sale.billId,
    spentOf: id => fresh.filter(each => each.voucherId === id).length,
    isOwed: ({ place }) => {
      const id = topUpId(sale, place)
      if (now.toppedUp.has(id)) return false
      return now.topUpsRefunded.has(id) || wanted[place - 1]!.stands
    },
  })
}

function issuedAgain(
  { billId, cinemaId, lines }: SaleMade,
  index: number,
  line: BillLine,
  { wallet, types }: VouchersNow,
  by: Pick<Issuing, 'owner' | 'today'>,
): Draft | undefined {
  const { kind, voucherId, voucherPart, voucherTypeId, text, quantity, unitCents, totalCents } = line
  if (kind !== 'voucher' || voucherPart || !voucherId || !voucherTypeId) return undefined
  if (wallet.vouchers.has(voucherId)) return undefined
  const value = lines.find(line => line.voucherId === voucherId && line.voucherPart)
  const type = types.get(voucherTypeId) ?? typeOnPaper(text)
  return voucherIssued(
    voucherId,
    { ...type, id: voucherTypeId, turnCents: line.packageId ? Math.floor(totalCents / quantity) : unitCents },
    {
      requestId: `${billId}-${index}-again`,
      voucherTypeId,
      turns: quantity,
      refreshmentCents: value?.totalCents,
      holderName: '',
      cinemaId,
      billId,
    },
    by,
  )
}

/** The receipt shows `Title · code`. */
function typeOnPaper(text: string) {
  return {
    type: 'giftcard',
    title: { en: text.split(' · ')[0]! },
    pauseMinutes: 0,
    validMonths: null,
  } as const
}

/**
 * Spends turns for tickets of which it is not known here that any was: free ones that are this node's, and what is missing
 * becomes a debt.
 *
 * @param tickets the lines that a turn pays for
 * @param debts tickets that are debts already
 * @param allowedBy who sold them; nobody, with empty words, where no person did
 */
export function turnsAgain(
  { purchase, owner, me, vouchers }: Pick<Wallet, 'purchase' | 'owner' | 'me' | 'vouchers'>,
  tickets: readonly BillLine[],
  debts: ReadonlySet<string>,
  allowedBy: { employeeId: string; name: string },
): Draft[] {
  const made: Draft[] = []
  const uses: TurnUse[] = []
  for (const { voucherId, ticketId = '', coveredCents = 0 } of tickets) {
    if (!voucherId || debts.has(ticketId)) continue
    const known = vouchers.get(voucherId)
    const turns = new Map(known?.voucher.cancelled ? [] : known?.turns)
    for (const use of uses) if (use.voucherId === voucherId) turns.delete(use.turn)
    const [turn] = chooseTurns(turns, { count: 1, me, billId: '' }).chosen
    if (turn !== undefined) {
      uses.push({ voucherId, turn, version: turns.get(turn)!.version + 1, ticketId, coveredCents })
      continue
    }
    const body = {
      debtId: `${ticketId}-debt`,
      voucherId,
      owner,
      ...purchase,
      ticketId,
      coveredCents,
      allowedBy,
    }
    made.push({ scope: 'exhibitor', type: 'voucher.overridden', body })
  }
  if (uses.length)
    made.push({ scope: 'exhibitor', type: 'turns.spent', body: { owner, ...purchase, turns: uses } })
  return made
}
