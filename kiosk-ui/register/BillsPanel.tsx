import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { BillView } from '#core/sales/bill.ts'
import { readBills } from '#core/sales/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { call } from '../box/call.ts'
import { useChoice } from '../box/choice.ts'
import { keys } from './keys.ts'
import { printAgain } from './pay.ts'
import { programmeQuery } from '../box/programme.ts'
import { useWords } from './words.ts'

/** The last bills in the place of the second zone, to print one again. */
export function BillsPanel({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  const pages = useInfiniteQuery({
    queryKey: ['bills'],
    queryFn: ({ pageParam }) => call(readBills, { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
    staleTime: 0,
  })
  const bills = pages.data?.pages.flatMap(page => page.bills) ?? []
  return (
    <section className="zone panel bills-panel" aria-label={words('bills_title')}>
      <header className="panel-head">
        <h2>{words('bills_title')}</h2>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={onClose}>
          {words('back')}
        </Button>
      </header>
      {pages.error && (
        <Notice tone="stop" announce>
          {pages.error.message}
        </Notice>
      )}
      <ul className="bills" aria-busy={pages.isPending}>
        {pages.isPending && Array.from({ length: 6 }, (_, at) => <Skeleton key={at} height="72px" />)}
        {bills.map(bill => (
          <Bill key={bill.id} bill={bill} zone={zone} />
        ))}
        {pages.hasNextPage && (
          <li>
            <Button
              size="touch"
              wide
              busy={pages.isFetchingNextPage}
              onPress={() => void pages.fetchNextPage()}
            >
              {words('bills_more')}
            </Button>
          </li>
        )}
      </ul>
      {pages.data && bills.length === 0 && (
        <EmptyState icon="printer" title={words('bills_none')}>
          {words('bills_none_next')}
        </EmptyState>
      )}
    </section>
  )
}

function Bill({ bill, zone }: { bill: BillView; zone: string }) {
  const words = useWords()
  const { locale } = useChoice()
  const print = useMutation({ mutationFn: () => printAgain(bill.id) })
  const at = bill.settledAt ?? bill.openedAt
  const method = bill.payments[0]?.method
  return (
    <li className="bill">
      <span className="bill-when figures">
        <strong className="display">{formatTime(at, locale, zone)}</strong>
        <span className="quiet">{formatDay(at, locale, zone)}</span>
      </span>
      <span className="bill-words">
        <span className="bill-number figures">
          {bill.number ?? words('bill_open')}
          {method && bill.number && <span className="quiet"> · {words(`bill_pay_${method}`)}</span>}
        </span>
        <span className="quiet bill-what">{whatIsOn(bill)}</span>
        {print.isError && (
          <span className="bill-said" role="alert">
            {print.error.message}
          </span>
        )}
      </span>
      <span className="bill-cents display figures">{formatCents(bill.totalCents, locale)}</span>
      <Button
        size="touch"
        icon={print.isSuccess ? 'tick' : 'printer'}
        label={words(print.isSuccess ? 'printed_again' : 'print_again')}
        busy={print.isPending}
        disabledReason={bill.number ? undefined : words('bill_open')}
        onPress={() => print.mutate()}
      />
    </li>
  )
}

/** `2 Normal, 1 Popcorn M`, equal texts counted together. */
function whatIsOn(bill: BillView): string {
  const counts = new Map<string, number>()
  for (const line of bill.lines) counts.set(line.text, (counts.get(line.text) ?? 0) + line.quantity)
  return [...counts].map(([text, count]) => `${count} ${text}`).join(', ')
}
