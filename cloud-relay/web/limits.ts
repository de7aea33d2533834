import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { limitKeyOf } from '#core/api/address.ts'
import { cookieOf } from '#core/api/cookies.ts'
import { visitorCookie } from '#core/api/mount.ts'
import { Refusal } from '#core/refusal.ts'

/** An address may be a school, a company, or all guests in the foyer: as many visitors at once. */
const visitorsAtAnAddress = 15

/**
 * Limits the requests per minute of one visitor, recognised by their cookie, and with a far higher limit those of one
 * address, since cookies can be deleted. Each call of this is a bucket of its own. Refuses `too_many_requests`.
 */
export function slowerVisitor(perMinute: number): RequestHandler[] {
  return [
    slower(
      perMinute,
      request => cookieOf(request, visitorCookie)?.slice(0, 64) ?? `from ${addressIn(request)}`,
    ),
    slower(perMinute * visitorsAtAnAddress, addressIn),
  ]
}

/** Limits the requests per minute of one address. */
export function slowerAddress(perMinute: number): RequestHandler {
  return slower(perMinute, addressIn)
}

const addressIn = (request: { ip?: string | undefined }) => limitKeyOf(request.ip ?? '')

function slower(limit: number, keyGenerator: (request: Parameters<RequestHandler>[0]) => string) {
  return rateLimit({
    windowMs: 60_000,
    limit,
    keyGenerator,
    // The key is an address as limitKeyOf cuts it.
    validate: { keyGeneratorIpFallback: false },
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new Refusal('too_many_requests')),
  })
}
