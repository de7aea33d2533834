import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { refusing } from '#core/api/mount.ts'
import { openClient } from '../../world/client.ts'
import { quietLog } from '../../world/clock.ts'
import { tenantOf, openSmallNode } from '../../world/small-exhibitor.ts'

test('what broke is logged by the call’s name, without the key that stood in its address', async () => {
  const { log, heard } = quietLog()
  const { node } = await openSmallNode('relay', { runtime: { log } })
  const app = express()
  const broken = () => {
    throw new Error('out of order')
  }
  app.get('/bill/:uuid/tickets.pdf', broken)
  app.use(broken)
  app.use(refusing(() => tenantOf(node)))
  const server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const client = openClient((server.address() as AddressInfo).port)
  const key = randomUUID()
  for (const path of [`/bill/${key}/tickets.pdf`, `/en/payments/${key}-1/test/status`])
    expect((await client.send('GET', path)).status).toBe(500)
  server.close()
  const said = JSON.stringify(heard)
  expect(said).toContain('GET /bill/:uuid/tickets.pdf')
  expect(said).toContain('GET /en/payments/…/test/status')
  expect(said).not.toContain(key)
})
