import { useRef, useState } from 'react'
import { filmFileMost, readFilmFile } from '#core/programme/film-file.ts'
import type { TakenFilm } from '#core/programme/film-source-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useAgeWords } from './use-age-words.ts'

/** A film from a file of The Movie Database: without a key, and at a box that is cut off. */
export function FilmFile({ onTake }: { onTake: (film: TakenFilm) => void }) {
  const { locale, t } = useWords()
  const { country = '' } = useAgeWords()
  const input = useRef<HTMLInputElement>(null)
  const [isUnread, setUnread] = useState(false)
  async function take(file: File | undefined) {
    if (!file) return
    const film = file.size > filmFileMost ? null : readFilmFile(await file.text(), { locale, country })
    setUnread(film === null)
    if (film) onTake(film)
  }
  return (
    <section className="stack film-source" aria-label={t('film_file')}>
      <div className="row">
        <Button size="small" onPress={() => input.current?.click()}>
          {t('film_file')}
        </Button>
        <span className="quiet">{t('film_file_hint')}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('film_file')}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          void take(file)
        }}
      />
      {isUnread && (
        <Notice tone="stop" announce>
          {t('film_file_unread')}
        </Notice>
      )}
    </section>
  )
}
