import { Textarea, TextInput } from '@mantine/core'
import { locales } from '#core/i18n/locale.ts'
import { useWords } from '../words/WordsProvider.tsx'
import type { FieldProps } from './field-props.ts'
import { languageNameOf } from './language-name.ts'
import { missingIn, type TypedWords } from './typed-value.ts'
import { useLabels } from './use-labels.ts'

/** A text in four languages. Where one is missing it says so, and which text is used instead. */
export function WordsInput({
  entity,
  field,
  typed,
  error,
  disabled,
  onType,
  long,
  maxLength,
  at,
}: Omit<FieldProps, 'typed'> & { typed: TypedWords; long: boolean; maxLength: number }) {
  const { locale: reader, t } = useWords()
  const { label, hint } = useLabels(entity.kind)
  const missing = missingIn(typed)
  const isEmpty = missing.length === locales.length
  const Input = long ? Textarea : TextInput
  return (
    <fieldset className="words-field" aria-describedby={hint(field.name) ? `hint-${field.name}` : undefined}>
      <legend>
        {label(field.name)}
        {missing.length > 0 && !isEmpty && (
          <span className="words-missing">{t('entry_missing', { count: missing.length })}</span>
        )}
      </legend>
      {hint(field.name) && (
        <p className="quiet" id={`hint-${field.name}`}>
          {hint(field.name)}
        </p>
      )}
      {locales.map(locale => (
        <Input
          key={locale}
          id={locale === 'en' ? `field-${at ?? field.name}` : undefined}
          aria-label={`${label(field.name)}, ${languageNameOf(locale, reader)}`}
          leftSection={
            <abbr
              className="words-locale"
              aria-hidden="true"
              data-missing={(!isEmpty && missing.includes(locale)) || undefined}
            >
              {locale}
            </abbr>
          }
          placeholder={
            missing.includes(locale) && !isEmpty && locale !== 'en' ? t('entry_reads_english') : undefined
          }
          error={locale === 'en' ? error : undefined}
          disabled={disabled}
          maxLength={maxLength}
          lang={locale}
          autoComplete="off"
          {...(long ? { autosize: true, minRows: 1, maxRows: 8 } : {})}
          value={typed[locale]}
          onChange={(event: { currentTarget: { value: string } }) =>
            onType({ ...typed, [locale]: event.currentTarget.value })
          }
        />
      ))}
    </fieldset>
  )
}
