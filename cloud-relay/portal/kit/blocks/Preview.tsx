import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { bodyView } from '#core/content/pages/body-view.ts'
import type { Block } from '#core/content/pages/block.ts'
import { question, questionGroup } from '#core/content/pages/question.entity.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { ContentBlocks, type ContentLink } from '#ui/parts/ContentBlocks.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { useEntries } from '../use-entries.ts'

type Size = 'phone' | 'desktop'

/** How a text will look on a phone and on a desk, in the language that is being written. */
export function Preview({ blocks, locale }: { blocks: readonly Block[]; locale: Locale }) {
  const { t } = useWords()
  const [size, setSize] = useState<Size>('phone')
  const groups = useEntries(questionGroup).data?.entries ?? []
  const questions = useEntries(question).data?.entries ?? []
  // What tickets cost is put together where the website is.
  const prices = () => [
    { kind: 'paragraph' as const, lines: [[{ text: t('blocks_prices_hint'), em: true as const }]] },
  ]
  const body = bodyView(blocks, locale, { groups, questions, hasFile: hash => hash !== '', prices })
  return (
    <section className="blocks-preview" aria-label={t('blocks_preview')}>
      <SegmentedControl
        size="xs"
        aria-label={t('blocks_size')}
        data={[
          { value: 'phone', label: t('blocks_phone') },
          { value: 'desktop', label: t('blocks_desktop') },
        ]}
        value={size}
        onChange={value => setSize(value as Size)}
      />
      <div className="blocks-preview-window" data-size={size} lang={locale} tabIndex={0}>
        <div className="blocks-preview-page">
          <ContentBlocks body={body} Link={InertLink} />
        </div>
      </div>
    </section>
  )
}

/** Shown as a link, and opens nothing: what was typed is not saved yet. */
const InertLink: ContentLink = ({ href, className, children }) => (
  <a href={href} className={className} onClick={event => event.preventDefault()}>
    {children}
  </a>
)
