import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import type { BillLine } from '../billing/bill.ts'
import type { Approval } from './debt-store.ts'
import type { TurnChange, TurnOwner, TurnUse } from './turn.ts'
import { chooseTurns, requireUsable } from './usable.ts'
import type { Purchase, UsedTurns, Wallet } from './wallet.ts'

/** What one voucher contributes to a purchase. */
export type Taken = {
  voucherId: string
  turns: TurnChange[]
  /** Tickets a manager let in without a turn. */
  overridden: number
  approval: Approval | undefined
}

/**
 * The turns that pay for some of a purchase's tickets: this node owns them and they are free. Beyond that only what a
 * manager has allowed for this very purchase.
 *
 * @param asked the voucher of each ticket that has one
 *
 * Refuses `voucher_unknown`, `voucher_used_up` (says how many are `left`), `turns_elsewhere` (says which voucher, and
 * how many are `missing` here), `node_recovering` at a relay that has not synced with every box again, and as
 * `requireUsable`.
 */
export function takeTurns(wallet: Wallet, asked: readonly string[]): Taken[] {
  return [...new Set(asked)].map(voucherId =>
    takeFrom(wallet, voucherId, asked.filter(id => id === voucherId).length),
  )
}

function takeFrom(wallet: Wallet, voucherId: string, count: number): Taken {
  const { me, today, nowMs, purchase } = wallet
  const known = wallet.vouchers.get(voucherId)
  const approval = wallet.approvals.get(voucherId)
  const allowed = approval?.turns ?? 0
  if (!known) {
    if (allowed < count) throw new Refusal('voucher_unknown', { voucherId })
    return { voucherId, turns: [], overridden: count, approval }
  }
  const { voucher, turns, lastUse, leastPause } = known
  requireUsable({ voucher, today, nowMs, lastUse, leastPause })
  if (!me && wallet.owner === 'relay') throw new Refusal('node_recovering')
  const { chosen, missing, elsewhere } = chooseTurns(turns, { count, me, billId: purchase.billId })
  if (missing > elsewhere) throw new Refusal('voucher_used_up', { left: chosen.length + elsewhere })
  if (missing > allowed) throw new Refusal('turns_elsewhere', { voucherId, missing })
  return {
    voucherId,
    turns: chosen.map(turn => ({ voucherId, turn, version: turns.get(turn)!.version + 1 })),
    overridden: missing,
    approval,
  }
}

/**
 * The facts that the turns are used for the lines that name their vouchers: kept while a visitor pays, spent when it is
 * paid. Written before the purchase's own fact, so that a journal that ends between the two never lets a turn be used
 * twice.
 */
export function useTurns(
  { owner, purchase }: Pick<Wallet, 'owner' | 'purchase'>,
  type: 'turns.kept' | 'turns.spent',
  taken: readonly Taken[],
  lines: readonly BillLine[],
): Draft[] {
  const uses: TurnUse[] = []
  const made: Draft[] = []
  for (const { voucherId, turns, approval } of taken) {
    const covered = lines.filter(line => line.voucherId === voucherId)
    for (const [index, { ticketId = '', coveredCents = 0 }] of covered.entries()) {
      const turn = turns[index]
      if (turn) {
        uses.push({ ...turn, ticketId, coveredCents })
        continue
      }
      made.push({
        scope: 'exhibitor',
        type: 'voucher.overridden',
        body: {
          debtId: `${ticketId}-debt`,
          voucherId,
          owner,
          ...purchase,
          ticketId,
          coveredCents,
          allowedBy: { employeeId: approval!.employeeId, name: approval!.name },
        },
      })
    }
  }
  if (uses.length) made.push({ scope: 'exhibitor', type, body: { owner, ...purchase, turns: uses } })
  return made
}

/** A turn that is spent; without a ticket it pays for any ticket of its voucher. */
type Spent = TurnChange & { ticketId?: string | null }

