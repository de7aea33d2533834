import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { DebtView } from '#core/vouchers/contract.ts'
import { writeOffDebt, type OverdrawnVoucher } from '#core/vouchers/debt-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { PlainTable } from '../parts/PlainTable.tsx'
import { Status } from '../parts/Status.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { CardRests } from './CardRests.tsx'
import { useDebts, useZone } from './queries.ts'
import { VoucherLink } from './VoucherLink.tsx'

/** Turns that a manager let guests in on without owning them: what is still owed, and how the last ones ended. */
export function DebtList() {
  const { t } = useWords()
  const debts = useDebts()
  if (!debts.data) return <Waiting asked={debts} skeleton={<Skeleton height="240px" />} />
  const { open, ended, overdrawn, rests } = debts.data
  return (
    <div className="stack">
      <p className="quiet">{t('debts_lead')}</p>
      {open.length + overdrawn.length + rests.length === 0 && (
        <EmptyState icon="ok" title={t('debts_none')}>
          {t('debts_none_hint')}
        </EmptyState>
      )}
      {open.length > 0 && <Table debts={open} />}
      {overdrawn.length > 0 && <Overdrawn vouchers={overdrawn} />}
      {rests.length > 0 && <CardRests rests={rests} />}
      {ended.length > 0 && (
        <>
          <h2 className="panel-title">{t('debts_ended')}</h2>
          <Table debts={ended} />
        </>
      )}
    </div>
  )
}

function Table({ debts }: { debts: DebtView[] }) {
  const { locale, t } = useWords()
  const zone = useZone()
  return (
    <PlainTable
      label={t('debts')}
      heads={[t('time'), t('voucher_code'), t('cinema'), t('debt_allowed'), t('debt_worth'), t('status')]}
      numbers={[t('debt_worth')]}
      rows={debts.map(debt => ({
        key: debt.id,
        cells: [
          <span key="time" className="figures nowrap">
            <strong>{formatTime(debt.at, locale, zone)}</strong>{' '}
            <span className="quiet">{formatDay(debt.at, locale, zone)}</span>
          </span>,
          <VoucherLink
            key="code"
            code={debt.code}
            title={debt.title ? inLocale(debt.title, locale) : t('debt_unknown_voucher')}
          />,
          <span key="cinema">
            {debt.cinemaName}
            {debt.billNumber && <span className="row-note figures">{debt.billNumber}</span>}
          </span>,
          debt.allowedBy || t('debt_after_loss'),
          formatCents(debt.coveredCents, locale),
          debt.ending ? <Ending key="status" debt={debt} /> : <WriteOff key="status" debt={debt} />,
        ],
      }))}
    />
  )
}

/** Vouchers whose value for snacks was spent in two histories of a box. */
function Overdrawn({ vouchers }: { vouchers: OverdrawnVoucher[] }) {
  const { locale, t } = useWords()
  return (
    <>
      <h2 className="panel-title">{t('overdrawn')}</h2>
      <p className="quiet">{t('overdrawn_lead')}</p>
      <PlainTable
        label={t('overdrawn')}
        heads={[t('voucher_code'), t('overdrawn_by')]}
        numbers={[t('overdrawn_by')]}
        rows={vouchers.map(({ code, title, cents }) => ({
          key: code,
          cells: [
            <VoucherLink key="code" code={code} title={inLocale(title, locale)} />,
            formatCents(cents, locale),
          ],
        }))}
      />
    </>
  )
}

function Ending({ debt }: { debt: DebtView }) {
  const { t } = useWords()
  return debt.ending === 'settled' ? (
    <Status tone="ok">{t('debt_settled')}</Status>
  ) : (
    <Status tone="quiet">{t('debt_written_off')}</Status>
  )
}

function WriteOff({ debt }: { debt: DebtView }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_vouchers')
  const giving = useMutation({
    mutationFn: () => call(writeOffDebt, { params: { id: debt.id } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['vouchers'] }),
  })
  if (giving.isError) return <Failed error={giving.error} />
  return (
    <div className="row">
      <Status tone="warn">{t('debt_open')}</Status>
      <Button
        size="small"
        busy={giving.isPending}
        {...(notAllowed ? { disabledReason: notAllowed } : {})}
        onPress={() => giving.mutate()}
      >
        {t('debt_give_up')}
      </Button>
    </div>
  )
}
