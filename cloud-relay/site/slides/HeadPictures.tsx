import type { HeadView } from '#core/content/website/head-view.ts'
import type { Place } from '../place.ts'
import { useLoaded, useSite } from '../site.ts'

/** The large pictures of a page: their script is in no first load but that of a page that has some. */
export function HeadPictures({ place }: { place: Place }) {
  const { content, Slides } = useSite()
  const { at, head } = content
  // What another page brought along is not this one's.
  if (at !== place.name || !head.length) return null
  const key = head[0]!.id
  return Slides ? <Slides key={key} slides={head} /> : <Later key={key} slides={head} />
}

const load = () => import('./Slides.tsx').then(module => module.Slides)

/** On a page that was gone to from one without any. */
function Later({ slides }: { slides: readonly HeadView[] }) {
  const Slides = useLoaded(load)
  return Slides && <Slides slides={slides} />
}
