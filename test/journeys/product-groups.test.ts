import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementHandle } from 'puppeteer-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { signInByPassword } from '#core/people/contract.ts'
import { product } from '#core/pricing/product.entity.ts'
import { enterStock } from '#core/stock/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { visitorOf } from '../world/people.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** Groups of products that the exhibitor makes: edited in the portal, shown at the register. */

let building: Awaited<ReturnType<typeof openBuilding>>
let register: Window
let desk: Window
const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!
const cashier = demo.employees.find(employee => employee.key === 'anna-kremer')!

beforeAll(async () => {
  building = await openBuilding()
  register = await openWindow(building.browser, `${building.box}/register`, { width: 1366, height: 768 })
  await register.press(cashier.employee.name)
  for (const digit of cashier.pin) await register.page.keyboard.press(digit as '1')
  await register.press('Sign in')
  await register.sees('Choose a show')
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1280, height: 900 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
})

afterAll(async () => {
  await building?.close()
})

async function look({ page }: Window, name: string, sizes: readonly (readonly [number, number])[]) {
  expect(await faultsInBothLights(page), name).toEqual(spotless)
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  const before = page.viewport()
  for (const [width, height] of sizes) {
    await page.setViewport({ width, height })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) as `${string}.png` })
  }
  await page.setViewport(before)
}
const tills = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const

test('a group of its own stands beside the kinds at the register, with its products and a key', async () => {
  await register.sees('Wine')
  await register.page.keyboard.down('Shift')
  await register.page.keyboard.press('Digit6')
  await register.page.keyboard.up('Shift')
  await register.press('Crémant, glass')
  await register.page.waitForFunction(() =>
    (document.querySelector('.pay-zone') as HTMLElement).innerText.includes('Crémant'),
  )
  await look(register, 'product-groups', tills)
})

test('what the portal changes of a group the register shows', async () => {
  await desk.page.goto(`${building.site}/portal/product-groups`)
  await desk.press('Wine')
  await desk.sees('Place in the row')
  await look(desk, 'product-groups-portal', [[1280, 900]])
  await desk.type('Place in the row', '50')
  await desk.press('Save')
  await desk.sees('Saved.')
  await register.page.waitForFunction(
    () => document.querySelector('.category')?.textContent?.startsWith('Wine'),
    { timeout: 60_000 },
  )
  expect([...register.thrown, ...desk.thrown]).toEqual([])
})

