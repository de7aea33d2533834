import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { publicKeyText } from '../membership/keys.ts'
import { worksIn } from '../access/employee.ts'
import { noteSecurity } from '../access/security-log.ts'
import { canSyncOfflineFor, makeBundle, takeBundle } from './commands.ts'
import { makeBundle as makeContract, readOfflineSync, takeBundle as takeContract } from './contract.ts'
import { handOver, handOverHours, handOverTurns, seatsToHandOver, turnsToHandOver } from './hand-over.ts'
import { needsLook, reportSentences } from './report.ts'

/** Offline sync by files, on box and relay alike. */
export function offlineSyncRoutes(mount: Mount): void {
  mount(readOfflineSync, (_, { tenant, signedIn }) => {
    const { node, line } = tenant
    const { role } = node.identity
    const nowMs = node.runtime.now()
    const { db, identity, catalogue } = node
    const turns = turnsToHandOver({ db, identity, catalogue, nowMs })
    return {
      node: role,
      publicKey: publicKeyText(tenant.keys.own),
      handOverHours,
      turns: turns.reduce((sum, { free }) => sum + free, 0),
      cinemas: node.catalogue
        .all('cinema')
        .filter(cinema => canSyncOfflineFor(node, cinema.id) && worksIn(signedIn!.cinemas, cinema.id))
        .map(({ id, name, timezone }) => {
          const shows = role === 'relay' ? seatsToHandOver(node.db, id, nowMs) : []
          const seats = shows.reduce((sum, show) => sum + show.seatIds.length, 0)
          return { id, name, timezone, connected: line.connected(id), shows: shows.length, seats }
        }),
    }
  })

  mount(makeContract, async ({ body }, { tenant, actor, request, response }) => {
    const { node, line } = tenant
    if (!canSyncOfflineFor(node, body.cinemaId)) throw new Refusal('not_found')
    if (body.handOver || body.handOverTurns) {
      if (node.identity.role === 'box') throw new Refusal('invalid_input')
      if (line.connected(body.cinemaId)) throw new Refusal('line_is_up')
      await node.execute(actor, tx => {
        if (body.handOver) handOver(tx, body.cinemaId)
        if (body.handOverTurns) handOverTurns(tx, body.cinemaId)
      })
    }
    const { bytes, name, facts } = await makeBundle(tenant, body)
    noteSecurity(node.runtime, 'data.exported', {
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

  mount(takeContract, async ({ body }, { tenant, actor, locale, signedIn }) => {
    const { node } = tenant
    const report = await takeBundle(tenant, body, undefined, cinemaId => worksIn(signedIn!.cinemas, cinemaId))
    node.runtime.log.info(
      { by: actor.who, from: report.from.nodeId, facts: report.facts, streams: report.streams },
      'a file carried by hand was taken in',
    )
    // The bundle tells how far the other side holds everything, including edits made here.
    tenant.live.emit('private-exhibitor', { type: 'edits.arrived' })
    const zone = node.catalogue.get('cinema', report.cinemaId)?.timezone ?? 'UTC'
    return { ...report, sentences: reportSentences(report, locale, zone), needsLook: needsLook(report) }
  })
}
