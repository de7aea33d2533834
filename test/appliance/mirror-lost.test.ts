import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHealth } from '#core/devices/contract.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { readSeats } from '#core/seating/contract.ts'
import { paperTape } from '#box/drivers/paper-tape/paper-tape.ts'
import { onlyPrinter } from '#box/drivers/printers.ts'
import { offsiteOff } from '#core/offsite/contract.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { boxApp } from '#box/routes.ts'
import { openTillTerminals } from '#box/terminals/till-terminals.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { gatedMirror } from '../core/journal/gated-mirror.ts'
import { openClient, type Client } from '../world/client.ts'
import { until } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { byHand, tenantOf, openSmallNode, tonight } from '../world/small-exhibitor.ts'

const disk = gatedMirror()
let box: Awaited<ReturnType<typeof openSmallNode>>
let server: Server
let client: Client

beforeAll(async () => {
  box = await openSmallNode('box', { mirror: disk.mirror })
  const tenant = tenantOf(box.node)
  const paper = openPrintQueue(tenant, onlyPrinter(paperTape()))
  const condition = { name: 'Box', version: '0', startedAt: '', mirror: disk.mirror, peers: () => [] }
  const app = boxApp({
    tenant,
    condition: { ...condition, devices: () => [], offsite: () => offsiteOff },
    paper,
    terminals: openTillTerminals(tenant, 'cinema-1', () => undefined),
    displays: { show: () => {} },
    printed: () => [],
  })
  server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  client = openClient((server.address() as { port: number }).port)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await box.node.close()
})

test('while the second disk is away pages are told so at once, and the health page still answers', async () => {
  disk.pull()
  const edited = box.node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { name: 'Newer' }))
  await until(() => box.node.state() === 'mirror_lost')
  const tenant = tenantOf(box.node)
  await refuses(client, [tenant], 503, 'mirror_unavailable', () => client.call(readProgramme))
  await refuses(client, [tenant], 503, 'mirror_unavailable', () =>
    client.call(readSeats, { params: { id: tonight } }),
  )
  const health = await client.call(readHealth)
  expect(health.body.state, health.text).toBe('mirror_lost')

  disk.plug()
  await edited
  expect((await client.call(readProgramme)).body.cinemas[0]!.name).toBe('Newer')
})
