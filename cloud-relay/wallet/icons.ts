import type { TicketPass } from './ticket-passes.ts'
import type { Icons } from './apple-pass.ts'

/** The sizes Apple asks for, in pixels. */
const sizes = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 }

/**
 * A ticket stub on the exhibitor's colour, which is light enough for dark lines.
 *
 * @param raster makes a PNG of an SVG
 */
export async function iconsOf(
  accent: TicketPass['accent'],
  raster: (wanted: { ground: string }) => Promise<Buffer>,
): Promise<Icons> {
  return Promise.all(
    Object.entries(sizes).map(async ([name, size]) => ({
      name,
      bytes: await raster({ ground: drawIcon(accent, size) }),
    })),
  )
}

export function drawIcon(accent: TicketPass['accent'], size: number): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" width="${size}" height="${size}">`,
    `<rect width="29" height="29" fill="rgb(${accent.join()})"/>`,
    '<path d="M5 9h19v3.2a2.3 2.3 0 0 0 0 4.6V20H5v-3.2a2.3 2.3 0 0 0 0-4.6z" fill="#1d1712"/>',
    `<path d="M18 10.5v8" stroke="rgb(${accent.join()})" stroke-width="1.4" stroke-dasharray="1.6 1.4"/>`,
    '</svg>',
  ].join('')
}
