import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inviteBox } from '#core/devices/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Tx } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { businessDay, isoIn } from '#core/programme/day.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { readRelayConfig } from '#relay/config.ts'
import { startRelay } from '#relay/relay.ts'
import { quietLog } from '../world/clock.ts'
import { payBy } from '../world/pay-by.ts'
import { furnishSmall } from '../world/small-exhibitor.ts'
import { soldOf } from './rush-sold.ts'
import { answerParent } from './served.ts'

/**
 * The relay of a rush: one cinema with the show that everybody wants, one before it, one that only the till sells, and a hundred all told.
 * FOYER_DATA, FOYER_PAYMENTS and FOYER_SMTP come from the bench; `FOYER_BENCH_URL` leads to it.
 */
const seatsPerRow = 25
/** Enough for three hundred sales. */
const tillSeats = 625
const zone = 'Europe/Luxembourg'
const data = process.env['FOYER_DATA']!
mkdirSync(data, { recursive: true })
const entry = { id: 'tenant', hosts: ['localhost'], publicUrl: process.env['FOYER_BENCH_URL']!, new: true }
writeFileSync(join(data, 'directory.json'), JSON.stringify({ exhibitors: [entry] }))
const settings = { ...process.env, FOYER_HOST: '127.0.0.1', FOYER_PORT: '0' }
const relay = await startRelay(readRelayConfig(settings), quietLog().log, { checkoutsPerMinute: 100_000 })
const { tenant } = relay.exhibitors[0]!
const { node } = tenant
const byHand = { who: 'node', via: 'bench' }
const pin = await hashSecret('1234')
const code = await node.execute(byHand, tx => {
  furnishSmall(tx, { hasBox: false, tonight: false, payments: false })
  payBy(tx, tenant, 'test', node.identity.exhibitorId)
  changeEntry(tx, 'price_rate', 'normal', { maxTickets: 100 })
  const credential = { employeeId: 'carl', kind: 'pin', stamp: tx.stamp() } as const
  tx.append('exhibitor', 'credential.set', credential, { hash: pin })
  return inviteBox(tx, 'cinema-1', node.runtime.random).code
})

answerParent(relay.port, {
  counts: async () => soldOf(node),
  code: () => code,
  heads: () => JSON.stringify(node.journal.heads()),
  /** Plans the shows, in three hours, once the box has its place: their seats have two owners then. */
  plan: ({ seats }: { seats: number }) =>
    node.execute(byHand, tx => {
      const beginsMs = tx.nowMs + 3 * 3_600_000
      const screen = tx.catalogue.get('screen', 'screen-1')!
      for (const [id, places] of [
        ['earlier', seats],
        ['rush', seats],
        ['till', tillSeats],
      ] as const) {
        tx.append('exhibitor', 'arrangement.drawn', {
          id: `room-${id}`,
          screenId: id,
          columns: seatsPerRow,
          seats: Array.from({ length: places }, (_, index) => {
            const screenRow = Math.floor(index / seatsPerRow)
            const row = String.fromCharCode(65 + screenRow)
            const number = (index % seatsPerRow) + 1
            return {
              id: `${row}${number}`,
              row,
              number,
              screenRow,
              screenCol: number - 1,
              class: 'standard' as const,
              online: true,
              autoassign: true,
            }
          }),
        })
        changeEntry(tx, 'screen', id, { ...screen, arrangementId: `room-${id}` })
        const time = isoIn(beginsMs, zone).slice(11, 16)
        createSchedule(tx, {
          id,
          versionId: 'version-1',
          screenId: id,
          day: businessDay(beginsMs, zone, 300),
          time,
        })
      }
      otherShows(tx)
    }),
})
/** The rest of a programme of a hundred: nobody wants them tonight, and each page is read from all of them. */
function otherShows(tx: Tx): void {
  const screen = tx.catalogue.get('screen', 'screen-1')!
  for (let number = 0; number < 96; number++) {
    const screenId = `hall-${number % 8}`
    if (number < 8) changeEntry(tx, 'screen', screenId, { ...screen })
    const day = businessDay(tx.nowMs + (1 + Math.floor(number / 8)) * 86_400_000, zone, 300)
    createSchedule(tx, { id: `other-${number}`, versionId: 'version-1', screenId, day, time: '20:00' })
  }
}
process.once('SIGTERM', () => void relay.close().then(() => process.exit(0)))
