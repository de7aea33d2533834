import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { openBuilding, openWindow, type Window } from './building.ts'

/** The relay renders with React and the browser goes on with Preact: what a reader sees must not be built anew. */

let building: Awaited<ReturnType<typeof openBuilding>>
let programme: Programme
let site: Window

beforeAll(async () => {
  building = await openBuilding()
  programme = (await (await fetch(`${building.site}/api/programme`)).json()) as Programme
  site = await openWindow(building.browser, `${building.site}/en`, { width: 390, height: 844 })
  await site.page.evaluateOnNewDocument(() => {
    const gone: string[] = []
    Object.assign(window, { gone })
    const comment = 8
    new MutationObserver(changes => {
      for (const { target, removedNodes } of changes)
        for (const node of removedNodes)
          if (document.getElementById('root')?.contains(target) && node.nodeType !== comment)
            gone.push((node as Element).outerHTML ?? node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
})

afterAll(async () => {
  await building?.close()
})

const pages: Record<string, () => string> = {
  'the home page': () => '',
  'all films': () => '/movies',
  'a film': () => `/movies/view/${programme.movies[0]!.slug}`,
  'special events': () => '/events',
  'a special event': () => `/events/${programme.events[0]!.slug}`,
  privacy: () => '/privacy-policy',
  'the page for lost visitors': () => '/404',
}

test.each(Object.entries(pages))('%s stays as it was rendered when its script begins', async (_, path) => {
  await site.page.goto(`${building.site}/en${path()}`)
  // The switch for the light comes with the script.
  await site.page.waitForSelector('.light button')
  expect(await site.page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual([])
  expect(site.thrown).toEqual([])
})
