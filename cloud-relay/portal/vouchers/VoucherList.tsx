import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatPlainDay } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { VoucherView } from '#core/vouchers/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { ListTable } from '../parts/ListTable.tsx'
import { Waiting } from '../parts/Page.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { GiveVoucher } from './GiveVoucher.tsx'
import { useVouchers } from './queries.ts'
import { VoucherStatus } from './VoucherStatus.tsx'
import { VoucherPanel } from './VoucherPanel.tsx'

/** Vouchers, newest first, with the field that finds one by its code. */
export function VoucherList() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const [typed, setTyped] = useState('')
  const hidden = useReason('manage_vouchers')
  const vouchers = useVouchers(!hidden)
  const read = vouchers.data?.pages.flatMap(page => page.vouchers) ?? []
  const code = address.get('code')
  const open = (code: string) => setAddress({ code }, { replace: true, preventScrollReset: true })
  const close = () => setAddress({}, { replace: true, preventScrollReset: true })
  return (
    <div className="board-layout">
      <div className="stack">
        <div className="row voucher-tools">
          <form
            className="row"
            role="search"
            onSubmit={event => {
              event.preventDefault()
              if (typed.trim()) open(typed.trim())
            }}
          >
            <TextInput
              aria-label={t('voucher_code')}
              placeholder={t('voucher_find')}
              value={typed}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              onChange={event => setTyped(event.currentTarget.value)}
            />
            <Button
              type="submit"
              icon="search"
              {...(typed.trim() ? {} : { disabledReason: t('voucher_find') })}
            >
              {t('voucher_look')}
            </Button>
          </form>
          <Button
            variant="primary"
            icon="plus"
            {...(hidden ? { disabledReason: hidden } : {})}
            onPress={() => setAddress({ give: 'yes' }, { replace: true })}
          >
            {t('voucher_give')}
          </Button>
        </div>
        {hidden ? (
          <p className="quiet">{t('vouchers_hidden')}</p>
        ) : !vouchers.data ? (
          <Waiting asked={vouchers} skeleton={<Skeleton height="320px" />} />
        ) : read.length === 0 ? (
          <EmptyState icon="voucher" title={t('vouchers_none')}>
            {t('vouchers_none_hint')}
          </EmptyState>
        ) : (
          <>
            <Table vouchers={read} openCode={code} onOpen={open} />
            {vouchers.hasNextPage && (
              <Button busy={vouchers.isFetchingNextPage} onPress={() => void vouchers.fetchNextPage()}>
                {t('load_older')}
              </Button>
            )}
          </>
        )}
      </div>
      {address.get('give') ? (
        <GiveVoucher onClose={close} onGiven={open} />
      ) : (
        code && <VoucherPanel key={code} code={code} onClose={close} />
      )}
    </div>
  )
}

function Table({
  vouchers,
  openCode,
  onOpen,
}: {
  vouchers: VoucherView[]
  openCode: string | null
  onOpen: (code: string) => void
}) {
  const { locale, t } = useWords()
  const day = (value: string) =>
    formatPlainDay(value, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <ListTable
      label={t('vouchers')}
      name={{ name: t('voucher_code') }}
      heads={[
        { name: t('voucher_type'), isClear: true },
        { name: t('voucher_holder'), isMinor: true },
        { name: t('voucher_left'), isNumber: true },
        { name: t('voucher_until'), isMinor: true },
        { name: t('status'), isClear: true },
      ]}
      rows={vouchers.map(voucher => ({
        id: voucher.code,
        name: <span className="figures nowrap">{voucher.code}</span>,
        cells: [
          inLocale(voucher.title, locale),
          voucher.holderName,
          <span key="left" className="nowrap">
            <strong>{voucher.left}</strong> / {voucher.turns}
          </span>,
          voucher.validUntil ? day(voucher.validUntil) : t('voucher_ever'),
          <VoucherStatus key="status" voucher={voucher} />,
        ],
      }))}
      openId={openCode}
      onOpen={onOpen}
    />
  )
}
