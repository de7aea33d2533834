import { writeFileSync } from 'node:fs'
import { qrModules } from '#relay/documents/qr.ts'

/** A picture as cheap cameras take it. */
const [width, height] = [640, 480]
/** Brightness of paper and ink as video has it. */
const [white, black] = [235, 16]
/** White modules around a code. */
const quiet = 4

/**
 * Writes what a camera sees that looks at a code on paper, for Chromium's `--use-file-for-fake-video-capture`, which
 * plays it again and again.
 * Source: https://wiki.multimedia.cx/index.php/YUV4MPEG2
 */
export function writeCameraFilm(file: string, code: string): void {
  const { size, data } = qrModules(code)
  const scale = Math.floor(height / (size + 2 * quiet))
  if (scale < 3) throw new Error(`a code of ${size} modules is too fine for ${width} by ${height}`)
  const left = Math.floor((width - size * scale) / 2)
  const top = Math.floor((height - size * scale) / 2)
  const brightness = Buffer.alloc(width * height, white)
  for (let y = 0; y < size * scale; y += 1)
    for (let x = 0; x < size * scale; x += 1)
      if (data[Math.floor(y / scale) * size + Math.floor(x / scale)])
        brightness[(top + y) * width + left + x] = black
  const grey = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, grey])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(file, Buffer.concat([head, frame, frame]))
}
