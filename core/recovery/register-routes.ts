import type { Express } from 'express'
import type { House } from '../api/house.ts'
import { heedRegister } from './commands.ts'
import { knownHeader, lifeHeader, readKnown } from './headers.ts'

/**
 * Every request of a kiosk says what it was last told, and every answer says in which life the box is: a box
 * that was put back to an older state hears of it before it sells anything, and a kiosk refuses a box that is older
 * than the one it knows.
 */
export function hearRegisters(app: Express, house: House): void {
  const { node } = house
  app.use('/api', (request, response, next) => {
    const known = readKnown(request.get(knownHeader))
    if (known) heedRegister(node, known)
    const { nodeId, epoch } = node.identity
    response.set(lifeHeader, `${nodeId}.${epoch}`)
    next()
  })
}
