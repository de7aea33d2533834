import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerBell, calledMs, ring } from '#core/devices/bells/ring.ts'
import { applyBellAnswered } from '#core/devices/bells/store.ts'
import { bellsSince } from '#core/devices/bells/store.ts'
import { appendAll } from '#core/journal/draft.ts'
import { atRegister, openSmallNode } from '../../world/small-exhibitor.ts'

const till = (deviceId: string) => ({
  employeeId: 'carl',
  employeeName: 'carl',
  cinemaId: 'cinema-1',
  deviceId,
  device: deviceId,
})
const mia = { employeeId: 'mia', employeeName: 'mia' }

async function openFoyer() {
  const { node, clock } = await openSmallNode('box')
  const recent = () => bellsSince(node.db, new Date(clock.ms - calledMs).toISOString())
  return {
    node,
    clock,
    recent,
    call: (deviceId: string, id: string = randomUUID()) =>
      node.execute(atRegister, tx => appendAll(tx, ring(id, recent(), till(deviceId)))),
    come: (id: string, by = mia, cinemas = ['cinema-1']) =>
      node.execute(atRegister, tx =>
        appendAll(
          tx,
          answerBell(id, recent(), by, cinema => cinemas.includes(cinema)),
        ),
      ),
  }
}

test('a press says which till and who, a second one is the same call, and whoever comes first is told', async () => {
  const { node, recent, call, come } = await openFoyer()
  await call('till-1')
  await call('till-1')
  await call('till-2')
  expect(
    recent().map(({ device, employeeName, answeredBy }) => [device, employeeName, answeredBy]),
  ).toHaveLength(2)
  const [bell] = recent()
  await come(bell!.id)
  const facts = node.journal.count()
  await come(bell!.id, { employeeId: 'nora', employeeName: 'nora' })
  expect(node.journal.count()).toBe(facts)
  expect(recent().find(({ id }) => id === bell!.id)).toMatchObject({ answeredBy: 'mia' })
  // It is over: the next press calls anew.
  await call(bell!.deviceId)
  expect(recent()).toHaveLength(3)
})

test('a call of another cinema, one nobody made and one of an hour ago are answered by nobody', async () => {
  const { clock, recent, call, come } = await openFoyer()
  await call('till-1')
  const [bell] = recent()
  await expect(come(bell!.id, mia, ['cinema-2'])).rejects.toMatchObject({ code: 'bell_unknown' })
  await expect(come('nobody')).rejects.toMatchObject({ code: 'bell_unknown' })
  clock.ms += calledMs + 1000
  await expect(come(bell!.id)).rejects.toMatchObject({ code: 'bell_unknown' })
})

test('of two who said so while the line was cut the earlier one is told, in any order', async () => {
  const { node, recent, call } = await openFoyer()
  await call('till-1', 'bell-1')
  const said = (at: string, employeeName: string) =>
    applyBellAnswered(
      node as never,
      {
        at,
        body: { bellId: 'bell-1', cinemaId: 'cinema-1', employeeId: employeeName, employeeName },
      } as never,
    )
  said('2026-11-21T18:00:02.000Z', 'mia')
  said('2026-11-21T18:00:01.000Z', 'nora')
  said('2026-11-21T18:00:03.000Z', 'olga')
  expect(recent()).toMatchObject([{ answeredBy: 'nora' }])
})

test('a till that is answered at once each time calls twenty times in an hour, and then no more', async () => {
  const { call, come, recent } = await openFoyer()
  for (let at = 0; at < 20; at += 1) {
    await call('till-1', `bell-${at}`)
    await come(`bell-${at}`)
  }
  await expect(call('till-1', 'bell-20')).rejects.toMatchObject({ code: 'too_many_requests' })
  await call('till-2', 'bell-21')
  expect(recent()).toHaveLength(21)
})