/**
 * Spends turns that were kept for a purchase's tickets, or taken again for them.
 *
 * @param turns with the versions they have now
 * @param lines of the purchase, those that a voucher pays for
 */
export function spendTurns(
  { owner, purchase }: { owner: TurnOwner; purchase: Purchase },
  turns: readonly Spent[],
  lines: readonly BillLine[],
): Draft[] {
  if (!turns.length) return []
  const left = [...lines]
  const uses = turns.map(({ voucherId, turn, version, ticketId }): TurnUse => {
    const at = left.findIndex(line => (ticketId ? line.ticketId === ticketId : line.voucherId === voucherId))
    const [line] = left.splice(at, 1)
    return {
      voucherId,
      turn,
      version: version + 1,
      ticketId: line?.ticketId ?? '',
      coveredCents: line?.coveredCents ?? 0,
    }
  })
  return [{ scope: 'exhibitor', type: 'turns.spent', body: { owner, ...purchase, turns: uses } }]
}

/** A visitor's payment arrived: the turns that were kept for it are spent. */
export function spendKept(used: UsedTurns, lines: readonly BillLine[]): Draft[] {
  const kept = used.turns.filter(turn => turn.state === 'paying')
  return spendTurns(used, kept, lines)
}

/**
 * Money came after the end: the purchase takes the same number of turns of its vouchers again when they are still free
 * and ours.
 *
 * @param lines of the purchase, those that a voucher pays for
 * @returns the facts that spend them, or undefined when they are gone
 */
export function retakeTurns(wallet: Wallet, lines: readonly BillLine[]): Draft[] | undefined {
  const { me, purchase } = wallet
  const asked = lines.map(line => line.voucherId!)
  const again: TurnChange[] = []
  for (const voucherId of new Set(asked)) {
    const known = wallet.vouchers.get(voucherId)
    if (!known || known.voucher.cancelled) return undefined
    const count = asked.filter(id => id === voucherId).length
    const { chosen, missing } = chooseTurns(known.turns, { count, me, billId: purchase.billId })
    if (missing) return undefined
    for (const turn of chosen) again.push({ voucherId, turn, version: known.turns.get(turn)!.version })
  }
  return spendTurns(wallet, again, lines)
}

/**
 * Releases the turns of a purchase that failed or was refunded; its debts are written off. Done twice it writes
 * nothing.
 *
 * @param ticketIds only the turns of these tickets; all of the purchase when left out
 */
export function returnTurns({ owner, purchase, ...used }: UsedTurns, ticketIds?: readonly string[]): Draft[] {
  const meant = (ticketId: string | null) => !ticketIds || ticketIds.includes(ticketId ?? '')
  const turns = used.turns
    .filter(turn => turn.owner === owner && meant(turn.ticketId))
    .map(({ voucherId, turn, version }) => ({ voucherId, turn, version: version + 1 }))
  const made: Draft[] = []
  if (turns.length)
    made.push({ scope: 'exhibitor', type: 'turns.returned', body: { owner, ...purchase, turns } })
  for (const { id: debtId, voucherId, ...debt } of used.debts)
    if (!debt.ending && debt.owner === owner && meant(debt.ticketId))
      made.push({ scope: 'exhibitor', type: 'voucher_debt.written_off', body: { debtId, voucherId } })
  return made
}

/**
 * What becomes of turns that are still kept for a purchase that will not be paid: those of tickets that are paid and
 * valid are spent, all others are released.
 *
 * @param lines of the purchase that are valid; none where it was never settled
 */
export function endKept(used: UsedTurns, lines: readonly BillLine[]): Draft[] {
  const stands = ({ ticketId }: { ticketId: string | null }) => lines.some(line => line.ticketId === ticketId)
  const kept = used.turns.filter(turn => turn.state === 'paying')
  const over = kept.filter(turn => !stands(turn)).map(turn => turn.ticketId ?? '')
  const spent = spendTurns(
    used,
    kept.filter(stands),
    lines.filter(line => line.voucherId),
  )
  return [...spent, ...returnTurns(used, over)]
}
