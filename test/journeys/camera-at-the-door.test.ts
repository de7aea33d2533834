import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInByPassword } from '#core/people/contract.ts'
import { createSchedule, type Programme } from '#core/planning/contract.ts'
import { demoExhibitors } from '#scripts/demo/data/exhibitors.ts'
import { openClient } from '../world/client.ts'
import { writeCameraFilm } from '../world/fake-camera.ts'
import { faultsInBothLights, spotless } from './axe.ts'
import { launchBrowser } from './browser.ts'
import { openBuilding, openWindow, type Window } from './building.ts'
import { freeSlot } from './free-slot.ts'
import { printedTickets } from './printed-tickets.ts'

/** An usher whose phone reads tickets by its camera: Chromium plays a film of a real ticket's code as what it sees. */

let building: Awaited<ReturnType<typeof openBuilding>>
let folder = ''
/** A browser that has a camera; that of all journeys has none. */
let phone: Browser | undefined
let scanner: Window
let secure = { url: '', pin: '' }
const asked: string[] = []
const codes: string[] = []
const demo = demoExhibitors[0]!
const cashier = demo.employees.find(({ key }) => key === 'anna-kremer')!
const showId = 'door-show-0003'
const size = { width: 390, height: 844 }

beforeAll(async () => {
  building = await openBuilding({ settings: { FOYER_HTTPS_PORT: '0', FOYER_HOSTS: 'box.local' } })
  secure = await secureAddress()
  await sellTwo(await planShow())
  folder = mkdtempSync(join(tmpdir(), 'foyer-camera-'))
  const film = join(folder, 'ticket.y4m')
  writeCameraFilm(film, codes[0]!)
  phone = await launchBrowser({
    pipe: true,
    besides: [
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
      // How a phone reaches the box without its secure address.
      '--host-resolver-rules=MAP box.local 127.0.0.1',
      `--ignore-certificate-errors-spki-list=${secure.pin}`,
    ],
  })
  scanner = await atTheDoor(building.box)
  await mayUseCamera()
})

afterAll(async () => {
  await phone?.close()
  await building?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/**
 * The box's secure address as its own page names it. Chromium is given the certificate's key in the place of a person who
 * has the phone trust the box; before that, whoever trusts its authority has looked at it.
 */
async function secureAddress(): Promise<typeof secure> {
  const page = await (await fetch(`${building.box}/secure`)).text()
  const port = Number(/https:\/\/[^"]+:(\d+)\/scanner/.exec(page)![1])
  const file = await (await fetch(`${building.box}/secure/foyer-box.crt`)).arrayBuffer()
  const ca = new X509Certificate(Buffer.from(file)).toString()
  const shown = await new Promise<X509Certificate>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, servername: 'box.local', ca }, () => {
      resolve(socket.getPeerX509Certificate()!)
      socket.destroy()
    })
    socket.once('error', reject)
  })
  const key = shown.publicKey.export({ type: 'spki', format: 'der' })
  return { url: `https://box.local:${port}`, pin: createHash('sha256').update(key).digest('base64') }
}

/** Plans a show whose doors are open. Returns its film's title. */
async function planShow(): Promise<string> {
  const programme = (await (await fetch(`${building.box}/api/programme`)).json()) as Programme
  const { movie, version, screen, day, time } = freeSlot(programme, 'cine-melusine')
  const { portal } = demo.employees.find(each => each.portal && each.employee.roleIds.includes('manager'))!
  const client = openClient(Number(new URL(building.box).port))
  await client.arrive()
  await client.call(signInByPassword, { body: { email: portal!.email, password: portal!.password } })
  const body = { id: showId, versionId: version.id, screenId: screen.id, day, time }
  expect((await client.call(createSchedule, { body })).status).toBe(200)
  return movie.title
}

/** Sells two tickets at the register; their codes are what their paper shows. */
async function sellTwo(title: string): Promise<void> {
  const register = await openWindow(building.browser, `${building.box}/register`, {
    width: 1366,
    height: 768,
  })
  await signIn(register)
  await register.press(title)
  for (let at = 0; at < 2; at += 1)
    await register.page.locator('.rates .sell-key:not([aria-disabled])').click()
  await register.page.waitForFunction(() => !document.querySelector('.pay-sum-cents[aria-busy="true"]'))
  await register.page.keyboard.press('F9')
  await register.sees('Next customer')
  codes.push(...(await printedTickets(register.page, 2)))
  expect(codes).toHaveLength(2)
}

