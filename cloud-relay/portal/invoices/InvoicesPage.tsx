import { Select } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import type { InvoiceInList } from '#core/invoicing/contract.ts'
import { invoiceStates } from '#core/invoicing/state.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { CinemaFilter } from '../parts/CinemaFilter.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { ListTable } from '../parts/ListTable.tsx'
import { Status } from '../parts/Status.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { InvoicePanel } from './InvoicePanel.tsx'
import { invoiceTones } from './invoice-text.ts'
import { useInvoices } from './queries.ts'
import { SaveInvoices } from './SaveInvoices.tsx'

/** The invoices: what became of each, and what is still to be paid. */
export function InvoicesPage() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const cinemas = useProgramme({}).data?.cinemas ?? []
  const cinema = cinemas.find(({ id }) => id === address.get('cinema'))
  const state = invoiceStates.find(each => each === address.get('state'))
  const filter = { ...(cinema ? { cinema: cinema.id } : {}), ...(state ? { state } : {}) }
  const invoices = useInvoices(filter)
  const list = invoices.data?.pages.flatMap(page => page.invoices)
  const open = address.get('invoice')
  const go = (change: Record<string, string>) => {
    const next = { cinema: cinema?.id ?? '', state: state ?? '', ...change }
    setAddress(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), { replace: true })
  }
  return (
    <Page
      title={t('invoices')}
      lead={t('invoices_lead')}
      actions={
        <>
          <CinemaFilter cinemas={cinemas} chosen={cinema?.id ?? ''} onChoose={next => go({ cinema: next })} />
          <Select
            aria-label={t('status')}
            data={[
              { value: '', label: t('invoices_all') },
              ...invoiceStates.map(each => ({ value: each, label: t(`invoice_is_${each}`) })),
            ]}
            value={state ?? ''}
            allowDeselect={false}
            onChange={next => go({ state: next ?? '' })}
          />
        </>
      }
    >
      <div className={open ? 'board-layout' : undefined}>
        <div className="stack">
          {!list ? (
            <Waiting asked={invoices} skeleton={<Skeleton height="320px" />} />
          ) : list.length === 0 ? (
            <EmptyState icon="clock" title={t(state || cinema ? 'invoices_none_such' : 'invoices_none')}>
              {t('invoices_none_hint')}
            </EmptyState>
          ) : (
            <>
              <SaveInvoices filter={filter} cinemas={cinemas} />
              <Invoices list={list} openId={open} onOpen={invoice => go({ invoice })} />
            </>
          )}
          {invoices.hasNextPage && (
            <Button busy={invoices.isFetchingNextPage} onPress={() => void invoices.fetchNextPage()}>
              {t('load_older')}
            </Button>
          )}
        </div>
        {open && <InvoicePanel key={open} id={open} onClose={() => go({})} />}
      </div>
    </Page>
  )
}

function Invoices({
  list,
  openId,
  onOpen,
}: {
  list: readonly InvoiceInList[]
  openId: string | null
  onOpen: (id: string) => void
}) {
  const { locale, t } = useWords()
  const dayOf = (day: string) =>
    formatPlainDay(day, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <ListTable
      label={t('invoices')}
      name={{ name: t('client.one') }}
      heads={[
        { name: t('invoice_day'), isMinor: true },
        { name: t('total'), isNumber: true },
        { name: t('invoice_still_due'), isNumber: true, isMinor: true },
        { name: t('status'), isClear: true },
      ]}
      rows={list.map(invoice => ({
        id: invoice.id,
        name: invoice.clientName,
        note: invoice.number,
        cells: [
          dayOf(invoice.day),
          formatCents(invoice.totalCents, locale),
          invoice.dueCents && ['pending', 'invoiced', 'expired'].includes(invoice.state)
            ? formatCents(invoice.dueCents, locale)
            : '–',
          <Status key="status" tone={invoiceTones[invoice.state]}>
            {t(`invoice_is_${invoice.state}`)}
          </Status>,
        ],
      }))}
      openId={openId}
      onOpen={onOpen}
    />
  )
}
