import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import type { AttemptView } from '#core/terminal/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { HelpLink } from '#ui/parts/HelpLink.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { QrPicture } from '#ui/parts/QrPicture.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { TerminalQuestion } from '../sale/TerminalQuestion.tsx'
import { useWords } from '../words.ts'
import { answerByWord, start, stop, useTerminal } from './terminal.ts'

type Way = {
  cents: number
  /** The bill or exchange. */
  forId: string
  /** The attempt that is under way: sent again it is the same one. */
  attemptId: string
  /** The guest scans a code instead of holding a card. */
  by?: 'code' | undefined
  /** The card was charged. */
  onApproved: (attemptId: string) => void
  /** The cashier charged it on the terminal by hand. */
  onByHand: (slip?: string) => void
  /** Asks once more, as another attempt. */
  onAgain: () => void
  onBack: () => void
}

/** A card payment at the terminal this till is wired to: what the guest does, why not, and what nobody knows yet. */
export function TerminalPay(way: Way) {
  const { cents, forId, attemptId, by = 'card', onApproved, onByHand } = way
  const [isByHand, setByHand] = useState(false)
  const attempt = useTerminal(forId)?.asked.find(({ id }) => id === attemptId)
  const asking = useMutation({ mutationFn: () => start({ id: attemptId, forId, cents, by }) })
  const ask = asking.mutate
  // Begun anew after a restart it is the same attempt, and nothing is charged twice.
  useEffect(() => ask(), [ask, attemptId])
  const isApproved = attempt?.state === 'approved' && attempt.isOpen
  useEffect(() => {
    if (isApproved) onApproved(attemptId)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once for each attempt
  }, [isApproved, attemptId])
  if (isByHand)
    return (
      <TerminalQuestion
        dueCents={cents}
        onAnswer={(paid, slip) => (paid ? onByHand(slip) : setByHand(false))}
      />
    )
  const why = asking.isError && !attempt ? refusalText(asking.error) : null
  if (attempt?.state === 'unknown') return <Lost attempt={attempt} />
  if (why !== null || attempt?.state === 'declined' || attempt?.state === 'failed')
    return <NotPaid way={way} why={why} attempt={attempt} onTyping={() => setByHand(true)} />
  return <AtWork way={way} attempt={attempt} />
}

function AtWork({ way: { cents, attemptId, by }, attempt }: { way: Way; attempt: AttemptView | undefined }) {
  const words = useWords()
  const { locale } = useChoice()
  const stopping = useMutation({ mutationFn: () => stop(attemptId) })
  const end = () => stopping.mutate()
  useKeys({ [keys.back]: end })
  return (
    <div className="card-confirm" role="group" aria-label={words('card_title')}>
      <p className="pay-sum-name">
        {words(by ? 'terminal_code_sum' : 'terminal_sum', { cents: formatCents(cents, locale) })}
      </p>
      {attempt?.code && (
        <div className="pay-code">
          <QrPicture content={attempt.code} label={words('terminal_show_code')} />
        </div>
      )}
      <p className="card-do" role="status">
        {words(stopping.isSuccess ? 'terminal_stopping' : `terminal_${attempt?.sign ?? 'wait'}`)}
      </p>
      <Button size="touch" wide keyHint={keys.back} busy={stopping.isPending} onPress={end}>
        {words(by ? 'terminal_code_stop' : 'terminal_stop')}
      </Button>
    </div>
  )
}

/** Nobody knows whether the card was charged: the terminal is asked again, and the cashier may look. */
function Lost({ attempt }: { attempt: AttemptView }) {
  const words = useWords()
  const { locale } = useChoice()
  const cents = formatCents(attempt.cents, locale)
  return (
    <div className="card-confirm" role="group" aria-label={words('card_title')}>
      <Notice tone="warn" announce title={words('terminal_lost')}>
        <p>{words('terminal_lost_what', { cents })}</p>
        <HelpLink place="till#terminal" />
      </Notice>
      <LookedKeys attempt={attempt} />
    </div>
  )
}

/** What whoever reads the terminal says, under their name. */
export function LookedKeys({ attempt }: { attempt: AttemptView }) {
  const words = useWords()
  const saying = useMutation({ mutationFn: (isPaid: boolean) => answerByWord(attempt.id, isPaid) })
  const say = (isPaid: boolean) => () => saying.mutate(isPaid)
  useKeys({ [keys.charged]: say(true), [keys.notCharged]: say(false) })
  return (
    <div className="slip-keys">
      <Button size="touch" keyHint={keys.charged} busy={saying.isPending} onPress={say(true)}>
        {words('terminal_was_paid')}
      </Button>
      <Button size="touch" keyHint={keys.notCharged} busy={saying.isPending} onPress={say(false)}>
        {words('terminal_was_not')}
      </Button>
      {saying.isError && <p>{refusalText(saying.error)}</p>}
    </div>
  )
}

/** Nothing was charged, and why; what may be done instead. */
function NotPaid({
  way,
  why,
  attempt,
  onTyping,
}: {
  way: Way
  why: React.ReactNode
  attempt: AttemptView | undefined
  onTyping: () => void
}) {
  const words = useWords()
  const { onAgain, onBack, by } = way
  useKeys({ [keys.next]: onAgain, [keys.back]: onBack })
  return (
    <div className="card-confirm" role="group" aria-label={words('card_title')}>
      <Notice tone="stop" announce>
        {why ?? words(`terminal_reason_${attempt?.reason ?? 'trouble'}`)}
      </Notice>
      <Button variant="primary" size="huge" wide keyHint={keys.next} onPress={onAgain}>
        {words(by ? 'terminal_code_again' : 'terminal_again')}
      </Button>
      {!by && (
        <Button size="touch" wide onPress={onTyping}>
          {words('terminal_by_hand')}
        </Button>
      )}
      <Button size="touch" wide keyHint={keys.back} onPress={onBack}>
        {words('terminal_back')}
      </Button>
    </div>
  )
}
