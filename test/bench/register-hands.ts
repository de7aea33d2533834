import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { addDays, businessDay } from '#core/programme/day.ts'
import type { Tx } from '#core/journal/node.ts'
import { buildPages } from '#scripts/demo/build.ts'
import type { Page } from 'puppeteer-core'
import { launchBrowser } from '../journeys/browser.ts'
import { openWindow } from '../journeys/building.ts'
import { kioskAt } from '../world/people.ts'
import { openPlaces } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

/** Fifteen halls with four shows a day each. */
const halls = 15
const times = ['11:00', '14:00', '17:00', '20:00']
const groups = ['popcorn', 'drinks', 'sweets', 'snacks', 'bar'] as const

/** A house with many products in all groups, and many shows from tomorrow on. */
export function furnishLarge(
  tx: Tx,
  { products, shows, from }: { products: number; shows: number; from: string },
): void {
  const { id: _popcorn, ...sold } = tx.catalogue.get('product', 'popcorn')!
  for (let index = 0; index < products; index++)
    changeEntry(tx, 'product', `product-${index}`, {
      ...sold,
      name: { en: `Product ${index}` },
      category: groups[index % groups.length]!,
      order: index,
    })
  const { id: _id, ...screen } = tx.catalogue.get('screen', 'screen-1')!
  for (let index = 1; index < halls; index++)
    changeEntry(tx, 'screen', `hall-${index}`, { ...screen, name: `Hall ${index}` })
  for (let index = 0; index < shows; index++) {
    const hall = index % halls
    createSchedule(tx, {
      id: `show-${index}`,
      versionId: 'version-1',
      screenId: hall ? `hall-${hall}` : 'screen-1',
      day: addDays(from, Math.floor(index / halls / times.length)),
      time: times[Math.floor(index / halls) % times.length]!,
    })
  }
}

/**
 * A cashier's hands at a register in Chromium, whose box runs in this process: from an address to the first key that
 * sells, with everything loaded anew, and sales of two tickets and popcorn for cash, one after the other, as fast as the
 * page lets them.
 *
 * @returns milliseconds on the clock, taps of one sale, and a sentence for everything that is wrong
 */
export async function measureHands(options: { products: number; shows: number; sales: number }) {
  await buildPages(() => {})
  const places = await openPlaces({ pages: true })
  const { node } = places.tenant
  const today = businessDay(node.runtime.now(), 'Europe/Luxembourg', 300)
  await node.execute(byHand, tx => furnishLarge(tx, { ...options, from: addDays(today, 1) }))
  await places.agreed()
  const browser = await launchBrowser()
  try {
    const kiosk = await kioskAt(places.box.port)
    const register = await openWindow(browser, `${places.boxUrl}/register`, { width: 1366, height: 768 })
    const { page } = register
    await page.setCookie({
      name: 'foyer_kiosk',
      value: kiosk.cookies.get('foyer_kiosk')!,
      url: places.boxUrl,
    })
    const coldMs = await starts(page, `${places.boxUrl}/register`)
    const hands = await sells(page, options.sales)
    const bills = places.box.tenant.node.db.prepare('SELECT count(*) FROM bills').pluck().get()
    return {
      coldMs: Math.round(coldMs),
      ...hands,
      wrong: [
        ...(bills === options.sales ? [] : [`${String(bills)} bills of ${options.sales} sales`]),
        ...register.thrown,
      ],
    }
  } finally {
    await browser.close()
    await places.close()
  }
}

/** From the address to the keys that sell; who signs in meanwhile takes no time of it. */
async function starts(page: Page, address: string): Promise<number> {
  await page.setCacheEnabled(false)
  let began = performance.now()
  await page.goto(address)
  await page.waitForSelector('.person-tile')
  let ms = performance.now() - began
  await page.evaluate(() => {
    const tile = [...document.querySelectorAll<HTMLElement>('.person-tile')]
    tile.find(each => each.innerText.includes('carl'))!.click()
  })
  await page.waitForSelector('.keypad')
  for (const digit of '123') await page.keyboard.press(digit as '1')
  began = performance.now()
  await page.keyboard.press('4')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.product-keys .sell-key:not([aria-disabled])')
  await page.waitForSelector('.day:nth-child(2)')
  ms += performance.now() - began
  return ms
}

/** Two tickets and popcorn for cash, again and again, each time for the next show. */
async function sells(page: Page, sales: number) {
  let taps = 0
  const tap = async (selector: string, at = 0) => {
    taps += 1
    await page.waitForFunction(
      (selector, at) => document.querySelectorAll(selector).length > at,
      { polling: 'raf' },
      selector,
      at,
    )
    await page.$$eval(selector, (found, at) => (found[at] as HTMLElement).click(), at)
  }
  const key = '.sell-key:not([aria-disabled])'
  await tap('.day', 1)
  await page.waitForSelector('.day:nth-child(2)[aria-pressed="true"]')
  const each: number[] = []
  let most = 0
  for (let sale = 0; sale < sales; sale += 1) {
    taps = 0
    const began = performance.now()
    await tap('.show-card:not([aria-disabled])', sale % (halls * times.length))
    await tap(`.rates ${key}`)
    await tap(`.rates ${key}`)
    await tap(`.product-keys ${key}`)
    await tap('.cash-ways .button:not([aria-disabled]):nth-child(2)')
    most = Math.max(most, taps)
    await page.waitForSelector('.sold-keys')
    each.push(performance.now() - began)
    await tap('.sold-keys > .button')
    await page.waitForFunction(() => !document.querySelector('.sold-keys'))
  }
  const sorted = each.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]!)
  return { taps: most, saleMs: at(0.5), slowSaleMs: at(0.95) }
}
