import type { Express, Request } from 'express'
import { Refusal } from '#core/refusal.ts'
import { answerBlocked } from './web/stranger-page.ts'

/**
 * What a blocked exhibitor's address still answers. Whoever bought keeps what they paid for: their purchase, its
 * tickets, and the end of a payment that was under way; the provider is heard, so that no payment is lost; the machine
 * is watched as ever, and the relay's own pages are nobody's.
 */
const stillAnswered = [
  /^\/api\/bill\//,
  /^\/bill\//,
  /^\/api\/payments\//,
  /^\/api\/checkout\/[^/]+\/cancel$/,
  /^\/(en|de|fr|nl)\/bill\/[^/]+$/,
  /^\/(en|de|fr|nl)\/payments\//,
  /^\/(en|de|fr|nl)\/privacy-policy$/,
  /^\/api\/(token|health|settings|programme)$/,
  /^\/health$/,
  /^\/(site|files|portal-app|help)(\/|$)/,
  /^\/api\/(administration|founding)(\/|$)/,
  /^\/(administration|found)$/,
]

/**
 * Keeps everybody else out of a blocked exhibitor: nobody buys, nobody signs in, and sessions that are open open
 * nothing. Its boxes go on selling at the till and stay connected, since what they sell is paid for and must be kept.
 */
export function keepBlockedOut(app: Express, isBlocked: (request: Request) => boolean): void {
  app.use((request, response, next) => {
    if (!isBlocked(request) || isStillAnswered(request)) return next()
    if (!answerBlocked(request, response)) throw new Refusal('exhibitor_blocked')
  })
}

/** `GET` of the programme and the settings is what a purchase's own page reads. */
function isStillAnswered({ method, path }: Request): boolean {
  if (/^\/api\/(settings|programme)$/.test(path) && method !== 'GET') return false
  return stillAnswered.some(pattern => pattern.test(path))
}
