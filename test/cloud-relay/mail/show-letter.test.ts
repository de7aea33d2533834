import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import { orderRefunds } from '#core/billing/refunds/commands.ts'
import { cancelSchedule, moveSchedule, setOwnMinutes } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { dueLetters, endLetter, type OwedLetter } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import { writtenLetter } from '#relay/mail/writing.ts'
import { byHand, checkoutOf, openSmallNode, tenantOf, tonight, visitor } from '../../world/small-exhibitor.ts'

const publicUrl = 'https://small.example'

/** A relay with one bill of one ticket, whose mail has been sent. */
async function bought() {
  const { node, clock } = await openSmallNode('relay')
  const tenant = tenantOf(node)
  const key = randomUUID()
  const id = billIdOf(key)
  await node.execute(visitor, tx => {
    openBill(tx, checkoutOf(id, ['B1']), 'en', sealKey(tenant.secret, key))
    settlePayment(tx, `${id}-1`, 'paid')
  })
  /** The mails that are owed now, except the one with the tickets. */
  async function owed(): Promise<OwedLetter[]> {
    await node.execute(byHand, tx => noteOwed(tx, () => true))
    return dueLetters(node.db, node.runtime.now()).filter(({ kind }) => kind !== 'bill')
  }
  const written = async () => {
    const letters = await owed()
    return Promise.all(letters.map(letter => writtenLetter(tenant, letter, publicUrl)))
  }
  /** So many minutes later than it is now, in the same screen. */
  function later(minutes: number) {
    const { screenId, startMs } = scheduleById(node.db, tonight)!
    const local = new Date(startMs + minutes * 60_000)
      .toLocaleString('sv-SE', { timeZone: 'Europe/Luxembourg' })
      .split(' ')
    return { screenId, day: local[0]!, time: local[1]!.slice(0, 5) }
  }
  /** Sends what is due, ten minutes later: the subjects that were mailed. */
  async function mailed(): Promise<string[]> {
    clock.ms += 10 * 60_000
    const letters = await owed()
    const mails = await Promise.all(letters.map(letter => writtenLetter(tenant, letter, publicUrl)))
    await node.execute(byHand, tx => {
      for (const [index, letter] of letters.entries())
        endLetter(tx.db, letter, { left: mails[index] !== undefined, nowMs: tx.nowMs })
    })
    return mails.flatMap(mail => mail?.subject ?? [])
  }
  return { node, clock, key, id, owed, written, later, mailed }
}

test('a buyer whose show is cancelled without a refund is told once, by a subject that says it', async () => {
  const { node, key, id, owed, written } = await bought()
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(await owed()).toMatchObject([{ kind: 'cancelled', about: `${id} ${tonight}` }])
  expect(await owed()).toHaveLength(1)
  const [letter] = await written()
  expect(letter!.subject).toMatch(/^Cancelled: /)
  expect(letter!.text).toContain('refunded')
  expect(letter!.text).toContain(`/bill/${key}/tickets.pdf`)
  expect(letter!.text).not.toContain(id)
})

test('a buyer whose show is cancelled while they pay is told once it is paid, and nobody who did not pay', async () => {
  const { node, id, owed } = await bought()
  const late = billIdOf(randomUUID())
  await node.execute(visitor, tx => openBill(tx, checkoutOf(late, ['B2']), 'en'))
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(await owed()).toMatchObject([{ about: `${id} ${tonight}` }])
  await node.execute(visitor, tx => settlePayment(tx, `${late}-1`, 'paid'))
  const abouts = (await owed()).map(({ kind, about }) => `${kind} ${about}`)
  expect(abouts.sort()).toEqual([id, late].map(bill => `cancelled ${bill} ${tonight}`).sort())
})

test('where the refunds are ordered the mail about the refund tells it, and no other', async () => {
  const { node, written } = await bought()
  await node.execute(byHand, tx => {
    cancelSchedule(tx, tonight)
    orderRefunds(tx, tonight, 'Sofia')
  })
  expect(await written()).toEqual([undefined])
})

