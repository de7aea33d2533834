import type { PictureWidth } from '#core/content/pictures/sizes.ts'
import { SizedPicture } from './SizedPicture.tsx'

/**
 * A film's poster, always 2:3, with its space reserved while it loads, never distorted: an image of another shape is
 * shown whole on a dark mount. Without `image` it shows `drawn`, the SVG of `drawPoster`, inline, so that it uses our
 * own font. `alt` is empty where the title is beside it.
 *
 * The drawn SVG is trusted: it must come from `drawPoster`, which escapes every word it sets.
 */
export function Poster({
  image,
  drawn,
  alt,
  sizes,
  widest,
  priority = false,
}: {
  image?: string | null
  drawn?: string
  alt: string
  /** How wide it is shown, as CSS says it. */
  sizes?: string
  widest?: PictureWidth
  /** The main picture of the page: loaded at once, before the others. */
  priority?: boolean
}) {
  if (!image && drawn) {
    return (
      <div
        className="poster"
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        dangerouslySetInnerHTML={{ __html: drawn }}
      />
    )
  }
  return (
    <div className="poster">
      {image && (
        <SizedPicture
          address={image}
          alt={alt}
          sizes={sizes}
          widest={widest}
          width={600}
          height={900}
          priority={priority}
        />
      )}
    </div>
  )
}
