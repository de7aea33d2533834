import { formatCents } from '#core/i18n/format.ts'
import type { TillPayment } from '#core/sales/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { isUnsure } from './refunds.ts'
import { useWords } from '../words.ts'

type Way = { method: string; cents: number }

/**
 * The last step of a refund or an exchange: how much moves, which way, and one press. `cents` above 0 is paid by the
 * guest, below 0 goes back over `ways`. While no answer came only the same press is left.
 */
export function MoneyStep({
  cents,
  ways,
  asks = false,
  exchange = false,
  what,
  busy,
  error,
  onGo,
  onBack,
}: {
  cents: number
  ways: readonly Way[]
  /** The other side is asked; nothing moves here. */
  asks?: boolean
  exchange?: boolean
  /** What it is about, under the sum. */
  what: string
  busy: boolean
  error: unknown
  onGo: (payment: TillPayment | null) => void
  onBack: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const unsure = isUnsure(error)
  const pays = cents > 0
  const cash = () => onGo({ method: 'cash', tenderedCents: cents })
  const card = () => onGo({ method: 'terminal' })
  const go = () => onGo(null)
  const byCard = ways.some(way => way.method === 'terminal')
  useKeys({
    ...(pays ? { [keys.cash]: cash, [keys.card]: card } : { [keys.next]: go }),
    [keys.back]: unsure ? () => {} : onBack,
  })
  const label = asks
    ? words('refund_request')
    : exchange && cents === 0
      ? words('exchange_go')
      : byCard
        ? words('refund_terminal_done')
        : words('refund_go')
  return (
    <div className="money-step" role="group" aria-label={words(pays ? 'exchange_to_pay' : 'refund_back')}>
      <p className="pay-sum-name">
        {words(
          exchange && cents === 0
            ? 'exchange_even'
            : pays
              ? 'exchange_to_pay'
              : asks
                ? 'refund_wanted'
                : 'refund_back',
        )}
      </p>
      <p className="pay-sum-cents display figures">{formatCents(Math.abs(cents), locale)}</p>
      <p>{what}</p>
      {!asks && (
        <ul className="money-ways">
          {ways.map((way, at) => (
            <li key={at}>
              {words(
                way.method === 'cash'
                  ? 'way_cash'
                  : way.method === 'terminal'
                    ? 'way_terminal'
                    : 'way_online',
                { cents: formatCents(way.cents, locale) },
              )}
            </li>
          ))}
        </ul>
      )}
      {Boolean(error) && (
        <Notice tone={unsure ? 'warn' : 'stop'} announce title={unsure ? words('unsure_refund') : undefined}>
          {error instanceof Error ? error.message : String(error)}
        </Notice>
      )}
      {pays ? (
        <div className="money-keys">
          <Button variant="primary" size="huge" wide keyHint={keys.cash} busy={busy} onPress={cash}>
            {words('cash')}
          </Button>
          <Button size="huge" wide keyHint={keys.card} busy={busy} onPress={card}>
            {words('card_done')}
          </Button>
        </div>
      ) : (
        <Button variant="primary" size="huge" wide keyHint={keys.next} busy={busy} onPress={go}>
          {label}
        </Button>
      )}
      {!unsure && (
        <Button size="touch" wide icon="back" keyHint={keys.back} onPress={onBack}>
          {words('back')}
        </Button>
      )}
    </div>
  )
}
