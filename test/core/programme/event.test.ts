import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { homesOfEntry } from '#core/catalogue/home.ts'
import { entities } from '#core/entities.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { conflictsOf } from '#core/planning/conflicts.ts'
import { loadPlans } from '#core/planning/load.ts'
import { programmeOf } from '#core/planning/view-load.ts'
import { keepFile } from '#core/content/files/store.ts'
import { showsOfEvent, withShowReplaced } from '#core/programme/event-shows.ts'
import { eventTitle } from '#core/programme/event-title.ts'
import { cameraJpeg } from '../../world/camera-pictures.ts'
import { byHand, openSmallNode, tenantOf, tonight } from '../../world/small-exhibitor.ts'

const event = anyOf(entities).find(({ kind }) => kind === 'event')!
const mia = {
  employeeId: 'mia',
  permissions: ['manage_programme' as const],
  cinemas: 'all' as const,
}

/** A node with tonight's show and one tomorrow, and an event for the latter. */
async function withGala() {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx => {
    createSchedule(tx, {
      id: 'tomorrow',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-22',
      time: '20:00',
    })
    createEntry(tx, event, 'gala', { slug: 'gala', title: 'Gala', scheduleId: 'tomorrow' }, mia)
  })
  const makes = (id: string, fields: object) =>
    node.execute(byHand, tx => createEntry(tx, event, id, { slug: id, title: id, ...fields }, mia))
  const edits = (id: string, fields: object) =>
    node.execute(byHand, tx => editEntry(tx, event, id, { ...fields }, mia))
  return { node, makes, edits }
}

test('an event has its shows each once, and stays with one that is planned anew', () => {
  expect(showsOfEvent({ scheduleId: 'a' })).toEqual(['a'])
  expect(showsOfEvent({ scheduleId: 'a', moreScheduleIds: ['b', 'a', 'c'] })).toEqual(['a', 'b', 'c'])
  expect(withShowReplaced({ scheduleId: 'a' }, 'a', 'new')).toEqual({ scheduleId: 'new' })
  const more = { scheduleId: 'a', moreScheduleIds: ['b', 'c'] }
  expect(withShowReplaced(more, 'b', 'new')).toEqual({ moreScheduleIds: ['new', 'c'] })
  expect(withShowReplaced(more, 'other', 'new')).toBeUndefined()
})

test('its title is told in the reader’s language, and is its name where none is given', () => {
  const titled = { title: 'ln-26', publicTitle: { en: 'Ladies’ night', fr: 'Soirée entre filles' } }
  expect(eventTitle(titled, 'fr')).toBe('Soirée entre filles')
  expect(eventTitle(titled, 'nl')).toBe('Ladies’ night')
  expect(eventTitle({ title: 'Gala', publicTitle: null }, 'de')).toBe('Gala')
})

test('a show is one event, whichever of its fields names it', async () => {
  const { makes, edits } = await withGala()
  await expect(makes('second', { scheduleId: 'tomorrow' })).rejects.toMatchObject({
    code: 'event_show_taken',
    fields: { scheduleId: ['refusal.event_show_taken'] },
  })
  await makes('second', { scheduleId: tonight })
  await expect(edits('second', { moreScheduleIds: ['tomorrow'] })).rejects.toMatchObject({
    code: 'event_show_taken',
    fields: { moreScheduleIds: ['refusal.event_show_taken'] },
  })
  await expect(edits('second', { moreScheduleIds: ['nobody'] })).rejects.toMatchObject({
    fields: { moreScheduleIds: ['field.gone'] },
  })
})

test('an event two sides gave the same show is still edited, and the show is the first one’s', async () => {
  const { node, makes, edits } = await withGala()
  await makes('second', { scheduleId: tonight })
  await node.execute(byHand, tx => changeEntry(tx, 'event', 'second', { moreScheduleIds: ['tomorrow'] }))
  await edits('second', { title: 'Second night' })
  const { schedules } = programmeOf(tenantOf(node), { channel: 'site' })
  expect(schedules.find(({ id }) => id === 'tomorrow')?.eventId).toBe('gala')
})

test('an event goes on while one of its shows does, and is a conflict when all are cancelled', async () => {
  const { node, edits } = await withGala()
  await edits('gala', { moreScheduleIds: [tonight] })
  const kinds = () =>
    conflictsOf(loadPlans(node.db, node.catalogue, node.runtime.now())).map(({ kind }) => kind)
  await node.execute(byHand, tx => cancelSchedule(tx, 'tomorrow'))
  expect(kinds()).not.toContain('event_without_show')
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(kinds()).toContain('event_without_show')
})

test('an event is in the cinemas of all its shows', async () => {
  const { node } = await withGala()
  await node.execute(byHand, tx => {
    const screen = tx.catalogue.get('screen', 'screen-1')!
    changeEntry(tx, 'screen', 'screen-2', { ...screen, cinemaId: 'cinema-2', name: 'Two' })
    changeEntry(tx, 'cinema', 'cinema-2', { ...tx.catalogue.get('cinema', 'cinema-1')!, name: 'Two' })
    createSchedule(tx, {
      id: 'over-there',
      versionId: 'version-1',
      screenId: 'screen-2',
      day: '2026-11-22',
      time: '20:00',
    })
  })
  const homes = (entry: Record<string, unknown>) => homesOfEntry(node.db, event, entry)
  expect(homes({ scheduleId: tonight })).toEqual(['cinema-1'])
  expect(homes({ scheduleId: tonight, moreScheduleIds: ['tomorrow', 'over-there'] })).toEqual([
    'cinema-1',
    'cinema-2',
  ])
})

test('its own poster is shown once the file is here, and what its page says comes with the page alone', async () => {
  const { node, edits } = await withGala()
  const seen = () => programmeOf(tenantOf(node), { channel: 'site' }).events[0]!
  const away = 'a-poster-that-is-on-its-way'
  await edits('gala', { posterFile: away, body: [{ kind: 'heading', id: 'a', text: { en: 'Doors' } }] })
  expect(seen().posterUrl).toBeNull()
  const hash = await node.execute(byHand, tx => keepFile(tx.db, cameraJpeg()))
  await edits('gala', { posterFile: hash })
  expect(seen()).toMatchObject({ posterUrl: `/files/${hash}` })
  expect(seen()).not.toHaveProperty('body')
  await edits('gala', { posterFile: null })
  expect(seen().posterUrl).toBeNull()
})
