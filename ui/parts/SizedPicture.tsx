import type { CSSProperties } from 'react'
import { isUploaded, renditionOf, widthsOf, type PictureWidth } from '#core/content/pictures/sizes.ts'

/**
 * A picture in the width that fits, in the best format the browser knows. One that has no renditions, such as a drawn
 * poster, is shown as it is. Whoever uses it reserves its space.
 *
 * @param sizes how wide it is shown, as CSS says it; without it as wide as a small poster
 * @param widest the widest that is ever needed, in pixels of the screen
 */
export function SizedPicture({
  address,
  sizes = '200px',
  widest = 900,
  priority,
  ...given
}: {
  address: string
  alt: string
  sizes?: string | undefined
  widest?: PictureWidth | undefined
  /** For its shape alone. */
  width?: number
  height?: number
  style?: CSSProperties
  /** The main picture of the page: loaded at once, before the others. */
  priority?: boolean
}) {
  const image = (
    <img
      src={renditionOf(address, `${widest}.jpg`)}
      {...given}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
    />
  )
  if (!isUploaded(address)) return image
  return (
    <picture>
      {(['avif', 'webp'] as const).map(format => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widthsOf(address, format, widest)}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  )
}
