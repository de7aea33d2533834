import type { Evidence } from './evidence.ts'

/** Every payment at the provider ends fulfilled or refunded and never both; nothing is settled that was not paid. */
export function moneyWrong({ relay, payments }: Evidence, say: (what: string) => void): void {
  const billOf = relay.db.prepare('SELECT status FROM bills WHERE id = ?').pluck()
  const byBill = new Map<string, number>()
  for (const payment of payments) {
    const billId = payment.metadata['billId'] ?? ''
    const status = billOf.get(billId) as string | undefined
    const told = `${payment.id} of ${billId}`
    byBill.set(billId, (byBill.get(billId) ?? 0) + (payment.status === 'paid' ? 1 : 0))
    if (!status) say(`the provider has ${told}, which the relay does not know`)
    if (payment.refundedCents > payment.amountCents) say(`${told} went back more than once`)
    if (payment.status === 'open') say(`${told} has no end`)
    else if (payment.status === 'paid') {
      const kept = status === 'settled' && payment.refundedCents === 0
      const back = status === 'refunded' && payment.refundedCents === payment.amountCents
      if (!kept && !back)
        say(
          `${told} was paid; the bill is ${status}, and ${payment.refundedCents} of ${payment.amountCents} went back`,
        )
    } else if (status === 'settled') say(`${told} was ${payment.status}, and the bill is settled`)
  }
  for (const [billId, paid] of byBill) if (paid > 1) say(`${billId} was paid ${paid} times`)
  const settled = relay.db
    .prepare("SELECT id FROM bills WHERE source = 'site' AND status = 'settled'")
    .pluck()
    .all() as string[]
  for (const billId of settled) if (!byBill.get(billId)) say(`${billId} is settled, and nobody paid for it`)
}
