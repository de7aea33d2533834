import type { Express, Request, RequestHandler } from 'express'
import helmet from 'helmet'

/**
 * Security headers of every answer. Foyer's pages load only their own files, connect only to their own host, and may
 * use no device feature but the camera. Styles may be inline because React and Mantine set them; no
 * `upgrade-insecure-requests`, since a box speaks plain HTTP on its own network.
 */
export function sendHeaders(app: Express): void {
  app.use(general, overHttps)
  app.use(['/api', '/session'], unkept)
}

const general = helmet({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
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

/** A year; sent only when the request came by https, so that a box on plain http stays reachable. */
const httpsOnly = 'max-age=31536000'

const overHttps: RequestHandler = (request, response, next) => {
  response.set('permissions-policy', permissions)
  if (request.secure)
    response.set({ 'strict-transport-security': httpsOnly, 'cross-origin-opener-policy': 'same-origin' })
  next()
}

/** Answers of calls must not be cached; what may be, such as a poster, sets its own header. */
const unkept: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'no-store')
  next()
}
