import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchOfflineSyncFolder } from '#box/upkeep/offline-sync-folder.ts'
import { takeBundle } from '#core/offline-sync/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { atRegister, byHand, carl, saleOf } from '../world/small-exhibitor.ts'
import { offlineSync, make, openSides } from '../core/offline-sync/sides.ts'
import { until } from '../world/places.ts'

let folder: string
let sides: Awaited<ReturnType<typeof openSides>>
let watching: ReturnType<typeof watchOfflineSyncFolder> | undefined
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-sticks-'))
  sides = await openSides()
  await offlineSync(sides.relay, sides.box)
  watching = undefined
})
afterEach(async () => {
  await watching?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const watch = (isStick: (place: string) => boolean = () => false) =>
  (watching = watchOfflineSyncFolder(sides.box, folder, { everyMs: 5, isStick }))
const ownFiles = (place: string) => readdirSync(place).filter(name => /^to-the-relay-.*\.foyer$/.test(name))
const rename = (name: string) =>
  sides.relay.node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { name }))
const nameHere = () => sides.box.node.catalogue.get('cinema', 'cinema-1')!.name

test('a stick with the website’s file is taken in, gets a report in four languages and the box’s own file', async () => {
  await rename('Renamed')
  const stick = join(folder, 'STICK')
  mkdirSync(stick)
  const path = join(stick, 'to-the-box-small-cinema.foyer')
  writeFileSync(path, await make(sides.relay))
  watch()
  await until(() => ownFiles(stick).length === 1)
  expect(nameHere()).toBe('Renamed')
  const report = readFileSync(`${path}.taken.txt`, 'utf8')
  for (const words of ['Uploaded: ', 'Übernommen: ', 'Importé\u00a0: ', 'Overgenomen: ', 'SHA-256 '])
    expect(report).toContain(words)
  const own = readFileSync(join(stick, ownFiles(stick)[0]!))
  expect((await takeBundle(sides.relay, own)).from.role).toBe('box')
})

test('a file that was refused says why beside it, and the box knows no more than before', async () => {
  const path = join(folder, 'torn.foyer')
  writeFileSync(path, (await make(sides.relay)).subarray(0, 100))
  const facts = sides.box.node.journal.count()
  watch()
  await until(() => existsSync(`${path}.not-taken.txt`))
  const report = readFileSync(`${path}.not-taken.txt`, 'utf8')
  expect(report).toContain('not a complete Foyer file')
  expect(report).toContain('keine vollständige Datei')
  expect([existsSync(`${path}.taken.txt`), sides.box.node.journal.count()]).toEqual([false, facts])
})

test('a file is taken once, also after a restart; another one of the same name is taken again', async () => {
  const path = join(folder, 'evening.foyer')
  const said = () => (existsSync(`${path}.taken.txt`) ? readFileSync(`${path}.taken.txt`, 'utf8') : '')
  writeFileSync(path, await make(sides.relay))
  watch()
  await until(() => ownFiles(folder).length === 1)
  const first = said()
  await watching!.stop()
  writeFileSync(`${path}.taken.txt`, `${first}a note of the manager\n`)
  rmSync(join(folder, ownFiles(folder)[0]!))
  watch()
  await rename('Renamed')
  writeFileSync(join(folder, 'other.foyer'), await make(sides.relay))
  await until(() => ownFiles(folder).length === 1)
  expect(said()).toBe(`${first}a note of the manager\n`)
  await rename('Renamed again')
  writeFileSync(path, await make(sides.relay))
  await until(() => nameHere() === 'Renamed again' && !said().includes('a note'))
})

test('an empty stick that is put in gets the box’s file once; a newer one takes its place at the next time', async () => {
  const stick = join(folder, 'STICK')
  mkdirSync(stick)
  let inside = true
  let looks = 0
  watch(place => {
    looks += 1
    return inside && place === stick
  })
  await until(() => ownFiles(stick).length === 1)
  const [first] = ownFiles(stick)
  await sides.box.node.execute(atRegister, tx => sellAtRegister(tx, saleOf('till-1', ['A3']), carl))
  sides.box.clock.ms += 60_000
  inside = false
  const before = looks
  await until(() => looks > before + 4)
  expect(ownFiles(stick)).toEqual([first])
  inside = true
  await until(() => ownFiles(stick).length === 1 && ownFiles(stick)[0] !== first)
  const report = await takeBundle(sides.relay, readFileSync(join(stick, ownFiles(stick)[0]!)))
  expect(report.facts).toBe(1)
  expect(ownFiles(folder)).toEqual([])
})
