import { isPaid } from '#core/database/statuses.ts'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { BillShow, BillView } from '#core/billing/bill.ts'
import { readBills } from '#core/sales/bill-list-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { call } from '../../box/call.ts'
import { useChoice } from '../../box/choice.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { foundQuery, rememberedQuery } from '../refunds/refunds.ts'
import { printAgain } from '../sale/pay.ts'
import { usePaidBy } from './paid-by.ts'
import { useWords } from '../words.ts'
import { useBillContents, useBillTitles } from './bill-words.ts'

/** What was found: by number, code or name whenever it was sold, and by what is remembered of it on one day. */
export function FoundBills({
  text,
  day,
  zone,
  onOpen,
}: {
  text: string
  day: string
  zone: string
  onOpen: (billId: string) => void
}) {
  const words = useWords()
  const answer = useQuery({ ...foundQuery(text), placeholderData: keepPreviousData })
  const remembered = useQuery({ ...rememberedQuery(text, day), placeholderData: keepPreviousData })
  const all = [...(answer.data?.bills ?? []), ...(remembered.data?.bills ?? [])]
  const bills = all.filter((bill, at) => all.findIndex(({ id }) => id === bill.id) === at)
  const shows = [...(answer.data?.shows ?? []), ...(remembered.data?.shows ?? [])]
  return (
    <>
      {answer.error && (
        <Notice tone="stop" announce>
          {refusalText(answer.error)}
        </Notice>
      )}
      <ul className="bills" aria-busy={answer.isPending}>
        {answer.isPending && <Skeleton height="72px" />}
        {bills.map(bill => (
          <Bill key={bill.id} bill={bill} shows={shows} zone={zone} onOpen={onOpen} />
        ))}
      </ul>
      {answer.data && !remembered.isPending && bills.length === 0 && (
        <EmptyState icon="search" title={words('bill_find_none')}>
          {words('bill_find_none_next')}
        </EmptyState>
      )}
    </>
  )
}

/** The latest bills, or those of one day, newest first. */
export function LatestBills({
  day,
  zone,
  onOpen,
}: {
  day: string | null
  zone: string
  onOpen: (billId: string) => void
}) {
  const words = useWords()
  const pages = useInfiniteQuery({
    queryKey: ['bills', 'last', day],
    queryFn: ({ pageParam }) =>
      call(readBills, {
        query: { ...(day ? { from: day, to: day } : {}), ...(pageParam ? { before: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
    staleTime: 0,
  })
  const bills = pages.data?.pages.flatMap(page => page.bills) ?? []
  const shows = pages.data?.pages.flatMap(page => page.shows) ?? []
  return (
    <>
      {pages.error && (
        <Notice tone="stop" announce>
          {refusalText(pages.error)}
        </Notice>
      )}
      <ul className="bills" aria-busy={pages.isPending}>
        {pages.isPending && Array.from({ length: 6 }, (_, at) => <Skeleton key={at} height="72px" />)}
        {bills.map(bill => (
          <Bill key={bill.id} bill={bill} shows={shows} zone={zone} onOpen={onOpen} />
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
    </>
  )
}

function Bill({
  bill,
  shows,
  zone,
  onOpen,
}: {
  bill: BillView
  shows: readonly BillShow[]
  zone: string
  onOpen: (billId: string) => void
}) {
  const words = useWords()
  const titles = useBillTitles(zone)(bill.lines, shows)
  const contents = useBillContents()(bill.lines)
  const { locale } = useChoice()
  const print = useMutation({ mutationFn: () => printAgain(bill) })
  const at = bill.settledAt ?? bill.openedAt
  const paidBy = usePaidBy()(bill.payments)
  const back =
    bill.status === 'partially_refunded' || bill.status === 'refunding' || bill.status === 'refunded'
  const printable = isPaid(bill.status)
  return (
    <li className="bill">
      <button type="button" className="bill-open" onClick={() => onOpen(bill.id)}>
        <span className="bill-when figures">
          <strong className="display">{formatTime(at, locale, zone)}</strong>
          <span className="quiet">{formatDay(at, locale, zone)}</span>
        </span>
        <span className="bill-words">
          {titles.map(title => (
            <span key={title} className="bill-number figures">
              {title}
            </span>
          ))}
          <span className={titles.length ? 'bill-what' : 'bill-number'}>{contents}</span>
          <span className="quiet figures">
            {bill.number ?? words('bill_open')}
            {paidBy && bill.number && ` · ${paidBy}`}
            {back && <span className="bill-back"> · {words(`bill_${bill.status}`)}</span>}
          </span>
          {print.isError && (
            <span className="bill-said" role="alert">
              {refusalText(print.error)}
            </span>
          )}
        </span>
        <span className="bill-cents display figures">{formatCents(bill.totalCents, locale)}</span>
      </button>
      <Button
        size="touch"
        icon={print.isSuccess ? 'tick' : 'printer'}
        label={words(print.isSuccess ? 'printed_again' : 'print_again')}
        busy={print.isPending}
        disabledReason={printable ? undefined : words(bill.number ? 'refund_nothing' : 'bill_open')}
        onPress={() => print.mutate()}
      />
    </li>
  )
}
