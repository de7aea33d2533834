import { useRef, useState, type DragEvent } from 'react'
import { fileTypes } from '#core/content/files/file-type.ts'
import type { MovieView } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Poster } from '#ui/parts/Poster.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { usePoster } from './use-poster.ts'

/** A movie's poster, where another one can be chosen or dropped. No confirmation: a change can be undone. */
export function PosterBlock({ movie }: { movie: MovieView }) {
  const { t } = useWords()
  const notAllowed = useReason('manage_programme')
  const poster = usePoster(movie)
  const off = poster.busy || notAllowed !== undefined
  const drop = useDrop(off, picture => poster.change({ picture }))
  return (
    <section
      className="poster-block"
      aria-labelledby="poster-title"
      data-over={drop.over || undefined}
      {...drop.on}
    >
      <Poster image={movie.posterUrl} alt={movie.title} />
      <div className="poster-words">
        <h3 className="panel-title" id="poster-title">
          {t('poster')}
        </h3>
        <p className="quiet" role="status">
          {t(stateOf(movie))}
        </p>
        <Choices movie={movie} poster={poster} notAllowed={notAllowed} />
        {poster.share === null ? <Hint /> : <Progress share={poster.share} />}
      </div>
      {poster.refusal && (
        <Notice tone="stop" announce>
          {poster.refusal}
        </Notice>
      )}
    </section>
  )
}

type Changes = ReturnType<typeof usePoster>

function Choices({
  movie,
  poster,
  notAllowed,
}: {
  movie: MovieView
  poster: Changes
  notAllowed: string | undefined
}) {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const { before } = poster
  const may = notAllowed ? { disabledReason: notAllowed } : { busy: poster.busy }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={fileTypes.join()}
        hidden
        onChange={event => {
          const [picture] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (picture) poster.change({ picture })
        }}
      />
      <div className="poster-choices">
        <Button size="small" onPress={() => input.current?.click()} {...may}>
          {t(movie.posterFile ? 'poster_replace' : 'poster_upload')}
        </Button>
        {movie.posterFile && (
          <Button size="small" onPress={() => poster.change({ hash: null })} {...may}>
            {t('poster_use_drawn')}
          </Button>
        )}
        {before && before !== movie.posterFile && (
          <Button size="small" onPress={() => poster.change({ hash: before })} {...may}>
            {t('undo')}
          </Button>
        )}
      </div>
    </>
  )
}

function Hint() {
  const { t } = useWords()
  return (
    <p className="quiet">
      <span className="poster-drop">{t('poster_drop')} </span>
      {t('poster_hint')}
    </p>
  )
}

function Progress({ share }: { share: number }) {
  const { t } = useWords()
  const percent = Math.round(share * 100)
  return (
    <div className="poster-progress">
      <p id="poster-progress" className="figures">
        {t('poster_uploading', { percent })}
      </p>
      <progress aria-labelledby="poster-progress" value={percent} max={100} />
    </div>
  )
}

function stateOf(movie: MovieView) {
  if (!movie.posterFile) return 'poster_drawn'
  return movie.posterUrl.includes(movie.posterFile) ? 'poster_uploaded' : 'poster_on_its_way'
}

/** Takes one dropped file. Others are ignored too, or the browser would open them in place of the page. */
function useDrop(off: boolean, take: (file: File) => void) {
  const [over, setOver] = useState(false)
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    over: over && !off,
    on: {
      onDragOver(event: DragEvent) {
        if (!carriesFile(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        if (!carriesFile(event)) return
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file && !off) take(file)
      },
    },
  }
}
