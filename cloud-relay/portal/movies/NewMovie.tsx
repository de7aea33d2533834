import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { languageName } from '#core/i18n/format.ts'
import { shortNameOf } from '#core/founding/names.ts'
import { genres, languageCode, type Genre, type LanguageCode } from '#core/programme/movie.ts'
import { ageScaleOf, ratedAges } from '#core/programme/age-rating.ts'
import { movie } from '#core/programme/movie.entity.ts'
import type { TakenFilm } from '#core/programme/film-source-contract.ts'
import { version } from '#core/programme/version.entity.ts'
import { newId } from '#ui/new-id.ts'
import { countriesIn } from '../kit/places.ts'
import { StepForm } from '../setup/StepForm.tsx'
import { useMake, useSaving } from '../setup/use-make.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { FilmFile } from './FilmFile.tsx'
import { FilmSource } from './FilmSource.tsx'
import { useAgeWords } from './use-age-words.ts'

/** What a film needs before it can be planned, and the way it is shown first. */
export function NewMovie({ onMade }: { onMade?: (id: string) => void }) {
  const { t } = useWords()
  const make = useMake()
  const [ids, setIds] = useState(() => ({ movie: newId(), version: newId() }))
  const [form, setForm] = useState(empty)
  const put = (change: Partial<typeof empty>) => setForm(before => ({ ...before, ...change }))
  const minutes = Number(form.minutes)
  const year = Number(form.year)
  const isWhole =
    form.title.trim() &&
    form.director.trim() &&
    form.genre &&
    form.nation &&
    form.language &&
    Number.isInteger(minutes) &&
    minutes > 0 &&
    Number.isInteger(year) &&
    year > 1887
  const saving = useSaving(
    async () => {
      const language = form.language as LanguageCode
      const title = form.title.trim()
      const { taken } = form
      await make(movie, ids.movie, {
        ...taken,
        slug: `${shortNameOf(title) || 'film'}-${ids.movie.slice(-4)}`,
        title,
        originalTitle: taken.originalTitle ?? title,
        runtimeMinutes: minutes,
        year,
        releasedAt: taken.releasedAt?.startsWith(form.year) ? taken.releasedAt : `${year}-01-01`,
        directors: form.director.split(',').flatMap(each => each.trim() || []),
        genres: withFirst(taken.genres, form.genre as Genre),
        nations: withFirst(taken.nations, form.nation!),
        originalLanguage: language,
        spokenLanguages: withFirst(taken.spokenLanguages, language),
        minimumAge: ratedAges.find(age => String(age) === form.age) ?? null,
      })
      await make(version, ids.version, { movieId: ids.movie, audioLanguage: language })
    },
    () => {
      setForm(empty)
      setIds({ movie: newId(), version: newId() })
      onMade?.(ids.movie)
    },
  )
  return (
    <StepForm saving={saving} save={t('movie_make')} off={isWhole ? undefined : t('setup_incomplete')}>
      <FilmSource onTake={film => put(formOf(film))} />
      <FilmFile onTake={film => put(formOf(film))} />
      <AlsoTaken film={form.taken} />
      <Text id="movie-title" label={t('movie_title')} value={form.title} onType={title => put({ title })} />
      <div className="two">
        <Text
          id="movie-minutes"
          label={t('movie_minutes')}
          value={form.minutes}
          most={3}
          onType={text => put({ minutes: text.replace(/\D/g, '') })}
        />
        <Text
          id="movie-year"
          label={t('movie_year')}
          value={form.year}
          most={4}
          onType={text => put({ year: text.replace(/\D/g, '') })}
        />
      </div>
      <Text
        id="movie-director"
        label={t('director')}
        value={form.director}
        onType={director => put({ director })}
      />
      <Choices form={form} put={put} />
    </StepForm>
  )
}

type Form = typeof empty

/** What was looked up, where it still begins with what the form says; otherwise what the form says. */
function withFirst<V>(taken: readonly V[] | undefined, first: V): V[] {
  return taken?.includes(first) ? [first, ...taken.filter(each => each !== first)] : [first]
}

/** What was looked up, as the form says it; it carries along what it has no field for. */
function formOf(film: TakenFilm): Form {
  return {
    title: film.title ?? '',
    minutes: film.runtimeMinutes ? String(film.runtimeMinutes) : '',
    year: film.year ? String(film.year) : '',
    director: film.directors?.join(', ') ?? '',
    genre: film.genres?.[0] ?? null,
    nation: film.nations?.[0] ?? null,
    language: film.originalLanguage ?? null,
    age: film.minimumAge == null ? '' : String(film.minimumAge),
    taken: film,
  }
}

/** What was looked up and is in none of the fields below. */
function AlsoTaken({ film }: { film: TakenFilm }) {
  const { t } = useWords()
  const what = [
    film.overview && t('film_source_overview'),
    film.actors?.length && t('film_source_cast'),
    film.trailerUrl && t('film_source_trailer'),
    (film.ageBelgium ?? film.ageLuxembourg ?? null) !== null && t('film_source_ages'),
  ].filter(Boolean)
  return what.length ? <p role="status">{t('film_source_also', { what: what.join(', ') })}</p> : null
}

function Choices({ form, put }: { form: Form; put: (change: Partial<Form>) => void }) {
  const { t, locale } = useWords()
  const { country, say } = useAgeWords()
  const languages = languageCode.options.filter(code => code !== 'none')
  const one = { allowDeselect: false, searchable: true, placeholder: t('choose') }
  return (
    <>
      <Select
        {...one}
        id="movie-genre"
        label={t('movie_genre')}
        data={genres.map(value => ({ value, label: t(`genre_${value}`) }))}
        value={form.genre}
        onChange={genre => put({ genre })}
      />
      <Select
        {...one}
        id="movie-nation"
        label={t('movie_nation')}
        data={countriesIn(locale)}
        value={form.nation}
        onChange={nation => put({ nation })}
      />
      <Select
        {...one}
        id="movie-language"
        label={t('movie_language')}
        description={t('movie_language_hint')}
        data={languages.map(value => ({ value, label: languageName(value, locale) }))}
        value={form.language}
        onChange={language => put({ language })}
      />
      <Select
        id="movie-age"
        label={t('minimum_age')}
        data={[
          { value: '', label: t('not_rated') },
          ...(ageScaleOf(country)?.ages ?? ratedAges).map(each => ({
            value: String(each),
            label: say(each),
          })),
        ]}
        value={form.age}
        allowDeselect={false}
        onChange={age => put({ age: age ?? '' })}
      />
    </>
  )
}

function Text(props: {
  id: string
  label: string
  value: string
  most?: number
  onType: (text: string) => void
}) {
  const { id, label, value, most = 120, onType } = props
  return (
    <TextInput
      id={id}
      label={label}
      value={value}
      maxLength={most}
      autoComplete="off"
      {...(most < 5 ? { inputMode: 'numeric' as const } : {})}
      onChange={event => onType(event.currentTarget.value)}
    />
  )
}

const empty = {
  title: '',
  minutes: '',
  year: '',
  director: '',
  genre: null as string | null,
  nation: null as string | null,
  language: null as string | null,
  /** Empty where it is not rated yet. */
  age: '',
  taken: {} as TakenFilm,
}
