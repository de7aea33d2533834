import type { Tariff } from '#core/sales/tariff.ts'
import { turnPays } from '#core/vouchers/ticket-limit.ts'
import type { VoucherInCart } from '#core/vouchers/public-contract.ts'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { useSite } from '../site.ts'
import type { Ticket } from './tickets.ts'
import type { Vouchers } from './use-vouchers.ts'

/**
 * Which tickets a voucher pays for, tariff by tariff, where there is more than one ticket to choose from. It is closed
 * until somebody wants to: by itself the dearest tickets are paid.
 */
export function VoucherTurns({
  voucher: { uuid, redeemable_turn, barcode_text, ticket_limit },
  vouchers,
  tickets,
  tariffs,
}: {
  voucher: VoucherInCart
  vouchers: Vouchers
  tickets: readonly Ticket[]
  tariffs: readonly Tariff[]
}) {
  const { t } = useSite()
  const rows = tariffs
    .filter(tariff => tariff.accept_voucher && turnPays(tariff.voucher_price, ticket_limit) > 0)
    .map(tariff => {
      const of = tickets.filter(ticket => ticket.priceRateId === tariff.price_rate_id)
      const used = of.filter(ticket => ticket.voucherId === uuid).length
      const open = of.filter(ticket => ticket.voucherId === undefined).length
      return { tariff, count: of.length, used, open }
    })
    .filter(({ count }) => count > 0)
  if (rows.reduce((sum, { count }) => sum + count, 0) < 2) return null
  const spare = redeemable_turn - rows.reduce((sum, { used }) => sum + used, 0)
  const uses = Object.fromEntries(rows.map(({ tariff, used }) => [tariff.price_rate_id, used]))
  return (
    <details className="voucher-turns">
      <summary>{t('voucher_choose')}</summary>
      <ul>
        {rows.map(({ tariff, used, open }) => (
          <li key={tariff.price_rate_id}>
            <span>{tariff.name}</span>
            <Stepper
              value={used}
              max={used + Math.min(open, spare)}
              label={t('voucher_pays_rate', { tariff: tariff.name, code: barcode_text })}
              decreaseLabel={t('one_less', { tariff: `${tariff.name}, ${barcode_text}` })}
              increaseLabel={t('one_more', { tariff: `${tariff.name}, ${barcode_text}` })}
              onChange={next => vouchers.choose(uuid, { ...uses, [tariff.price_rate_id]: next })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
