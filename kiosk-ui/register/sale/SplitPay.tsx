import { useEffect, useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import type { TillPayment } from '#core/sales/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Keypad } from '#ui/parts/Keypad.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { useKioskWords } from '../../box/words.ts'
import { keys } from '../keys.ts'
import { goOn } from '../till.ts'
import { askingPart, fromSplit, withoutPart, type At } from '../till-state.ts'
import { useWords } from '../words.ts'
import { useTypedCents } from './use-typed-cents.ts'
import { TerminalQuestion } from './TerminalQuestion.tsx'
import { askPart, leftNow, payRest, takePart } from './pay.ts'
import { newId } from '#ui/new-id.ts'
import { MoneyWaiting } from '../terminal/TerminalNotices.tsx'
import { TerminalPay } from '../terminal/TerminalPay.tsx'
import { useTerminal } from '../terminal/terminal.ts'
import { methodName, useMethods, type TillMethod } from './till-methods.ts'

/** Seven digits: 99,999.99 euro is more than a drawer holds. */
const longest = 7

/** A bill paid by several methods: what was taken, what is left, and the way the next part is paid. */
export function SplitPay({ state }: { state: At<'splitting'> }) {
  const { asked, parts, basket } = state
  if (!asked) return <NextPart key={parts.length} parts={parts} forId={basket.id} />
  const { methodId, cents = 0, attemptId } = asked
  if (attemptId !== undefined)
    return (
      <TerminalPay
        key={attemptId}
        cents={cents}
        forId={basket.id}
        attemptId={attemptId}
        onApproved={() => void takePart(asked)}
        onByHand={reference =>
          void takePart({ methodId, cents, byHand: true, ...(reference ? { reference } : {}) })
        }
        onAgain={() => goOn(now => askingPart(now, { ...asked, attemptId: newId() }))}
        onBack={() => goOn(now => askingPart(now, null))}
      />
    )
  return (
    <TerminalQuestion
      dueCents={cents}
      onAnswer={(paid, reference) =>
        paid
          ? void takePart({ ...asked, ...(reference ? { reference } : {}) })
          : goOn(now => askingPart(now, null))
      }
    />
  )
}

function NextPart({ parts, forId }: { parts: readonly TillPayment[]; forId: string }) {
  const words = useWords()
  const kioskWords = useKioskWords()
  const { locale } = useChoice()
  const methods = useMethods()
  const { cents, press, digitKeys } = useTypedCents(longest)
  const { leftCents, cashCents } = leftNow(parts)
  const [giving, setGiving] = useState('')
  const back = () => goOn(fromSplit)
  useKeys({
    ...digitKeys,
    [keys.back]: parts.length ? undefined : back,
  })
  return (
    <div className="other-amount split-pay">
      <Parts parts={parts} onGive={setGiving} />
      <TakenByTerminal parts={parts} forId={forId} giving={giving} />
      <p className="other-title">{words('split_left', { cents: formatCents(leftCents, locale) })}</p>
      <p className="other-cents display figures" aria-live="polite">
        {formatCents(cents || leftCents, locale)}
      </p>
      <Keypad
        label={words('split_left', { cents: formatCents(leftCents, locale) })}
        words={{ clear: kioskWords('clear'), backspace: kioskWords('backspace') }}
        onKey={press}
        enter={
          <div className="split-ways">
            {methods.map(method => (
              <Way
                key={method.id}
                method={method}
                typed={cents}
                leftCents={leftCents}
                cashCents={cashCents}
              />
            ))}
          </div>
        }
      />
      <Button
        size="touch"
        wide
        icon="back"
        keyHint={keys.back}
        disabledReason={parts.length ? words('split_taken') : undefined}
        onPress={back}
      >
        {words('back')}
      </Button>
    </div>
  )
}

/** One way to pay the next part: cash pays all that is left, another one what was typed or all that is left. */
function Way({
  method,
  typed,
  leftCents,
  cashCents,
}: {
  method: TillMethod
  typed: number
  leftCents: number
  cashCents: number
}) {
  const words = useWords()
  const { locale } = useChoice()
  if (method.kind === 'voucher' || method.kind === 'invoice' || method.exclusive) return null
  const isCash = method.kind === 'cash'
  const cents = typed || (isCash ? cashCents : leftCents)
  const off = isCash
    ? cents < cashCents && words('other_short', { cents: formatCents(cashCents - cents, locale) })
    : cents > leftCents && words('split_too_much')
  const part = { methodId: method.id, cents }
  const go = () => {
    if (isCash) return void payRest(cents)
    if (method.kind === 'terminal') return void askPart(part)
    void takePart(part)
  }
  return (
    <Button
      variant={isCash ? 'primary' : undefined}
      size="touch"
      wide
      disabledReason={off || undefined}
      onPress={go}
    >
      {methodName(method, locale, words)}
    </Button>
  )
}

/** What was taken so far; a part that was given back is taken off the list. */
function Parts({
  parts,
  onGive,
}: {
  parts: readonly TillPayment[]
  /** What a wired terminal took is to go back over it. */
  onGive: (attemptId: string) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const methods = useMethods()
  if (!parts.length) return null
  return (
    <ul className="split-parts">
      {parts.map(({ methodId, cents = 0, attemptId }, index) => {
        const method = methods.find(({ id }) => id === methodId)
        const name = method ? methodName(method, locale, words) : methodId
        return (
          <li key={index}>
            <span>{name}</span>
            <span className="figures">{formatCents(cents, locale)}</span>
            <Button
              size="touch"
              icon="cross"
              label={words('split_undo', { name, cents: formatCents(cents, locale) })}
              onPress={() =>
                attemptId === undefined ? goOn(now => withoutPart(now, index)) : onGive(attemptId)
              }
            />
          </li>
        )
      })}
    </ul>
  )
}

/** What a wired terminal took goes back over it, and is off the list once it is back on the card. */
function TakenByTerminal({
  parts,
  forId,
  giving,
}: {
  parts: readonly TillPayment[]
  forId: string
  /** The attempt whose money somebody wants back. */
  giving: string
}) {
  const now = useTerminal(forId)
  const taken = parts.flatMap(({ attemptId }) => now?.asked.find(({ id }) => id === attemptId) ?? [])
  const gone = parts.findIndex(({ attemptId }) =>
    taken.some(({ id, state, isOpen }) => id === attemptId && state === 'approved' && !isOpen),
  )
  useEffect(() => {
    if (gone >= 0) goOn(state => withoutPart(state, gone))
  }, [gone])
  return taken
    .filter(({ id, isOpen }) => isOpen && id === giving)
    .map(attempt => (
      <MoneyWaiting
        key={attempt.id}
        attempt={attempt}
        reversal={now?.open.find(({ kind, ofId }) => kind === 'reversal' && ofId === attempt.id)}
      />
    ))
}
