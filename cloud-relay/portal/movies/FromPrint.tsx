import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ageIn } from '#core/programme/age-rating.ts'
import { readDcpTitle, type DcpTitle } from '#core/programme/dcp-title.ts'
import type { Version, VersionFields } from '#core/programme/movie.ts'
import { versionText } from '#core/programme/version-text.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { MovieRow } from './movie-rows.ts'

/** A new version from the title of its print: read, said in words, and then filled into the form. */
export function FromPrint({
  row: { movie, versions },
  onRead,
}: {
  row: MovieRow
  onRead: (version: Omit<VersionFields, 'deleted' | 'rentalProfileId'>) => void
}) {
  const { locale, t } = useWords()
  const [text, setText] = useState('')
  const title = text.trim() ? readDcpTitle(text) : undefined
  const version = title && versionOf(title, movie)
  const known = version && versions.some(each => isSame(each, version))
  return (
    <details>
      <summary>{t('print_title')}</summary>
      <div className="stack">
        <TextInput
          label={t('print_paste')}
          description={t('print_hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          error={text.trim() && !title ? t('print_unread') : undefined}
          onChange={event => setText(event.currentTarget.value)}
        />
        {title && version && (
          <>
            <p role="status">
              <b>{title.title}</b>: {versionText({ ...version, id: '', deleted: false }, movie, locale)}
            </p>
            <Doubts title={title} movie={movie} />
            <div className="row">
              <Button
                size="small"
                onPress={() => {
                  setText('')
                  onRead(version)
                }}
                {...(known ? { disabledReason: t('print_known') } : {})}
              >
                {t('print_use')}
              </Button>
            </div>
          </>
        )}
      </div>
    </details>
  )
}

/** What somebody should look at before believing the print. */
function Doubts({ title, movie }: { title: DcpTitle; movie: MovieRow['movie'] }) {
  const { t } = useWords()
  const { kind, unknown, audioLanguage, age, territory } = title
  const here = territory ? ageIn(movie, territory) : null
  return (
    <>
      {kind !== 'FTR' && <Notice tone="warn">{t('print_no_feature', { kind })}</Notice>}
      {unknown.length > 0 && <Notice tone="warn">{t('print_unknown', { codes: unknown.join(', ') })}</Notice>}
      {audioLanguage === null && !unknown.length && <Notice tone="warn">{t('print_no_sound')}</Notice>}
      {title.package === 'VF' && <Notice tone="info">{t('print_needs_ov')}</Notice>}
      {age !== null && here !== null && age !== here && (
        <Notice tone="warn">{t('print_other_age', { country: territory ?? '', age, here })}</Notice>
      )}
    </>
  )
}

function versionOf(
  { audioLanguage, subtitles, dimension, mediaType }: DcpTitle,
  movie: MovieRow['movie'],
): Omit<VersionFields, 'deleted' | 'rentalProfileId'> {
  const sound = audioLanguage ?? movie.originalLanguage
  return { movieId: movie.id, audioLanguage: sound, subtitles, dimension, mediaType }
}

function isSame(
  each: Version,
  { audioLanguage, subtitles, dimension, mediaType }: Omit<VersionFields, 'deleted' | 'rentalProfileId'>,
): boolean {
  return (
    each.audioLanguage === audioLanguage &&
    each.dimension === dimension &&
    each.mediaType === mediaType &&
    each.subtitles.toSorted().join() === subtitles.toSorted().join()
  )
}
