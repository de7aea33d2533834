import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { channelBits, channelMask, channels } from '#core/access/channels.ts'
import { verify } from '#core/node.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { requireOffered } from '#core/venue/offers.ts'
import { declarationOf, settingKeys } from '#core/venue/settings/declared.ts'
import { settingOf, publicSettings } from '#core/venue/settings/effective.ts'
import { isSetAt, placeKinds, placeOf } from '#core/venue/settings/places.ts'
import { aroundNow } from '#kiosk/box/shows.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'

test.each(settingKeys)('%s has a default that it accepts itself', key => {
  const { value, fallback } = declarationOf(key)
  expect(value.safeParse(fallback)).toMatchObject({ success: true })
})

test('a cinema’s own value overrides the exhibitor’s, and without either the default holds', async () => {
  const { node } = await openSmallNode('relay')
  const key = 'signage_config.display_seconds'
  const now = () => [settingOf(node.catalogue, key), settingOf(node.catalogue, key, 'cinema-1')]
  expect(now()).toEqual([5, 5])
  await node.execute(byHand, tx => changeEntry(tx, 'settings', 'exhibitor', { [key]: 8 }))
  expect(now()).toEqual([8, 8])
  await node.execute(byHand, tx => changeEntry(tx, 'settings', 'cinema-cinema-1', { [key]: 12 }))
  expect(now()).toEqual([8, 12])
  await node.execute(byHand, tx => changeEntry(tx, 'settings', 'cinema-cinema-1', { [key]: null }))
  expect(now()).toEqual([8, 8])
  expect(verify(node.db)).toEqual([])
})

test('a device’s own value overrides its cinema’s, which overrides the exhibitor’s', async () => {
  const { node } = await openSmallNode('box')
  const key = 'current_schedules_ahead'
  const say = (place: string, value: number | null) =>
    node.execute(byHand, tx => changeEntry(tx, 'settings', place, { [key]: value }))
  const at = (device?: string) => settingOf(node.catalogue, key, 'cinema-1', device)
  await say('exhibitor', 8)
  expect([at(), at('door-1')]).toEqual([8, 8])
  await say('cinema-cinema-1', 6)
  await say('device-cinema-1.door-1', 2)
  expect([at(), at('door-1'), at('door-2')]).toEqual([6, 2, 6])
  expect(publicSettings(node.catalogue, 'cinema-1', 'door-1')).toMatchObject({ [key]: 2 })
  await say('device-cinema-1.door-1', null)
  expect(at('door-1')).toBe(6)
  expect(verify(node.db)).toEqual([])
})

test('a place is named by its id, and says only what may be said as narrowly', () => {
  expect(placeOf('device-cinema-1.door-1')).toEqual({
    kind: 'device',
    cinemaId: 'cinema-1',
    deviceId: 'door-1',
  })
  expect([placeOf('device-door-1'), placeOf('nowhere'), placeOf('cinema-')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const said = (key: (typeof settingKeys)[number]) =>
    placeKinds.filter(kind => isSetAt(kind, declarationOf(key).narrowest))
  expect(said('website_locale')).toEqual(['exhibitor'])
  expect(said('reservations.minutes_before')).toEqual(['exhibitor', 'cinema'])
  expect(said('pos_config.receipts')).toEqual(['exhibitor', 'cinema', 'device'])
})

test('what the exhibitor’s entry said before holds until it is said as a setting, and the default can be said', async () => {
  const { node } = await openSmallNode('relay')
  const hold = () => exhibitorOf(node.catalogue)!.holdSeconds
  await node.execute(byHand, tx => changeEntry(tx, 'exhibitor', 'tenant', { holdSeconds: 120 }))
  expect(hold()).toBe(120)
  const say = (seconds: number | null) =>
    node.execute(byHand, tx =>
      changeEntry(tx, 'settings', 'exhibitor', { 'website_config.hold_seconds': seconds }),
    )
  await say(90)
  expect(hold()).toBe(90)
  await say(null)
  expect(hold()).toBe(600)
})

test('each of what the exhibitor says about days, colours and offers is read where it always was', async () => {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'exhibitor', {
      'public_config.midnight_offset': 240,
      'public_config.cine_week_starts_on': 1,
      'website_config.styling.variables.accent_hue': 200,
      'public_config.features.tickets': ['pos'],
      'public_config.features.vouchers': [],
    }),
  )
  expect(exhibitorOf(node.catalogue)).toMatchObject({
    midnightOffsetMinutes: 240,
    cineWeekStartsOn: 1,
    accentHue: 200,
    features: { tickets: false, vouchers: false },
  })
  expect(() => requireOffered(node.catalogue, ['tickets'], 'pos')).not.toThrow()
  expect(() => requireOffered(node.catalogue, ['vouchers'], 'pos')).toThrowError('not_offered')
})

test('pages are told one object, with channels as the specification numbers them', async () => {
  const { node } = await openSmallNode('relay')
  expect(channels.map(each => channelBits[each])).toEqual([1, 2, 4, 8])
  expect(channelMask(['site', 'portal'])).toBe(9)
  expect(publicSettings(node.catalogue)).toMatchObject({
    website_locale: 'browser',
    current_schedules_prior: 10,
    current_schedules_ahead: 10,
    public_config: { midnight_offset: 300, features: { tickets: 5, vouchers: 5 } },
    website_config: { styling: { variables: { accent_hue: 75 } }, hold_seconds: 600 },
  })
})

test('a door offers the last shows that began and the next ones, as many as the settings say', () => {
  const at = (hour: number) => ({ id: `${hour}`, start: `2026-11-21T${hour}:00:00.000Z` }) as never
  const day = [at(12), at(14), at(16), at(18), at(20)]
  const now = Date.parse('2026-11-21T16:30:00.000Z')
  const offered = (prior: number, ahead: number) =>
    aroundNow(day, now, { current_schedules_prior: prior, current_schedules_ahead: ahead }).map(
      ({ id }) => id,
    )
  expect(offered(1, 1)).toEqual(['16', '18'])
  expect(offered(0, 5)).toEqual(['18', '20'])
  expect(aroundNow(day, now)).toHaveLength(5)
})
