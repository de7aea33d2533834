import type { Express } from 'express'
import type { Tenant } from '../api/tenant.ts'
import { checkClaim } from './commands.ts'
import {
  knownHeader,
  incarnationHeader,
  incarnationPlace,
  readKnown,
  writeIncarnation,
} from '../receipts/headers.ts'
import { isProven, proofOf } from '../receipts/proof.ts'

/**
 * Every request of a kiosk names the last position it knows, and every answer names the box's incarnation: a box that
 * was restored to an older state learns it before it sells anything, and a kiosk refuses a box that is older than the
 * one it knows. A claim without the box's own proof changes nothing: any page on the LAN can invent one.
 */
export function checkRegisterClaims(app: Express, tenant: Tenant): void {
  const { node, secret } = tenant
  let incarnation = ''
  let incarnationKey = ''
  app.use('/api', (request, response, next) => {
    const known = readKnown(request.get(knownHeader))
    if (known) checkClaim(node, known, () => isProven(secret, known))
    const { nodeId, epoch } = node.identity
    const alone = Boolean(node.nodeStatus.emergencyMode())
    if (incarnationKey !== `${epoch} ${alone}`)
      incarnation = writeIncarnation({
        nodeId,
        epoch,
        alone,
        proof: proofOf(secret, incarnationPlace({ nodeId, epoch })),
      })
    incarnationKey = `${epoch} ${alone}`
    response.set(incarnationHeader, incarnation)
    next()
  })
}
