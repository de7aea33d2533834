import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import { limitKeyOf } from './address.ts'
import { cookieOf } from './cookies.ts'
import type { Tenant } from './tenant.ts'
import { visitorCookie } from './mount.ts'

/** A visitor who holds seats on the website. Both are digests, from which cookie and address cannot be read. */
export type Visitor = {
  /** Of the visitor's own cookie, or of the address where there is none. */
  id: string
  /** Of the network address the visitor comes from; many visitors may share one. */
  address: string
}

/**
 * The visitor of a request, as digests that only this tenant can make: by the visitor's cookie, else by the address.
 */
export function visitorOf(request: Request, { secret }: Pick<Tenant, 'secret'>): Visitor {
  const digest = (text: string) =>
    createHmac('sha256', secret).update(`visitor ${text}`).digest('base64url').slice(0, 22)
  const address = digest(`address ${limitKeyOf(request.ip ?? '')}`)
  const cookie = cookieOf(request, visitorCookie)
  return { id: cookie ? digest(`cookie ${cookie}`) : address, address }
}
