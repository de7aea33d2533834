import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Every file below a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => statSync(path, { throwIfNoEntry: false }))
}

/** Which of these words stand in some bytes, in any of the encodings that need no key. */
export function wordsIn(bytes: Buffer, words: readonly string[]): string[] {
  const texts = [bytes, ...unpacked(bytes)].map(each => each.toString('latin1').toLowerCase())
  return words.filter(word =>
    encodingsOf(word).some(pattern => texts.some(text => text.includes(pattern.toLowerCase()))),
  )
}

function unpacked(bytes: Buffer): Buffer[] {
  try {
    return [gunzipSync(bytes)]
  } catch {
    return []
  }
}

/** UTF-8, UTF-16, hexadecimal, and base64 at each of its three places. */
function encodingsOf(word: string): string[] {
  const bytes = Buffer.from(word)
  const base64 = [0, 1, 2].map(shift =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(shift ? 4 : 0, -4),
  )
  return [bytes, Buffer.from(word, 'utf16le')]
    .map(each => each.toString('latin1'))
    .concat(bytes.toString('hex'), encodeURIComponent(word), ...base64)
}
