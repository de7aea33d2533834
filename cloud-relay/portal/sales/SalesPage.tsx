import { SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useBills, useFoundBills, useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { BillPanel } from './BillPanel.tsx'
import { BillTable } from './BillTable.tsx'

/** Bills, newest first; older ones are fetched on demand. */
export function SalesPage() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const asked = address.get('source')
  const source = asked === 'site' || asked === 'register' ? asked : undefined
  const bills = useBills(source)
  const cinemas = useProgramme({}).data?.cinemas ?? []
  const sought = (address.get('find') ?? '').trim()
  const found = useFoundBills(sought)
  const read = (sought ? found.data?.bills : bills.data?.pages.flatMap(page => page.bills)) ?? []
  const open = read.find(bill => bill.id === address.get('bill'))
  const go = (change: { bill?: string; find?: string }) => {
    const find = change.find ?? sought
    setAddress(
      {
        ...(source ? { source } : {}),
        ...(find ? { find } : {}),
        ...(change.bill ? { bill: change.bill } : {}),
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <Page
      title={t('sales')}
      actions={
        <>
          <FindBill key={sought} sought={sought} onFind={find => go({ find })} />
          <SegmentedControl
            aria-label={t('sold_at')}
            data={[
              { value: '', label: t('source_all') },
              { value: 'site', label: t('source_site') },
              { value: 'register', label: t('source_register') },
            ]}
            value={source ?? ''}
            onChange={value =>
              setAddress(value ? { source: value } : {}, { replace: true, preventScrollReset: true })
            }
          />
        </>
      }
    >
      {!(sought ? found : bills).data ? (
        <Waiting asked={sought ? found : bills} skeleton={<Skeleton height="480px" />} />
      ) : read.length === 0 && sought ? (
        <EmptyState icon="search" title={t('find_none')}>
          {t('find_none_hint')}
        </EmptyState>
      ) : read.length === 0 ? (
        <EmptyState icon="ticket" title={t('no_sales')}>
          {t('no_sales_hint')}
        </EmptyState>
      ) : (
        <div className="board-layout">
          <div className="stack">
            <BillTable
              bills={read}
              cinemas={cinemas}
              openId={open?.id ?? null}
              onOpen={bill => go({ bill })}
            />
            {sought ? null : bills.hasNextPage ? (
              <Button busy={bills.isFetchingNextPage} onPress={() => void bills.fetchNextPage()}>
                {t('load_older')}
              </Button>
            ) : (
              <p className="quiet">{t('all_loaded', { count: read.length })}</p>
            )}
          </div>
          {open && <BillPanel key={open.id} bill={open} cinemas={cinemas} onClose={() => go({})} />}
        </div>
      )}
    </Page>
  )
}

/** A number, the code on a ticket, a name or a mail; Enter searches, empty shows all. */
function FindBill({ sought, onFind }: { sought: string; onFind: (text: string) => void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState(sought)
  return (
    <form
      className="find-bill"
      role="search"
      onSubmit={event => {
        event.preventDefault()
        onFind(typed.trim())
      }}
    >
      <TextInput
        type="search"
        aria-label={t('find_bill')}
        placeholder={t('find_bill')}
        value={typed}
        onChange={event => {
          setTyped(event.currentTarget.value)
          if (sought && !event.currentTarget.value) onFind('')
        }}
      />
    </form>
  )
}
