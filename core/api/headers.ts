import { createHash } from 'node:crypto'
import type { Express, Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { earlyTheme } from './early-theme.ts'

/**
 * Security headers of every answer. `remembersHttps` has browsers call this host by https alone from then on: what a box
 * must not ask for, since it answers by http and https on two ports of one name. Foyer's pages load only their own files, connect only to their own host, and may
 * use no device feature but the camera. Styles may be inline because React and Mantine set them; no
 * `upgrade-insecure-requests`, since a box speaks plain HTTP on its own network.
 */
export function sendHeaders(app: Express, remembersHttps = true): void {
  app.use(always(remembersHttps))
  app.use(['/api', '/session'], unkept)
}

const general = helmet({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", `'sha256-${createHash('sha256').update(earlyTheme).digest('base64')}'`],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", request => liveSource(request as Request)],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      upgradeInsecureRequests: null,
    },
  },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
})

/** The websocket of the page's own host, for browsers that do not count it as `'self'`. */
function liveSource(request: Request): string {
  const host = request.headers.host ?? ''
  return /^[\w.:[\]-]+$/.test(host) ? `${request.secure ? 'wss' : 'ws'}://${host}` : "'self'"
}

/** The device features that a page may use, and those that are denied to it. */
const permissions = [
  ...['camera', 'publickey-credentials-get', 'screen-wake-lock'].map(feature => `${feature}=(self)`),
  ...['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'].map(shut),
  ...['microphone', 'midi', 'payment', 'usb'].map(shut),
].join(', ')

function shut(feature: string): string {
  return `${feature}=()`
}

/** A year; sent only when the request came by https. */
const httpsOnly = 'max-age=31536000'

/** The headers by scheme and host, on which alone they depend. */
const known = new Map<string, readonly (readonly [name: string, value: string])[]>()
/** Anybody may name any host; what is asked beyond that is put together anew. */
const knownMost = 200

const always =
  (remembersHttps: boolean): RequestHandler =>
  (request, response, next) => {
    const asked = `${remembersHttps} ${request.secure} ${request.headers.host}`
    let headers = known.get(asked)
    if (!headers) {
      if (known.size >= knownMost) known.clear()
      known.set(asked, (headers = headersFor(request, remembersHttps)))
    }
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }

/** The policy of a page that runs WebAssembly of its own files, made of what every answer has. */
export function allowingWasm(policy: string): string {
  return policy.replace(/(^|;)script-src /, "$1script-src 'wasm-unsafe-eval' ")
}

function headersFor(request: Request, remembersHttps: boolean) {
  const headers = new Map([['permissions-policy', permissions]])
  const response = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  }
  general(request, response as unknown as Response, (cause?: unknown) => {
    if (cause) throw cause
  })
  if (request.secure) headers.set('cross-origin-opener-policy', 'same-origin')
  if (request.secure && remembersHttps) headers.set('strict-transport-security', httpsOnly)
  return [...headers]
}

/** Answers of calls must not be cached; what may be, such as a poster, sets its own header. */
const unkept: RequestHandler = (_request, response, next) => {
  response.setHeader('cache-control', 'no-store')
  next()
}
