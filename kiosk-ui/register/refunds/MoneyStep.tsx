import { useState, type ReactNode } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import type { TillPayment } from '#core/sales/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { keys } from '../keys.ts'
import { methodName, useMethods, type TillMethod } from '../sale/till-methods.ts'
import { newId } from '#ui/new-id.ts'
import { TerminalPay } from '../terminal/TerminalPay.tsx'
import { useTerminal } from '../terminal/terminal.ts'
import { isUnsure } from './refunds.ts'
import { useWords } from '../words.ts'
import { refusalText } from '../../box/refusal-text.tsx'

type Way = { method: string; cents: number; overTerminal: boolean }

/**
 * The last step of a refund or an exchange: how much, in which direction, and one press. `cents` above 0 is paid by the
 * guest, below 0 is refunded over `ways`. While there is no answer only the same press is possible.
 */
export function MoneyStep({
  cents,
  ways,
  asks = false,
  exchange = false,
  forId = '',
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
  /** The exchange that the guest pays for. */
  forId?: string
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
  // Of what is typed into a terminal by hand the cashier says that it was done.
  const byCard = ways.some(way => way.method === 'terminal' && !way.overTerminal)
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
        <PayKeys busy={busy} cents={cents} forId={forId} onGo={onGo} />
      ) : (
        <GoKey busy={busy} onGo={() => onGo(null)}>
          {words(asks ? 'refund_request' : even ? 'exchange_go' : end, {
            cents: formatCents(Math.abs(cents), locale),
          })}
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
      {ways.map((way, at) => (
        <li key={at}>{words(wayBack(way), { cents: formatCents(way.cents, locale) })}</li>
      ))}
    </ul>
  )
}

function wayBack({ method, overTerminal }: Way) {
  if (method === 'terminal') return overTerminal ? 'way_over_terminal' : 'way_terminal'
  return method === 'cash' ? 'way_cash' : 'way_online'
}

/**
 * How the guest pays the difference: by whatever this till takes; a card at the terminal it is wired to. Cash is the sum itself, as the box rounds it to coins.
 */
function PayKeys({
  busy,
  cents,
  forId,
  onGo,
}: {
  busy: boolean
  cents: number
  forId: string
  onGo: (payment: TillPayment) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const methods = useMethods().filter(({ kind }) => payKinds.has(kind))
  const [cash, card] = [methods.find(isOf('cash')), methods.find(isOf('terminal'))]
  const terminal = useTerminal(forId)
  const [attemptId, setAttemptId] = useState<string | null>(null)
  // What a card was charged for an exchange that was then refused pays the next try.
  const charged = terminal?.asked.find(
    each => each.state === 'approved' && each.isOpen && each.cents === cents,
  )
  const isWired = Boolean(terminal?.terminal)
  const payBy = (method: TillMethod) => () => {
    if (method !== card || !isWired) return onGo({ methodId: method.id })
    if (charged) return onGo({ methodId: method.id, attemptId: charged.id })
    setAttemptId(newId())
  }
  useKeys(
    attemptId === null
      ? { ...(cash && { [keys.cash]: payBy(cash) }), ...(card && { [keys.card]: payBy(card) }) }
      : {},
  )
  if (card && attemptId !== null)
    return (
      <TerminalPay
        key={attemptId}
        cents={cents}
        forId={forId}
        attemptId={attemptId}
        onApproved={id => (setAttemptId(null), onGo({ methodId: card.id, attemptId: id }))}
        onByHand={slip => (
          setAttemptId(null),
          onGo({ methodId: card.id, byHand: true, ...(slip ? { reference: slip } : {}) })
        )}
        onAgain={() => setAttemptId(newId())}
        onBack={() => setAttemptId(null)}
      />
    )
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
          {method === card && !isWired ? words('card_done') : methodName(method, locale, words)}
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
