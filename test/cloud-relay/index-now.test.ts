import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { indexNowKey, openIndexNow } from '#relay/web/index-now.ts'
import { saturdayEvening } from '../world/clock.ts'
import { byHand, openSmallNode, tenantOf } from '../world/small-exhibitor.ts'

type Asked = { host: string; key: string; keyLocation: string; urlList: string[] }
let asked: Asked[]
let status: number
let server: ReturnType<typeof createServer>
let address: string
beforeEach(async () => {
  asked = []
  status = 202
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(parts).toString()))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise(resolve => server.close(resolve)))

async function opened(isOn: boolean) {
  const clock = { ms: saturdayEvening }
  const small = await openSmallNode('relay', { clock })
  const tenant = tenantOf(small.node)
  const put = (on: boolean) =>
    small.node.execute(byHand, tx =>
      changeEntry(tx, 'settings', 'exhibitor', { 'website_config.index_now': on }),
    )
  if (isOn) await put(true)
  const publicUrl = 'https://small.example'
  return { ...small, clock, tenant, indexNow: openIndexNow(tenant, { publicUrl, address }) }
}

test('nobody is told of a page before a manager wants it, and of one that is not on the internet never', async () => {
  const { indexNow } = await opened(false)
  await indexNow.look()
  const { tenant } = await opened(true)
  await openIndexNow(tenant, { publicUrl: 'http://localhost:8080' }).look()
  expect(asked).toEqual([])
})

test('all pages are told once, then those that changed and those that are gone', async () => {
  const { node, clock, tenant, indexNow } = await opened(true)
  await indexNow.look()
  const [first] = asked
  expect(first).toMatchObject({
    host: 'small.example',
    key: indexNowKey(tenant),
    keyLocation: 'https://small.example/index-now.txt',
  })
  const slug = node.catalogue.get('movie', 'movie-1')!.slug
  const film = `https://small.example/en/movies/view/${slug}`
  expect(first!.urlList).toContain(film)
  expect(new Set(first!.urlList).size).toBe(first!.urlList.length)
  await indexNow.look()
  expect(asked).toHaveLength(1)
  clock.ms += 60_000
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Another title' }))
  await indexNow.look()
  expect(asked[1]!.urlList).toContain(film)
  expect(asked[1]!.urlList).not.toContain('https://small.example/en/contact')
  clock.ms += 60_000
  await node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { visibility: ['pos'] }))
  await indexNow.look()
  expect(asked[2]!.urlList).toContain(film)
  await indexNow.look()
  expect(asked).toHaveLength(3)
})

test('what was not taken is told again', async () => {
  const { indexNow } = await opened(true)
  status = 429
  await expect(indexNow.look()).rejects.toThrow('429')
  status = 200
  await indexNow.look()
  expect(asked[1]!.urlList).toEqual(asked[0]!.urlList)
})
