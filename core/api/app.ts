import express, { type Express, type Request, type RequestHandler } from 'express'
import { mountingApart, type MountApart } from './apart.ts'
import { byPlace } from './by-place.ts'
import { documentationPage } from './documentation-page.ts'
import { openApiOf } from './documentation.ts'
import { sendHeaders } from './headers.ts'
import { writingFor } from '../i18n/habit-store.ts'
import type { Tenant } from './tenant.ts'
import { mounting, refusing, type Mount, type SignedIn } from './mount.ts'
import { Refusal } from '../refusal.ts'
import type { Route } from './route.ts'
import { slowBodies } from './server.ts'

/**
 * An Express application with security headers, JSON bodies of bounded size, checked contracts, and the documentation
 * of all mounted calls at `/api/docs`.
 *
 * @param options.routes mounts the calls
 * @param options.pages adds pages and files after the calls
 */
export function openApp(options: {
  title: string
  version: string
  via: string
  tenantOf: (request: Request) => Tenant | undefined
  signedInOf: (request: Request, tenant: Tenant) => SignedIn | undefined
  atTheMachine?: (request: Request) => boolean
  /** Proxies trusted to name a request's origin; none when left out. */
  proxy?: readonly string[] | undefined
  /** Whether browsers are to call this host by https alone once they have; yes when left out. */
  remembersHttps?: boolean
  /** What is asked before anything else is looked at. */
  first?: RequestHandler | undefined
  /** Whether this machine has that host name; a request for another name is refused `host_unexpected`. */
  isHost?: (host: string | undefined) => boolean
  /** Where bodies stay the bytes they were sent as, since a signature is over those. */
  asSent?: readonly string[]
  /** What every call passes before it is read, such as limits. */
  before?: (app: Express) => void
  routes: (mount: Mount) => void
  /** Mounts the calls that belong to no exhibitor. */
  apart?: (mount: MountApart) => void
  pages: (app: Express) => void
}): Express {
  const app = express()
  app.disable('x-powered-by').set('etag', false).set('query parser', 'simple')
  // Any client can claim another origin; only the configured proxy is trusted.
  app.set('trust proxy', options.proxy?.length ? [...options.proxy] : false)
  sendHeaders(app, options.remembersHttps)
  app.use(slowBodies())
  const { isHost } = options
  if (isHost)
    app.use((request, _response, next) => {
      const { host } = request.headers
      if (!isHost(host)) throw new Refusal('host_unexpected', { host: (host ?? '').slice(0, 100) })
      next()
    })
  if (options.first) app.use(options.first)
  for (const path of options.asSent ?? []) app.use(path, express.raw({ type: () => true, limit: '16kb' }))
  app.use('/api', express.json({ limit: '256kb' }))
  app.use('/session', express.json({ limit: '1kb' }))
  options.before?.(app)
  app.use(writingForExhibitor(options.tenantOf))
  const mounted: Route[] = []
  const calls = byPlace(app)
  options.routes(mounting(calls, { ...options, mounted: route => mounted.push(route) }))
  options.apart?.(mountingApart(calls, route => mounted.push(route)))
  let openApi: object | undefined
  let documentation: string | undefined
  app.get('/api/openapi.json', (_, response) => {
    response.json((openApi ??= openApiOf(mounted, options.title, options.version)))
  })
  app.get(['/api/docs', '/api/docs/'], (_, response) => {
    response.type('html').send((documentation ??= documentationPage(mounted, `${options.title} API`)))
  })
  options.pages(app)
  app.use('/api', () => {
    throw new Refusal('not_found')
  })
  app.use((_request, response) => {
    response.status(404).type('text').send('Not found')
  })
  app.use(refusing(options.tenantOf))
  return app
}

/** Dates of answers are written as their exhibitor does. After bodies were read, which forgets for whom it waited. */
function writingForExhibitor(tenantOf: (request: Request) => Tenant | undefined): RequestHandler {
  return (request, _response, next) => {
    const tenant = tenantOf(request)
    if (tenant) writingFor(tenant.node.catalogue, next)
    else next()
  }
}
