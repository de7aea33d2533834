import { soonOnThisDay } from '../world/business-day.ts'
import { until } from '../world/until.ts'
import type { Window } from './building.ts'

/** What a founder does in the portal from the first step to the first show, for the journeys of founding. */

export type House = {
  founder: string
  password: string
  ownPin: string
  vatNumber: string
  address: { address1: string; zip: string; city: string; phone: string }
  /** Latitude and longitude. */
  map: readonly [string, string]
  fullPrice: string
  cashier: { name: string; pin: string }
  film: { title: string; minutes: string; director: string; country: string; language: string }
  timezone: string
}

/** Looks at what stands there now, by the name of a picture. */
type Look = (title: string) => Promise<unknown>
const unseen: Look = async () => undefined

export const openStep = (desk: Window, step: string) => desk.press(`Open: ${step}`)

/** The company, its cinema, a screen from a template, and prices. */
export async function enterHouse(desk: Window, house: House, looks: Look = unseen) {
  await desk.type('VAT number', house.vatNumber)
  await looks('setup-operator')
  await desk.press('Save')
  await desk.page.waitForSelector('#field-address1')
  const { phone, ...where } = house.address
  for (const [field, text] of Object.entries(where)) await desk.page.type(`#field-${field}`, text)
  // One paste fills both.
  await desk.page.focus('#field-lat')
  await desk.page.keyboard.sendCharacter(house.map.join(', '))
  const [, lng] = house.map
  await until(
    async () => (await desk.page.$eval('#field-lng', field => (field as HTMLInputElement).value)) === lng,
  )
  await desk.page.type('#field-phone', phone)
  await looks('setup-cinema')
  await desk.press('Create')
  await desk.page.waitForSelector('#field-seatClearance')
  await desk.press('Draw this plan')
  await desk.sees('96 seats in 8 rows')
  await looks('setup-screen')
  await desk.press('Create')
  await desk.page.waitForSelector('#start-full-price')
  await desk.page.locator('#start-full-price').fill(house.fullPrice)
  await looks('setup-prices')
  await desk.press('Take these')
  await desk.sees('Your own PIN')
}

/** A PIN of the founder's own, and a cashier. */
export async function enterPeople(desk: Window, house: House, looks: Look = unseen) {
  await desk.page.type('#setup-password', house.password)
  await desk.page.type('#setup-own-pin', house.ownPin)
  await desk.press('Set PIN')
  await desk.sees('has a PIN')
  await desk.page.type('#setup-name', house.cashier.name)
  await desk.choose('Role', 'Cashier')
  await desk.page.type('#setup-pin', house.cashier.pin)
  await looks('setup-people')
  await desk.press('Add')
  await desk.sees(house.cashier.name)
}

export async function enterFilm(desk: Window, { film }: House, looks: Look = unseen) {
  await openStep(desk, 'First film')
  await desk.page.type('#movie-title', film.title)
  await desk.page.type('#movie-minutes', film.minutes)
  await desk.page.type('#movie-year', '2026')
  await desk.page.type('#movie-director', film.director)
  await desk.choose('Genre', 'Drama')
  await desk.choose('Country', film.country)
  await desk.choose('Spoken language', film.language)
  await looks('setup-film')
  await desk.press('Add the film')
}

/** The code that a new box asks for. */
export async function inviteBox(desk: Window, looks: Look = unseen): Promise<string> {
  await openStep(desk, 'Box')
  await desk.press('Add a box')
  await desk.page.waitForSelector('.invitation .code')
  await looks('setup-box')
  return desk.page.$eval('.invitation .code', shown => (shown as HTMLElement).innerText)
}

/** Lets a machine in by the code on its screen: who was let in just before may still be on the list. */
export async function letsIn(desk: Window, { page }: Window, name: string, looks: Look = unseen) {
  await page.waitForFunction(() =>
    /\w{3}-\w{3}/.test(document.querySelector('.device-code')?.textContent ?? ''),
  )
  const code = await page.$eval('.device-code', shown => shown.textContent!)
  const row = `//li[contains(@class, "waiting-device")][contains(., "${code}")]`
  await desk.page.locator(`::-p-xpath(${row}//button[contains(., "Let in")])`).click()
  await desk.page
    .locator(`::-p-xpath(${row}//form//label[starts-with(., "Name")]/following::input[1])`)
    .fill(name)
  await looks('setup-register')
  await desk.page.locator(`::-p-xpath(${row}//button[@type="submit"])`).click()
}

export async function signsInAt(window: Window, name: string, pin: string) {
  await window.press(name)
  for (const digit of pin) await window.page.keyboard.press(digit as '1')
  await window.press('Sign in')
}

/** The film is shown half an hour from now by the cinema's clock, but on this business day, which ends at five. */
export async function planShow(desk: Window, { film, timezone }: House) {
  await desk.page.goto(new URL('/portal/programme', desk.page.url()).href)
  await desk.press('Add a show')
  await desk.choose('Movie', film.title)
  await desk.choose('Version', film.language)
  await desk.choose('Screen', '1')
  const start = new Date(soonOnThisDay(Date.now(), timezone))
  const time = start.toLocaleTimeString('de', { timeZone: timezone, hour: '2-digit', minute: '2-digit' })
  await desk.type('Time', time)
  await desk.sees('The screen is free.')
  await desk.page.locator('::-p-xpath(//form//button[@type="submit"])').click()
  await desk.sees('Cancel this show')
}
