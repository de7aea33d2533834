import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { entryCalls } from '#core/catalogue/contract.ts'
import { countryStarts, type Country } from '#core/founding/countries.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { vatClasses } from '#core/pricing/price-rate.ts'
import { vatClass } from '#core/pricing/vat-class.entity.ts'
import { wordsOf } from '#core/catalogue/words-of.ts'
import { exhibitor } from '#core/venue/exhibitor.entity.ts'
import { percentOf } from '../kit/typed-value.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { StartList, useStartLines } from './StartList.tsx'
import { StepForm } from './StepForm.tsx'
import { useMake, useSaving } from './use-make.ts'
import type { Setup } from './use-setup.ts'

/** Who sells: the VAT number, and the rates of its country for what is not entered yet. */
export function OperatorStep({ company, vat }: Setup) {
  const { t, locale } = useWords()
  const call = useCall()
  const make = useMake()
  const [vatNumber, setVatNumber] = useState(company.vatNumber)
  const start = countryStarts[company.country as Country]
  const { lines, put } = useStartLines(() =>
    vatClasses
      .filter(id => !vat.some(line => line.id === id))
      .map(id => ({
        id,
        name: inLocale(wordsOf(vatClass.name({ id, rates: [] })), locale),
        typed: start ? String(start.vat[id].basisPoints / 100) : '',
        wanted: true,
      })),
  )
  const saving = useSaving(async () => {
    const params = { id: company.id }
    await call(entryCalls(exhibitor).change, { params, body: { vatNumber: vatNumber.trim() } })
    for (const line of lines) {
      const from = start?.vat[line.id as (typeof vatClasses)[number]].from ?? '2020-01-01'
      await make(vatClass, line.id, { rates: [{ from, basisPoints: percentOf(line.typed)! }] })
    }
  })
  const isRead = lines.every(({ typed }) => percentOf(typed) !== undefined)
  return (
    <StepForm
      saving={saving}
      save={t('save')}
      off={!vatNumber.trim() || !isRead ? t('setup_incomplete') : undefined}
    >
      <TextInput
        id="setup-vat-number"
        label={t('exhibitor.vatNumber')}
        description={t('setup_vat_hint', { prefix: start?.vatPrefix ?? '' })}
        maxLength={20}
        autoComplete="off"
        value={vatNumber}
        onChange={event => setVatNumber(event.currentTarget.value)}
      />
      {lines.length > 0 && (
        <fieldset className="field-group">
          <legend>{t('setup_vat_rates')}</legend>
          <p className="quiet">{t('setup_vat_check')}</p>
          <StartList lines={lines} put={put} unit="%" read={percentOf} fixed />
        </fieldset>
      )}
    </StepForm>
  )
}
