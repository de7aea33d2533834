import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashSecret } from '#core/people/secrets.ts'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { openOffSite } from '#core/offsite/off-site.ts'
import { offsitePlan, offsiteSettings } from '#core/offsite/settings.ts'
import { readSettings } from '#core/settings/config.ts'
import { openNode } from '#core/node.ts'
import { openDatabase } from '#core/database/open.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { businessDay, addDays } from '#core/programme/day.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { paperTape } from '#box/drivers/paper-tape/paper-tape.ts'
import { onlyPrinter } from '#box/drivers/printers.ts'
import { boxApp } from '#box/routes.ts'
import { emitLive } from '#core/live/live-server.ts'
import { letRegisterIn } from '../world/let-in.ts'
import { quietLog } from '../world/clock.ts'
import { furnishSmall, tenantOf } from '../world/small-exhibitor.ts'
import { ownKeys } from '../world/keys.ts'

/** Shows and seats enough for any run: a room of 600 seats, one show in each of 40 rooms. */
const screens = 40
const rows = 20
const seatsPerRow = 30

/**
 * A whole box on real files with its mirror, all rules and middleware; only the line to a relay is cut. With FOYER_OFFSITE
 * and FOYER_LITESTREAM set, Litestream runs beside it as it does in a cinema.
 */
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
const path = join(folder, 'box.db')
const mirrorPath = join(folder, 'mirror', 'facts.log')
const mirror = await openMirrorFile(mirrorPath, path)
const node = openNode({
  signing: ownKeys('box-bench00000'),
  identity: { role: 'box', nodeId: 'box-bench00000', epoch: 1, exhibitorId: 'tenant', cinemaId: 'cinema-1' },
  db: openDatabase(path),
  mirror,
  keys: openKeyFiles(path, mirrorPath),
  runtime: systemRuntime(quietLog().log),
})
const pin = await hashSecret('1234')
await node.execute({ who: 'node', via: 'bench' }, tx => {
  furnishSmall(tx, { hasBox: true, tonight: false })
  changeEntry(tx, 'price_rate', 'normal', { maxTickets: 100 })
  letRegisterIn(tx, 'register 1')
  tx.append(
    'exhibitor',
    'credential.set',
    { employeeId: 'carl', kind: 'pin', stamp: tx.stamp() },
    { hash: pin },
  )
  const day = addDays(businessDay(tx.nowMs, 'Europe/Luxembourg', 300), 1)
  for (let number = 0; number < screens; number++) {
    const screenId = `bench-${number}`
    tx.append('exhibitor', 'arrangement.drawn', {
      id: `room-${screenId}`,
      screenId,
      columns: seatsPerRow,
      seats: Array.from({ length: rows * seatsPerRow }, (_, index) => {
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
          online: false,
          autoassign: true,
        }
      }),
    })
    const screen = tx.catalogue.get('screen', 'screen-1')!
    changeEntry(tx, 'screen', screenId, { ...screen, arrangementId: `room-${screenId}` })
    createSchedule(tx, { id: `show-${number}`, versionId: 'version-1', screenId, day, time: '20:00' })
  }
})
const plan = offsitePlan(readSettings(offsiteSettings, process.env))
const { log } = quietLog()
const offSite = openOffSite(plan, { data: folder, sources: [{ node, databasePath: path }], log })
const tenant = tenantOf(node)
emitLive(tenant)
const paper = openPrintQueue(tenant, onlyPrinter(paperTape()))
const condition = {
  name: 'bench',
  version: '0',
  startedAt: '',
  mirror,
  peers: () => [],
  devices: () => [],
  offsite: () => offSite.conditionOf(path),
}
const server = createServer(boxApp({ tenant, condition, paper, printed: () => [] }))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }))
process.once('SIGTERM', () => void offSite.close().then(() => process.exit(0)))
