import { Select, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { batchMost } from '#core/vouchers/batch.ts'
import { giveVouchers } from '#core/vouchers/batch-contract.ts'
import { giveVoucher } from '#core/vouchers/contract.ts'
import { refreshmentBounds, refreshmentsFit, turnsFit } from '#core/vouchers/voucher-type.ts'
import type { VoucherType } from '#core/vouchers/voucher-type.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { newId } from '#ui/new-id.ts'
import { centsOf } from '../kit/typed-value.ts'
import { Failed } from '../parts/Failed.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useVoucherTypes } from './queries.ts'
import { SaveCodes } from './SaveCodes.tsx'

const nothingTyped = { turns: '', value: '', count: '1', holderName: '', holderEmail: '', reference: '' }
type Typed = typeof nothingTyped

/**
 * Issues vouchers that no till sells: one as a present, or many alike to a company by invoice. The code of one is shown in
 * the panel that follows, those of many are saved as a file.
 */
export function GiveVoucher({ onClose, onGiven }: { onClose: () => void; onGiven: (code: string) => void }) {
  const { locale, t } = useWords()
  const types = useVoucherTypes().data?.types ?? []
  const [id] = useState(newId)
  const [typeId, setTypeId] = useState<string | null>(null)
  const [typed, setTyped] = useState<Typed>(nothingTyped)
  const type = types.find(type => type.id === typeId)
  const giving = useGiving({ id, typeId, typed, type, onGiven })
  const off = useReasonAgainst(type, typed)
  const fields = giving.error instanceof CallRefused ? giving.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!off && !giving.isPending) giving.mutate()
  }
  if (giving.data)
    return (
      <SidePanel title={t('voucher_give')} onClose={onClose}>
        <Notice tone="ok" announce>
          {t('voucher_batch_done', { count: giving.data })}
        </Notice>
        <SaveCodes batchId={id} />
      </SidePanel>
    )
  return (
    <SidePanel title={t('voucher_give')} lead={t('voucher_give_lead')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <Select
          label={t('voucher_type')}
          placeholder={t('choose')}
          data={types.map(type => ({ value: type.id, label: inLocale(type.title, locale) }))}
          value={typeId}
          error={fields.voucherTypeId?.[0]}
          allowDeselect={false}
          onChange={next => {
            setTypeId(next)
            const chosen = types.find(type => type.id === next)
            const { usual } = refreshmentBounds(chosen ?? {})
            setTyped({
              ...typed,
              turns: String(chosen?.turnsDefault ?? ''),
              value: usual ? (usual / 100).toFixed(2) : '',
            })
          }}
        />
        <Amounts type={type} typed={typed} fields={fields} onType={setTyped} />
        {!Object.keys(fields).length && <Failed error={giving.error} />}
        <div className="panel-foot row">
          <Button
            type="submit"
            variant="primary"
            busy={giving.isPending}
            {...(off ? { disabledReason: off } : {})}
          >
            {t('voucher_give_now')}
          </Button>
          <Button onPress={onClose}>{t('close')}</Button>
        </div>
      </form>
    </SidePanel>
  )
}

/** How many of what, and for whom. */
function Amounts({
  type,
  typed,
  fields,
  onType,
}: {
  type: VoucherType | undefined
  typed: Typed
  fields: Readonly<Record<string, readonly string[] | undefined>>
  onType: (next: Typed) => void
}) {
  const { locale, t } = useWords()
  const value = refreshmentBounds(type ?? {})
  const input = (name: keyof Typed) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onType({ ...typed, [name]: event.currentTarget.value }),
  })
  const money = (cents: number) => formatCents(cents, locale)
  return (
    <>
      <TextInput
        {...input('turns')}
        label={t('voucher_turns')}
        description={
          type && t('turns_bounds', { min: type.turnsMin, max: type.turnsMax, step: type.turnsStep })
        }
        type="number"
        inputMode="numeric"
        error={fields['turns']?.[0]}
      />
      {value.max > 0 && (
        <TextInput
          {...input('value')}
          label={t('voucher_refreshments')}
          description={t('turns_bounds', {
            min: money(value.min),
            max: money(value.max),
            step: money(value.step),
          })}
          inputMode="decimal"
          error={fields['refreshmentCents']?.[0]}
        />
      )}
      <TextInput
        {...input('holderName')}
        label={t('voucher_holder')}
        description={t('voucher_holder_hint')}
        maxLength={120}
      />
      <TextInput
        {...input('holderEmail')}
        label={t('voucher_holder_mail')}
        description={t('voucher_holder_mail_hint')}
        type="email"
        maxLength={200}
        error={fields['holderEmail']?.[0]}
      />
      <TextInput
        {...input('reference')}
        label={t('voucher_reference')}
        description={t('voucher_reference_hint')}
        maxLength={80}
      />
      <TextInput
        {...input('count')}
        label={t('voucher_count')}
        description={t('voucher_count_hint', { most: batchMost })}
        type="number"
        inputMode="numeric"
        error={fields['count']?.[0]}
      />
    </>
  )
}

/** Why nothing can be issued yet. */
function useReasonAgainst(type: VoucherType | undefined, typed: Typed): string | undefined {
  const { t } = useWords()
  if (!type) return t('voucher_choose_type')
  if (!turnsFit(type, Number(typed.turns)))
    return t('turns_bounds', { min: type.turnsMin, max: type.turnsMax, step: type.turnsStep })
  const cents = typed.value ? centsOf(typed.value) : 0
  if (cents === undefined || !refreshmentsFit(type, cents)) return t('voucher_refreshments_unfit')
  const count = Number(typed.count)
  if (!Number.isInteger(count) || count < 1 || count > batchMost)
    return t('voucher_count_hint', { most: batchMost })
  return undefined
}

/** Issues one or many; tells how many, where their codes are still to be saved. */
function useGiving({
  id,
  typeId,
  typed,
  type,
  onGiven,
}: {
  id: string
  typeId: string | null
  typed: Typed
  type: VoucherType | undefined
  onGiven: (code: string) => void
}) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    async mutationFn(): Promise<number | null> {
      const { max } = refreshmentBounds(type ?? {})
      const cents = max > 0 && typed.value ? centsOf(typed.value)! : 0
      const body = {
        id,
        voucherTypeId: typeId!,
        turns: Number(typed.turns),
        holderName: typed.holderName,
        ...(cents ? { refreshmentCents: cents } : {}),
        ...(typed.holderEmail.trim() ? { holderEmail: typed.holderEmail } : {}),
        ...(typed.reference.trim() ? { reference: typed.reference } : {}),
      }
      const count = Number(typed.count)
      if (count > 1) {
        await call(giveVouchers, { body: { ...body, count } })
        await memory.invalidateQueries({ queryKey: ['vouchers'] })
        return count
      }
      const { voucher } = await call(giveVoucher, { body })
      await memory.invalidateQueries({ queryKey: ['vouchers'] })
      onGiven(voucher.code)
      return null
    },
  })
}