test('what a manager writes and shows of a product stands on its key at the register', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-product-'))
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="1600" height="900">
    <rect width="160" height="90" fill="#f3d9a0"/><path d="M52 30h56l-8 60H60Z" fill="#c8372d"/>
    <path d="M64 30h8l-2 60h-6zM84 30h8l-2 60h-6z" fill="#fff"/>
    <g fill="#fff3cf"><circle cx="60" cy="26" r="12"/><circle cx="80" cy="20" r="14"/><circle cx="100" cy="26" r="12"/></g></svg>`
  const file = join(folder, 'popcorn.jpg')
  await sharp(Buffer.from(drawn)).jpeg().toFile(file)
  await desk.page.goto(`${building.site}/portal/products`)
  await desk.press('Popcorn sweet M')
  await desk.page.waitForSelector('#field-description')
  await desk.page.type('#field-description', 'Made here. Gluten-free, no nuts')
  const input = (await desk.page.$('#field-picture input[type=file]')) as ElementHandle<HTMLInputElement>
  await input.uploadFile(file)
  await desk.page.waitForSelector('#field-picture img')
  await look(desk, 'product-form', [[1280, 900]])
  await desk.press('Save')
  await desk.sees('Saved.')
  await register.press('Popcorn')
  await register.page.waitForFunction(
    () => {
      const key = [...document.querySelectorAll('.sell-key')].find(each => each.querySelector('img'))
      const picture = key?.querySelector('img')
      return key?.textContent?.includes('Gluten-free') && picture?.complete && picture.naturalWidth > 0
    },
    { timeout: 60_000 },
  )
  await look(register, 'product-picture', tills)
  rmSync(folder, { recursive: true, force: true })
  expect([...register.thrown, ...desk.thrown]).toEqual([])
})

test('a menu made in the portal asks at the register what goes into it, and costs its own price', async () => {
  const { port, host } = new URL(building.site)
  const clerk = await visitorOf(Number(port), host)
  const { email, password } = owner.portal!
  await clerk.call(signInByPassword, { body: { email, password } })
  const made = await clerk.call(entryCalls(product).create, {
    params: { id: 'cinema-menu' },
    body: {
      name: { en: 'Cinema menu', de: 'Kinomenü', fr: 'Menu cinéma', nl: 'Bioscoopmenu' },
      category: 'popcorn',
      cents: 900,
      vatClass: 'food',
      order: 0,
      components: [
        { name: { en: 'Popcorn' }, productIds: ['popcorn-sweet-m', 'popcorn-salty-m'] },
        { name: { en: 'Drink' }, productIds: ['cola-50', 'beer-33', 'water-50'] },
      ],
    },
  })
  expect(made.status, made.text).toBe(200)
  await desk.page.goto(`${building.site}/portal/products?entry=cinema-menu`)
  await desk.page.waitForSelector('#field-components')
  await desk.page.click('.entry-folded summary')
  await desk.page.$eval('#field-components', each => each.scrollIntoView())
  await desk.sees('Local beer 33 cl')
  await look(desk, 'menu-form', [[1280, 900]])
  await register.press('Popcorn')
  await register.press('Cinema menu')
  await register.sees('Popcorn (1 of 2)')
  await look(register, 'menu-first', tills)
  await register.press('Popcorn salty M')
  await register.sees('Drink (2 of 2)')
  await look(register, 'menu-second', tills)
  await register.press('Local beer 33 cl')
  await register.sees('Popcorn salty M · Local beer 33 cl')
  await look(register, 'menu-basket', tills)
  const due = await register.page.$eval('.pay-zone', each => (each as HTMLElement).innerText)
  expect(due).toContain('€15.80')
  await register.press('Cash, exact')
  await register.sees('Next customer')
  expect([...register.thrown, ...desk.thrown]).toEqual([])
})

test('where the law tells what is taken away, the cashier says which it is, and the price stays', async () => {
  await desk.page.goto(`${building.site}/portal/vat`)
  await desk.press('Food')
  await desk.sees('When taken away')
  await desk.type('When taken away', '1')
  await look(desk, 'taken-away-vat', [[1280, 900]])
  await desk.press('Save')
  await desk.sees('Saved.')
  await register.press('Next customer')
  await register.press('Popcorn sweet M')
  await register.sees('Taken away')
  await register.press('Taken away')
  await register.page.waitForFunction(
    () => document.querySelector('.taken-away-key[aria-pressed=true]')?.textContent === 'Taken away',
  )
  await look(register, 'taken-away', tills)
  await register.press('Cash, exact')
  await register.sees('Next customer')
  expect([...register.thrown, ...desk.thrown]).toEqual([])
})

test('a key says how few are left of its product, and sells it all the same when the stock says none', async () => {
  const { port, host } = new URL(building.site)
  const clerk = await visitorOf(Number(port), host)
  await clerk.call(signInByPassword, { body: owner.portal! })
  const productId = 'popcorn-sweet-m'
  const few = await clerk.call(entryCalls(product).change, {
    params: { id: productId },
    body: { lowStock: 5 },
  })
  expect(few.status, few.text).toBe(200)
  const count = async (quantity: number) => {
    const counted = await clerk.call(enterStock, {
      body: {
        id: randomUUID(),
        cinemaId: 'cine-melusine',
        kind: 'counted',
        lines: [{ productId, quantity }],
      },
    })
    expect(counted.status, counted.text).toBe(200)
  }
  /** What stands on its key about the stock; null for nothing. */
  const says = (wanted: string | null) =>
    register.page.waitForFunction(
      text => {
        const key = [...document.querySelectorAll('.sell-key')].find(each =>
          each.textContent?.includes('Popcorn sweet M'),
        )
        return key && (key.querySelector('.sell-low')?.textContent ?? null) === text
      },
      { timeout: 90_000 },
      wanted,
    )
  await register.press('Next customer')
  await register.press('Popcorn')
  await says(null)
  await count(3)
  await says('Only 3 left')
  await look(register, 'few-left', tills)
  await count(0)
  await says('None left in stock')
  await look(register, 'none-left', tills)
  await register.press('Popcorn sweet M')
  await register.page.waitForFunction(() =>
    (document.querySelector('.pay-zone') as HTMLElement).innerText.includes('Popcorn sweet M'),
  )
  await register.press('Cash, exact')
  await register.sees('Next customer')
  await count(50)
  await register.press('Next customer')
  await says(null)
  expect(register.thrown).toEqual([])
}, 300_000)
