import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { previewWall } from '#core/signage/preview-contract.ts'
import type { Client } from '../world/client.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let sides: Client[]
beforeAll(async () => {
  places = await openPlaces()
  await places.relay.nodes[0]!.execute({ who: 'employee:mia', via: 'portal' }, tx => {
    changeEntry(tx, 'signage_theme', 'always', {
      name: 'Always',
      look: 'custom',
      hue: 200,
      backgroundId: null,
      from: null,
      until: null,
      yearly: false,
      deleted: false,
    })
  })
  await until(() => places.box.tenant.node.catalogue.get('signage_theme', 'always') !== undefined)
  sides = [await managerAt(places.relay.port), await managerAt(places.box.port)]
}, 90_000)
afterAll(() => places.close())

const words = {
  content: 'words',
  title: { en: 'Late show at ten' },
  text: null,
  pictureIds: [],
  backgroundId: null,
  languages: ['fr'],
} as const
const preview = (client: Client, typed: { view?: object; theme?: object }) =>
  client.call(previewWall, { body: { cinemaId: 'cinema-1', ...typed } as never })

test('a view that is typed looks as walls would show it, in the theme of today, and nothing is kept', async () => {
  for (const side of sides) {
    const { status, body } = await preview(side, { view: words })
    expect([status, body.view.content, body.view.title, body.view.languages]).toEqual([
      200,
      'words',
      words.title,
      ['fr'],
    ])
    expect(body.theme).toMatchObject({ id: 'always', look: 'custom', hue: 200 })
  }
  expect(places.relay.nodes[0]!.catalogue.all('signage_view')).toEqual([])
})

test('a board that is typed has the prices of the cinema it is looked at for', async () => {
  const { body } = await preview(sides[0]!, { view: { ...words, content: 'tickets', title: null } })
  expect(body.view.board?.flatMap(({ rows }) => rows).length).toBeGreaterThan(0)
})

test('a theme that is typed is over today’s shows, whatever its days', async () => {
  const { body } = await preview(sides[0]!, { theme: { look: 'easter', hue: null, backgroundId: null } })
  expect([body.view.content, body.theme?.look]).toEqual(['now', 'easter'])
})

test('a stranger looks at nothing, and more than a view has is refused', async () => {
  expect((await preview(await visitorOf(places.relay.port), { view: words })).status).toBe(401)
  expect((await preview(sides[0]!, { view: { ...words, title: { en: 'x'.repeat(81) } } })).status).toBe(422)
})
