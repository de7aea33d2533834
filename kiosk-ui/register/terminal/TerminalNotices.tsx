import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCents, formatTime } from '#core/i18n/format.ts'
import type { AttemptView } from '#core/terminal/contract.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useTill } from '../till.ts'
import { basketOf, isPaying } from '../till-state.ts'
import { useWords } from '../words.ts'
import { LookedKeys } from './TerminalPay.tsx'
import { giveBack, useTerminal } from './terminal.ts'

/**
 * Money that a terminal took for nothing that was sold, and payments of which nobody knows the end: shown at this till, and
 * at every other one of that terminal, until somebody has seen to it. What is being paid now is shown where it is paid.
 */
export function TerminalNotices() {
  const now = useTill(state => (isPaying(state) || state.at === 'unsure' ? basketOf(state).id : ''))
  const open = useTerminal()?.open ?? []
  const mine = open.filter(({ forId, kind }) => forId !== now && kind === 'payment')
  const [first] = mine
  if (!first) return null
  const reversal = open.find(({ kind, ofId }) => kind === 'reversal' && ofId === first.id)
  return first.state === 'approved' ? (
    <MoneyWaiting key={first.id} attempt={first} reversal={reversal} />
  ) : (
    <Unanswered attempt={first} />
  )
}

function useSums(attempt: AttemptView) {
  const { locale } = useChoice()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  return {
    cents: formatCents(attempt.cents, locale),
    at: formatTime(attempt.at, locale, zone),
    terminal: attempt.terminal,
  }
}

function Unanswered({ attempt }: { attempt: AttemptView }) {
  const words = useWords()
  const sums = useSums(attempt)
  if (attempt.state !== 'unknown') return null
  return (
    <Notice tone="warn" announce action={<LookedKeys attempt={attempt} />}>
      {words('terminal_question', sums)}
    </Notice>
  )
}

/** The money can go back to the card; where the terminal will not, somebody gives it back on it by hand and says so. */
export function MoneyWaiting({
  attempt,
  reversal,
}: {
  attempt: AttemptView
  reversal: AttemptView | undefined
}) {
  const words = useWords()
  const sums = useSums(attempt)
  const giving = useMutation({
    mutationFn: (byHand: boolean) => giveBack(attempt.id, { id: newId(), byHand }),
  })
  if (reversal?.state === 'unknown') return <Unanswered attempt={reversal} />
  if (reversal)
    return (
      <Notice tone="info" announce>
        {words('terminal_giving', sums)}
      </Notice>
    )
  const isRefused = giving.isSuccess
  return (
    <Notice
      tone="warn"
      announce
      action={
        <span className="slip-keys">
          <Button size="touch" busy={giving.isPending} onPress={() => giving.mutate(false)}>
            {words('terminal_give_back')}
          </Button>
          <Button size="touch" busy={giving.isPending} onPress={() => giving.mutate(true)}>
            {words('terminal_given_by_hand')}
          </Button>
        </span>
      }
    >
      {words(isRefused ? 'terminal_not_given' : 'terminal_money', sums)}{' '}
      {giving.isError && refusalText(giving.error)}
    </Notice>
  )
}
