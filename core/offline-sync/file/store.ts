import { createHash, type KeyObject } from 'node:crypto'
import { StringDecoder } from 'node:string_decoder'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Refusal } from '../../refusal.ts'
import { signBundle } from '../../membership/keys.ts'
import { parseFact, sealedOf, type SealedFact } from '../../journal/fact.ts'
import { readHeader, type BundleHeader } from '../bundle.ts'

/** No valid line is longer; protects against files that decompress without end. */
const lineMaxCharacters = 16 * 1024 * 1024

/** A fact in a bundle, with the key to its private part where the other side may read that. */
export type CarriedFact = SealedFact & { key?: string | undefined }

/** How a bundle is compressed. The simulator, which has its own clock, passes a synchronous one. */
export type Zip = {
  zip(texts: Iterable<string>): Promise<Buffer>
  /** Throws any error when the bytes are incomplete. */
  unzip(bytes: Uint8Array): AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** On threads beside the program, piece by piece: selling never waits for it. */
const onThreads: Zip = {
  async zip(texts) {
    const chunks: Buffer[] = []
    await pipeline(Readable.from(texts), createGzip(), async zipped => {
      for await (const chunk of zipped) chunks.push(chunk as Buffer)
    })
    return Buffer.concat(chunks)
  },
  unzip(bytes) {
    const unzipped = createGunzip()
    unzipped.end(bytes)
    return unzipped
  },
}

/**
 * Writes a bundle: its header, its facts, and a signature over all of it, one JSON line each, compressed. Goes page by
 * page, so that selling never waits for it.
 */
export function writeBundle(
  header: BundleHeader,
  pages: Iterable<readonly CarriedFact[]>,
  key: KeyObject,
  { zip }: Zip = onThreads,
): Promise<Buffer> {
  const digest = createHash('sha256')
  function* lines() {
    yield hashed(`${JSON.stringify(header)}\n`)
    for (const page of pages)
      if (page.length)
        yield hashed(
          page.map(({ key, ...fact }) => JSON.stringify({ ...sealedOf(fact), key })).join('\n') + '\n',
        )
    yield `${JSON.stringify({ signature: signBundle(digest.digest('base64url'), key) })}\n`
  }
  function hashed(text: string): string {
    digest.update(text)
    return text
  }
  return zip(lines())
}

/** Reads a bundle to its end without taking anything. Refuses `bundle_damaged` and `bundle_too_new`. */
export async function openBundle(
  bytes: Uint8Array,
  zip: Zip = onThreads,
): Promise<{ header: BundleHeader; digest: string; signature: string }> {
  const digest = createHash('sha256')
  let header: BundleHeader | undefined
  let last: string | undefined
  for await (const line of linesOf(bytes, zip)) {
    if (last !== undefined) {
      digest.update(`${last}\n`)
      if (header) readSealed(last)
      else header = readHeader(parsed(last))
    }
    last = line
  }
  if (!header) header = readHeader(parsed(last ?? ''))
  // A fact may have a signature too: a file that ends with a fact was cut off.
  const { signature, bytes: fact } = (parsed(last ?? '') ?? {}) as { signature?: unknown; bytes?: unknown }
  if (typeof signature !== 'string' || fact !== undefined) throw new Refusal('bundle_damaged')
  return { header, digest: digest.digest('base64url'), signature }
}

/** The facts of a bundle that was opened before, in its order. */
export async function* factsIn(bytes: Uint8Array, zip: Zip = onThreads): AsyncGenerator<CarriedFact> {
  let first = true
  let last: string | undefined
  for await (const line of linesOf(bytes, zip)) {
    if (last !== undefined && !first) yield readSealed(last)
    if (last !== undefined) first = false
    last = line
  }
}

async function* linesOf(bytes: Uint8Array, { unzip }: Zip): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  try {
    for await (const chunk of unzip(bytes)) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n')
      rest = lines.pop()!
      if (rest.length > lineMaxCharacters) throw new Refusal('bundle_damaged')
      yield* lines
    }
  } catch (cause) {
    // Whatever zlib reports, the file is damaged.
    throw cause instanceof Refusal ? cause : new Refusal('bundle_damaged')
  }
  if (rest) throw new Refusal('bundle_damaged')
}

function readSealed(line: string): CarriedFact {
  const { bytes, hash, privatePart, key, signature } = (parsed(line) ?? {}) as Partial<CarriedFact>
  const whole = typeof bytes === 'string' && typeof hash === 'string'
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  if (!whole || ![privatePart, key, signature].every(isText)) throw new Refusal('bundle_damaged')
  const sealed = sealedOf({
    bytes,
    hash,
    ...(privatePart && { privatePart }),
    ...(signature && { signature }),
  })
  return privatePart === undefined ? sealed : { ...sealed, key }
}

/** Keys of a page's private parts, by their digests. */
export function keysIn(page: readonly CarriedFact[]): Record<string, string> {
  const found = page.flatMap(({ bytes, key }) =>
    key === undefined ? [] : [[parseFact(bytes).private ?? '', key] as const],
  )
  return Object.fromEntries(found)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Refusal('bundle_damaged')
  }
}
