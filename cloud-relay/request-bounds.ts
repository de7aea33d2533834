import type { Express, Request, RequestHandler } from 'express'
import { byPlace } from '#core/api/by-place.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { limitSignIns } from '#core/people/routes.ts'
import { keepBlockedOut } from './blocked.ts'
import { payPath } from './payments/providers/training/training-provider.ts'
import { slowerAddress, slowerVisitor } from './web/limits.ts'

/** One visitor's purchases in a minute; more must come from a script (spec/website.md section 8: 429 on checkout). */
const checkoutsPerMinute = 20
/** A visitor writes one, and mends its mistakes. */
const messagesPerMinute = 10
/** Seats are chosen one by one, each a call. */
const holdsPerCheckout = 6

/** A test mail waits for the mail server, and its answer tells what stands there. */
const testMailsPerMinute = 6

/** How often one address may fetch each file of purchases in a minute. */
const pdfsPerMinute = 60
/** One purchase is bounded by itself; this is for who tries keys. */
const mailsAgainPerMinute = 10

/** What every call passes before it is read: who is blocked, and how often one may ask. */
export function boundRequests(
  app: Express,
  parts: {
    isBlocked: (request: Request) => boolean
    checkoutsPerMinute?: number
    signInsPerMinute?: number | undefined
  },
  tenantOf: (request: Request) => Tenant | undefined,
): void {
  keepBlockedOut(app, parts.isBlocked)
  const at = byPlace(app)
  const bound = (path: string, handlers: RequestHandler | RequestHandler[]) => at(path).use(path, handlers)
  const checkouts = parts.checkoutsPerMinute ?? checkoutsPerMinute
  bound('/api/holds', slowerVisitor(checkouts * holdsPerCheckout))
  bound('/api/checkout', slowerVisitor(checkouts))
  bound(payPath, slowerVisitor(checkouts))
  const writing = slowerVisitor(messagesPerMinute)
  bound('/api/contactpage/send', writing)
  bound('/api/contactpage/enquiry', writing)
  bound('/api/newsletters/subscribe', slowerVisitor(messagesPerMinute))
  bound('/api/newsletters/confirm', slowerVisitor(messagesPerMinute))
  bound('/api/newsletters/leave', slowerVisitor(messagesPerMinute))
  bound('/newsletter/leave', slowerAddress(pdfsPerMinute))
  bound('/api/newsletters/campaigns/:id/test', slowerAddress(testMailsPerMinute))
  bound('/api/waiting-list', slowerVisitor(messagesPerMinute))
  bound('/api/vouchers/validate', slowerVisitor(checkouts))
  bound('/api/vouchers/balance', slowerVisitor(checkouts))
  bound('/api/settings/mail-test', slowerAddress(testMailsPerMinute))
  const files = [
    'tickets.pdf',
    'voucher.pdf',
    'receipt.pdf',
    'calendar.ics',
    'tickets.pkpass',
    'google-wallet',
  ]
  for (const file of files) bound(`/bill/:uuid/${file}`, slowerAddress(pdfsPerMinute))
  bound('/api/bill/:uuid/mail', slowerVisitor(mailsAgainPerMinute))
  bound('/api/bill/:uuid/delivery', slowerVisitor(mailsAgainPerMinute))
  bound('/api/bill/:uuid/refund', slowerVisitor(checkouts))
  bound('/api/bill/:uuid/exchange', slowerVisitor(checkouts))
  bound('/api/bill/:uuid/exchange-price', slowerVisitor(checkouts * holdsPerCheckout))
  limitSignIns(at, tenantOf, parts.signInsPerMinute)
}
