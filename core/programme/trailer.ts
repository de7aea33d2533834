/** A trailer that can be played in a page: by whom, and what its frame loads. */
export type PlayedTrailer = { network: 'YouTube' | 'Vimeo'; frame: string }

const youTube = 'https://www.youtube-nocookie.com'
const vimeo = 'https://player.vimeo.com'
const youTubeHosts: readonly string[] = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']

/**
 * How the trailer at an address is played in place: at YouTube's and Vimeo's players, which are asked to keep nothing in the
 * browser and to begin by themselves, since somebody pressed for it. Null for every other address, and for one of theirs that
 * is no single film: it is opened where it is.
 */
export function playedTrailer(address: string): PlayedTrailer | null {
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  const parts = pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return ofYouTube(parts[0])
  if (youTubeHosts.includes(host)) {
    const named = ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '')
    return ofYouTube(parts[0] === 'watch' ? searchParams.get('v') : named ? parts[1] : null)
  }
  if (host === 'vimeo.com') return ofVimeo(parts[0], parts[1] ?? searchParams.get('h'))
  if (host === 'player.vimeo.com' && parts[0] === 'video') return ofVimeo(parts[1], searchParams.get('h'))
  return null
}

function ofYouTube(id: string | null | undefined): PlayedTrailer | null {
  if (!/^[\w-]{11}$/.test(id ?? '')) return null
  return { network: 'YouTube', frame: `${youTube}/embed/${id}?autoplay=1&rel=0` }
}

/** @param secret of a film that is not listed */
function ofVimeo(id: string | undefined, secret: string | null | undefined): PlayedTrailer | null {
  if (!/^\d{1,20}$/.test(id ?? '')) return null
  const unlisted = /^[\da-f]{6,40}$/.test(secret ?? '') ? `&h=${secret}` : ''
  return { network: 'Vimeo', frame: `${vimeo}/video/${id}?autoplay=1&dnt=1${unlisted}` }
}

/** The hosts whose players films need, each once: what a page's content policy lets its frames load. */
export function playersOf(films: Iterable<{ trailerUrl: string | null }>): string[] {
  const frames = [...films].flatMap(
    ({ trailerUrl }) => (trailerUrl && playedTrailer(trailerUrl)?.frame) || [],
  )
  return [...new Set(frames.map(frame => new URL(frame).origin))].toSorted()
}
