import type { ReactNode } from 'react'
import type { Programme } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { FindField } from '../parts/FindField.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useBills, useFoundBills, useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { BillPanel } from './BillPanel.tsx'
import { BillSums } from './BillSums.tsx'
import { BillTable, type Bills } from './BillTable.tsx'
import { FilterSentence } from './FilterSentence.tsx'
import { SaveBills } from './SaveBills.tsx'
import { useSalesFilter, type SalesFilter } from './use-sales-filter.ts'

/** Orders of a filter, newest first, with their sums; older ones are fetched on demand. */
export function SalesPage() {
  const { t } = useWords()
  const programme = useProgramme({}).data
  const sales = useSalesFilter(programme?.today)
  const { word, go, filter } = sales
  const bills = useBills(filter, programme !== undefined)
  const sought = word('find')
  const found = useFoundBills(sought)
  const read = together(sought ? [found.data] : (bills.data?.pages ?? []))
  return (
    <Page
      title={t('sales')}
      actions={
        <FindField key={sought} label={t('find_bill')} sought={sought} onFind={find => go({ find })} />
      }
    >
      {!sought && programme && (
        <div className="filter-bar">
          <FilterSentence sales={sales} cinemas={programme.cinemas} today={programme.today} />
          <SaveBills filter={filter} days={sales.days} cinemas={programme.cinemas} />
        </div>
      )}
      {!(sought ? found : bills).data ? (
        <Waiting asked={sought ? found : bills} skeleton={<Skeleton height="480px" />} />
      ) : read.bills.length === 0 ? (
        <div className="stack">
          <NoBills sought={sought} isFiltered={Object.keys(filter).length > 0} />
          {!sought && bills.hasNextPage && <Older bills={bills} count={0} />}
        </div>
      ) : (
        <Listed read={read} sales={sales} programme={programme} sought={sought}>
          {!sought && <Older bills={bills} count={read.bills.length} />}
        </Listed>
      )}
    </Page>
  )
}

/** The list, with one order open beside it. */
function Listed({
  read,
  sales: { word, go, filter },
  programme,
  sought,
  children,
}: {
  read: Bills
  sales: SalesFilter
  programme: Programme | undefined
  sought: string
  children: ReactNode
}) {
  const cinemas = programme?.cinemas ?? []
  const open = read.bills.find(bill => bill.id === word('bill'))
  return (
    <div className="board-layout">
      <div className="stack">
        <BillTable
          read={read}
          cinemas={cinemas}
          now={programme?.now}
          openId={open?.id ?? null}
          onOpen={bill => go({ bill })}
          sums={!sought && <BillSums filter={filter} several={cinemas.length > 1} />}
        />
        {children}
      </div>
      {open && (
        <BillPanel
          key={open.id}
          bill={open}
          shows={read.shows}
          cinemas={cinemas}
          now={programme?.now}
          onClose={() => go({})}
        />
      )}
    </div>
  )
}

/** Why the list is empty. */
function NoBills({ sought, isFiltered }: { sought: string; isFiltered: boolean }) {
  const { t } = useWords()
  const [icon, title, hint] = sought
    ? (['search', 'find_none', 'find_none_hint'] as const)
    : isFiltered
      ? (['search', 'filter_nothing', 'filter_nothing_hint'] as const)
      : (['ticket', 'no_sales', 'no_sales_hint'] as const)
  return (
    <EmptyState icon={icon} title={t(title)}>
      {t(hint)}
    </EmptyState>
  )
}

/** Fetches older orders, as long as there are some. */
function Older({ bills, count }: { bills: ReturnType<typeof useBills>; count: number }) {
  const { t } = useWords()
  if (!bills.hasNextPage) return <p className="quiet">{t('all_loaded', { count })}</p>
  return (
    <Button busy={bills.isFetchingNextPage} onPress={() => void bills.fetchNextPage()}>
      {t('load_older')}
    </Button>
  )
}

/** Pages of a list as one. */
function together(pages: readonly (Bills | undefined)[]): Bills {
  const all = pages.filter(page => page !== undefined)
  return {
    bills: all.flatMap(({ bills }) => bills),
    shows: all.flatMap(({ shows }) => shows),
    buyers: all.flatMap(({ buyers }) => buyers),
  }
}