async function signIn(window: Window): Promise<void> {
  await window.press(cashier.employee.name)
  for (const digit of cashier.pin) await window.page.keyboard.press(digit as '1')
  await window.press('Sign in')
}

/** A phone at the door of the show, at one of the box's addresses. */
async function atTheDoor(base: string): Promise<Window> {
  const window = await openWindow(phone!, `${base}/scanner?door=${showId}`, size)
  window.page.on('request', request => asked.push(request.url()))
  await signIn(window)
  await window.sees('Ready to scan')
  return window
}

/** What the person answers whom the browser asks. */
async function mayUseCamera(may = true): Promise<void> {
  await scanner.page.browserContext().overridePermissions(building.box, may ? ['camera'] : [])
}

/** Waits until the camera has shown so many pictures more: ten of them a second. */
async function seesPictures(page: Page, more: number): Promise<void> {
  const shown = () => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0
  const before = await page.evaluate(shown)
  await page.waitForFunction(
    least => (document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0) >= least,
    {},
    before + more,
  )
}

/** A phone's camera has a torch, which Chromium's film has not: what is asked of it is written down in the page. */
function giveTorch(): void {
  const { prototype } = MediaStreamTrack
  const { getCapabilities } = prototype
  prototype.getCapabilities = function () {
    return { ...getCapabilities.call(this), torch: true }
  }
  prototype.applyConstraints = async asked => {
    const [set] = (asked?.advanced ?? []) as { torch?: boolean }[]
    const { dataset } = document.documentElement
    dataset['torch'] = [dataset['torch'], set?.torch].filter(each => each !== undefined).join(',')
  }
}

/** How often the browser has refused the camera since: what the page says does not change when it is refused again. */
function countRefusals(): void {
  const { mediaDevices } = navigator
  const { dataset } = document.documentElement
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = wanted =>
    ask(wanted).catch((cause: unknown) => {
      dataset['refused'] = String(Number(dataset['refused'] ?? 0) + 1)
      throw cause
    })
}

const scans = (page: Page) => page.$$eval('.recent li', rows => rows.length)

/** Nothing to find fault with in either light, and nothing wider than the phone; on the smallest one too, in German. */
async function look(page: Page, name: string): Promise<void> {
  expect(await faultsInBothLights(page), name).toEqual(spotless)
  for (const [width, height] of [[360, 640] as const, [1180, 820] as const, [390, 844] as const]) {
    await page.setViewport({ width, height })
    const pictures = process.env['FOYER_PICTURES']
    for (const theme of pictures ? ['light', 'dark'] : []) {
      await page.evaluate(theme => void (document.documentElement.dataset['theme'] = theme), theme)
      await page.screenshot({ path: join(pictures!, `${name}-${width}-${theme}.png`) as `${string}.png` })
    }
    const wide = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth - innerWidth,
      keys: [...document.querySelectorAll('button')]
        .filter(each => each.checkVisibility())
        .filter(each => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().height < 44)
        .map(each => each.textContent),
    }))
    expect([name, width, wide]).toEqual([name, width, { page: 0, keys: [] }])
  }
}

test('a ticket is let in by a phone’s camera, once, however long it is held up', async () => {
  await look(scanner.page, 'camera-offered')
  expect(asked.filter(url => /CameraView|ponyfill|wasm/.test(url))).toEqual([])
  await scanner.press('Use the camera')
  await scanner.sees('Admitted')
  await scanner.sees('1 of 2')
  await look(scanner.page, 'camera-admitted')
  // What is held up for three seconds more is still the same guest.
  await seesPictures(scanner.page, 30)
  expect(await scans(scanner.page)).toBe(1)
  await scanner.press('Back to the camera')
  await scanner.sees('Hold the code in the frame')
  await look(scanner.page, 'camera-on')
  await seesPictures(scanner.page, 10)
  expect(await scans(scanner.page)).toBe(1)
  // Its program came from the box, as everything did.
  expect(asked.some(url => url.endsWith('.wasm'))).toBe(true)
  expect(asked.filter(url => !/^(data|blob):/.test(url) && !url.startsWith(building.box))).toEqual([])
  expect(scanner.thrown).toEqual([])
})

