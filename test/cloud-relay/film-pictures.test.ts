import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { fileHash, hasFile, keepFile } from '#core/content/files/store.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { openClient } from '../world/client.ts'
import { pictures } from '../world/pictures.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

const bytes = pictures['image/webp'](5000)
const file = fileHash(bytes)
const told = async (port: number) => (await openClient(port).call(readProgramme)).body.movies[0]!.pictures

test('a film’s pictures are told where they are, and the box fetches them before anybody asks', async () => {
  const backdrop = { id: 'one', file, use: 'backdrop' as const, focus: { x: 80, y: 20 } }
  const elsewhere = { ...backdrop, id: 'two', file: fileHash(Buffer.from('not here')) }
  await places.tenant.node.execute(byHand, tx => {
    keepFile(tx.db, bytes)
    changeEntry(tx, 'movie', 'movie-1', { pictures: [backdrop, elsewhere] })
  })
  expect(await told(places.relay.port)).toEqual([backdrop])
  await places.agreed()
  await until(() => hasFile(places.box.tenant.node.db, file))
  expect(await told(places.box.port)).toEqual([backdrop])
}, 90_000)
