import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { until } from '../world/until.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

const demo = demoExhibitors[0]!
const owner = demo.employees.find(({ employee, portal }) => portal && !employee.cinemaIds.length)!

let building: Awaited<ReturnType<typeof openBuilding>>
let site: Window, desk: Window

beforeAll(async () => {
  building = await openBuilding()
  site = await openWindow(building.browser, `${building.site}/en`, { width: 390, height: 844 })
  desk = await openWindow(building.browser, `${building.site}/portal`, { width: 1440, height: 900 })
  await desk.type('Email', owner.portal!.email)
  await desk.type('Password', owner.portal!.password)
  await desk.press('Sign in')
  await desk.sees('Takings today')
}, 300_000)

afterAll(async () => {
  await building?.close()
})

/** For people who want to look: set FOYER_PICTURES to a folder. */
async function picture({ page }: Window, title: string) {
  const folder = process.env['FOYER_PICTURES']
  if (!folder) return
  await page.screenshot({ path: join(folder, `${title}.png`) as `${string}.png`, fullPage: true })
}

const mailbox = async (path = '') => (await fetch(`${building.places.outside.url}/mail${path}`)).text()

/** The newest mail whose subject has these words, once it is there. */
async function mailAbout(words: string, to: string): Promise<string> {
  let id: string | undefined
  await until(async () => {
    const rows = [...(await mailbox()).matchAll(/href="\/mail\/(\d+)"><b>(.*?)<\/b><span>(.*?)<\/span>/g)]
    id = rows.find(([, , subject, reader]) => subject!.includes(words) && reader === to)?.[1]
    return id !== undefined
  }, 90_000)
  return mailbox(`/${id}/body`)
}
const linkIn = (mail: string, page: string) =>
  new RegExp(`href="([^"]*/newsletter/${page}#[^"]+)"`).exec(mail)![1]!

test('an address typed at the foot goes along to the newsletter’s page, and its mail is confirmed by a button', async () => {
  const { page } = site
  await site.type('Email for our newsletter', 'ada@visitor.example')
  await site.press('Subscribe to the newsletter')
  await page.waitForSelector('main .contact-form')
  expect(new URL(page.url()).pathname).toBe('/en/info/newsletter/ada%40visitor.example')
  expect(await page.$eval('main input[name="email"]', field => (field as HTMLInputElement).value)).toBe(
    'ada@visitor.example',
  )
  await site.sees('only once you confirm are you subscribed')
  await picture(site, 'newsletter')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  // A relay that has just started says that it is catching up; whoever presses too often is told to wait.
  await until(async () => {
    await page.click('main form button[type="submit"]').catch(() => undefined)
    return page
      .waitForFunction(() => document.body.innerText.includes('Please look at your mailbox'), {
        timeout: 8000,
      })
      .then(Boolean, () => false)
  }, 90_000)
  const link = linkIn(await mailAbout('confirm', 'ada@visitor.example'), 'confirm')
  await page.goto(link)
  await site.press('Confirm the newsletter')
  await site.sees('You are subscribed')
  await picture(site, 'newsletter-confirmed')
})

test('a newsletter is written, tried out, sent after a second yes, and left by its link', async () => {
  const { page } = desk
  await page.goto(`${building.site}/portal/subscribers`)
  await desk.sees('ada@visitor.example')
  await desk.sees('1 person gets the newsletter')
  await picture(desk, 'subscribers')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  await page.goto(`${building.site}/portal/newsletters`)
  await desk.press('New newsletter')
  await page.locator('#field-subject').fill('The films of December')
  await page.locator('input[aria-label="Add a part"]').click()
  await page.locator('::-p-xpath(//*[@role="option"][contains(., "Heading")])').click()
  await page.locator('.block-row input').fill('Six films for December')
  await desk.press('Create')
  await desk.sees('Mail it to me')
  await desk.press('Mail it to me')
  await desk.sees('It is on its way to')
  await desk.press('Send to 1 person')
  await desk.sees('Send this newsletter to 1 person?')
  await picture(desk, 'newsletter-asked')
  expect(await faultsInBothLights(page)).toEqual(spotless)
  await desk.press('Yes, to 1 person')
  await desk.sees('Still to send')
  const mail = await mailAbout('The films of December', 'ada@visitor.example')
  expect(mail).toContain('Six films for December')
  await page.waitForSelector('.status[data-tone="ok"]')
  await picture(desk, 'newsletter-sent')

  await site.page.goto(linkIn(mail, 'leave'))
  await site.press('Unsubscribe from the newsletter')
  await site.sees('You are unsubscribed')
  await page.goto(`${building.site}/portal/subscribers`)
  await desk.sees('Unsubscribed')
  await desk.sees('0 people get the newsletter')
  expect([...site.thrown, ...desk.thrown]).toEqual([])
})

test('without the module the website has no newsletter, at its foot, on its page or while buying', async () => {
  const { page } = desk
  await page.goto(`${building.site}/portal/modules`)
  await desk.press('Switch off: Newsletter')
  await desk.sees('Switch off Newsletter?')
  await page.locator('.module .row button[data-variant="danger"]:not([aria-disabled])').click()
  await page.waitForSelector('button[aria-label="Switch on: Newsletter"]')
  await until(async () => (await fetch(`${building.site}/en/info/newsletter`)).status === 404)
  await site.page.goto(`${building.site}/en`)
  expect(await site.page.$('.footer-newsletter')).toBeNull()
})
