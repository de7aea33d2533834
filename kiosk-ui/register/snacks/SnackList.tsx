import { useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useWords } from '../words.ts'
import { snackOrdersQuery } from './snacks.ts'

/** Orders of the website whose snacks wait here, the newest first; one that was handed out twice says so. */
export function SnackList({ zone, onOpen }: { zone: string; onOpen: (billId: string) => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const answer = useQuery(snackOrdersQuery)
  const orders = answer.data?.orders ?? []
  return (
    <>
      {answer.error && (
        <Notice tone="stop" announce>
          {refusalText(answer.error)}
        </Notice>
      )}
      <ul className="bills" aria-busy={answer.isPending}>
        {answer.isPending && Array.from({ length: 4 }, (_, at) => <Skeleton key={at} height="84px" />)}
        {orders.map(({ billId, number, start, snacks, handouts }) => (
          <li key={billId} className="bill">
            <button type="button" className="bill-open" onClick={() => onOpen(billId)}>
              <span className="bill-when figures">
                <strong className="display">{start && formatTime(start, locale, zone)}</strong>
                <span className="quiet">{start && formatDay(start, locale, zone)}</span>
              </span>
              <span className="bill-words">
                <span className="bill-number">
                  {snacks.map(({ name, quantity }) => `${quantity} × ${name}`).join(' · ') || number}
                </span>
                <span className="quiet figures">{number}</span>
                {handouts.length > 1 && <strong>{words('snacks_twice', { count: handouts.length })}</strong>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {answer.data && orders.length === 0 && (
        <EmptyState icon="popcorn" title={words('snacks_none')}>
          {words('snacks_none_next')}
        </EmptyState>
      )}
    </>
  )
}
