import { qrModules } from './qr.ts'
import { ink, type Sheet } from './sheet.ts'

/** A QR code on a page, as lines of squares, with its text alternative; sizes in points. */
export function drawQr(
  page: Sheet,
  content: string,
  { x: left, y: top, side, alt }: { x: number; y: number; side: number; alt: string },
): void {
  const { data, size } = qrModules(content)
  const module = side / size
  page.picture(alt, document => {
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        let run = 0
        while (x + run < size && data[y * size + x + run]) run += 1
        if (run > 0) document.rect(left + x * module, top + y * module, run * module, module)
        x += run
      }
    }
    document.fill(ink)
  })
}
