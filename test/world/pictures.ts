import { crc32 } from 'node:zlib'

/**
 * Small pictures, two pixels by three, filled up with noise behind what they show, so that no two sizes are the same file.
 * One that is asked for shorter than its beginning is only that beginning.
 */
export const pictures = {
  'image/jpeg': (size = 1000) => filled(jpeg, size, (all, noise) => between(all, all.length - 2, noise)),
  'image/png': (size = 1000) =>
    filled(png, size, (all, noise) => between(all, all.length - 12, unneeded(noise))),
  'image/webp': (size = 1000) =>
    filled(webp, size, (all, noise) => {
      const whole = between(all, all.length, noise)
      whole.writeUInt32LE(whole.length - 8, 4)
      whole.writeUInt32LE(all.readUInt32LE(16) + noise.length, 16)
      return whole
    }),
  'image/avif': (size = 1000) =>
    filled(avif, size, (all, noise) => {
      const data = all.indexOf('mdat') - 4
      const whole = between(all, all.length, noise)
      whole.writeUInt32BE(all.readUInt32BE(data) + noise.length, data)
      return whole
    }),
}

export const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

function filled(whole: Buffer, size: number, fill: (whole: Buffer, noise: Buffer) => Buffer): Buffer {
  if (size < whole.length) return whole.subarray(0, size)
  // The same bytes again and again: made one by one, those of the largest files took seconds.
  const again = Uint8Array.from({ length: 251 }, (_, index) => (index * 31 + size) % 251)
  const noise = Buffer.alloc(size - whole.length, again)
  return noise.length ? fill(whole, noise) : Buffer.from(whole)
}

function between(whole: Buffer, at: number, noise: Uint8Array): Buffer {
  return Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at)])
}

/** A piece of a PNG's data behind its last pixel, as long as the noise it is made of. */
function unneeded(noise: Buffer): Buffer {
  if (noise.length < 12) return noise
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const data = Buffer.concat([Buffer.from('IDAT'), noise.subarray(12)])
  length.writeUInt32BE(noise.length - 12)
  sum.writeUInt32BE(crc32(data))
  return Buffer.concat([length, data, sum])
}

const base64 = (letters: string) => Buffer.from(letters, 'base64')
const jpeg = base64(
  '/9j/2wBDAAYGBgYHBgcICAcKCwoLCg8ODAwODxYQERAREBYiFRkVFRkVIh4kHhweJB42KiYmKjY+NDI0PkxERExfWl98fKf/2wBDAQYGBgYHBgcICAcKCwoLCg8ODAwODxYQERAREBYiFRkVFRkVIh4kHhweJB42KiYmKjY+NDI0PkxERExfWl98fKf/wgARCAADAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUAQEAAAAAAAAAAAAAAAAAAAAG/9oADAMBAAIQAxAAAAC4AbX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AH//2Q==',
)
const png = base64(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWM40+FypsOFAYUCAGetCZG6BjEiAAAAAElFTkSuQmCC',
)
const webp = base64(
  'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoCAAMAAUAmJaACdLoB+AADsAD+5+S/+dg2Jdrxz/+WfP4bOHAAAA==',
)
const avif = base64(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACYAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAIAAAADAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAubWRhdBIACgg4AHNICGg0gDIYGUJjBMPPPPNBIACQQRnsduS89M3vh45I',
)
