import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tenant } from '#core/api/tenant.ts'
import { readFile, uploadFile } from '#core/content/contract.ts'
import { fileMaxBytes } from '#core/content/files/file-type.ts'
import { fileHash, hasFile, keepFile } from '#core/content/files/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { posterImage, setPoster } from '#core/planning/poster-contract.ts'
import { notes, photographed } from '../world/camera-pictures.ts'
import { openClient, type Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { drawing, pictures } from '../world/pictures.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
beforeEach(async () => {
  places = await openPlaces({ hastened: true })
})
afterEach(() => places.close())

const jpeg = pictures['image/jpeg']
const tenants = () => [places.tenant, places.box.tenant]

async function upload(client: Client, bytes: Buffer): Promise<string> {
  const answer = await client.call(uploadFile, { body: bytes })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.hash).toBe(fileHash(bytes))
  return answer.body.hash
}

async function givePoster(client: Client, hash: string | null): Promise<string> {
  const answer = await client.call(setPoster, { params: { id: 'movie-1' }, body: { hash } })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.movie.posterUrl
}

const fileAt = (port: number, hash: string) => openClient(port).call(readFile, { params: { hash } })
const has = (tenant: Tenant, hash: string) => hasFile(tenant.node.db, hash)
const posterAt = async (port: number) =>
  (await openClient(port).call(readProgramme)).body.movies[0]!.posterUrl

test('a poster uploaded at the relay is served by both, for ever, as what it is', async () => {
  const mia = await managerAt(places.relay.port)
  const bytes = pictures['image/webp'](300_000)
  const hash = await upload(mia, bytes)
  expect(await givePoster(mia, hash)).toBe(`/files/${hash}`)
  await until(() => has(places.box.tenant, hash))
  for (const port of [places.relay.port, places.box.port]) {
    const answer = await fileAt(port, hash)
    expect(answer.status).toBe(200)
    expect(answer.bytes.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(await posterAt(port)).toBe(`/files/${hash}`)
  }
})

test('where a picture was taken is never kept, and not shown of one that was kept before', async () => {
  const mia = await managerAt(places.relay.port)
  const { hash } = (await mia.call(uploadFile, { body: photographed(jpeg()) })).body
  const older = keepFile(places.tenant.node.db, photographed(jpeg()))
  expect(older).not.toBe(hash)
  for (const each of [hash, older]) {
    const { status, bytes } = await fileAt(places.relay.port, each)
    expect(status).toBe(200)
    expect(fileHash(bytes)).toBe(hash)
    for (const note of Object.values(notes)) expect(bytes.includes(note)).toBe(false)
  }
})

test('a poster uploaded on the box is served by the relay', async () => {
  const mia = await managerAt(places.box.port)
  const bytes = jpeg(fileMaxBytes)
  const hash = await upload(mia, bytes)
  await givePoster(mia, hash)
  await until(() => has(places.tenant, hash))
  expect((await fileAt(places.relay.port, hash)).bytes.equals(bytes)).toBe(true)
})

test('pages hear of a new poster on both sides, and that the drawn one is back', async () => {
  const mia = await managerAt(places.relay.port)
  const hash = await upload(mia, jpeg())
  const pages = await Promise.all([listenAt(places.relay.port), listenAt(places.box.port)])
  await givePoster(mia, hash)
  for (const page of pages) await page.hears('programme.changed')
  await until(async () => (await posterAt(places.box.port)) === `/files/${hash}`)
  expect(await givePoster(mia, null)).toBe('/api/movies/movie-1/poster')
  await places.agreed()
  for (const port of [places.relay.port, places.box.port]) {
    expect(await posterAt(port)).toBe('/api/movies/movie-1/poster')
    expect((await openClient(port).call(posterImage, { params: { id: 'movie-1' } })).text).toContain('<svg')
  }
  for (const page of pages) await page.close()
})

test('a box cut off before the file came shows the drawn poster, and the file after mending', async () => {
  const bytes = jpeg(500_000)
  const hash = fileHash(bytes)
  await places.tenant.node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { posterFile: hash }))
  await places.agreed()
  await places.tenant.node.execute(byHand, tx => keepFile(tx.db, bytes))
  await places.cutLine()
  await until(() => !places.box.link.connected())
  expect(await fileAt(places.box.port, hash)).toMatchObject({ status: 404, body: { refusal: 'not_found' } })
  expect(await posterAt(places.box.port)).toBe('/api/movies/movie-1/poster')
  await places.mendLine()
  await until(() => has(places.box.tenant, hash))
  expect((await fileAt(places.box.port, hash)).bytes.equals(bytes)).toBe(true)
  expect(await posterAt(places.box.port)).toBe(`/files/${hash}`)
})

