import type { Actor } from '../journal/fact.ts'
import { partsOf } from '../journal/fact.ts'
import type { Node, Tx } from '../journal/node.ts'
import { closedAt } from '../journal/storage/epoch-store.ts'
import { scheduleById } from '../programme/store.ts'
import type { SaleMade } from '../sales/facts.ts'
import { billById } from '../sales/store.ts'
import { nextVersions } from '../seating/commands.ts'
import { relaySeatsOf } from '../seating/room.ts'
import { tokenOf } from '../seating/seat-state.ts'
import { tokensOf } from '../seating/store.ts'
import { takeBackVouchers } from '../vouchers/take-back.ts'

/** The last thing a register was told of its box: a sale's place in the box's own stream. */
export type Known = { origin: string; seq: number }

/**
 * A register speaks to the box, and says what it was last told. A box that does not know that itself was put back to an
 * older state: it recovers before it sells anything. Costs nothing when all is well.
 */
export function heedRegister(node: Node, known: Known): void {
  const { nodeId, epoch } = partsOf(known.origin)
  const { identity, journal, standing, db } = node
  if (identity.role !== 'box' || nodeId !== identity.nodeId) return
  // What an epoch before this one said and nobody kept is lost for good: nothing is left to recover it from.
  const forgotten =
    epoch === identity.epoch &&
    journal.head(known.origin).seq < known.seq &&
    closedAt(db, known.origin) === undefined
  if (epoch > identity.epoch || forgotten) standing.begin('till_knows_more')
}

/**
 * Lets a recovering, cut-off box sell what no fact ever moved. Recorded as the first fact of an epoch of the box's own
 * making, with who did it. Refuses `not_recovering`.
 */
export async function breakGlass(node: Node, actor: Actor): Promise<void> {
  const reason = node.standing.recovery()?.reason ?? ''
  const { epoch, before } = node.standing.breakGlass()
  const { nodeId, cinemaId } = node.identity
  await node.execute(actor, tx => {
    tx.append(`cinema:${cinemaId ?? ''}`, 'glass.broken', { nodeId, epoch, before, reason })
  })
}

/** A sale that a register was told of, as it stood in the box's journal. */
export type RememberedSale = Known & { sale: SaleMade }

/**
 * Takes back a sale that the box forgot and a register remembers: the guest has paid and holds the tickets. Its seats
 * are sold again where they are free and the box's; where they are not, the bill stands and the seat is listed for a
 * person. Told twice, or by two registers, it is taken once. A register that was carried over from another cinema is
 * not believed about that one.
 *
 * @returns `known` when nothing had been forgotten here
 */
export function takeBackSale(tx: Tx, { origin, seq, sale }: RememberedSale): 'known' | 'taken_back' {
  if (sale.cinemaId !== tx.identity.cinemaId || billById(tx.db, sale.billId)) return 'known'
  const tokens = []
  const unseated = []
  for (const { scheduleId, seatId } of sale.tokens) {
    const schedule = scheduleById(tx.db, scheduleId)
    // Also behind broken glass: that the register was told of the sale proves that the seat was the box's to sell.
    const room = schedule && {
      tokens: tokensOf(tx.db, scheduleId, [seatId]),
      relaySeats: relaySeatsOf(schedule),
    }
    const token = room && tokenOf(room, seatId)
    if (room && token?.owner === tx.identity.role && token.state === 'free')
      tokens.push(...nextVersions(room, scheduleId, [seatId]))
    else unseated.push({ scheduleId, seatId })
  }
  takeBackVouchers(tx, sale)
  tx.append(`cinema:${sale.cinemaId}`, 'sale.witnessed', {
    ...sale,
    tokens,
    unseated,
    owner: tx.identity.role,
    witness: { origin, seq },
  })
  return 'taken_back'
}
