import { useState } from 'react'
import { useSite } from '../site.ts'

/** What a film is about: on a phone two lines and more on request, so that the showtimes follow soon. */
export function Overview({ text }: { text: string }) {
  const { t } = useSite()
  const [whole, setWhole] = useState(false)
  return (
    <div className="overview" data-whole={whole || undefined}>
      <p className="movie-overview">{text}</p>
      <button type="button" className="overview-more" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {t(whole ? 'overview_less' : 'overview_more')}
      </button>
    </div>
  )
}
