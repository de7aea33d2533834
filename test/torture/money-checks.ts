import type { Evidence } from './evidence.ts'

/** Every payment at the provider ends fulfilled or refunded and never both; nothing is settled that was not paid. */
export function moneyWrong({ relay, payments }: Evidence, say: (what: string) => void): void {
  const billOf = relay.db.prepare('SELECT status FROM bills WHERE id = ?').pluck()
  const kept = new Map<string, number>()
  for (const payment of payments) {
    const billId = payment.metadata['billId'] ?? ''
    const status = billOf.get(billId) as string | undefined
    const told = `${payment.id} of ${billId}`
    if (!status) say(`the provider has ${told}, which the relay does not know`)
    if (payment.status === 'open') say(`${told} has no end`)
    if (payment.refundedCents > payment.amountCents) say(`${told} went back more than once`)
    if (payment.status !== 'paid' || payment.refundedCents === payment.amountCents) continue
    kept.set(billId, (kept.get(billId) ?? 0) + 1)
    if (status !== 'settled' || payment.refundedCents)
      say(
        `${told} was paid; the bill is ${status}, and ${payment.refundedCents} of ${payment.amountCents} went back`,
      )
  }
  const settled = relay.db.prepare("SELECT id FROM bills WHERE source = 'site' AND status = 'settled'")
  for (const billId of settled.pluck().all() as string[])
    if (kept.get(billId) !== 1)
      say(`${billId} is settled, and the provider holds ${kept.get(billId) ?? 0} payments for it`)
}
