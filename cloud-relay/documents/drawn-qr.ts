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
    // In steps of a module and at once: PDFKit would write four numbers with their decimals for each of 300 lines.
    document.save().transform(module, 0, 0, module, left, top)
    document.addContent(linesOf(data, size).join(' '))
    document.fill(ink).restore()
  })
}

/** The dark stretches of each row, as PDF draws them. */
function linesOf(data: Uint8Array, size: number): string[] {
  const lines: string[] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let run = 0
      while (x + run < size && data[y * size + x + run]) run += 1
      if (run > 0) lines.push(`${x} ${y} ${run} 1 re`)
      x += run
    }
  }
  return lines
}
