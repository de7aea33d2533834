import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { cancelSchedule, moveSchedule } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { dueLetters, hurryLetters, keptLetter } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import { writtenLetter } from '#relay/mail/writing.ts'
import { byHand, checkoutOf, openSmallNode, tenantOf, tonight, visitor } from '../../world/small-exhibitor.ts'

const hour = 3_600_000

/** A relay whose cinema reminds its buyers so many hours before, with one bill of two tickets. */
async function bought(hours: number) {
  const { node, clock } = await openSmallNode('relay')
  const tenant = tenantOf(node)
  const key = randomUUID()
  const id = billIdOf(key)
  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'exhibitor', { 'mail_config.reminder_hours': hours } as never),
  )
  await node.execute(visitor, tx => {
    openBill(tx, checkoutOf(id, ['B1', 'B2']), 'en', sealKey(tenant.secret, key))
    settlePayment(tx, `${id}-1`, 'paid')
  })
  const about = `${id} ${tonight}`
  const start = () => scheduleById(node.db, tonight)!.startMs
  const note = () =>
    node.execute(byHand, tx =>
      noteOwed(
        tx,
        () => true,
        () => hours,
      ),
    )
  const due = () => dueLetters(node.db, clock.ms).filter(({ kind }) => kind === 'reminder')
  const mail = () => writtenLetter(tenant, { kind: 'reminder', about }, 'https://small.example')
  await note()
  return { node, clock, key, id, about, start, note, due, mail }
}

test('a buyer is reminded so many hours before the show, with the seats, the way and the way to the codes', async () => {
  const { clock, key, id, about, start, due, mail } = await bought(1)
  clock.ms = start() - hour - 1
  expect(due()).toEqual([])
  clock.ms += 1
  expect(due()).toMatchObject([{ about }])
  const letter = await mail()
  expect(letter!.subject).toMatch(/^See you soon: /)
  expect(letter!.text).toContain('Seats: B 1, 2')
  expect(letter!.text).toContain(`/en/bill/${key}`)
  expect(letter!.text).toContain('rue Petite')
  expect(letter!.text).not.toContain(id)
})

test('nobody is reminded where the cinema reminds nobody, nor who bought just before', async () => {
  const none = await bought(0)
  expect(keptLetter(none.node.db, 'reminder', none.about)).toBeUndefined()
  const late = await bought(72)
  expect(keptLetter(late.node.db, 'reminder', late.about)).toBeUndefined()
})

test('a reminder goes with its show to another time, and does not leave when settings change', async () => {
  const { node, clock, about, start, note, due } = await bought(1)
  const before = start()
  const { screenId } = scheduleById(node.db, tonight)!
  const [day, time] = new Date(before + 30 * 60_000)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Luxembourg' })
    .split(' ')
  await node.execute(byHand, tx =>
    moveSchedule(tx, tonight, { screenId, day: day!, time: time!.slice(0, 5) }),
  )
  await note()
  expect(start()).toBe(before + 30 * 60_000)
  expect(keptLetter(node.db, 'reminder', about)!.nextMs).toBe(start() - hour)
  await node.execute(byHand, tx => hurryLetters(tx.db))
  clock.ms = start() - hour - 1
  expect(due()).toEqual([])
})

test('nobody is reminded of a show that was cancelled, has begun, or whose cinema stopped reminding', async () => {
  const off = await bought(1)
  await off.node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(await off.mail()).toBeUndefined()
  const begun = await bought(1)
  begun.clock.ms = begun.start()
  expect(await begun.mail()).toBeUndefined()
  const stopped = await bought(1)
  await stopped.node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'exhibitor', { 'mail_config.reminder_hours': 0 } as never),
  )
  expect(await stopped.mail()).toBeUndefined()
})
