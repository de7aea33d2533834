import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import { readSetting } from '#core/database/setting-store.ts'
import { moveSchedule } from '#core/planning/commands.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { keptLetter } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import { cutUnread, keepUnread } from '#relay/mail/unread-facts-store.ts'
import { byHand, checkoutOf, openSmallNode, tenantOf, tonight, visitor } from '../../world/small-exhibitor.ts'

/** A relay with a paid bill whose payment it cannot read yet, as after an update was taken back. */
async function unread(nowMs?: number) {
  const { node } = await openSmallNode('relay')
  const key = randomUUID()
  const id = billIdOf(key)
  const note = () => node.execute(byHand, tx => noteOwed({ ...tx, nowMs: nowMs ?? tx.nowMs }, () => true))
  const letter = () => keptLetter(node.db, 'bill', id)
  // Else its database has forgotten how far it had read for mails.
  if (nowMs === undefined) await note()
  await node.execute(visitor, tx => {
    openBill(tx, checkoutOf(id, ['B1', 'B2']), 'en', sealKey(tenantOf(node).secret, key))
    settlePayment(tx, `${id}-1`, 'paid')
  })
  node.db.exec(`INSERT INTO parked SELECT origin_id, seq, 'payment.settled 2', '' FROM facts
    WHERE bytes LIKE '%"payment.settled"%'`)
  const update = () => node.db.exec('DELETE FROM parked')
  return { node, note, letter, update }
}

test('a mail about what an older version could not read leaves after the update, once', async () => {
  const { node, note, letter, update } = await unread()
  await note()
  await note()
  expect(letter()).toBeUndefined()
  update()
  await note()
  expect(letter()).toMatchObject({ state: 'waiting' })
  node.db.exec('DELETE FROM letters')
  await note()
  expect(letter()).toBeUndefined()
})

/** A relay with a paid bill that can be put back to a version that cannot read the payment. */
async function paidBefore() {
  const { node, clock } = await openSmallNode('relay')
  const key = randomUUID()
  const id = billIdOf(key)
  const note = () =>
    node.execute(byHand, tx =>
      noteOwed(
        tx,
        () => true,
        () => 1,
      ),
    )
  const showPaying = (status: string) => node.db.prepare('UPDATE bills SET status = ?').run(status)
  const buy = () =>
    node.execute(visitor, tx => {
      openBill(tx, checkoutOf(id, ['B1', 'B2']), 'en', sealKey(tenantOf(node).secret, key))
      settlePayment(tx, `${id}-1`, 'paid')
    })
  function putBack(): void {
    node.db.exec(`INSERT INTO parked SELECT origin_id, seq, 'payment.settled 2', '' FROM facts
      WHERE bytes LIKE '%"payment.settled"%'`)
    showPaying('paying')
  }
  function update(): void {
    node.db.exec('DELETE FROM parked')
    showPaying('settled')
  }
  const letters = () =>
    node.db.prepare("SELECT kind, state FROM letters WHERE about LIKE ? || '%' ORDER BY kind").all(id)
  return { node, clock, buy, note, putBack, update, letters }
}

/** One that has mailed its tickets. */
async function mailedBefore() {
  const relay = await paidBefore()
  await relay.note()
  await relay.buy()
  await relay.note()
  relay.node.db.exec('DELETE FROM letters')
  return relay
}

const run = {
  runId: 'run-1',
  automationId: 'rule-1',
  cinemaId: 'cinema-1',
  occasion: `schedule:${tonight}`,
  action: 'mail_buyers',
  scheduleId: tonight,
  outcome: 'done',
  count: 1,
} as const

test.each([
  ['what became of the show', 'moved'],
  ['what a rule sent to its buyers', 'announcement'],
])(
  'whose payment an older version cannot read any more is told after the update %s meanwhile, once',
  async (_, kind) => {
    const { node, note, putBack, update, letters } = await mailedBefore()
    const there = { screenId: 'screen-1', day: '2026-11-22', time: '22:30' }
    await node.execute(byHand, tx =>
      kind === 'moved' ? moveSchedule(tx, tonight, there) : tx.append('exhibitor', 'automation.ran', run),
    )
    putBack()
    await note()
    await note()
    expect(letters()).toEqual([])
    update()
    await note()
    expect(letters()).toEqual([{ kind, state: 'waiting' }])
    node.db.exec('DELETE FROM letters')
    await note()
    expect(letters()).toEqual([])
  },
)

test('after an update a mail leaves too where the database had lost which mails left, but for what is older than a day by then', async () => {
  const { clock } = await openSmallNode('relay')
  for (const [laterMs, owed] of [
    [23 * 3_600_000, true],
    [25 * 3_600_000, false],
  ] as const) {
    const { note, letter, update } = await unread(clock.ms + laterMs)
    await note()
    update()
    await note()
    expect(letter() !== undefined).toBe(owed)
  }
})

test('of what is older than a day by then, what waits for a moment of its own is owed all the same', async () => {
  const { clock, buy, note, putBack, update, letters } = await paidBefore()
  clock.ms -= 25 * 3_600_000
  await buy()
  putBack()
  clock.ms += 25 * 3_600_000
  await note()
  expect(letters()).toEqual([])
  update()
  await note()
  expect(letters()).toEqual([{ kind: 'reminder', state: 'waiting' }])
})

test('of a history that was cut off nothing is mailed, whatever stands under its numbers later', async () => {
  const { node, note, letter, update } = await unread()
  await note()
  const kept = () => readSetting(node.db, 'mails_unread')
  expect(JSON.parse(kept()!)).toHaveLength(1)
  await node.execute(byHand, tx => cutUnread(tx.db, 1))
  update()
  await note()
  expect([kept(), letter()]).toEqual(['[]', undefined])
  await node.execute(byHand, tx => keepUnread(tx.db, [1_000_000]))
  await note()
  expect(kept()).toBe('[]')
})
