import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { readStatementXml } from '#core/documents/rental/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { product } from '#core/pricing/product.entity.ts'
import { movie } from '#core/programme/movie.entity.ts'
import { distributor } from '#core/rental/distributor.entity.ts'
import { rentalAdjustment } from '#core/rental/rental-adjustment.entity.ts'
import { readVouchers } from '#core/vouchers/contract.ts'
import { voucherType } from '#core/vouchers/voucher-type.entity.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient, type Client } from '../world/client.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** Films, rental, products and vouchers in the portal of a box without its line; the relay has them once it is mended. */

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const cinemaId = 'cine-melusine'
const eidr = '10.5240/7791-8534-2C23-9030-8610-5'

let building: Awaited<ReturnType<typeof openBuilding>>
let desk: Window
let atBox: Client, atRelay: Client

beforeAll(async () => {
  building = await openBuilding({ wired: true })
  desk = await openWindow(building.browser, `${building.box}/portal`, { width: 1280, height: 900 })
  await desk.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
  const clientOf = async (url: string) => {
    const client = openClient(Number(new URL(url).port))
    await client.arrive()
    await client.call(signInByPassword, { body: owner.portal! })
    return client
  }
  atBox = await clientOf(building.box)
  atRelay = await clientOf(building.site)
  building.wire!.cut()
}, 300_000)

afterAll(async () => {
  await building?.close()
})

const goes = (path: string) => desk.page.goto(`${building.box}/portal/${path}`)

async function look(name: string): Promise<void> {
  expect(await faultsInBothLights(desk.page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (folder) await desk.page.screenshot({ path: join(folder, `${name}-1280.png`) as `${string}.png` })
}

/** Types into a field of the open form in place of what it says. */
const fill = (field: string, text: string) => desk.page.locator(`#field-${field}`).fill(text)

test('a film is added without the line, with its intermission and its number, and a wrong number is refused at its field', async () => {
  await goes('movies')
  await desk.press('New film')
  await desk.type('Title', 'Die Insel')
  await desk.type('Minutes', '120')
  await desk.type('Year', '2026')
  await desk.page.type('#movie-director', 'Ada Anker')
  await desk.choose('Genre', 'Drama')
  await desk.choose('Country', 'Germany')
  await desk.choose('Spoken language', 'Danish')
  await desk.press('Add the film')
  await desk.sees('Nothing has been changed yet.')
  await fill('intermissionMinutes', '15')
  await fill('eidr', eidr.replace('7791', '7719'))
  await desk.press('Save')
  await desk.sees('its last character does not fit')
  expect(await desk.page.$eval('#field-eidr', field => field.getAttribute('aria-invalid'))).toBe('true')
  await look('cut-off-film-refused')
  await fill('eidr', eidr.toLowerCase())
  await desk.press('Save')
  await desk.sees('Saved.')
  const { entries } = (await atBox.call(entryCalls(movie).list)).body
  expect(entries.find(({ title }) => title === 'Die Insel')).toMatchObject({ eidr, intermissionMinutes: 15 })
  await look('cut-off-film')
})

test('film rental is read there, without its PDF; a distributor is entered, and a correction is the relay’s', async () => {
  await goes('rental')
  await desk.sees('Total to pay')
  const files = await desk.page.$$eval('a.button[href*="statement."]', all =>
    all.map(link => (link as HTMLAnchorElement).href),
  )
  expect(files.map(href => new URL(href).pathname)).toEqual([readStatementXml.path])
  const head = await desk.page.evaluate(
    async href => (await (await fetch(href)).text()).slice(0, 5),
    files[0]!,
  )
  expect(head).toBe('<?xml')
  await look('cut-off-rental')
  await goes('distributors?entry=new')
  await desk.page.waitForSelector('#field-name')
  await desk.page.type('#field-name', 'Insel Film')
  await desk.press('Create')
  await desk.sees('What a change here affects')
  await look('cut-off-distributor')
  await goes('rental-adjustments')
  await desk.sees('No corrections')
  const [film] = (await atBox.call(entryCalls(movie).list)).body.entries
  const refused = await atBox.call(entryCalls(rentalAdjustment).create, {
    params: { id: 'cut-off-correction' },
    body: {
      cinemaId,
      movieId: film!.id,
      day: '2026-11-20',
      effect: 'less',
      dueCents: 250,
      reason: 'Counted twice',
    },
  })
  expect(refused.body.refusal).toBe('set_at_relay')
})

test('a product costs something else at once, is set aside and brought back', async () => {
  await goes('products')
  await desk.press('Popcorn sweet M')
  await desk.page.waitForSelector('#field-cents')
  await fill('cents', '7.77')
  await desk.press('Save')
  await desk.sees('Saved.')
  await look('cut-off-product')
  await desk.press('Set aside')
  await desk.sees('This is set aside')
  await desk.press('Bring back')
  await desk.page.waitForFunction(() => !document.body.innerText.includes('This is set aside'))
  const { entries } = (await atBox.call(entryCalls(product).list)).body
  expect(entries.find(({ name }) => name.en === 'Popcorn sweet M')).toMatchObject({ cents: 777 })
})

test('a kind of voucher is made, and one of it is issued', async () => {
  await goes('vouchers?part=types')
  await desk.press('New type')
  await desk.page.waitForSelector('#field-title')
  await desk.page.type('#field-title', 'Island pass')
  await desk.page.type('#field-turnCents', '9.50')
  await desk.press('Create')
  await desk.sees('Created it.')
  await look('cut-off-voucher-type')
  await goes('vouchers')
  await desk.press('Issue a voucher')
  await desk.choose('Type', 'Island pass')
  await desk.type('For', 'Ada Anker')
  await desk.page.locator('aside form button[type="submit"]').click()
  await desk.page.waitForFunction(() => new URL(location.href).searchParams.has('code'))
  await desk.sees('Ada Anker')
  await look('cut-off-voucher')
})

test('when the line is back the relay has all of it', async () => {
  const before = (await atRelay.call(entryCalls(distributor).list)).body.entries
  expect(before.map(({ name }) => name)).not.toContain('Insel Film')
  building.wire!.mend()
  await until(async () =>
    (await atRelay.call(entryCalls(distributor).list)).body.entries.some(({ name }) => name === 'Insel Film'),
  )
  await until(async () =>
    (await atRelay.call(readVouchers, { query: {} })).body.vouchers.some(
      ({ holderName }) => holderName === 'Ada Anker',
    ),
  )
  const movies = (await atRelay.call(entryCalls(movie).list)).body.entries
  expect(movies.find(({ title }) => title === 'Die Insel')).toMatchObject({ eidr, intermissionMinutes: 15 })
  const products = (await atRelay.call(entryCalls(product).list)).body.entries
  expect(products.find(({ name }) => name.en === 'Popcorn sweet M')).toMatchObject({ cents: 777 })
  const types = (await atRelay.call(entryCalls(voucherType).list)).body.entries
  expect(types.map(({ title }) => title.en)).toContain('Island pass')
  expect(desk.thrown).toEqual([])
})
