import { Select } from '@mantine/core'
import { columnsOf, type ImportKind } from '#core/csv/columns.ts'
import { separators, type Separator } from '#core/csv/text.ts'
import { useWords } from '../words/WordsProvider.tsx'
import type { ReadFile } from './use-file.ts'

const separatorWords = {
  ',': 'import_comma',
  ';': 'import_semicolon',
  '\t': 'import_tab',
  '|': 'import_bar',
} as const

/** How the file was read, and which column each of its headings means. */
export function ColumnChooser({
  kind,
  file,
  onChange,
}: {
  kind: ImportKind
  file: ReadFile
  onChange: () => void
}) {
  const { locale, t } = useWords()
  const { headings, columns, samples, opened, separator } = file
  const free = (place: number) =>
    columnsOf[kind].filter(({ key }) => columns[place] === key || !columns.includes(key))
  return (
    <>
      <div className="row taking-over-foot">
        {separator && (
          <Select
            label={t('import_separator')}
            data={separators.map(each => ({ value: each, label: t(separatorWords[each]) }))}
            value={separator}
            allowDeselect={false}
            onChange={next => {
              onChange()
              if (next) file.separate(next as Separator)
            }}
          />
        )}
        {opened?.encoding && (
          <span className="quiet">{t('import_encoding', { encoding: opened.encoding })}</span>
        )}
      </div>
      <ul className="taking-over-columns" aria-label={t('import_columns')}>
        {headings.map((heading, place) => (
          // The same heading may stand there twice.
          <li key={`${place} ${heading}`}>
            <div>
              <strong>{heading || t('import_no_heading')}</strong>
              <span className="quiet taking-over-sample">
                {samples.flatMap(cells => cells[place]?.trim() || []).join(' · ')}
              </span>
            </div>
            <Select
              aria-label={t('import_means', { heading: heading || String(place + 1) })}
              placeholder={t('import_left_out')}
              clearable
              data={free(place).map(({ key, label }) => ({ value: key, label: label[locale] }))}
              value={columns[place] ?? null}
              onChange={key => {
                onChange()
                file.choose(place, key)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
