import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'puppeteer-core'
import { faults, faultsInBothLights, faultsInWords, spotless } from './axe.ts'
import { openBrowser, type Windows } from './browser.ts'

let browser: Windows
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await (await browser.createBrowserContext()).newPage()
})

afterAll(() => browser?.close())

const document = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${body}</main></body></html>`

test('a clean page is clean in both lights', async () => {
  await page.setContent(document('<p>Words.</p>'))
  expect(await faultsInBothLights(page)).toEqual(spotless)
})

test('a picture without words, a field without a label and faint words are found, each at its place', async () => {
  await page.setContent(
    document('<img src="data:," /><input id="name" /><p style="color: #aaa; background: #fff">Faint.</p>'),
  )
  const found = await faults(page)
  expect(found.map(line => line.split(': ').slice(0, 2).join(' '))).toEqual([
    'color-contrast p',
    'image-alt img',
    'label #name',
  ])
  expect((await faultsInWords(page)).map(line => line.split(':')[0])).toEqual(['image-alt', 'label'])
})

test('the same faint words are found wherever they stand, and on another ground they are fine', async () => {
  const faint = (ground: string) => `<p style="color: #aaa; background: ${ground}">Faint.</p>`
  await page.setContent(document(faint('#fff') + faint('#fff') + faint('#000') + faint('rgb(0 0 0 / 10%)')))
  for (let looked = 0; looked < 2; looked++)
    expect((await faults(page)).map(line => line.split(': ').slice(0, 2).join(' '))).toEqual([
      'color-contrast p:nth-child(2)',
      'color-contrast p:nth-child(3)',
      'color-contrast p:nth-child(5)',
    ])
})

test('a page that took the place of another is looked at anew, and so is what changed on it', async () => {
  await page.goto('data:text/html,' + encodeURIComponent(document('<input />')))
  expect(await faults(page)).toHaveLength(1)
  await page.evaluate(() => (window.document.querySelector('input')!.ariaLabel = 'Name'))
  expect(await faults(page)).toEqual([])
})

test('faint words in the dark alone are found', async () => {
  await page.setContent(
    document(
      '<style>p { color: #000; background: #fff } [data-theme="dark"] p { color: #444; background: #000 }</style><p>Words.</p>',
    ),
  )
  expect(await faultsInBothLights(page)).toEqual({
    light: [],
    dark: [expect.stringContaining('color-contrast: p')],
  })
})
