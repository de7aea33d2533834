import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import type { Visitor } from '../seating/visitors/visitor.ts'
import { limitKeyOf } from './address.ts'
import { cookieOf } from './cookies.ts'
import type { House } from './house.ts'
import { visitorCookie } from './mount.ts'

/** Who a request comes from, as digests that only this house can make: by the visitor's cookie, else by the address. */
export function visitorOf(request: Request, { secret }: Pick<House, 'secret'>): Visitor {
  const digest = (text: string) =>
    createHmac('sha256', secret).update(`visitor ${text}`).digest('base64url').slice(0, 22)
  const address = digest(`address ${limitKeyOf(request.ip ?? '')}`)
  const cookie = cookieOf(request, visitorCookie)
  return { id: cookie ? digest(`cookie ${cookie}`) : address, address }
}
