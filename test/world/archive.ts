import { crc32 } from 'node:zlib'

/** The files of a ZIP archive whose files are stored as they are, by their names. Throws where a sum is wrong. */
export function filesIn(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const size = archive.readUInt32LE(at + 18)
    const named = archive.readUInt16LE(at + 26)
    const start = at + 30 + named + archive.readUInt16LE(at + 28)
    const name = archive.subarray(at + 30, at + 30 + named).toString()
    const bytes = archive.subarray(start, start + size)
    if (crc32(bytes) !== archive.readUInt32LE(at + 14)) throw new Error(`${name} is damaged`)
    files.set(name, bytes)
    at = start + size
  }
  const entries = archive.readUInt16LE(archive.length - 12)
  if (entries !== files.size) throw new Error(`the archive lists ${entries} files and has ${files.size}`)
  return files
}
