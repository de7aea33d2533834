import { expect, test } from 'vitest'
import { noticesAt, readNotice, type Notice } from '#core/devices/notices/notices.ts'
import { applyRegisterNoticeRead, hasRead, readersOf } from '#core/devices/notices/store.ts'
import { refusalOf } from '../../world/rule-data.ts'
import { openSmallNode } from '../../world/small-exhibitor.ts'

const nowMs = Date.parse('2026-11-20T19:00:00Z')
const late: Notice = {
  id: 'late',
  text: { en: 'Screen 2 is late', de: 'Saal 2 ist später' },
  cinemaId: null,
  deviceIds: [],
  untilMs: nowMs + 60_000,
}
const till = { cinemaId: 'cinema-1', deviceId: 'till-1' }
const carl = { ...till, device: 'Till 1', employeeId: 'carl', employeeName: 'carl' }
const names = (notices: Notice[], at = till, ms = nowMs) => noticesAt(notices, at, ms).map(({ id }) => id)

test('a notice stands at the registers it is for, until its time is over', () => {
  expect(names([late])).toEqual(['late'])
  expect(names([{ ...late, cinemaId: 'cinema-2' }])).toEqual([])
  expect(names([{ ...late, deviceIds: ['till-2'] }])).toEqual([])
  expect(names([{ ...late, deviceIds: ['till-2', 'till-1'] }])).toEqual(['late'])
  expect(names([late], till, late.untilMs)).toEqual([])
})

test('who has read it is kept once, with what it said; one that is not told here is read by nobody', () => {
  expect(readNotice('late', [late], false, carl)).toEqual([
    {
      scope: 'cinema:cinema-1',
      type: 'register_notice.read',
      body: { noticeId: 'late', says: 'Screen 2 is late', ...carl },
    },
  ])
  expect(readNotice('late', [late], true, carl)).toEqual([])
  expect(refusalOf(() => readNotice('other', [late], false, carl))?.code).toBe('record_unknown')
})

test('two readings of one person while the sides were apart are one, the earlier, in whatever order they come', async () => {
  const heard = [
    ['Till 2', '2026-11-20T19:02:00.000Z'],
    ['Till 1', '2026-11-20T19:01:00.000Z'],
  ] as const
  for (const order of [heard, heard.toReversed()]) {
    const { node } = await openSmallNode('box')
    for (const [device, at] of order)
      applyRegisterNoticeRead(
        { db: node.db } as never,
        {
          at,
          body: { noticeId: 'late', says: 'x', ...carl, device },
        } as never,
      )
    expect(readersOf(node.db, 'late')).toMatchObject([{ device: 'Till 1', employeeName: 'carl' }])
    const key = { noticeId: 'late', employeeId: 'carl' }
    expect([hasRead(node.db, { ...key, says: 'x' }), hasRead(node.db, { ...key, says: 'y' })]).toEqual([
      true,
      false,
    ])
  }
})
