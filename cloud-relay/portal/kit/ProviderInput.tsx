import { Select } from '@mantine/core'
import { inLocale } from '#core/i18n/locale.ts'
import { byHandAtTill } from '#core/billing/methods/till-method.ts'
import { usePaymentProviders } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { usePlain, type FieldProps } from './field-props.ts'
import { useLabels } from './use-labels.ts'

/** How a method takes money: at a register, or by a payment provider that is set up on this server. One that is not stays readable by its own name. */
export function ProviderInput(props: FieldProps) {
  const { entity, field, typed, onType } = props
  const { locale, t } = useWords()
  const { option } = useLabels(entity.kind)
  const plain = usePlain(props)
  const providers = usePaymentProviders().data?.providers ?? []
  const chosen = String(typed)
  const data = [
    ...byHandAtTill.map(kind => ({ value: kind, label: option(field.name, kind) })),
    ...providers.map(({ driver, name }) => ({ value: driver, label: inLocale(name, locale) })),
  ]
  const isElsewhere = chosen && !data.some(({ value }) => value === chosen)
  return (
    <Select
      {...plain}
      placeholder={t('choose')}
      nothingFoundMessage={option(field.name, 'none')}
      allowDeselect={false}
      data={isElsewhere ? [{ value: chosen, label: chosen }, ...data] : data}
      value={chosen || null}
      onChange={value => onType(value ?? '')}
    />
  )
}
