import type { Express } from 'express'
import type { House } from '../api/house.ts'
import { heedRegister } from './commands.ts'
import { knownHeader, lifeHeader, lifePlace, readKnown, writeLife } from '../receipts/headers.ts'
import { isProven, proofOf } from '../receipts/proof.ts'

/**
 * Every request of a kiosk says what it was last told, and every answer says in which life the box is: a box
 * that was put back to an older state hears of it before it sells anything, and a kiosk refuses a box that is older
 * than the one it knows. A claim without the box's own proof changes nothing: any page on the LAN can invent one.
 */
export function hearRegisters(app: Express, house: House): void {
  const { node, secret } = house
  let life = ''
  let lifeKey = ''
  app.use('/api', (request, response, next) => {
    const known = readKnown(request.get(knownHeader))
    if (known) heedRegister(node, known, () => isProven(secret, known))
    const { nodeId, epoch } = node.identity
    const alone = Boolean(node.standing.glass())
    if (lifeKey !== `${epoch} ${alone}`)
      life = writeLife({ nodeId, epoch, alone, proof: proofOf(secret, lifePlace({ nodeId, epoch })) })
    lifeKey = `${epoch} ${alone}`
    response.set(lifeHeader, life)
    next()
  })
}
