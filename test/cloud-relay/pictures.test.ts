import { existsSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFile, readRendition, uploadFile } from '#core/content/contract.ts'
import { fileMaxBytes, fileTypeOf } from '#core/content/files/file-type.ts'
import { fileByHash, fileHash, keepFile } from '#core/content/files/store.ts'
import { killPictureProcess, pictureJobs } from '#core/content/pictures/picture-jobs.ts'
import { partsOf, renditions } from '#core/content/pictures/renditions.ts'
import type { Rendition } from '#core/content/pictures/sizes.ts'
import { refusalSentence } from '#core/i18n/refusals/sentence.ts'
import { locales } from '#core/i18n/locale.ts'
import { announcedPng, largePicture, noisyPicture } from '../world/large-pictures.ts'
import { openClient, type Client } from '../world/client.ts'
import { managerAt } from '../world/people.ts'
import { pictures } from '../world/pictures.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ box: false })
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const forEver = 'public, max-age=31536000, immutable'
const db = () => places.tenant.node.db
const folder = () => join(dirname(db().raw.name), 'pictures')
const at = (hash: string, rendition: Rendition) =>
  openClient(places.relay.port).call(readRendition, { params: { hash, rendition } })
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, pages = 1 } = await sharp(bytes).metadata()
  return { width, height, pages }
}
const upload = async (bytes: Buffer) => {
  const answer = await mia.call(uploadFile, { body: bytes })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.hash
}
/** Every rendition of a picture is on the disk: it is cut in another process, and written after that. */
const allMade = (hash: string) =>
  until(() => renditions.every(each => existsSync(join(folder(), `${hash}.${each}`))))
const nothingWaits = () => until(() => pictureJobs().waiting === 0 && !pictureJobs().running)

test('a poster is cut ahead to every width in three formats, each smaller than what was brought', async () => {
  const poster = await noisyPicture(500, 750)
  const hash = await upload(poster)
  await allMade(hash)
  for (const rendition of renditions) {
    const { width, type } = partsOf(rendition)
    const { status, headers, bytes } = await at(hash, rendition)
    expect([rendition, status, headers['content-type']]).toEqual([rendition, 200, type])
    expect(headers['cache-control']).toBe(forEver)
    expect(fileTypeOf(bytes)).toBe(type)
    // It is never blown up.
    const wide = Math.min(width, 500)
    expect(await sizeOf(bytes)).toEqual({ width: wide, height: wide * 1.5, pages: 1 })
    if (width < 500) expect(bytes.length).toBeLessThan(poster.length / 2)
  }
  expect((await openClient(places.relay.port).call(readFile, { params: { hash } })).bytes).toEqual(poster)
})

test('until it is made the picture itself is sent, and kept by nobody', async () => {
  const bytes = pictures['image/png'](3000)
  const hash = keepFile(db(), bytes)
  const first = await at(hash, '400.webp')
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/png'])
  expect(first.headers['cache-control']).toBe('no-store')
  expect(first.bytes.equals(bytes)).toBe(true)
  await until(async () => (await at(hash, '400.webp')).headers['content-type'] === 'image/webp')
})

test('nobody can order another width or format, nor a picture that is not here', async () => {
  const hash = await upload(pictures['image/webp'](2000))
  await allMade(hash)
  const before = readdirSync(folder()).length
  for (const name of ['401.avif', '400.gif', '400', '99999.jpg', '-1.webp', '400.avif.avif', '..%2f400.avif'])
    expect((await openClient(places.relay.port).send('GET', `/files/${hash}/${name}`)).status, name).toBe(422)
  for (const other of [fileHash(Buffer.from('none')), 'short', '..%2f..%2frelay.db', '%00'])
    expect((await openClient(places.relay.port).send('GET', `/files/${other}/400.avif`)).status).toBe(404)
  const nextDoor = openClient(places.relay.port, `neighbour.localhost:${places.relay.port}`)
  expect((await nextDoor.call(readRendition, { params: { hash, rendition: '400.avif' } })).status).toBe(404)
  await nothingWaits()
  expect(readdirSync(folder())).toHaveLength(before)
})