test('a buyer whose show moved is told when it is now, and gets no mail for a change of something else', async () => {
  const { node, owed, written, later } = await bought()
  await node.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'schedule.changed', {
      id: tonight,
      stamp: tx.stamp(),
      fields: { visibility: ['site', 'pos'] },
    }),
  )
  expect(await owed()).toEqual([])
  const there = later(30)
  await node.execute(byHand, tx => moveSchedule(tx, tonight, there))
  const [letter] = await written()
  expect(letter!.subject).toMatch(/^Changed: /)
  expect(letter!.subject).toContain(there.time)
  expect(letter!.text).toContain('still valid')
})

test('of other minutes before and after a film nobody is mailed, unless they were told of another place', async () => {
  const { node, owed, later, mailed } = await bought()
  const set = (preShowMinutes: number | null) =>
    node.execute(byHand, tx => setOwnMinutes(tx, tonight, { preShowMinutes, cleaningMinutes: 30 }))
  await set(25)
  expect(await owed()).toEqual([])
  await node.execute(byHand, tx => moveSchedule(tx, tonight, later(30)))
  expect(await mailed()).toHaveLength(1)
  await set(5)
  expect(await mailed()).toEqual([])
  // Set on the other side before it knew of the move: the show is where it was, and who was told otherwise hears of it.
  const place = (minutes: number) => {
    const { screenId, startMs, featureMs, endMs, readyMs } = scheduleById(node.db, tonight)!
    const on = (ms: number) => ms + minutes * 60_000
    return {
      screenId,
      startMs: on(startMs),
      featureMs: on(featureMs),
      endMs: on(endMs),
      readyMs: on(readyMs),
    }
  }
  await node.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'schedule.changed', {
      id: tonight,
      stamp: tx.stamp(),
      fields: { place: place(-30) },
    }),
  )
  expect(await mailed()).toHaveLength(1)
})

test('of a show that is moved twice before the mail leaves, only where it is in the end is told', async () => {
  const { node, written, later } = await bought()
  await node.execute(byHand, tx => moveSchedule(tx, tonight, later(30)))
  await node.execute(byHand, tx => moveSchedule(tx, tonight, later(30)))
  const letters = (await written()).filter(letter => letter !== undefined)
  expect(letters).toHaveLength(1)
})

test('a show that is moved all the time mails a buyer once in ten minutes, and where it is in the end', async () => {
  const { node, owed, later, mailed } = await bought()
  const move = (minutes: number) => node.execute(byHand, tx => moveSchedule(tx, tonight, later(minutes)))
  await move(10)
  expect(await mailed()).toHaveLength(1)
  for (let times = 0; times < 5; times++) await move(10)
  expect(await owed()).toEqual([])
  const { time } = later(0)
  expect(await mailed()).toEqual([expect.stringContaining(time)])
  expect(await mailed()).toEqual([])
})

test('a show that is moved back to where it was before is told of again', async () => {
  const { node, later, mailed } = await bought()
  const places = [later(30), later(60), later(30)]
  const subjects: string[] = []
  for (const place of places) {
    await node.execute(byHand, tx => moveSchedule(tx, tonight, place))
    subjects.push(...(await mailed()))
  }
  expect(subjects).toEqual(places.map(({ time }) => expect.stringContaining(time)))
})

test('where it was for a moment and nobody was told of counts for nothing', async () => {
  const { node, later, mailed } = await bought()
  const [first, second] = [later(30), later(60)]
  const move = (place: typeof first) => node.execute(byHand, tx => moveSchedule(tx, tonight, place))
  await move(first)
  expect(await mailed()).toHaveLength(1)
  await move(second)
  await move(first)
  expect(await mailed()).toEqual([])
  await move(first)
  expect(await mailed()).toEqual([])
  await move(second)
  expect(await mailed()).toEqual([expect.stringContaining(second.time)])
})

test('of a show that was moved and then cancelled, only the end is told', async () => {
  const { node, written, later } = await bought()
  await node.execute(byHand, tx => moveSchedule(tx, tonight, later(30)))
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  const subjects = (await written()).flatMap(letter => letter?.subject ?? [])
  expect(subjects).toEqual([expect.stringMatching(/^Cancelled: /)])
})
