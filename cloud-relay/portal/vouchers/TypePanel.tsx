import { Select, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { locales } from '#core/i18n/locale.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { voucherType } from '#core/vouchers/voucher-type.entity.ts'
import type { VoucherType } from '#core/vouchers/voucher-type.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { newId } from '#ui/new-id.ts'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { draftOf, fieldsOf, typedNumbers, type TypeDraft } from './type-draft.ts'

const calls = entryCalls(voucherType)

/** Makes or edits a kind of voucher. Vouchers that are out keep what they were sold with. */
export function TypePanel({ type, onClose }: { type: VoucherType | undefined; onClose: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_vouchers')
  const [draft, setDraft] = useState(() => draftOf(type))
  const [id] = useState(() => type?.id ?? newId())
  const fields = fieldsOf(draft)
  const saving = useMutation({
    mutationFn: (change: object) =>
      call(type ? calls.change : calls.create, { params: { id }, body: change }).then(() => undefined),
    onSuccess: async () => {
      await memory.invalidateQueries({ queryKey: ['vouchers'] })
      onClose()
    },
  })
  const ending = useMutation({
    mutationFn: () => call(calls.archive, { params: { id }, body: { archived: true } }),
    onSuccess: async () => {
      await memory.invalidateQueries({ queryKey: ['vouchers'] })
      onClose()
    },
  })
  const off = notAllowed ?? (fields ? undefined : t('type_incomplete'))
  return (
    <SidePanel title={t(type ? 'type_edit' : 'type_add')} lead={t('type_lead')} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!off && !saving.isPending) saving.mutate(fields!)
        }}
      >
        <TypeFields draft={draft} onChange={change => setDraft({ ...draft, ...change })} />
        {saving.isError && (
          <Notice tone="stop" announce>
            {sentenceOf(saving.error, t('unreachable'))}
          </Notice>
        )}
        <div className="panel-foot row">
          <Button
            type="submit"
            variant="primary"
            busy={saving.isPending}
            {...(off ? { disabledReason: off } : {})}
          >
            {t('save')}
          </Button>
          {type && (
            <Button {...(notAllowed ? { disabledReason: notAllowed } : {})} onPress={() => ending.mutate()}>
              {t('type_end')}
            </Button>
          )}
          <Button onPress={onClose}>{t('close')}</Button>
        </div>
      </form>
    </SidePanel>
  )
}

function TypeFields({
  draft,
  onChange,
}: {
  draft: TypeDraft
  onChange: (change: Partial<TypeDraft>) => void
}) {
  const { t } = useWords()
  return (
    <>
      <Select
        label={t('type_kind')}
        data={(['giftcard', 'subscription'] as const).map(value => ({ value, label: t(`kind_${value}`) }))}
        value={draft.type}
        allowDeselect={false}
        onChange={value => onChange({ type: value === 'subscription' ? 'subscription' : 'giftcard' })}
      />
      {(['title', 'description'] as const).map(field => (
        <fieldset key={field} className="words-of">
          <legend>{t(`type_${field}`)}</legend>
          {locales.map(locale => (
            <TextInput
              key={locale}
              aria-label={`${t(`type_${field}`)}, ${locale}`}
              leftSection={<span className="quiet">{locale}</span>}
              maxLength={200}
              value={draft[field][locale]}
              onChange={event =>
                onChange({ [field]: { ...draft[field], [locale]: event.currentTarget.value } })
              }
            />
          ))}
        </fieldset>
      ))}
      <TextInput
        label={t('voucher_turn_price')}
        description={t('type_price_hint')}
        inputMode="decimal"
        value={draft.price}
        onChange={event => onChange({ price: event.currentTarget.value })}
      />
      <div className="two">
        {typedNumbers.map(name => (
          <TextInput
            key={name}
            label={t(`type_${name}`)}
            inputMode="numeric"
            placeholder={name === 'validMonths' ? t('voucher_ever') : undefined}
            value={draft.numbers[name]}
            onChange={event => onChange({ numbers: { ...draft.numbers, [name]: event.currentTarget.value } })}
          />
        ))}
      </div>
    </>
  )
}
