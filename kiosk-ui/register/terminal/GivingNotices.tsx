import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import type { GivingView } from '#core/sales/refunds/giving/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../../box/choice.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useSession } from '../../box/use-session.ts'
import { useWords } from '../words.ts'
import { rememberAsItIs } from '../server.ts'
import { give, useMoneyToGive } from './giving.ts'
import { answerByWord } from './terminal.ts'

/**
 * Money of refunds on its way back over a card terminal: what the terminal does, why it did not, and what may be done
 * instead. It stays in sight of every till until it is back.
 */
export function GivingNotices() {
  const [first] = useMoneyToGive()
  const done = useGiven()
  if (first) return <Giving key={first.id} part={first} />
  return done.part && <Given part={done.part} onRead={done.read} />
}

/** The last part that this till saw waiting and that is back now, until somebody has read it. */
function useGiven(): { part: GivingView | null; read: () => void } {
  const waiting = useMoneyToGive()
  const before = useRef<GivingView[]>([])
  const [part, setPart] = useState<GivingView | null>(null)
  useEffect(() => {
    const gone = before.current.find(each => !waiting.some(({ id }) => id === each.id))
    before.current = waiting
    if (!gone) return
    setPart(gone)
    // What a terminal gave is no change of the bill, and a box that lost it would have it given once more.
    void rememberAsItIs(gone.billId)
  }, [waiting])
  return { part, read: () => setPart(null) }
}

function useSums({ cents, cashCents, terminal, billNumber }: GivingView) {
  const { locale } = useChoice()
  return {
    cents: formatCents(cents, locale),
    cash: formatCents(cashCents, locale),
    terminal: terminal ?? '',
    number: billNumber ?? '',
  }
}

function Given({ part, onRead }: { part: GivingView; onRead: () => void }) {
  const words = useWords()
  const sums = useSums(part)
  return (
    <Notice
      tone="ok"
      announce
      action={
        <Button size="touch" onPress={onRead}>
          {words('given_back_read')}
        </Button>
      }
    >
      {words('giving_done', sums)}
    </Notice>
  )
}

function Giving({ part }: { part: GivingView }) {
  const words = useWords()
  const sums = useSums(part)
  if (part.state === 'unknown') return <Asked part={part} />
  if (part.state !== 'pending') return <NotGiven part={part} />
  return (
    <Notice tone="info" announce>
      {words('giving_now', sums)} {words(`terminal_${part.sign ?? 'wait'}`)}
    </Notice>
  )
}

/** Nobody knows whether the terminal gave it: it is asked again, and somebody may look. */
function Asked({ part }: { part: GivingView }) {
  const words = useWords()
  const sums = useSums(part)
  const saying = useMutation({ mutationFn: (isDone: boolean) => answerByWord(part.attemptId ?? '', isDone) })
  const keysOf = [
    ['giving_was', true],
    ['giving_was_not', false],
  ] as const
  return (
    <Notice
      tone="warn"
      announce
      action={
        <span className="slip-keys">
          {keysOf.map(([word, isDone]) => (
            <Button key={word} size="touch" busy={saying.isPending} onPress={() => saying.mutate(isDone)}>
              {words(word)}
            </Button>
          ))}
        </span>
      }
    >
      {words('giving_question', sums)} {saying.isError && refusalText(saying.error)}
    </Notice>
  )
}

/** It did not, or was not asked yet: once more, by hand, or in cash where the terminal cannot. */
function NotGiven({ part }: { part: GivingView }) {
  const words = useWords()
  const sums = useSums(part)
  const mayRefund = useSession()?.permissions.includes('refund') ?? false
  const giving = useMutation({ mutationFn: (way: 'terminal' | 'by_hand' | 'cash') => give(part.id, way) })
  const key = (way: 'terminal' | 'by_hand' | 'cash', text: string) => (
    <Button size="touch" busy={giving.isPending} onPress={() => giving.mutate(way)}>
      {text}
    </Button>
  )
  return (
    <Notice
      tone="warn"
      announce
      action={
        mayRefund && (
          <span className="slip-keys">
            {part.terminal !== null && key('terminal', words('terminal_give_back'))}
            {key('by_hand', words('terminal_given_by_hand'))}
            {part.mayCash && key('cash', words('giving_cash', sums))}
          </span>
        )
      }
    >
      {words('giving_waits', sums)} {part.reason && words(`giving_reason_${part.reason}`)}{' '}
      {giving.isError && refusalText(giving.error)}
    </Notice>
  )
}
