import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'
import type { Cut } from './cut.ts'
import type { Route } from './route.ts'

/** How bytes travel: `br` is smaller, `gzip` is what older clients know. */
export type Encoding = 'br' | 'gzip'

/** Below this a compressed answer fits into no fewer packets. */
const leastBytes = 1024

/**
 * An answer that is the same for everybody who gets it, compressed at most once for each encoding.
 *
 * Only such answers are compressed at all. An answer that holds a secret (an anti-forgery token, a purchase's address, what
 * only a signed-in employee may read) tells something of it by its size when a stranger can place words beside it (BREACH,
 * https://breachattack.com), so those travel as they are, and the pages of the website carry no token.
 */
export type Packed = {
  /** A strong validator: the same text means the same bytes, so each encoding has its own (RFC 9110, 8.8.3). */
  etag(encoding: Encoding | null): string
  as(encoding: Encoding | null): Buffer
  /** Held now, all encodings together. */
  bytes(): number
}

/** Packs a text; it is compressed when it is first asked for. */
export function pack(content: string | Buffer): Packed {
  const plain = Buffer.from(content)
  const made = new Map<Encoding, Buffer>()
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return {
    etag: encoding => (encoding ? `"${hash}-${encoding}"` : `"${hash}"`),
    as(encoding) {
      if (!encoding || plain.length < leastBytes) return plain
      let bytes = made.get(encoding)
      if (!bytes) made.set(encoding, (bytes = compress[encoding](plain)))
      return bytes
    },
    bytes: () => [...made.values()].reduce((sum, { length }) => sum + length, plain.length),
  }
}

/**
 * While somebody waits: most of what is to be had, in a few tenths of a millisecond. Brotli's quality 5 takes twice as long
 * as its 4 for a tenth of a page's bytes, which travel in as many packets; and told of no window it clears the memory of
 * one of 4 MB, be the page as small as it likes.
 */
const compress: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: plain =>
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(plain.length),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: plain => gzipSync(plain, { level: 6 }),
}

/** Bits of the smallest window from whose end the whole text is in sight; larger ones give nothing more. */
function windowFor(bytes: number): number {
  const least = 16
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(least, 32 - Math.clz32(bytes)))
}

/** What browsers write there are a few sentences; they are read once each. */
const encodings = new Map<string | undefined, Encoding | null>()
const encodingsMost = 100

/** The best encoding a client takes; null where it takes none. */
export function encodingOf(request: Pick<Request, 'acceptsEncodings' | 'headers'>): Encoding | null {
  const asked = request.headers['accept-encoding']?.toString()
  let known = encodings.get(asked)
  if (known === undefined) {
    if (encodings.size >= encodingsMost) encodings.clear()
    encodings.set(asked, (known = bestOf(request)))
  }
  return known
}

/** The same by what a client wrote, as far as one wrote that before; undefined is not known. */
export function knownEncoding(asked: string | string[] | undefined): Encoding | null | undefined {
  return encodings.get(asked?.toString())
}

function bestOf(request: Pick<Request, 'acceptsEncodings'>): Encoding | null {
  if (request.acceptsEncodings('br')) return 'br'
  return request.acceptsEncodings('gzip') ? 'gzip' : null
}

/**
 * Answers with a packed content, or with 304 where the client has it already and may keep it. Type, status and
 * `cache-control` are set before.
 */
export function sendPacked(request: Request, response: Response, packed: Packed): void {
  const encoding = encodingOf(request)
  const body = packed.as(encoding)
  response.vary('accept-encoding')
  if (response.get('cache-control') !== 'no-store') response.set('etag', packed.etag(encoding))
  if (!response.get('content-type')) response.type('json')
  if (request.fresh) return void response.status(304).end()
  if (encoding && body !== packed.as(null)) response.set('content-encoding', encoding)
  response.send(body)
}

/** Answers that a handler gave before and gives again as the same object, such as a programme that has not changed. */
const packedAnswers = new WeakMap<object, Packed>()

/** The answer of a call by its contract, packed once for each object; a text is a file. */
export function packedAnswer(answer: unknown, cut: Cut): Packed {
  if (typeof answer === 'string') return pack(answer)
  let packed = packedAnswers.get(answer as object)
  if (!packed) packedAnswers.set(answer as object, (packed = pack(JSON.stringify(cut(answer)))))
  return packed
}

/** Throws for a call that is to be compressed although its answers may differ from caller to caller. */
export function requireSameForAll({ compressed, method, access, path }: Route): void {
  if (compressed && (method !== 'GET' || access !== 'public'))
    throw new Error(`${path} is not the same for everybody, so its size would tell something`)
}

/**
 * What `response.json` sends where answers have no ETag. Written out, since that looks at the type it has just set, at what
 * the browser holds already and at settings that are never set: more than the writing itself.
 */
export function sendJson(response: Response, answer: unknown): void {
  const bytes = Buffer.from(JSON.stringify(answer) ?? '')
  if (!response.hasHeader('content-type'))
    response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('content-length', bytes.length)
  response.end(bytes)
}
