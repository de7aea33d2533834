import { useMemo } from 'react'
import type { PaperPicture } from '#core/content/pictures/ink.ts'

/** A printed picture, dot for dot as the printer sets it. What it shows stands below it as words. */
export function PaperDots({ picture }: { picture: PaperPicture }) {
  const path = useMemo(() => pathOf(picture), [picture])
  const width = picture.rowBytes * 8
  return (
    <svg
      className="paper-dots"
      viewBox={`0 0 ${width} ${picture.height}`}
      style={{ width: `${width / dotsOfLetter}ch` }}
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/** A letter of normal size is twelve dots wide on 80 mm. */
const dotsOfLetter = 12

/** A rectangle for every run of black dots in a row. */
function pathOf({ rowBytes, height, bits }: PaperPicture): string {
  const isBlack = (x: number, y: number) => (bits[y * rowBytes + (x >> 3)]! & (0x80 >> (x & 7))) !== 0
  let path = ''
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < rowBytes * 8; x += 1) {
      let run = 0
      while (x + run < rowBytes * 8 && isBlack(x + run, y)) run += 1
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`
      x += run
    }
  return path
}
