import { Select, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallRefused } from '#core/api/call.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { giveVoucher } from '#core/vouchers/contract.ts'
import { turnsFit } from '#core/vouchers/voucher-type.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { newId } from '#ui/new-id.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useVoucherTypes } from './queries.ts'

/**
 * Issues a voucher that no till sells: as a present, or paid by invoice. The code is shown in the panel that follows.
 */
export function GiveVoucher({ onClose, onGiven }: { onClose: () => void; onGiven: (code: string) => void }) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const types = useVoucherTypes().data?.types ?? []
  const [id] = useState(newId)
  const [typeId, setTypeId] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [holderName, setHolderName] = useState('')
  const type = types.find(type => type.id === typeId)
  const turns = Number(typed)
  const giving = useMutation({
    mutationFn: () => call(giveVoucher, { body: { id, voucherTypeId: type!.id, turns, holderName } }),
    onSuccess: async ({ voucher }) => {
      await memory.invalidateQueries({ queryKey: ['vouchers'] })
      onGiven(voucher.code)
    },
  })
  const bounds = type && t('turns_bounds', { min: type.turnsMin, max: type.turnsMax, step: type.turnsStep })
  const off = type && turnsFit(type, turns) ? undefined : (bounds ?? t('voucher_choose_type'))
  const fields = giving.error instanceof CallRefused ? giving.error.fields : {}
  return (
    <SidePanel title={t('voucher_give')} lead={t('voucher_give_lead')} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!off && !giving.isPending) giving.mutate()
        }}
      >
        <Select
          label={t('voucher_type')}
          placeholder={t('choose')}
          data={types.map(type => ({ value: type.id, label: inLocale(type.title, locale) }))}
          value={typeId}
          error={fields.voucherTypeId?.[0]}
          allowDeselect={false}
          onChange={next => {
            setTypeId(next)
            setTyped(String(types.find(type => type.id === next)?.turnsDefault ?? ''))
          }}
        />
        <TextInput
          label={t('voucher_turns')}
          description={bounds}
          type="number"
          inputMode="numeric"
          value={typed}
          error={fields.turns?.[0]}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <TextInput
          label={t('voucher_holder')}
          description={t('voucher_holder_hint')}
          maxLength={120}
          autoComplete="off"
          value={holderName}
          onChange={event => setHolderName(event.currentTarget.value)}
        />
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
