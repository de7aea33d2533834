import { crc32 } from 'node:zlib'

export type ZippedFile = { name: string; bytes: Uint8Array }

/** The first day the format knows; the same files are then the same bytes. */
const firstDay = 0x21
/** Names are in UTF-8. */
const flags = 0x0800

/** Files in a ZIP archive, stored as they are: what is in passes is small or compressed already. */
export function zipped(files: readonly ZippedFile[]): Buffer {
  const parts: Uint8Array[] = []
  const index: Uint8Array[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const named = Buffer.from(name)
    const about = Buffer.alloc(22)
    about.writeUInt16LE(flags, 0)
    about.writeUInt16LE(firstDay, 6)
    about.writeUInt32LE(crc32(bytes), 8)
    about.writeUInt32LE(bytes.length, 12)
    about.writeUInt32LE(bytes.length, 16)
    about.writeUInt16LE(named.length, 20)
    const local = Buffer.concat([marked(0x04034b50, 20), about, Buffer.alloc(2), named])
    parts.push(local, bytes)
    const listed = Buffer.alloc(14)
    listed.writeUInt32LE(at, 10)
    index.push(Buffer.concat([marked(0x02014b50, 20, 20), about, Buffer.alloc(2), listed, named]))
    at += local.length + bytes.length
  }
  const size = index.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, ...index, marked(0x06054b50), end])
}

/** A record's mark, and the versions of the format it was made with and needs. */
function marked(mark: number, ...versions: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + versions.length * 2)
  bytes.writeUInt32LE(mark)
  versions.forEach((version, place) => bytes.writeUInt16LE(version, 4 + place * 2))
  return bytes
}
