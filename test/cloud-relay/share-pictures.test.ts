import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { keepFile } from '#core/content/files/store.ts'
import { movieView } from '#core/planning/view-load.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { accentRgb } from '#relay/documents/accent.ts'
import { sharePath } from '#relay/site/share-path.ts'
import { asOutlines } from '#relay/web/share/outlines.ts'
import { drawSharePicture } from '#relay/web/share/share-picture.ts'
import { openClient } from '../world/client.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces({ box: false })
})
afterAll(() => places.close())

const here = () => openClient(places.relay.port)
const film = () => places.tenant.node.catalogue.all('movie')[0]!
/** Where the film's page says that its picture is. */
const picture = () => sharePath(movieView(places.tenant, film()), exhibitorOf(places.tenant.node.catalogue)!)
/** Width and height as they stand in a PNG's first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('a film’s picture is a PNG of the size that networks show large', async () => {
  const { status, bytes, headers } = await here().send('GET', picture())
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(sizeOf(bytes)).toEqual([1200, 630])
  expect(bytes.length).toBeLessThan(300_000)
  expect(headers['cache-control']).toBe('public, max-age=2592000')
})

test('another title has another address, and the old one shows what the film is called now, for minutes', async () => {
  const before = picture()
  const old = await here().send('GET', before)
  await places.tenant.node.execute(byHand, tx => changeEntry(tx, 'movie', film().id, { title: 'Renamed' }))
  const after = picture()
  expect(after).not.toBe(before)
  const now = await here().send('GET', before)
  expect(now.bytes.equals(old.bytes)).toBe(false)
  expect(now.headers['cache-control']).toBe('public, max-age=600')
  expect((await here().send('GET', after)).bytes.equals(now.bytes)).toBe(true)
})

/** The colour of a point, 0 to 255 each. */
const colourAt = async (jpeg: Buffer, left: number, top: number) => [
  ...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]
const halves = async (left: string, right: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: left } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: right } },
        left: width / 2,
        top: 0,
      },
    ])
    .png()
    .toBuffer()

test('of a film with a poster it is the whole poster on the exhibitor’s colour, as JPEG', async () => {
  const drawn = picture()
  const bytes = await halves('#ff0000', '#0000ff', 400, 600)
  await places.tenant.node.execute(byHand, tx => {
    const posterFile = keepFile(tx.db, bytes)
    changeEntry(tx, 'movie', film().id, { posterFile })
  })
  expect(picture()).toMatch(/\.jpg$/)
  expect(picture()).not.toBe(drawn.replace('png', 'jpg'))
  const { status, bytes: made, headers } = await here().send('GET', picture())
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(made).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  const [red, green, blue] = await colourAt(made, 20, 300)
  expect(red! > 200 && green! < 60 && blue! < 60).toBe(true)
  expect((await colourAt(made, 400, 300))[2]).toBeGreaterThan(200)
  const brand = accentRgb(exhibitorOf(places.tenant.node.catalogue)!.accentHue)
  const beside = await colourAt(made, 1190, 10)
  for (const [at, part] of brand.entries()) expect(Math.abs(beside[at]! - part)).toBeLessThan(12)
})

test('of a film with a picture above its title it is that one, cut around what must stay in sight', async () => {
  const bytes = await halves('#ff0000', '#0000ff', 4000, 630)
  const shared: Buffer[] = []
  for (const x of [0, 100]) {
    await places.tenant.node.execute(byHand, tx => {
      const file = keepFile(tx.db, bytes)
      changeEntry(tx, 'movie', film().id, {
        pictures: [{ id: 'one', file, use: 'backdrop', focus: { x, y: 50 } }],
      })
    })
    shared.push((await here().send('GET', picture())).bytes)
  }
  expect((await colourAt(shared[0]!, 600, 300))[0]).toBeGreaterThan(200)
  expect((await colourAt(shared[1]!, 600, 300))[2]).toBeGreaterThan(200)
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'movie', film().id, { pictures: [], posterFile: null }),
  )
  expect(picture()).toMatch(/\.png$/)
})

test('of a film that nobody knows, or that the website does not show, there is none', async () => {
  expect((await here().send('GET', '/share/nobody/x.png')).status).toBe(404)
  const pathname = picture()
  await places.tenant.node.execute(byHand, tx => changeEntry(tx, 'movie', film().id, { visibility: ['pos'] }))
  expect((await here().send('GET', pathname)).status).toBe(404)
})

test('a picture is drawn without fonts: accents as outlines, signs with a meaning in XML as shapes', () => {
  const facts = { title: 'Été <85> & Co', year: 2020, genres: ['romance' as const], directors: [] }
  const svg = drawSharePicture(facts, 'Mélusine & Co')
  expect(svg).not.toMatch(/<text|font-size|&(?!#)/)
  const line = { x: 0, y: 0, size: 20, weight: 850, width: 100 }
  expect(asOutlines({ ...line, text: 'É' })).not.toBe(asOutlines({ ...line, text: 'E' }))
  expect(asOutlines({ ...line, text: '映画' }), 'letters of other scripts are left out').toBe('')
})
