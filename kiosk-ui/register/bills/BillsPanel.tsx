import { useRef, useState } from 'react'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import type { BillView } from '#core/billing/bill.ts'
import { readBills } from '#core/sales/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { call } from '../../box/call.ts'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { BillDetail, type Asked } from './BillDetail.tsx'
import { DueList } from './DueList.tsx'
import { keys } from '../keys.ts'
import { printAgain } from '../sale/pay.ts'
import { programmeQuery } from '../../box/programme.ts'
import { dueQuery, foundQuery } from '../refunds/refunds.ts'
import { useWords } from '../words.ts'
import { refusalText } from '../../box/refusal-text.tsx'

type Open = { billId: string; asked: Asked | null }

/**
 * Bills in place of the second zone: the latest ones, a found one, and refunds to be paid out. `billId` opens that bill
 * at once.
 */
export function BillsPanel({ billId, onClose }: { billId?: string; onClose: () => void }) {
  const words = useWords()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  const dueCount = useQuery(dueQuery).data?.due.length ?? 0
  const [list, setList] = useState<'bills' | 'due'>('bills')
  const [open, setOpen] = useState<Open | null>(billId ? { billId, asked: null } : null)
  const [typed, setTyped] = useState('')
  const [sought, setSought] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const toggle = () => setList(list === 'bills' ? 'due' : 'bills')
  useKeys({
    [keys.due]: open ? undefined : toggle,
    [keys.findBill]: open ? undefined : () => field.current?.focus(),
  })
  if (open)
    return (
      <section className="zone panel bills-panel" aria-label={words('bills_title')}>
        <BillDetail
          key={open.billId}
          billId={open.billId}
          zone={zone}
          asked={open.asked}
          onBack={() => setOpen(null)}
          onExchange={onClose}
        />
      </section>
    )
  return (
    <section className="zone panel bills-panel" aria-label={words('bills_title')}>
      <header className="panel-head">
        <h2>{words(list === 'due' ? 'due_title' : 'bills_title')}</h2>
        <Button size="touch" pressed={list === 'due'} keyHint={keys.due} onPress={toggle}>
          {words('due_title')}
          {dueCount > 0 && <span className="due-count figures">{dueCount}</span>}
        </Button>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={onClose}>
          {words('back')}
        </Button>
      </header>
      {list === 'bills' && (
        <form
          className="bill-find"
          onSubmit={event => {
            event.preventDefault()
            setSought(typed.trim())
          }}
        >
          <input
            ref={field}
            className="input"
            type="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={words('bill_find')}
            placeholder={words('bill_find')}
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              if (!event.target.value.trim()) setSought('')
            }}
          />
          <Button
            size="touch"
            type="submit"
            icon="search"
            label={words('bill_find')}
            keyHint={keys.findBill}
          />
        </form>
      )}
      {list === 'due' ? (
        <DueList zone={zone} onOpen={(billId, asked) => setOpen({ billId, asked })} />
      ) : sought ? (
        <Found text={sought} zone={zone} onOpen={billId => setOpen({ billId, asked: null })} />
      ) : (
        <Last zone={zone} onOpen={billId => setOpen({ billId, asked: null })} />
      )}
    </section>
  )
}

function Found({ text, zone, onOpen }: { text: string; zone: string; onOpen: (billId: string) => void }) {
  const words = useWords()
  const answer = useQuery({ ...foundQuery(text), placeholderData: keepPreviousData })
  const bills = answer.data?.bills ?? []
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
          <Bill key={bill.id} bill={bill} zone={zone} onOpen={onOpen} />
        ))}
      </ul>
      {answer.data && bills.length === 0 && (
        <EmptyState icon="search" title={words('bill_find_none')}>
          {words('bill_find_none_next')}
        </EmptyState>
      )}
    </>
  )
}

function Last({ zone, onOpen }: { zone: string; onOpen: (billId: string) => void }) {
  const words = useWords()
  const pages = useInfiniteQuery({
    queryKey: ['bills', 'last'],
    queryFn: ({ pageParam }) => call(readBills, { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
    staleTime: 0,
  })
  const bills = pages.data?.pages.flatMap(page => page.bills) ?? []
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
          <Bill key={bill.id} bill={bill} zone={zone} onOpen={onOpen} />
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

function Bill({ bill, zone, onOpen }: { bill: BillView; zone: string; onOpen: (billId: string) => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const print = useMutation({ mutationFn: () => printAgain(bill) })
  const at = bill.settledAt ?? bill.openedAt
  const method = bill.payments[0]?.method
  const back =
    bill.status === 'partially_refunded' || bill.status === 'refunding' || bill.status === 'refunded'
  const printable = bill.status === 'settled' || bill.status === 'partially_refunded'
  return (
    <li className="bill">
      <button type="button" className="bill-open" onClick={() => onOpen(bill.id)}>
        <span className="bill-when figures">
          <strong className="display">{formatTime(at, locale, zone)}</strong>
          <span className="quiet">{formatDay(at, locale, zone)}</span>
        </span>
        <span className="bill-words">
          <span className="bill-number figures">
            {bill.number ?? words('bill_open')}
            {method && bill.number && (
              <span className="quiet">
                {' '}
                · {words(method === 'other' ? 'bill_pay_another' : `bill_pay_${method}`)}
              </span>
            )}
            {back && <span className="bill-back"> · {words(`bill_${bill.status}`)}</span>}
          </span>
          <span className="quiet bill-what">{whatIsOn(bill)}</span>
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

/** `2 Normal, 1 Popcorn M`, equal texts counted together. */
function whatIsOn(bill: BillView): string {
  const counts = new Map<string, number>()
  for (const line of bill.lines) counts.set(line.text, (counts.get(line.text) ?? 0) + line.quantity)
  return [...counts].map(([text, count]) => `${count} ${text}`).join(', ')
}
