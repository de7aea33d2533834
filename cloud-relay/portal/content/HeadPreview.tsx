import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { headView } from '#core/content/website/head-view.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import type { ContentLink } from '#ui/parts/ContentBlocks.tsx'
import { HeadSlide } from '#ui/parts/HeadSlide.tsx'
import { LanguageChoice } from '../parts/LanguageChoice.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** How a large picture looks as it is saved, on a phone and on a desk, in each language. */
export function HeadPreview({ picture }: { picture: Entry<'head_picture'> }) {
  const { t, locale: reader } = useWords()
  const [locale, setLocale] = useState<Locale>(reader)
  const [size, setSize] = useState<'phone' | 'desktop'>('phone')
  return (
    <section className="blocks-preview head-preview" aria-label={t('blocks_preview')}>
      <h3>{t('blocks_preview')}</h3>
      <div className="row">
        <SegmentedControl
          size="xs"
          aria-label={t('blocks_size')}
          data={[
            { value: 'phone', label: t('blocks_phone') },
            { value: 'desktop', label: t('blocks_desktop') },
          ]}
          value={size}
          onChange={value => setSize(value as typeof size)}
        />
        <LanguageChoice size="xs" locale={locale} onChange={setLocale} />
      </div>
      <div className="blocks-preview-window" data-size={size} lang={locale} tabIndex={0}>
        <div className="head-frame" data-size={size}>
          <HeadSlide view={headView(picture, locale)} more={t('head_more')} Link={InertLink} />
        </div>
      </div>
    </section>
  )
}

/** Shown as a link, and opens nothing. */
const InertLink: ContentLink = ({ href, className, children }) => (
  <a href={href} className={className} onClick={event => event.preventDefault()}>
    {children}
  </a>
)
