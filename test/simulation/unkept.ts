import type { TicketAdmitted } from '#core/admission/admission-store.ts'
import type { ExchangeMade, RefundMade } from '#core/billing/refunds/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { Simulation } from './simulation.ts'
import type { TillReceipts } from './till-receipts.ts'
import type { Told } from './witness.ts'

/**
 * A return was paid out, or a ticket let in: where what stands there keeps nothing, the box alone knows of it, until another
 * one that keeps it is told the same.
 */
export function noteKept({ unkept }: Pick<Simulation, 'unkept'>, till: TillReceipts, id: string): void {
  if (till.keeps) unkept.delete(id)
  else unkept.add(id)
}

/** What its registers and scanners alone remember is done again. */
export function forgetAtTheDoor({ outputs }: Simulation, { type, body }: Fact): void {
  if (type === 'ticket.admitted') outputs.letInUnsynced((body as TicketAdmitted).ticketId)
  if (type === 'refund.made' || type === 'exchange.made')
    outputs.paidOutUnsynced((body as RefundMade | ExchangeMade).billId)
}

/** Of what is lost with both disks nobody remembers what was given out where nothing is kept: it is done again. */
export function forgetUnkept(simulation: Simulation, gone: readonly Told[]): void {
  for (const { fact } of gone) if (simulation.unkept.has(idOf(fact))) forgetAtTheDoor(simulation, fact)
}

function idOf({ type, body }: Fact): string {
  if (type === 'ticket.admitted') return (body as TicketAdmitted).admissionId
  if (type === 'refund.made') return (body as RefundMade).refundId
  return type === 'exchange.made' ? (body as ExchangeMade).exchangeId : ''
}
