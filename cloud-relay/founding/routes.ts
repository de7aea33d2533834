import type { IRouter, Request } from 'express'
import { servePageApart, type MountApart } from '#core/api/apart.ts'
import { found, lookAtLink } from '#core/founding/contract.ts'
import type { Caller, Founding } from './found.ts'

/** The calls of a founding link; they belong to the relay, at whatever name it is called. */
export function foundingRoutes(mount: MountApart, founding: Founding): void {
  mount(lookAtLink, ({ body }, request) => founding.look(body.secret, callerOf(request)))
  mount(found, ({ body }, request) => founding.found(body, callerOf(request)))
}

/** Its page. The secret stands behind the `#`, so that no log of a proxy has it. */
export function foundingPage(app: IRouter): void {
  servePageApart(app, 'portal/found/index.html', '/found')
}

/** Where a request comes from. */
export function callerOf(request: Request): Caller {
  const host = request.headers.host ?? ''
  const origin = `${request.protocol}://${host}`
  return { address: request.ip ?? '', origin: URL.canParse(origin) ? origin : 'http://localhost' }
}
