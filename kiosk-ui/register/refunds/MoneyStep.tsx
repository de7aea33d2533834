import type { ReactNode } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import type { TillPayment } from '#core/sales/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { methodName, useMethods, type TillMethod } from '../sale/till-methods.ts'
import { isUnsure } from './refunds.ts'
import { useWords } from '../words.ts'
import { refusalText } from '../../box/refusal-text.tsx'

type Way = { method: string; cents: number }

/**
 * The last step of a refund or an exchange: how much, in which direction, and one press. `cents` above 0 is paid by the
 * guest, below 0 is refunded over `ways`. While there is no answer only the same press is possible.
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
  /** A request to the other side; no money moves here. */
  asks?: boolean
  exchange?: boolean
  /** What it is about, shown under the sum. */
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
  const even = exchange && cents === 0
  const byCard = ways.some(way => way.method === 'terminal')
  const name = pays ? 'exchange_to_pay' : asks ? 'refund_wanted' : 'refund_back'
  const end = byCard ? 'refund_terminal_done' : 'refund_go'
  useKeys({ [keys.back]: unsure ? () => {} : onBack })
  return (
    <div className="money-step" role="group" aria-label={words(pays ? 'exchange_to_pay' : 'refund_back')}>
      <p className="pay-sum-name">{words(even ? 'exchange_even' : name)}</p>
      <p className="pay-sum-cents display figures">{formatCents(Math.abs(cents), locale)}</p>
      <p>{what}</p>
      {!asks && <Ways ways={ways} />}
      {Boolean(error) && (
        <Notice tone={unsure ? 'warn' : 'stop'} announce title={unsure ? words('unsure_refund') : undefined}>
          {refusalText(error)}
        </Notice>
      )}
      {pays ? (
        <PayKeys busy={busy} onGo={onGo} />
      ) : (
        <GoKey busy={busy} onGo={() => onGo(null)}>
          {words(asks ? 'refund_request' : even ? 'exchange_go' : end)}
        </GoKey>
      )}
      {!unsure && (
        <Button size="touch" wide icon="back" keyHint={keys.back} onPress={onBack}>
          {words('back')}
        </Button>
      )}
    </div>
  )
}

/** How the money is refunded. */
function Ways({ ways }: { ways: readonly Way[] }) {
  const words = useWords()
  const { locale } = useChoice()
  return (
    <ul className="money-ways">
      {ways.map(({ method, cents }, at) => (
        <li key={at}>
          {words(method === 'cash' ? 'way_cash' : method === 'terminal' ? 'way_terminal' : 'way_online', {
            cents: formatCents(cents, locale),
          })}
        </li>
      ))}
    </ul>
  )
}

/**
 * How the guest pays the difference: by whatever this till takes. Cash is the sum itself, as the box rounds it to coins.
 */
function PayKeys({ busy, onGo }: { busy: boolean; onGo: (payment: TillPayment) => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const methods = useMethods().filter(({ kind }) => payKinds.has(kind))
  const [cash, card] = [methods.find(isOf('cash')), methods.find(isOf('terminal'))]
  const payBy = (method: TillMethod) => () => onGo({ methodId: method.id })
  useKeys({ ...(cash && { [keys.cash]: payBy(cash) }), ...(card && { [keys.card]: payBy(card) }) })
  return (
    <div className="money-keys">
      {methods.map(method => (
        <Button
          key={method.id}
          variant={method === cash ? 'primary' : undefined}
          size="huge"
          wide
          keyHint={method === cash ? keys.cash : method === card ? keys.card : undefined}
          busy={busy}
          onPress={payBy(method)}
        >
          {method === card ? words('card_done') : methodName(method, locale, words)}
        </Button>
      ))}
    </div>
  )
}

/** Kinds of payments a guest may hand over here. */
const payKinds: ReadonlySet<TillMethod['kind']> = new Set(['cash', 'terminal', 'other'])
const isOf = (wanted: TillMethod['kind']) => (method: TillMethod) => method.kind === wanted

function GoKey({ busy, onGo, children }: { busy: boolean; onGo: () => void; children: ReactNode }) {
  useKeys({ [keys.next]: onGo })
  return (
    <Button variant="primary" size="huge" wide keyHint={keys.next} busy={busy} onPress={onGo}>
      {children}
    </Button>
  )
}
