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
  srcSet,
  priority = false,
}: {
  image?: string | null
  drawn?: string
  alt: string
  sizes?: string
  srcSet?: string
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
        <img
          src={image}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={600}
          height={900}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
        />
      )}
    </div>
  )
}
