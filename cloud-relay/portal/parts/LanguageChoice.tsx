import { SegmentedControl } from '@mantine/core'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { languageNameOf } from '../kit/language-name.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** In which language something is typed or previewed. */
export function LanguageChoice({
  size,
  locale,
  onChange,
}: {
  size?: 'xs'
  locale: Locale
  onChange: (locale: Locale) => void
}) {
  const { t, locale: reader } = useWords()
  return (
    <SegmentedControl
      {...(size ? { size } : {})}
      aria-label={t('blocks_language')}
      data={locales.map(each => ({
        value: each,
        label: <abbr title={languageNameOf(each, reader)}>{each.toUpperCase()}</abbr>,
      }))}
      value={locale}
      onChange={onChange}
    />
  )
}
