import { useState } from 'react'
import { wordLines } from '#core/documents/templates/word-lines.ts'
import { filled, moneyText } from '#core/documents/wording.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { useEntries } from '../kit/use-entries.ts'
import { LanguageChoice } from '../parts/LanguageChoice.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** What an invoice sells as an example, in cents with VAT. */
const sample = { number: 'FK-7QM-000042', quantity: 24, cents: 26_400 }

/** Where the texts of an invoice will stand, in each language a client may have. */
export function InvoicePreview({ template }: { template: Entry<'slip_template'> }) {
  const { t, locale: reader } = useWords()
  const [locale, setLocale] = useState<Locale>(reader)
  const cinemas = useEntries(cinema).data?.entries ?? []
  const at = cinemas.find(({ id }) => id === template.cinemaId) ?? cinemas[0]
  const words = documentWords(locale)
  const sum = moneyText(sample.cents, locale)
  const seller = at ? [at.address1, `${at.zip} ${at.city}`, `${words.vatNumber} LU00000000`] : []
  return (
    <section className="slip-preview" aria-label={t('blocks_preview')}>
      <h3>{t('blocks_preview')}</h3>
      <p className="quiet">{t('invoice_preview_what')}</p>
      <div className="row">
        <LanguageChoice size="xs" locale={locale} onChange={setLocale} />
      </div>
      <div className="invoice-preview-sheet" lang={locale} tabIndex={0}>
        <p>
          <strong>{at?.name}</strong>
          <Lines all={[...seller, ...wordLines(template.head, locale)]} />
        </p>
        <h4>{filled(words.invoiceTitle, { number: sample.number })}</h4>
        <dl>
          <dt>{`${sample.quantity} × Metropolis`}</dt>
          <dd className="figures">{sum}</dd>
          <dt>
            <strong>{words.stillToPay}</strong>
          </dt>
          <dd className="figures">
            <strong>{sum}</strong>
          </dd>
        </dl>
        <p className="invoice-preview-foot">
          <Lines all={wordLines(template.foot, locale)} />
        </p>
      </div>
    </section>
  )
}

function Lines({ all }: { all: readonly string[] }) {
  return all.map((line, at) => (
    <span key={`${at} ${line}`}>
      <br />
      {line}
    </span>
  ))
}
