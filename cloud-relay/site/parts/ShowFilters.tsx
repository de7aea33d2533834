import { languageName } from '#core/i18n/format.ts'
import type { LanguageCode } from '#core/programme/movie.ts'
import { Button } from '#ui/parts/Button.tsx'
import { chooseShows, useShowFilter, type ShowFilter } from '../show-filter.ts'
import { useSite } from '../site.ts'

/** Which cinema, and which languages and versions: what a visitor wants to see of the programme. */
export function ShowFilters() {
  const { t, locale, programme, offered } = useSite()
  const filter = useShowFilter()
  const { cinemaIds, languages, hasOriginals, has3d } = offered
  const cinemas = programme.cinemas.filter(({ id }) => cinemaIds.includes(id))
  if (!cinemas.length && !languages.length) return null
  const versions = [
    ...(hasOriginals ? [['original', t('version_original')] as const] : []),
    ...(has3d ? [['3d', '3D'] as const] : []),
  ]
  return (
    <div className="show-filters">
      {cinemas.length > 0 && (
        <div className="ranges" role="group" aria-label={t('cinemas')}>
          {[{ id: null, name: t('all_cinemas') }, ...cinemas].map(({ id, name }) => (
            <button
              key={id ?? 'all'}
              type="button"
              className="chip"
              aria-pressed={
                (cinemas.some(cinema => cinema.id === filter.cinema) ? filter.cinema : null) === id
              }
              onClick={() => chooseShows({ cinema: id })}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {languages.length > 0 && (
        <Choice
          label={t('filter_language')}
          value={languages.includes(filter.language ?? '') ? filter.language : null}
          options={languages.map(code => [code, languageName(code as LanguageCode, locale)])}
          onChange={language => chooseShows({ language })}
        />
      )}
      {versions.length > 0 && (
        <Choice
          label={t('filter_version')}
          value={filter.version}
          options={versions}
          onChange={version => chooseShows({ version: version as ShowFilter['version'] })}
        />
      )}
    </div>
  )
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string | null
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string | null) => void
}) {
  const { t } = useSite()
  return (
    <label className="show-choice">
      <span className="visually-hidden">{label}</span>
      <select value={value ?? ''} onChange={event => onChange(event.target.value || null)}>
        <option value="">
          {label}: {t('filter_all')}
        </option>
        {options.map(([value, name]) => (
          <option key={value} value={value} suppressHydrationWarning>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** When a choice leaves nothing: everything again. */
export function ShowEverything() {
  const { t } = useSite()
  return (
    <Button onPress={() => chooseShows({ cinema: null, language: null, version: null })}>
      {t('show_everything')}
    </Button>
  )
}
