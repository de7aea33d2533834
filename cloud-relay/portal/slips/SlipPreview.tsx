import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { wordLines } from '#core/documents/templates/word-lines.ts'
import { sampleSlip } from '#core/documents/templates/sample-slips.ts'
import type { SlipKind } from '#core/documents/templates/slip-blocks.ts'
import { linesField } from '#core/documents/templates/slip-template.entity.ts'
import { typeset } from '#core/documents/typeset.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { PaperSlip } from '#ui/paper/PaperSlip.tsx'
import { printLines } from '#ui/paper/print-lines.ts'
import { useEntries } from '../kit/use-entries.ts'
import { LanguageChoice } from '../parts/LanguageChoice.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { InvoicePreview } from './InvoicePreview.tsx'

/** Letters of normal size on a line of each width of paper. */
const columnsOf = { 58: 32, 80: 48 } as const

/** How a slip will come out as it is typed now, on either width of paper and in each language. */
export function SlipPreview({ template }: { template: Entry<'slip_template'> }) {
  const { slip } = template
  return slip === 'invoice' ? (
    <InvoicePreview template={template} />
  ) : (
    <PaperPreview template={template} slip={slip} />
  )
}

function PaperPreview({ template, slip }: { template: Entry<'slip_template'>; slip: SlipKind }) {
  const { t, locale: reader } = useWords()
  const [locale, setLocale] = useState<Locale>(reader)
  const [width, setWidth] = useState<keyof typeof columnsOf>(80)
  const cinemas = useEntries(cinema).data?.entries ?? []
  const at = cinemas.find(({ id }) => id === template.cinemaId) ?? cinemas[0]
  const seller = {
    cinemaName: at?.name ?? '',
    addressLines: at ? [at.address1, `${at.zip} ${at.city}`] : [],
    vatNumber: 'LU00000000',
  }
  const own = (text: 'head' | 'foot', cinemas: 'receiptHead' | 'receiptFoot') => {
    const lines = wordLines(template[text], locale)
    return lines.length || slip !== 'receipt' ? lines : wordLines(at?.[cinemas], locale)
  }
  const look = {
    blocks: template[linesField[slip]],
    headLines: own('head', 'receiptHead'),
    footLines: own('foot', 'receiptFoot'),
  }
  const columns = columnsOf[width]
  const document = sampleSlip(slip, seller, locale, look)
  const words = documentWords(locale)
  return (
    <section className="slip-preview" aria-label={t('blocks_preview')}>
      <h3>{t('blocks_preview')}</h3>
      <p className="quiet">{t('slip_preview_what')}</p>
      <div className="row">
        <SegmentedControl
          size="xs"
          aria-label={t('slip_preview_width')}
          data={[58, 80].map(mm => ({ value: String(mm), label: `${mm} mm` }))}
          value={String(width)}
          onChange={value => setWidth(value === '58' ? 58 : 80)}
        />
        <LanguageChoice size="xs" locale={locale} onChange={setLocale} />
      </div>
      <div className="slip-preview-paper" data-width={width} lang={locale} tabIndex={0}>
        <PaperSlip
          lines={printLines(typeset(document, columns))}
          labels={{ drawer: words.paperDrawer, qr: words.paperQr }}
        />
      </div>
    </section>
  )
}
