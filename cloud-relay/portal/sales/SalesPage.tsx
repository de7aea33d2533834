import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { useBills, useProgramme } from '../server/queries.ts'
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
  const read = bills.data?.pages.flatMap(page => page.bills) ?? []
  const open = read.find(bill => bill.id === address.get('bill'))
  const go = (change: { source?: string; bill?: string }) =>
    setAddress({ ...(source ? { source } : {}), ...change }, { replace: true, preventScrollReset: true })
  return (
    <Page
      title={t('sales')}
      actions={
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
      }
    >
      {!bills.data ? (
        <Waiting asked={bills} skeleton={<Skeleton height="480px" />} />
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
            {bills.hasNextPage ? (
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