test('a box that lost its files, and a relay that did, get them back when the line comes up', async () => {
  const mia = await managerAt(places.relay.port)
  const hash = await upload(mia, jpeg())
  await givePoster(mia, hash)
  await until(() => has(places.box.tenant, hash))
  for (const side of ['box', 'relay'] as const) {
    const tenant = () => (side === 'box' ? places.box.tenant : places.tenant)
    tenant().node.db.exec('DELETE FROM files')
    expect(await posterAt(side === 'box' ? places.box.port : places.relay.port)).toBe(
      '/api/movies/movie-1/poster',
    )
    await places.cutLine()
    await until(() => !places.box.link.connected())
    if (side === 'box') expect((await fileAt(places.box.port, hash)).status).toBe(404)
    await places.mendLine()
    await until(() => has(tenant(), hash))
  }
})

test('a file that is missing is fetched when it is asked for, once for many', async () => {
  const mia = await managerAt(places.relay.port)
  const bytes = jpeg(400_000)
  const hash = await upload(mia, bytes)
  await givePoster(mia, hash)
  await until(() => has(places.box.tenant, hash))
  places.box.tenant.node.db.exec('DELETE FROM files')
  const answers = await Promise.all(Array.from({ length: 5 }, () => fileAt(places.box.port, hash)))
  for (const answer of answers) expect([answer.status, answer.bytes.equals(bytes)]).toEqual([200, true])
})

test('bytes of the other side that do not have the hash are ignored', async () => {
  const mia = await managerAt(places.relay.port)
  const hash = await upload(mia, jpeg())
  places.tenant.node.db.prepare('UPDATE files SET bytes = ? WHERE hash = ?').run(jpeg(2000), hash)
  await givePoster(mia, hash)
  await places.agreed()
  await until(() =>
    places.heard.some(({ message }) => message === 'a file of the other side was not what was asked for'),
  )
  expect((await fileAt(places.box.port, hash)).status).toBe(404)
  expect(has(places.box.tenant, hash)).toBe(false)
  expect(await posterAt(places.box.port)).toBe('/api/movies/movie-1/poster')
})

test('the other side is not asked for what no movie names', async () => {
  const hash = keepFile(places.tenant.node.db, jpeg())
  for (const asked of [hash, fileHash(drawing), 'short', '..%2f..%2fetc%2fpasswd'])
    expect(await fileAt(places.box.port, asked)).toMatchObject({
      status: 404,
      body: { refusal: 'not_found' },
    })
  expect(has(places.box.tenant, hash)).toBe(false)
})

test('drawings, large files and nothing are refused, and nothing is kept', async () => {
  const mia = await managerAt(places.relay.port)
  const large = await refuses(mia, tenants(), 413, 'file_too_large', () =>
    mia.call(uploadFile, { body: jpeg(30_000_000) }),
  )
  expect(large.body.message).toContain('20 MB')
  await refuses(mia, tenants(), 422, 'file_type', () => mia.call(uploadFile, { body: drawing }))
  await refuses(mia, tenants(), 422, 'file_type', () => mia.call(uploadFile, { body: Buffer.alloc(0) }))
  await refuses(mia, tenants(), 422, 'invalid_input', () => mia.send('POST', '/api/files', { hash: 'x' }))
  const params = { id: 'movie-1' }
  await refuses(mia, tenants(), 404, 'not_found', () =>
    mia.call(setPoster, { params, body: { hash: fileHash(jpeg()) } }),
  )
  await refuses(mia, tenants(), 404, 'movie_unknown', () =>
    mia.call(setPoster, { params: { id: 'none' }, body: { hash: null } }),
  )
  expect(places.tenant.node.db.prepare('SELECT count(*) FROM files').pluck().get()).toBe(0)
})

test('only who manages the programme may bring a poster', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  await refuses(carl, tenants(), 403, 'not_allowed', () => carl.call(uploadFile, { body: jpeg() }))
  await refuses(carl, tenants(), 403, 'not_allowed', () =>
    carl.call(setPoster, { params: { id: 'movie-1' }, body: { hash: null } }),
  )
  const visitor = await visitorOf(places.relay.port)
  await refuses(visitor, tenants(), 401, 'not_signed_in', () => visitor.call(uploadFile, { body: jpeg() }))
  const stranger = openClient(places.relay.port)
  await refuses(stranger, tenants(), 419, 'token_stale', () => stranger.call(uploadFile, { body: jpeg() }))
})

test('a poster of one exhibitor is not the neighbour’s', async () => {
  const mia = await managerAt(places.relay.port)
  const hash = await upload(mia, jpeg())
  await givePoster(mia, hash)
  const nextDoor = openClient(places.relay.port, `neighbour.localhost:${places.relay.port}`)
  expect((await nextDoor.call(readFile, { params: { hash } })).status).toBe(404)
  expect(has(places.neighbour, hash)).toBe(false)
})

test('the calls are in the documentation, with the kinds of file they take', async () => {
  const { paths } = (await openClient(places.relay.port).send('GET', '/api/openapi.json')).body as any
  expect(Object.keys(paths['/api/files'].post.requestBody.content)).toEqual([
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/avif',
  ])
  expect(paths['/files/{hash}'].get.responses['200'].content['image/png'].schema).toEqual({
    type: 'string',
    format: 'binary',
  })
})
