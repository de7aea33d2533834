import { useEffect, useState } from 'preact/hooks'
import { renditionOf, widthFor } from '#core/content/pictures/sizes.ts'

/**
 * A poster kept in memory. One that our own server drew is kept as SVG, to be inlined and use the page's font;
 * `drawPoster` escapes every word in it. Any other file only ever becomes an image.
 */
export type Picture = { source: string; drawn: string | null }

/** Pictures by address and size, so that a lost connection removes none. */
const kept = new Map<string, Promise<Picture>>()
/** Those of them that are here. */
const here = new Map<string, Picture>()

/** How large a picture is shown: as a poster beside words, or over the whole wall. */
type Size = 'poster' | 'whole'

/** The picture at an address; null until it is there. */
export function usePoster(address: string, size: Size = 'poster'): Picture | null {
  const [shown, setShown] = useState<{ address: string; picture: Picture } | null>(null)
  useEffect(() => {
    let wanted = true
    void pictureOf(address, size).then(
      picture => wanted && setShown({ address, picture }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [address, size])
  return shown && shown.address === address ? shown.picture : null
}

/** The picture at an address where it is here already; it is not asked for. */
export const pictureHere = (address: string, size: Size): Picture | undefined =>
  here.get(keyOf(address, size))

/** Loads the pictures that will be needed, and drops those that will not. */
export function keepPosters(addresses: Readonly<Record<Size, readonly string[]>>): void {
  const wanted = new Set<string>()
  for (const size of ['poster', 'whole'] as const)
    for (const address of addresses[size]) {
      wanted.add(keyOf(address, size))
      void pictureOf(address, size).catch(() => undefined)
    }
  for (const [key, picture] of kept) {
    if (wanted.has(key)) continue
    kept.delete(key)
    here.delete(key)
    void picture.then(
      ({ source }) => URL.revokeObjectURL(source),
      () => undefined,
    )
  }
}

const keyOf = (address: string, size: Size) => `${size} ${address}`

function pictureOf(address: string, size: Size): Promise<Picture> {
  const key = keyOf(address, size)
  const known = kept.get(key)
  if (known) return known
  const picture = fetchPicture(address, size)
  kept.set(key, picture)
  picture.then(
    fetched => kept.get(key) === picture && here.set(key, fetched),
    () => kept.get(key) === picture && kept.delete(key),
  )
  return picture
}

/** How many of the screen's pixels a picture is wide that is as large as the screen; a poster is no wider than 2:3 of its height. */
const widestShown = (size: Size) =>
  (size === 'whole' ? Math.max(innerWidth, innerHeight) : Math.min(innerWidth, (innerHeight * 2) / 3)) *
  devicePixelRatio

async function fetchPicture(address: string, size: Size): Promise<Picture> {
  const response = await fetch(renditionOf(address, `${widthFor(widestShown(size))}.webp`))
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const bytes = await response.blob()
  const ours = address.startsWith('/api/movies/') && bytes.type.startsWith('image/svg+xml')
  return { source: URL.createObjectURL(bytes), drawn: ours ? await bytes.text() : null }
}
