import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { publicKeyText } from '../membership/keys.ts'
import { worksIn } from '../access/employee.ts'
import { noteSecurity } from '../access/security-log.ts'
import { canCarryFor, makeParcel, takeParcel } from './commands.ts'
import { makeParcel as makeContract, readCarry, takeParcel as takeContract } from './contract.ts'
import { handOver, handOverHours, handOverTurns, seatsToHandOver, turnsToHandOver } from './hand-over.ts'
import { needsLook, reportSentences } from './report.ts'

/** Files carried by hand, on box and relay alike. */
export function carryRoutes(mount: Mount): void {
  mount(readCarry, (_, { house, signedIn }) => {
    const { node, line } = house
    const { role } = node.identity
    const nowMs = node.world.now()
    const { db, identity, catalogue } = node
    const turns = turnsToHandOver({ db, identity, catalogue, nowMs })
    return {
      node: role,
      publicKey: publicKeyText(house.keys.own),
      handOverHours,
      turns: turns.reduce((sum, { free }) => sum + free, 0),
      cinemas: node.catalogue
        .all('cinema')
        .filter(cinema => canCarryFor(node, cinema.id) && worksIn(signedIn!.cinemas, cinema.id))
        .map(({ id, name, timezone }) => {
          const shows = role === 'relay' ? seatsToHandOver(node.db, id, nowMs) : []
          const seats = shows.reduce((sum, show) => sum + show.seatIds.length, 0)
          return { id, name, timezone, connected: line.connected(id), shows: shows.length, seats }
        }),
    }
  })

  mount(makeContract, async ({ body }, { house, actor, request, response }) => {
    const { node, line } = house
    if (!canCarryFor(node, body.cinemaId)) throw new Refusal('not_found')
    if (body.handOver || body.handOverTurns) {
      if (node.identity.role === 'box') throw new Refusal('invalid_input')
      if (line.connected(body.cinemaId)) throw new Refusal('line_is_up')
      await node.execute(actor, tx => {
        if (body.handOver) handOver(tx, body.cinemaId)
        if (body.handOverTurns) handOverTurns(tx, body.cinemaId)
      })
    }
    const { bytes, name, facts } = await makeParcel(house, body)
    noteSecurity(node.world, 'data.exported', {
      who: actor.who,
      address: request.ip,
      name,
      facts: String(facts),
    })
    response
      .type('application/gzip')
      .set('content-disposition', `attachment; filename="${name}"`)
      .set('cache-control', 'no-store')
    return bytes
  })

  mount(takeContract, async ({ body }, { house, actor, locale, signedIn }) => {
    const { node } = house
    const report = await takeParcel(house, body, undefined, cinemaId => worksIn(signedIn!.cinemas, cinemaId))
    node.world.log.info(
      { by: actor.who, from: report.from.nodeId, facts: report.facts, streams: report.streams },
      'a file carried by hand was taken in',
    )
    // It says how far the other side holds everything, also what was edited here.
    house.live.emit('private-exhibitor', { type: 'edits.arrived' })
    const zone = node.catalogue.get('cinema', report.cinemaId)?.timezone ?? 'UTC'
    return { ...report, sentences: reportSentences(report, locale, zone), needsLook: needsLook(report) }
  })
}
