import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { addressesBeside, openPrinterSearch, type Interface } from '#box/discovery/find-printers.ts'

const at = (address: string, more: Partial<Interface> = {}): Interface => ({
  address,
  netmask: '255.255.255.0',
  internal: false,
  family: 'IPv4',
  ...more,
})

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map(server => new Promise(end => server.close(end)))))

/** A machine that takes orders; returns its port and what it was sent. */
async function machine() {
  const sent: unknown[] = []
  const server = createServer(line => {
    line.on('data', bytes => sent.push(bytes))
    line.on('error', () => undefined)
  })
  servers.push(server)
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return { port: (server.address() as { port: number }).port, sent }
}

test('only the private networks of this machine are searched, without its own addresses', () => {
  const beside = addressesBeside([
    at('192.168.1.20'),
    at('127.0.0.1', { internal: true }),
    at('203.0.113.9'),
    at('fd00::1', { family: 'IPv6' }),
  ])
  expect(beside).toHaveLength(253)
  expect(beside).toContain('192.168.1.254')
  expect(beside).not.toContain('192.168.1.20')
  expect(addressesBeside([at('203.0.113.9')])).toEqual([])
})

test('of a large network only the part around this machine, and of many networks only some, are searched', () => {
  expect(
    addressesBeside([at('10.7.3.4', { netmask: '255.0.0.0' })]).every(each => each.startsWith('10.7.3.')),
  ).toBe(true)
  const many = Array.from({ length: 9 }, (_, index) => at(`10.0.${index}.1`))
  expect(addressesBeside(many).length).toBeLessThanOrEqual(4 * 254)
})

test('what answers is found, and hears nothing', async () => {
  const { port, sent } = await machine()
  const addresses = () => ['127.0.0.4', '127.0.0.1', '127.0.0.5', 'no address']
  const search = openPrinterSearch({ runtime: { now: () => 0 } }, { addresses, port })
  expect(await search()).toEqual(['127.0.0.1'])
  expect(sent).toEqual([])
})

test('nobody searches twice at once, nor again within ten seconds', async () => {
  let nowMs = 0
  const search = openPrinterSearch(
    { runtime: { now: () => nowMs } },
    { addresses: () => ['127.0.0.5'], port: 9 },
  )
  const both = await Promise.all([search(), search()])
  expect(both).toEqual([[], null])
  nowMs = 9_000
  expect(await search()).toBeNull()
  nowMs = 10_001
  expect(await search()).toEqual([])
})
