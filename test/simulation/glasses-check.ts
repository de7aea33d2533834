import type { BillLine } from '#core/billing/bill.ts'
import type { Discount } from '#core/billing/discount.ts'
import type { BillOpened, PaymentOpened, SaleMade } from '#core/billing/facts.ts'
import type { ExchangeMade } from '#core/billing/refunds/facts.ts'
import type { Db } from '#core/database/sql.ts'
import type { Fact } from '#core/journal/fact.ts'
import { glasses } from './glasses-people.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

type Line = BillLine & { line: number }
type Side = 'relay' | 'box'

const isWaived = ({ waived }: Pick<BillLine, 'waived'>) => waived?.includes(glasses.id) ?? false

/**
 * Who brings their glasses does not pay for them, at a sale and at an exchange: what is taken off is told of each ticket by
 * its name, once and to the cent, and of no other; a buyer who exchanges without staff keeps what they did not pay; and
 * so it is in the tables.
 */
export function openGlassesCheck(fail: Fail, stats: Stats) {
  /** Tickets by their side, bill and line: whether their guest did not pay. A bill's id may be used by both sides. */
  const known = new Map<string, boolean>()
  const keyOf = (side: Side, billId: string, line: number) => `${side} ${billId} ${line}`

  function told(what: string, lines: readonly Line[], discounts: readonly Discount[] = []): void {
    for (const line of lines) {
      if (line.kind !== 'ticket') continue
      const named = discounts.filter(({ line: of, reason }) => of === line.line && reason === glasses.name)
      const cents = named.reduce((sum, each) => sum + each.cents, 0)
      if (isWaived(line)) count(stats, 'tickets without glasses')
      if (cents !== (isWaived(line) ? glasses.cents : 0) || cents > (line.discountCents ?? 0))
        fail(
          'glasses',
          `${what} tells of ${cents} cents for glasses of line ${line.line}: ${JSON.stringify(line)}`,
        )
    }
  }

  function began({ billId, lines, discounts, owner }: SaleMade | BillOpened): void {
    const numbered = lines.map((line, index) => ({ ...line, line: index + 1 }))
    told(billId, numbered, discounts)
    for (const line of numbered) known.set(keyOf(owner, billId, line.line), isWaived(line))
  }

  /** A buyer's tickets come in the order of those that end. */
  function kept(
    what: string,
    side: Side,
    billId: string,
    old: readonly number[],
    now: readonly BillLine[],
  ): void {
    old.forEach((line, at) => {
      if (!known.get(keyOf(side, billId, line))) return
      count(stats, 'exchanged by buyers without glasses')
      if (now[at] && !isWaived(now[at]))
        fail('glasses', `${what} charges for the glasses that the guest of line ${line} of ${billId} has`)
    })
  }

  function exchanged({ exchangeId, billId, lines, newLines, discounts, owner, ...made }: ExchangeMade): void {
    told(exchangeId, newLines, discounts)
    if (owner === 'relay' && made.employeeId === null)
      kept(
        exchangeId,
        owner,
        billId,
        lines.map(({ line }) => line),
        newLines,
      )
    for (const line of newLines) known.set(keyOf(owner, billId, line.line), isWaived(line))
  }

  function toBePaid({ billId, owner, exchange }: PaymentOpened): void {
    if (!exchange) return
    const { exchangeId, lines, newLines, discounts } = exchange
    const numbered = newLines.map((line, index) => ({ ...line, line: index + 1 }))
    told(`${exchangeId}, which is to be paid,`, numbered, discounts)
    kept(exchangeId, owner, billId, lines, newLines)
  }

  return {
    see({ type, body }: Fact): void {
      if (type === 'sale.made' || type === 'sale.reinstated') began(body as SaleMade)
      if (type === 'bill.opened') began(body as BillOpened)
      if (type === 'exchange.made') exchanged(body as ExchangeMade)
      if (type === 'payment.opened') toBePaid(body as PaymentOpened)
    },
    reset: () => known.clear(),
    /** What the tables say is taken off under its name, of every ticket that is without. */
    atEnd(db: Db): void {
      const rows = db
        .prepare(
          `SELECT l.bill_id || ' ' || l.line AS name,
             (SELECT sum(d.cents) FROM bill_discounts d WHERE d.bill_id = l.bill_id AND d.line = l.line AND d.reason = ?) AS cents
           FROM bill_lines l WHERE l.waived IS NOT NULL`,
        )
        .all(glasses.name) as { name: string; cents: number | null }[]
      for (const { name, cents } of rows)
        if (cents !== glasses.cents)
          fail('glasses', `the tables take ${cents} cents for glasses off line ${name}`)
    },
  }
}
