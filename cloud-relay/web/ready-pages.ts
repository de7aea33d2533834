import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Express, Request, Response } from 'express'
import { knownEncoding, type Encoding } from '#core/api/packed.ts'
import { proxiesOf } from '#core/api/address.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { isLocale } from '#core/i18n/locale.ts'
import type { CachedPage } from './page-cache.ts'
import type { Reading } from './readings.ts'

/** How a page was answered that everybody gets alike, but for the clock. */
type Ready = {
  /** Its name in the cache, which holds its bytes. */
  key: string
  version: string
  encoding: Encoding | null
  etag: string
  /** Names and values in turn, as they are written. */
  headers: readonly string[]
}

/** Addresses of one reading of the data; anybody may put what they like behind a question mark, which is cut off. */
const readyMost = 500
const longestAddress = 300
const timing = 'server-timing'

/**
 * Answers pages that were answered before and show the same still, ahead of the application: with the headers and the
 * bytes that it gave them, for half of the processor time. Whatever it does not know for certain it leaves to the
 * application, which answers as ever.
 */
export function openReadyPages(
  app: Express,
  parts: {
    tenantOf: (request: IncomingMessage) => Tenant | undefined
    isBlocked: (request: IncomingMessage) => boolean
    /** What may be shown at once, when nothing has changed since it was last read. */
    currentOf: (tenant: Tenant) => Reading | undefined
    /** The page of this name, if it may still be sent. */
    pageOf: (tenant: Tenant, key: string) => CachedPage | undefined
  },
) {
  const ready = new WeakMap<Reading, Map<string, Ready>>()

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const asked = addressAsked(request, app)
    const tenant = asked && !parts.isBlocked(request) ? parts.tenantOf(request) : undefined
    const reading = tenant && parts.currentOf(tenant)
    const found = reading && ready.get(reading)?.get(asked!)
    const page = found && parts.pageOf(tenant!, found.key)
    if (!page || page.version !== found.version) return false
    // Rendered anew since: its length and its tag are other ones.
    if (page.packed.etag(found.encoding) !== found.etag) return false
    const body = page.packed.as(found.encoding)
    response.writeHead(200, [
      ...found.headers,
      timing,
      timingHeader(reading!.live, tenant!.node.runtime.now()),
    ])
    response.end(body)
    return true
  }

  return {
    /** Once an answer has been sent: the next who asks for the same is given it at once. */
    keep(request: Request, response: Response, reading: Reading, of: Pick<Ready, 'key' | 'version'>): void {
      const asked = addressAsked(request, app)
      const encoding = knownEncoding(request.headers['accept-encoding'])
      const known = ready.get(reading) ?? new Map<string, Ready>()
      ready.set(reading, known)
      if (!asked || encoding === undefined || known.has(asked)) return
      response.once('finish', () => {
        // What was said to one reader alone is said to nobody else.
        if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return
        if (known.size >= readyMost) known.clear()
        const etag = String(response.getHeader('etag'))
        known.set(asked, { ...of, encoding, etag, headers: headersOf(response) })
      })
    },
    /** The application, with what is ready ahead of it. */
    answer: ((request, response) => {
      if (!answer(request, response)) app(request, response)
    }) satisfies RequestListener,
  }
}
/** The server's clock in epoch milliseconds, as each page tells it, and where among live events it resumes, if it is current. */
export function timingHeader(live: Reading['live'] | null, nowMs: number): string {
  return `clock;dur=${nowMs}${live ? `;desc="${live.position} ${live.boot}"` : ''}`
}

function headersOf(response: Response): string[] {
  return Object.entries(response.getHeaders())
    .filter(([name]) => name !== timing)
    .flatMap(([name, value]) => [name, String(value)])
}

/**
 * All of a request that a page's answer depends on, as one text: nothing for one that is no plain reading of a page, or
 * whose browser has a copy and asks whether that is still right.
 */
function addressAsked(request: IncomingMessage, app: Express): string | undefined {
  const { method, headers } = request
  const url = request.url ?? ''
  if (method !== 'GET' || url.length > longestAddress || !isLocale(url.slice(1, 3))) return undefined
  if (headers['if-none-match'] || headers['if-modified-since'] || headers['transfer-encoding'])
    return undefined
  if (headers['content-length'] && headers['content-length'] !== '0') return undefined
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return `${isSecure(request, app)} ${headers.host} ${headers['accept-encoding']} ${path}`
}

/** As Express's `request.secure`: what a trusted proxy says of the connection it got the request by. */
function isSecure(request: IncomingMessage, app: Express): boolean {
  const claimed = request.headers['x-forwarded-proto']
  if (claimed === undefined) return false
  return (
    String(claimed).split(',', 1)[0]!.trim() === 'https' &&
    proxiesOf(app)(request.socket.remoteAddress ?? '', 0)
  )
}
