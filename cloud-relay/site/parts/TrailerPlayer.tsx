import { useEffect, useState } from 'react'
import type { MovieView } from '#core/planning/contract.ts'
import { playedTrailer, type PlayedTrailer } from '#core/programme/trailer.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useSite } from '../site.ts'
import { useTrailerWords } from './trailer-words.ts'

export { playedTrailer }

/**
 * A film's trailer, played in place once somebody presses for it. Before the press nothing is asked of whoever plays it,
 * not even a picture.
 */
export function TrailerPlayer({ movie, played }: { movie: MovieView; played: PlayedTrailer }) {
  const { t } = useSite()
  const say = useTrailerWords()
  const [open, setOpen] = useState(false)
  const blocked = useBlocked(open)
  const { network, frame } = played
  if (!open)
    return (
      <div className="trailer">
        <Button icon="play" onPress={() => setOpen(true)}>
          {t('trailer')}
          <span className="visually-hidden">: {movie.title}</span>
        </Button>
        <p className="trailer-from quiet">{say('trailer_from', { network })}</p>
      </div>
    )
  return (
    <div className="trailer">
      {blocked ? (
        <p role="status">{say('trailer_blocked')}</p>
      ) : (
        <iframe
          className="trailer-frame"
          title={say('trailer_of', { title: movie.title })}
          src={frame}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Their players refuse whoever does not say which site they are in; no more than that is said.
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      )}
      <p className="actions">
        <a className="button" href={movie.trailerUrl ?? ''} target="_blank" rel="noreferrer">
          {say('trailer_there', { network })}
          <span className="visually-hidden"> ({t('new_tab')})</span>
        </a>
        <Button onPress={() => setOpen(false)}>{say('trailer_close')}</Button>
      </p>
    </div>
  )
}

/** Whether the page's content policy keeps the frame out: that of an order's page does, from which a film may be reached. */
function useBlocked(open: boolean): boolean {
  const [blocked, setBlocked] = useState(false)
  useEffect(() => {
    if (!open) return
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setBlocked(true)
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [open])
  return blocked
}
