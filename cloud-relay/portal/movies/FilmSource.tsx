import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  searchFilms,
  takeFilm,
  type FoundFilm,
  type TakenFilm,
} from '#core/programme/film-source-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Looking a film up elsewhere, so that nobody types what is known. The relay asks; a box has no way out for it. */
export function FilmSource({ onTake }: { onTake: (film: TakenFilm) => void }) {
  const { t } = useWords()
  const call = useCall()
  const atRelay = useSide().data?.node === 'relay'
  const [title, setTitle] = useState('')
  const looking = useMutation({ mutationFn: () => call(searchFilms, { query: { title: title.trim() } }) })
  const taking = useMutation({
    mutationFn: ({ id }: FoundFilm) => call(takeFilm, { params: { id: String(id) } }),
    onSuccess({ film }) {
      looking.reset()
      onTake(film)
    },
  })
  if (!atRelay) return null
  const off = title.trim().length < 2 ? t('film_source_first') : undefined
  const found = looking.data?.films
  return (
    <section className="stack film-source" aria-label={t('film_source')}>
      <div className="row">
        <TextInput
          id="film-source-title"
          label={t('film_source')}
          description={t('film_source_hint')}
          maxLength={100}
          autoComplete="off"
          value={title}
          onChange={event => setTitle(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            // Beside a form: Enter looks the film up and saves nothing.
            event.preventDefault()
            if (!off) looking.mutate()
          }}
        />
        <Button
          size="small"
          busy={looking.isPending}
          onPress={() => looking.mutate()}
          {...(off ? { disabledReason: off } : {})}
        >
          {t('film_source_look')}
        </Button>
      </div>
      <Failed error={looking.error ?? taking.error} />
      {(looking.error ?? taking.error) && <Link to="/settings">{t('film_source_settings')}</Link>}
      {found && (
        <ul className="plain" aria-label={t('film_source_found')}>
          {found.map(film => (
            <li key={film.id}>
              <Button
                size="small"
                busy={taking.isPending && taking.variables?.id === film.id}
                onPress={() => taking.mutate(film)}
              >
                {[film.title, film.originalTitle === film.title ? '' : film.originalTitle, film.year ?? '']
                  .filter(Boolean)
                  .join(' · ')}
              </Button>
            </li>
          ))}
          {!found.length && <li className="quiet">{t('nothing_found')}</li>}
        </ul>
      )}
      <p className="quiet">{t('film_source_notice')}</p>
    </section>
  )
}