test('renditions that are lost or damaged are made anew', async () => {
  const hash = await upload(pictures['image/jpeg'](4000))
  await allMade(hash)
  const made = (await at(hash, '200.jpg')).bytes
  truncateSync(join(folder(), `${hash}.200.jpg`), 0)
  rmSync(join(folder(), `${hash}.400.avif`))
  for (const rendition of ['200.jpg', '400.avif'] as const) {
    expect((await at(hash, rendition)).headers['cache-control'], rendition).toBe('no-store')
    await until(async () => (await at(hash, rendition)).headers['cache-control'] === forEver)
  }
  expect((await at(hash, '200.jpg')).bytes.equals(made)).toBe(true)
})

test('a file larger than may be kept is kept smaller, upright and as good as a wall can show', async () => {
  const large = await largePicture(3300, 2200, { orientation: 6 })
  expect(large.length).toBeGreaterThan(fileMaxBytes)
  const kept = fileByHash(db(), await upload(large))!
  expect(kept.bytes.length).toBeLessThanOrEqual(fileMaxBytes)
  expect(await sizeOf(kept.bytes)).toMatchObject({ width: 2200, height: 3300 })
})

test('of a moving picture the first one is kept', async () => {
  const frames = await Promise.all(['#f00', '#00f'].map(background => plain(background)))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
  expect(await sizeOf(moving)).toMatchObject({ pages: 2 })
  const kept = fileByHash(db(), await upload(moving))!
  expect(await sizeOf(kept.bytes)).toEqual({ width: 40, height: 60, pages: 1 })
})

const plain = (background: string) =>
  sharp({ create: { width: 40, height: 60, channels: 3, background } })
    .png()
    .toBuffer()

test.each([
  ['words that are called a picture', 'file_type', () => Buffer.from('poster.jpg')],
  [
    'a moving GIF',
    'file_type',
    async () =>
      sharp(await plain('#0f0'))
        .gif()
        .toBuffer(),
  ],
  ['a drawing', 'file_type', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [
    'a JPEG that breaks off',
    'picture_unreadable',
    async () => (await noisyPicture(400, 600)).subarray(0, 30_000),
  ],
  [
    'the beginning of a JPEG and nothing else',
    'picture_unreadable',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  ],
  [
    'a PNG of a few bytes that announces a billion pixels',
    'picture_too_large',
    () => announcedPng(40_000, 40_000),
  ],
  ['a PNG that announces what it does not have', 'picture_unreadable', () => announcedPng(4000, 4000)],
  ['a PNG of no pixel', 'picture_unreadable', () => announcedPng(0, 0)],
] as const)('%s is refused: %s', async (_, code, make) => {
  const body = await make()
  const answer = await refuses(mia, [places.tenant], 422, code, () => mia.call(uploadFile, { body }))
  for (const locale of locales)
    expect(refusalSentence(code, { megapixels: 50 }, locale, 'UTC')).not.toContain('{{')
  if (code === 'picture_too_large') expect(answer.body.message).toContain('50 megapixels')
})

test('when the process that cuts pictures dies, the relay lives, and the next picture is cut', async () => {
  const lost = mia.call(uploadFile, { body: await noisyPicture(1500, 1500) })
  await until(() => pictureJobs().running)
  killPictureProcess()
  expect([200, 422]).toContain((await lost).status)
  const hash = await upload(pictures['image/avif'](1500))
  await allMade(hash)
  expect((await at(hash, '200.webp')).headers['content-type']).toBe('image/webp')
})

test('so many uploads at once are not all looked at, and whoever is turned away may try again', async () => {
  const body = await noisyPicture(600, 900)
  const answers = await Promise.all(Array.from({ length: 24 }, () => mia.call(uploadFile, { body })))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, body } of refused)
    expect([status, (body as { refusal?: string }).refusal]).toEqual([429, 'too_many_requests'])
  await allMade(await upload(body))
})
