import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { extendVoucher, topUpVoucher, type VoucherView } from '#core/vouchers/contract.ts'
import { mostRefreshmentCents } from '#core/vouchers/voucher-type.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { centsOf } from '../kit/typed-value.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Lets a voucher be good for longer, and puts more value for snacks and drinks on it. */
export function VoucherChanges({ voucher }: { voucher: VoucherView }) {
  return (
    <>
      {voucher.validUntil && <Extend key={voucher.validUntil} voucher={voucher} until={voucher.validUntil} />}
      <TopUp voucher={voucher} />
    </>
  )
}

function Extend({ voucher, until }: { voucher: VoucherView; until: string }) {
  const { t } = useWords()
  const call = useCall()
  const [day, setDay] = useState(until)
  const extending = useChange(() =>
    call(extendVoucher, { params: { code: voucher.code }, body: { validUntil: day } }),
  )
  return (
    <Change
      doing={extending}
      words={t('voucher_extend')}
      off={day > until ? undefined : t('voucher_extend_later')}
    >
      <TextInput
        type="date"
        label={t('voucher_extend_until')}
        value={day}
        min={until}
        onChange={event => setDay(event.currentTarget.value)}
      />
    </Change>
  )
}

function TopUp({ voucher }: { voucher: VoucherView }) {
  const { t } = useWords()
  const call = useCall()
  // A press that is repeated after a lost answer is the same top-up; the next one is another.
  const [id, setId] = useState(newId)
  const [typed, setTyped] = useState('')
  const cents = centsOf(typed) ?? 0
  const topping = useChange(async () => {
    await call(topUpVoucher, { params: { code: voucher.code }, body: { id, cents } })
    setId(newId())
    setTyped('')
  })
  const fits = cents > 0 && cents <= mostRefreshmentCents
  return (
    <Change doing={topping} words={t('voucher_top_up')} off={fits ? undefined : t('voucher_top_up_how_much')}>
      <TextInput
        label={t('voucher_top_up_cents')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </Change>
  )
}

/** A change of a voucher, after which it is read again. */
function useChange(change: () => Promise<unknown>) {
  const memory = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => memory.invalidateQueries({ queryKey: ['vouchers'] }),
  })
}

function Change({
  doing,
  words,
  off,
  children,
}: {
  doing: ReturnType<typeof useChange>
  words: string
  /** Why it cannot be done yet. */
  off: string | undefined
  children: ReactNode
}) {
  const { t } = useWords()
  const reason = useReason('manage_vouchers') ?? off
  return (
    <form
      className="voucher-change"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!reason && !doing.isPending) doing.mutate()
      }}
    >
      {children}
      <Button type="submit" busy={doing.isPending} {...(reason ? { disabledReason: reason } : {})}>
        {words}
      </Button>
      <Failed error={doing.error} />
      {doing.isSuccess && (
        <Notice tone="ok" announce>
          {t('voucher_changed')}
        </Notice>
      )}
    </form>
  )
}