test('a code that is typed beside the camera is checked as ever, and the camera goes off with its light', async () => {
  await scanner.page.waitForSelector('#code:focus')
  await scanner.page.keyboard.type(codes[1]!)
  await scanner.page.keyboard.press('Enter')
  await scanner.sees('2 of 2')
  await scanner.press('Back to the camera')
  const tracks = await scanner.page.evaluateHandle(() =>
    (document.querySelector('video')!.srcObject as MediaStream).getTracks(),
  )
  const states = () => tracks.evaluate(each => each.map(({ readyState }) => readyState))
  expect(await states()).toEqual(['live'])
  await scanner.press('No ticket')
  await scanner.press('Back to scanning')
  expect(await states()).toEqual(['ended'])
  await scanner.page.waitForSelector('video')
  // A reload at the door opens it again, and the ticket that is still held up has been used.
  await scanner.page.evaluateOnNewDocument(giveTorch)
  await scanner.page.reload()
  await scanner.sees('Already used')
  await look(scanner.page, 'camera-used')
  await scanner.press('Back to the camera')
  await scanner.press('Torch')
  await scanner.page.waitForSelector('button[aria-pressed="true"]')
  await look(scanner.page, 'camera-torch')
  await scanner.press('Torch')
  await scanner.page.waitForSelector('button[aria-pressed="false"]')
  expect(await scanner.page.evaluate(() => document.documentElement.dataset['torch'])).toBe('true,false')
  await scanner.press('Camera off')
  await scanner.sees('Ready to scan')
  await scanner.page.reload()
  await scanner.sees('Use the camera')
  expect(await scanner.page.$('video')).toBeNull()
  expect(scanner.thrown).toEqual([])
})

test('who refuses the camera is told what to do, and at the plain address where the secure one is', async () => {
  await mayUseCamera(false)
  await scanner.press('Use the camera')
  await scanner.sees('This page may not use the camera')
  await look(scanner.page, 'camera-refused')
  await scanner.page.evaluate(countRefusals)
  await scanner.press('Try again')
  await scanner.page.waitForFunction(() => document.documentElement.dataset['refused'] === '1')
  await scanner.sees('This page may not use the camera')
  await mayUseCamera()
  await scanner.press('Try again')
  await scanner.sees('Already used')
  const { port } = new URL(building.box)
  const plain = await atTheDoor(`http://box.local:${port}`)
  expect(await plain.page.evaluate(() => isSecureContext)).toBe(false)
  await plain.press('Use the camera')
  await plain.sees('secure address of the box')
  expect(await plain.page.$eval('.camera-trouble a', link => link.getAttribute('href'))).toBe('/secure')
  await look(plain.page, 'camera-insecure')
  await plain.press('Without the camera')
  await plain.sees('Ready to scan')
  expect([...plain.thrown, ...scanner.thrown]).toEqual([])
})

test('at the secure address a phone that trusts the box reads tickets by its camera', async () => {
  const here = await atTheDoor(secure.url)
  await here.page.browserContext().overridePermissions(secure.url, ['camera'])
  expect(await here.page.evaluate(() => [isSecureContext, location.protocol])).toEqual([true, 'https:'])
  await here.press('Use the camera')
  await here.sees('Already used')
  expect(here.thrown).toEqual([])
})

test('the scanner’s page alone may run the program that reads codes', async () => {
  const policyOf = async (path: string) =>
    (await fetch(building.box + path)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/scanner')).toContain("script-src 'wasm-unsafe-eval' 'self'")
  for (const path of ['/register', '/paper', '/display', '/signage', '/portal', '/api/programme', '/help'])
    expect([path, await policyOf(path)]).toEqual([path, expect.not.stringContaining('wasm')])
  expect(await policyOf('/register')).toContain("script-src 'self'")
})
