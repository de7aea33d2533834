import type { Express, Request } from 'express'
import type { Tenant } from '#core/api/tenant.ts'
import { limitSignIns } from '#core/people/routes.ts'
import { keepBlockedOut } from './blocked.ts'
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
  const checkouts = parts.checkoutsPerMinute ?? checkoutsPerMinute
  app.use('/api/holds', slowerVisitor(checkouts * holdsPerCheckout))
  app.use('/api/checkout', slowerVisitor(checkouts))
  app.use('/api/contactpage/send', slowerVisitor(messagesPerMinute))
  app.use('/api/newsletters/subscribe', slowerVisitor(messagesPerMinute))
  app.use('/api/newsletters/confirm', slowerVisitor(messagesPerMinute))
  app.use('/api/newsletters/leave', slowerVisitor(messagesPerMinute))
  app.use('/newsletter/leave', slowerAddress(pdfsPerMinute))
  app.use('/api/newsletters/campaigns/:id/test', slowerAddress(testMailsPerMinute))
  app.use('/api/vouchers/validate', slowerVisitor(checkouts))
  app.use('/api/settings/mail-test', slowerAddress(testMailsPerMinute))
  const files = [
    'tickets.pdf',
    'voucher.pdf',
    'receipt.pdf',
    'calendar.ics',
    'tickets.pkpass',
    'google-wallet',
  ]
  for (const file of files) app.use(`/bill/:uuid/${file}`, slowerAddress(pdfsPerMinute))
  app.use('/api/bill/:uuid/mail', slowerVisitor(mailsAgainPerMinute))
  app.use('/api/bill/:uuid/refund', slowerVisitor(checkouts))
  limitSignIns(app, tenantOf, parts.signInsPerMinute)
}
