import type { Sheet } from './sheet.ts'

/** Points that a logo may take in the coloured band of a page, and around it on its white ground. */
const most = { width: 92, height: 28, around: 5 }
/** How much further the name stands beside it. */
const beside = most.width + 2 * most.around + 10

/**
 * Draws the exhibitor's logo on white into the band at the head of a page, 52 points high. Returns how far to the right
 * the name begins; 0 without a logo.
 *
 * @param logo a JPEG on white
 * @param x its left edge
 * @param name told to who cannot see it
 */
export function drawBandLogo(
  page: Sheet,
  logo: Uint8Array | undefined,
  { x, name }: { x: number; name: string },
): number {
  if (!logo) return 0
  const { width, height, around } = most
  page.decorate(document =>
    document
      .roundedRect(x, 26 - height / 2 - around, width + 2 * around, height + 2 * around, 4)
      .fill('#fff'),
  )
  page.picture(name, document => {
    const place = { fit: [width, height] as [number, number], align: 'center', valign: 'center' } as const
    document.image(Buffer.from(logo), x + around, 26 - height / 2, place)
  })
  return beside
}
