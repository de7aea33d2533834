import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { useSession } from '../../box/use-session.ts'
import type { Asked } from './use-chosen.ts'
import { decline, dueQuery } from '../refunds/refunds.ts'
import { useWords } from '../words.ts'
import { refusalText } from '../../box/refusal-text.tsx'

/** Money to pay out to guests here: what the portal requested, and tickets of cancelled shows. */
export function DueList({ zone, onOpen }: { zone: string; onOpen: (billId: string, asked: Asked) => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const session = useSession()
  const answer = useQuery(dueQuery)
  const no = useMutation({ mutationFn: decline })
  const due = answer.data?.due ?? []
  const off = session?.permissions.includes('refund') ? undefined : words('refund_not_allowed')
  return (
    <>
      {(answer.error ?? no.error) && (
        <Notice tone="stop" announce>
          {refusalText(answer.error ?? no.error)}
        </Notice>
      )}
      <ul className="bills" aria-busy={answer.isPending}>
        {answer.isPending && Array.from({ length: 4 }, (_, at) => <Skeleton key={at} height="84px" />)}
        {due.map(each => (
          <li key={`${each.billId} ${each.requestId ?? each.at}`} className="due">
            <span className="bill-words">
              <span className="bill-number figures">
                {[
                  each.movieTitle,
                  each.start &&
                    `${formatDay(each.start, locale, zone)} ${formatTime(each.start, locale, zone)}`,
                ]
                  .filter(Boolean)
                  .join(' · ') || each.number}
              </span>
              <span className="quiet figures">
                {each.number}
                {' · '}
                {each.why === 'asked'
                  ? words('due_asked', { name: each.askedBy ?? '' })
                  : words('show_cancelled_short')}
              </span>
            </span>
            <span className="bill-cents display figures">{formatCents(each.cents, locale)}</span>
            <span className="due-keys">
              {each.requestId && (
                <Button
                  size="touch"
                  busy={no.isPending && no.variables === each.requestId}
                  disabledReason={off}
                  onPress={() => no.mutate(each.requestId!)}
                >
                  {words('due_decline')}
                </Button>
              )}
              <Button
                size="touch"
                disabledReason={off}
                onPress={() =>
                  onOpen(each.billId, { id: each.requestId ?? '', reason: each.reason, lines: each.lines })
                }
              >
                {words('due_pay')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {answer.data && due.length === 0 && (
        <EmptyState icon="ok" title={words('due_none')}>
          {words('due_none_next')}
        </EmptyState>
      )}
    </>
  )
}
