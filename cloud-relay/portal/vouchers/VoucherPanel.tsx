import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents, formatDay, formatPlainDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { AnswerOf } from '#core/api/route.ts'
import { cancelVoucher, type readVoucher } from '#core/vouchers/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useVoucher, useZone } from './queries.ts'
import { SaveCodes } from './SaveCodes.tsx'
import { whatHappened } from './voucher-history.ts'
import { VoucherChanges } from './VoucherChanges.tsx'
import { VoucherStatus } from './VoucherStatus.tsx'

type Found = AnswerOf<typeof readVoucher>

/** One voucher: what is left, which side may use it, and everything that happened to it. */
export function VoucherPanel({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useWords()
  const asked = useVoucher(code)
  return (
    <SidePanel title={asked.data?.voucher.code ?? code} lead={t('voucher_panel')} onClose={onClose}>
      {asked.isError ? (
        <Failed error={asked.error} />
      ) : asked.data ? (
        <Voucher found={asked.data} />
      ) : (
        <Waiting asked={asked} skeleton={<Skeleton height="240px" />} />
      )}
    </SidePanel>
  )
}

function Voucher({ found }: { found: Found }) {
  const { voucher, debts } = found
  const { locale, t } = useWords()
  const day = (value: string) =>
    formatPlainDay(value, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const open = debts.filter(debt => !debt.ending)
  return (
    <>
      <VoucherStatus voucher={voucher} />
      {voucher.trouble && <Notice tone="warn">{voucher.trouble}</Notice>}
      {open.length > 0 && <Notice tone="warn">{t('voucher_owed', { count: open.length })}</Notice>}
      <Facts
        facts={[
          [t('voucher_type'), inLocale(voucher.title, locale)],
          [t('voucher_holder'), voucher.holderName],
          [t('voucher_holder_mail'), voucher.holderEmail],
          [t('voucher_reference'), voucher.reference],
          [t('voucher_left'), `${voucher.left} / ${voucher.turns}`],
          ...(voucher.refreshments.totalCents
            ? [
                [
                  t('voucher_refreshments'),
                  `${formatCents(voucher.refreshments.leftCents, locale)} / ${formatCents(voucher.refreshments.totalCents, locale)}`,
                ] as [string, string],
              ]
            : []),
          [t('voucher_turn_price'), formatCents(voucher.turnCents, locale)],
          [t('voucher_from'), day(voucher.validFrom)],
          [t('voucher_until'), voucher.validUntil ? day(voucher.validUntil) : t('voucher_ever')],
        ]}
      />
      {voucher.takenOver && <p className="quiet">{t('voucher_taken_over')}</p>}
      {voucher.at.length > 0 && (
        <div>
          <h3 className="panel-title">{t('turns_where')}</h3>
          <Facts
            facts={voucher.at.map(place => [
              place.cinemaName ?? t('source_site'),
              t('turns', { count: place.free }),
            ])}
          />
        </div>
      )}
      <History found={found} />
      {voucher.batchId && (
        <div>
          <h3 className="panel-title">{t('voucher_batch')}</h3>
          <SaveCodes batchId={voucher.batchId} />
        </div>
      )}
      {!voucher.cancelled && <VoucherChanges voucher={voucher} />}
      {!voucher.cancelled && <CancelVoucher code={voucher.code} left={voucher.left} />}
    </>
  )
}

/** Everything that happened to its visits and to its value. */
function History({ found }: { found: Found }) {
  const { locale, t } = useWords()
  const zone = useZone()
  const happened = whatHappened(found)
  const textOf = (change: (typeof happened)[number]) => {
    const place = change.cinemaName ?? t('source_site')
    if (change.of === 'turn') return t(`turn_${change.what}`, { turn: change.turn, place })
    const cents = formatCents(change.cents, locale)
    // Nobody tops up on the website: it was done in the portal.
    if (change.what === 'topped_up' && change.cinemaName === null) return t('value_given', { cents })
    return t(`value_${change.what}`, { cents, place })
  }
  return (
    <div>
      <h3 className="panel-title">{t('voucher_history')}</h3>
      {happened.length === 0 ? (
        <p className="quiet">{t('voucher_history_none')}</p>
      ) : (
        <ol className="voucher-history">
          {happened.map((change, index) => (
            <li key={index}>
              <span>{textOf(change)}</span>
              <span className="quiet figures">
                {formatDay(change.at, locale, zone)} {formatTime(change.at, locale, zone)}
                {change.billNumber && ` · ${change.billNumber}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Cancelling cannot be undone, so it needs a confirmation. */
function CancelVoucher({ code, left }: { code: string; left: number }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_vouchers')
  const [asking, setAsking] = useState(false)
  const cancelling = useMutation({
    mutationFn: () => call(cancelVoucher, { params: { code } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['vouchers'] }),
  })
  if (!asking)
    return (
      <div className="panel-foot">
        <Button onPress={() => setAsking(true)} {...(notAllowed ? { disabledReason: notAllowed } : {})}>
          {t('voucher_cancel')}
        </Button>
      </div>
    )
  return (
    <div className="panel-foot stack">
      <Notice tone="warn" title={t('voucher_cancel')} announce>
        {cancelling.isError
          ? sentenceOf(cancelling.error, t('unreachable'))
          : t('voucher_cancel_what', { count: left })}
      </Notice>
      <div className="row">
        <Button variant="danger" busy={cancelling.isPending} onPress={() => cancelling.mutate()}>
          {t('voucher_cancel_now')}
        </Button>
        <Button onPress={() => setAsking(false)}>{t('voucher_keep')}</Button>
      </div>
    </div>
  )
}
