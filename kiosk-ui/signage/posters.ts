import { useEffect, useState } from 'preact/hooks'
import { renditionOf, widthFor } from '#core/content/pictures/sizes.ts'

/**
 * A poster kept in memory. One that our own server drew is kept as SVG, to be inlined and use the page's font;
 * `drawPoster` escapes every word in it. Any other file only ever becomes an image.
 */
export type Picture = { source: string; drawn: string | null }

/** Posters by address, so that a lost connection removes no picture. */
const kept = new Map<string, Promise<Picture>>()

/** The picture at an address; null until it is there. */
export function usePoster(address: string): Picture | null {
  const [shown, setShown] = useState<{ address: string; picture: Picture } | null>(null)
  useEffect(() => {
    let wanted = true
    void pictureOf(address).then(
      picture => wanted && setShown({ address, picture }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [address])
  return shown && shown.address === address ? shown.picture : null
}

/** Loads the pictures that will be needed, and drops those that will not. */
export function keepPosters(addresses: readonly string[]): void {
  for (const address of addresses) void pictureOf(address).catch(() => undefined)
  for (const [address, picture] of kept) {
    if (addresses.includes(address)) continue
    kept.delete(address)
    void picture.then(
      ({ source }) => URL.revokeObjectURL(source),
      () => undefined,
    )
  }
}

function pictureOf(address: string): Promise<Picture> {
  const known = kept.get(address)
  if (known) return known
  const picture = fetchPicture(address)
  kept.set(address, picture)
  picture.catch(() => kept.delete(address))
  return picture
}

/** How many of the screen's pixels a poster is wide that is as large as the screen. */
const widestShown = () => Math.min(innerWidth, (innerHeight * 2) / 3) * devicePixelRatio

async function fetchPicture(address: string): Promise<Picture> {
  const response = await fetch(renditionOf(address, `${widthFor(widestShown())}.webp`))
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const bytes = await response.blob()
  const ours = address.startsWith('/api/movies/') && bytes.type.startsWith('image/svg+xml')
  return { source: URL.createObjectURL(bytes), drawn: ours ? await bytes.text() : null }
}
