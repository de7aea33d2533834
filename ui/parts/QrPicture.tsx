import { create } from 'qrcode'
import { useMemo } from 'react'

/** A QR code as a printer draws it: dark modules on the paper, with the quiet zone of four modules. */
export function QrPicture({ content, label }: { content: string; label: string }) {
  const { path, side } = useMemo(() => drawn(content), [content])
  return (
    <svg
      className="qr-picture"
      viewBox={`-4 -4 ${side + 8} ${side + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/** One path with a rectangle for every run of dark modules in a row. */
function drawn(content: string): { path: string; side: number } {
  const { data, size: side } = create(content, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      let run = 0
      while (x + run < side && data[y * side + x + run]) run += 1
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`
      x += run
    }
  }
  return { path, side }
}
