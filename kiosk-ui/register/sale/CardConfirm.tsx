import { newId } from '#ui/new-id.ts'
import { TerminalPay } from '../terminal/TerminalPay.tsx'
import { goOn } from '../till.ts'
import { fromTerminal, toTerminal, type At } from '../till-state.ts'
import { confirmTerminal, payByAttempt } from './pay.ts'
import { TerminalQuestion } from './TerminalQuestion.tsx'

/** The whole sum by card: at the terminal this till is wired to, or at one where the cashier types it. */
export function CardConfirm({ state, dueCents }: { state: At<'terminal'>; dueCents: number }) {
  const { attemptId, basket, by } = state
  if (!attemptId)
    return (
      <TerminalQuestion dueCents={dueCents} onAnswer={(paid, slip) => void confirmTerminal(paid, slip)} />
    )
  return (
    <TerminalPay
      key={attemptId}
      cents={dueCents}
      forId={basket.id}
      attemptId={attemptId}
      by={by}
      onApproved={id => void payByAttempt(id)}
      onByHand={slip => void confirmTerminal(true, slip)}
      onAgain={() => goOn(now => toTerminal(now, newId(), by))}
      onBack={() => goOn(fromTerminal)}
    />
  )
}
