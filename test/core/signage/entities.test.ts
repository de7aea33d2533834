import { expect, test } from 'vitest'
import { device } from '#core/kiosks/device.entity.ts'
import { signageRoleBits } from '#core/signage/role.ts'
import { signageTheme } from '#core/signage/theme.entity.ts'
import { signageLooks } from '#core/signage/theme.ts'
import { signageView } from '#core/signage/view.entity.ts'

const none = { showViewId: null, preshowViewId: null, postshowViewId: null, eventViewId: null }

test('the times a role speaks of are numbered as the specification numbers them', () => {
  expect(signageRoleBits({ ...none, offOtherwise: false })).toBe(8)
  expect(signageRoleBits({ ...none, offOtherwise: true })).toBe(1 + 8)
  expect(signageRoleBits({ ...none, preshowViewId: 'a', offOtherwise: false })).toBe(2 + 8)
  expect(signageRoleBits({ ...none, postshowViewId: 'a', eventViewId: 'b', offOtherwise: true })).toBe(
    1 + 4 + 8 + 16,
  )
})

test('there are the looks of the year, and one of one’s own', () => {
  expect(signageLooks).toEqual([
    'carnival',
    'christmas',
    'easter',
    'halloween',
    'new_year',
    'valentine',
    'custom',
  ])
})

test('a view with nothing to show, and a theme of every year without its days, are refused at their field', () => {
  const view = { ...signageView.edit!.fresh, name: 'Foyer' } as Parameters<
    NonNullable<NonNullable<typeof signageView.edit>['misfit']>
  >[0]
  const wrong = (change: object) => signageView.edit!.misfit!({ ...view, ...change })
  expect(wrong({ content: 'pictures' })).toMatchObject({ code: 'signage_view_empty', field: 'pictureIds' })
  expect(wrong({ content: 'words', title: { en: ' ' } })).toMatchObject({
    code: 'signage_view_empty',
    field: 'title',
  })
  expect(wrong({ content: 'words', text: { en: 'Welcome' } })).toBeUndefined()
  expect(wrong({ content: 'now' })).toBeUndefined()
  const theme = { ...signageTheme.edit!.fresh, name: 'Advent', look: 'christmas' } as Parameters<
    NonNullable<NonNullable<typeof signageTheme.edit>['misfit']>
  >[0]
  const wrongTheme = (change: object) => signageTheme.edit!.misfit!({ ...theme, ...change })
  expect(wrongTheme({ yearly: true, from: '2026-12-01' })).toMatchObject({
    code: 'yearly_needs_days',
    field: 'until',
  })
  expect(wrongTheme({ from: '2026-12-24', until: '2026-12-01' })).toMatchObject({
    code: 'page_ends_first',
    field: 'until',
  })
  expect(wrongTheme({ yearly: true, from: '2026-12-27', until: '2026-01-06' })).toBeUndefined()
})

test('a wall hangs at a door of its own cinema only', () => {
  const screens = { here: { cinemaId: 'cinema-1' }, there: { cinemaId: 'cinema-2' } }
  const catalogue = {
    get: (kind: string, id: string) =>
      kind === 'screen' ? screens[id as keyof typeof screens] : { printers: [], terminals: [] },
    all: () => [],
  } as unknown as Parameters<NonNullable<NonNullable<typeof device.edit>['permits']>>[0]['catalogue']
  const refused = (screenId: string | null) =>
    device.edit!.permits!({ catalogue }, { employeeId: 'mia', permissions: [], cinemas: [] } as never, {
      after: {
        id: 'wall',
        name: 'Wall',
        cinemaId: 'cinema-1',
        type: 'signage',
        status: 'active',
        screenId,
      },
    })
  expect(refused('there')).toEqual({ code: 'other_cinema', field: 'screenId' })
  expect(refused('nobody')).toEqual({ code: 'other_cinema', field: 'screenId' })
  expect(refused('here')).toBeUndefined()
  expect(refused(null)).toBeUndefined()
})
