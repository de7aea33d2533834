import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import { orderRefunds } from '#core/billing/refunds/commands.ts'
import { billById } from '#core/billing/store.ts'
import { cancelSchedule, createSchedule, moveSchedule, setOwnMinutes } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import { writeStamp } from '#core/journal/stamp.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { exchangeTickets, payBack, refundBill } from '#core/sales/refunds/commands.ts'
import { dueLetters, endLetter, type OwedLetter } from '#relay/mail/letter-store.ts'
import { noteCut, noteOwed } from '#relay/mail/owed-facts-store.ts'
import { notePlacesMailed, placesWritten } from '#relay/mail/places-mailed-store.ts'
import { writtenLetter } from '#relay/mail/writing.ts'
import { byHand, checkoutOf, openSmallNode, tenantOf, tonight, visitor } from '../../world/small-exhibitor.ts'
import { cashier, exchangeOf, refundOf } from '../../world/refunding.ts'
import { issue, voucherCheckout } from '../../core/vouchers/evening.ts'

const publicUrl = 'https://small.example'

/**
 * A relay with one bill of one ticket, or of those for these seats, whose mail has been sent.
 *
 * @param how.byVisit a visit of a voucher pays for it, at a cinema whose seats are all the relay's
 */
async function bought(how: { byVisit?: boolean; seats?: string[] } = {}) {
  const { node, clock } = await openSmallNode('relay', { hasBox: !how.byVisit })
  const tenant = tenantOf(node)
  const key = randomUUID()
  const id = billIdOf(key)
  const voucherId = how.byVisit ? await issue(node, 'gift', 3) : ''
  const checkout = how.byVisit ? voucherCheckout(id, ['B1'], voucherId) : checkoutOf(id, how.seats ?? ['B1'])
  await node.execute(visitor, tx => {
    openBill(tx, checkout, 'en', sealKey(tenant.secret, key))
    if (!how.byVisit) settlePayment(tx, `${id}-1`, 'paid')
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
  /** Sends what is due, so many minutes later, by when the tickets were mailed too: the subjects that were mailed. */
  async function mailed(minutes = 10, meanwhile: () => Promise<unknown> = async () => {}): Promise<string[]> {
    clock.ms += minutes * 60_000
    const letters = await owed()
    const places = letters.map(letter => placesWritten(node.db, letter))
    const mails = await Promise.all(letters.map(letter => writtenLetter(tenant, letter, publicUrl)))
    await meanwhile()
    await node.execute(byHand, tx => {
      for (const [index, letter] of letters.entries()) {
        const left = mails[index] !== undefined
        endLetter(tx.db, letter, { left, nowMs: tx.nowMs })
        if (left && places[index]) notePlacesMailed(tx.db, places[index], tx.nowMs)
      }
    })
    return mails.flatMap(mail => mail?.subject ?? [])
  }
  /** Somebody else begins to pay for this seat, a second ago: their bill. */
  async function begin(seat: string): Promise<string> {
    const other = billIdOf(randomUUID())
    await node.execute(visitor, tx => openBill(tx, checkoutOf(other, [seat]), 'en', sealKey('secret', other)))
    clock.ms += 1000
    return other
  }
  return { node, tenant, clock, key, id, voucherId, owed, written, later, mailed, begin }
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

test('who paid with a visit is told that it is back, before it is and after', async () => {
  const { node, id, written } = await bought({ byVisit: true })
  await node.execute(byHand, tx => {
    cancelSchedule(tx, tonight)
    orderRefunds(tx, tonight, 'Sofia')
  })
  const visitsBack = { text: expect.stringContaining('visits used are back') }
  expect(await written()).toMatchObject([visitsBack])
  await node.execute(byHand, tx => payBack(tx, { billId: id, scheduleId: tonight }))
  expect(await written()).toMatchObject([visitsBack])
})

test('nothing is said to a buyer who had exchanged the tickets for another show before it was cancelled', async () => {
  const { node, id, voucherId, written } = await bought({ byVisit: true })
  await node.execute(byHand, tx => {
    const other = { versionId: 'version-1', screenId: 'screen-1', day: '2026-11-22', time: '20:00' }
    createSchedule(tx, { id: 'show-tomorrow', ...other })
    const seat = { scheduleId: 'show-tomorrow', seatId: 'A1', priceRateId: 'normal', voucherId }
    exchangeTickets(tx, exchangeOf('swap-1', id, [1], [], 0, { tickets: [seat] }), cashier)
    cancelSchedule(tx, tonight)
    orderRefunds(tx, tonight, 'Sofia')
  })
  const subjects = (await written()).flatMap(letter => letter?.subject ?? [])
  expect(subjects.filter(subject => subject.startsWith('Cancelled'))).toEqual([])
})

test('a buyer whose show moves while they pay is told once it is paid, and nobody who began after that', async () => {
  const { node, clock, later, owed, begin } = await bought()
  const during = await begin('B2')
  const there = later(30)
  await node.execute(byHand, tx => moveSchedule(tx, tonight, there))
  expect(await owed()).toHaveLength(1)
  clock.ms += 1000
  const after = await begin('B3')
  for (const id of [during, after]) await node.execute(byHand, tx => settlePayment(tx, `${id}-1`, 'paid'))
  const moved = (await owed()).filter(({ kind }) => kind === 'moved').map(({ about }) => about.split(' ')[0])
  expect(moved).toContain(during)
  expect(moved).not.toContain(after)
})

test('a buyer is told of a move that a box out of reach had made before and that is heard of while they pay', async () => {
  const { node, clock, owed, begin } = await bought()
  clock.ms += 60_000
  const madeMs = clock.ms
  clock.ms += 60_000
  const during = await begin('B2')
  const { screenId, startMs, featureMs, endMs, readyMs } = scheduleById(node.db, tonight)!
  const [start, feature, end, ready] = [startMs, featureMs, endMs, readyMs].map(ms => ms - 30 * 60_000)
  await node.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'schedule.changed', {
      id: tonight,
      stamp: writeStamp({ ms: madeMs, counter: 0 }, 'box-small00000'),
      fields: { place: { screenId, startMs: start!, featureMs: feature!, endMs: end!, readyMs: ready! } },
    }),
  )
  expect(scheduleById(node.db, tonight)).toMatchObject({ startMs: start })
  expect(await owed()).toHaveLength(1)
  const after = await begin('B3')
  for (const id of [during, after]) await node.execute(byHand, tx => settlePayment(tx, `${id}-1`, 'paid'))
  const moved = (await owed()).filter(({ kind }) => kind === 'moved').map(({ about }) => about.split(' ')[0])
  expect(moved).toContain(during)
  expect(moved).not.toContain(after)
})

test.each([
  ['is paid', 'after'],
  ['was paid meanwhile', 'before'],
])(
  'a buyer who was shown a show where an older version could not read that it had moved is told once that can be read and it %s',
  async (_, settled) => {
    const { node, later, owed, begin } = await bought()
    await owed()
    const { startMs } = scheduleById(node.db, tonight)!
    await node.execute(byHand, tx => moveSchedule(tx, tonight, later(30)))
    const { startMs: movedMs } = scheduleById(node.db, tonight)!
    await owed()
    // The version before is put back, which shows it where it was.
    const show = (ms: number) => {
      node.db.prepare('UPDATE schedules SET start_ms = ? WHERE id = ?').run(ms, tonight)
      node.db.memory.clear()
    }
    // As its box had moved it: a relay that cannot read a fact of its own sells nothing.
    node.db.exec(`
      INSERT INTO origins (origin, seq, hash) VALUES ('box-small00000.1.cinema:cinema-1', 1, '');
      UPDATE catalogue_edits SET origin = 'box-small00000.1.cinema:cinema-1', seq = 1 WHERE (origin, seq) IN (
        SELECT origin, facts.seq FROM facts JOIN origins ON origins.id = origin_id
        WHERE instr(bytes, 'schedule.changed') > 0);
      UPDATE facts SET origin_id = (SELECT max(id) FROM origins), seq = 1 WHERE instr(bytes, 'schedule.changed') > 0;
      INSERT INTO parked SELECT origin_id, seq, 'schedule.changed 2', '' FROM facts
        WHERE instr(bytes, 'schedule.changed') > 0`)
    show(startMs)
    const id = await begin('B2')
    const settle = () => node.execute(byHand, tx => settlePayment(tx, `${id}-1`, 'paid'))
    if (settled === 'before') await settle()
    const isOwed = async () =>
      (await owed()).some(letter => letter.kind === 'moved' && letter.about.startsWith(id))
    expect(await isOwed()).toBe(false)
    // It is updated.
    node.db.exec('DELETE FROM parked')
    show(movedMs)
    if (settled === 'after') await settle()
    expect(await isOwed()).toBe(true)
  },
)

test('whoever paid too late, and has no ticket, is mailed no move and no cancellation of the show', async () => {
  const { node, later, mailed } = await bought()
  const [late, inTime] = [billIdOf(randomUUID()), billIdOf(randomUUID())]
  const open = (bill: string) =>
    node.execute(visitor, tx => openBill(tx, checkoutOf(bill, ['B2']), 'en', sealKey('secret', bill)))
  const settle = (bill: string, word: 'expired' | 'paid') =>
    node.execute(byHand, tx => settlePayment(tx, `${bill}-1`, word))
  await open(late)
  await settle(late, 'expired')
  await open(inTime)
  await settle(inTime, 'paid')
  await settle(late, 'paid')
  expect(billById(node.db, late)).toMatchObject({ status: 'refunding', number: null })

  await node.execute(byHand, tx => moveSchedule(tx, tonight, later(30)))
  expect(await mailed()).toEqual([expect.stringMatching(/^Changed: /), expect.stringMatching(/^Changed: /)])
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(await mailed()).toEqual([
    expect.stringMatching(/^Cancelled: /),
    expect.stringMatching(/^Cancelled: /),
  ])
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

test('who was told by another mail where a show is, is mailed that it is back where it was before', async () => {
  const { node, id, later, mailed } = await bought()
  const [first, second] = [later(30), later(60)]
  const move = (place: typeof first) => node.execute(byHand, tx => moveSchedule(tx, tonight, place))
  await move(first)
  expect(await mailed()).toEqual([expect.stringContaining(first.time)])
  await move(second)
  await node.execute(byHand, tx => exchangeTickets(tx, exchangeOf('swap-1', id, [1], ['B3'], 0), cashier))
  expect(await mailed(1)).toEqual([expect.not.stringMatching(/^Moved/)])
  await move(first)
  expect(await mailed()).toEqual([expect.stringContaining(first.time)])
  expect(await mailed()).toEqual([])
})

test('who was mailed a refund that links to the tickets left is mailed that a show is back where it was before', async () => {
  const { node, id, later, mailed } = await bought({ seats: ['B1', 'B3'] })
  const [first, second] = [later(30), later(60)]
  const move = (place: typeof first) => node.execute(byHand, tx => moveSchedule(tx, tonight, place))
  await move(first)
  expect(await mailed()).toEqual([expect.stringContaining(first.time)])
  await move(second)
  await node.execute(byHand, tx => refundBill(tx, refundOf('back-1', id, [1]), cashier))
  expect(await mailed(1)).toEqual([expect.not.stringMatching(/^Moved/)])
  await move(first)
  expect(await mailed()).toEqual([expect.stringContaining(first.time)])
  expect(await mailed()).toEqual([])
})

test('whose exchange named a time that goes with a history is mailed where the show is', async () => {
  const { node, id, mailed } = await bought()
  await node.execute(byHand, tx => {
    const other = { versionId: 'version-1', screenId: 'screen-1', day: '2026-11-23', time: '21:30' }
    createSchedule(tx, { id: 'show-another-day', ...other })
    const seat = { scheduleId: 'show-another-day', seatId: 'B3', priceRateId: 'normal' }
    exchangeTickets(tx, exchangeOf('swap-1', id, [1], [], 0, { tickets: [seat] }), cashier)
  })
  expect(await mailed()).toHaveLength(1)
  node.db.exec("UPDATE schedules SET start_ms = start_ms - 90 * 60000 WHERE id = 'show-another-day'")
  node.db.memory.clear()
  await node.execute(byHand, tx => noteCut(tx.db))
  expect(await mailed()).toEqual([expect.stringContaining('20:00')])
  expect(await mailed()).toEqual([])
})

test('a show that is moved while a mail is on its way is told where it is once that has left', async () => {
  const { node, later, mailed } = await bought()
  const [first, second] = [later(30), later(60)]
  const move = (place: typeof first) => node.execute(byHand, tx => moveSchedule(tx, tonight, place))
  await move(first)
  expect(await mailed()).toEqual([expect.stringContaining(first.time)])
  await move(second)
  expect(await mailed(10, () => move(first))).toEqual([expect.stringContaining(second.time)])
  expect(await mailed()).toEqual([expect.stringContaining(first.time)])
  expect(await mailed()).toEqual([])
})

test('of a show that was moved and then cancelled, only the end is told', async () => {
  const { node, written, later } = await bought()
  await node.execute(byHand, tx => moveSchedule(tx, tonight, later(30)))
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  const subjects = (await written()).flatMap(letter => letter?.subject ?? [])
  expect(subjects).toEqual([expect.stringMatching(/^Cancelled: /)])
})

test('who was mailed a cancellation that goes with a history is mailed where the show is, and its end when it is cancelled after all', async () => {
  const { node, later, mailed } = await bought()
  const { time } = later(0)
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(await mailed()).toEqual([expect.stringMatching(/^Cancelled: /)])
  node.db.exec('DELETE FROM schedule_cancellations')
  node.db.memory.clear()
  await node.execute(byHand, tx => noteCut(tx.db))
  expect(await mailed()).toEqual([expect.stringMatching(`^Changed: .*${time}`)])
  expect(await mailed()).toEqual([])
  await node.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(await mailed()).toEqual([expect.stringMatching(/^Cancelled: /)])
})

test('of a cancellation that goes with a history nobody is mailed its end twice who is not mailed between where the show is', async () => {
  const goes = async ({ node, owed }: Awaited<ReturnType<typeof bought>>) => {
    node.db.exec('DELETE FROM schedule_cancellations')
    node.db.memory.clear()
    await node.execute(byHand, tx => noteCut(tx.db))
    await owed()
  }
  const itsEnd = [expect.stringMatching(/^Cancelled: /)]
  const cancel = ({ node }: Awaited<ReturnType<typeof bought>>) =>
    node.execute(byHand, tx => cancelSchedule(tx, tonight))

  const atOnce = await bought()
  await cancel(atOnce)
  expect(await atOnce.mailed()).toEqual(itsEnd)
  await goes(atOnce)
  await cancel(atOnce)
  expect(await atOnce.mailed()).toEqual([])

  const unsent = await bought()
  await cancel(unsent)
  await unsent.owed()
  await goes(unsent)
  expect(await unsent.mailed()).toEqual([])
  await cancel(unsent)
  expect(await unsent.mailed()).toEqual(itsEnd)

  const paidBack = await bought({ byVisit: true })
  await cancel(paidBack)
  await paidBack.node.execute(byHand, tx => {
    orderRefunds(tx, tonight, 'Sofia')
    payBack(tx, { billId: paidBack.id, scheduleId: tonight })
  })
  expect(await paidBack.mailed()).toEqual(itsEnd)
  await goes(paidBack)
  expect(await paidBack.mailed()).toEqual([])
  await cancel(paidBack)
  expect(await paidBack.mailed()).toEqual([])
})

test('who was mailed a move that goes with a history is mailed where the show is', async () => {
  const { node, later, mailed } = await bought()
  const before = scheduleById(node.db, tonight)!
  const { time } = later(0)
  await node.execute(byHand, tx => moveSchedule(tx, tonight, later(30)))
  expect(await mailed()).toHaveLength(1)
  node.db.prepare('UPDATE schedules SET start_ms = ?').run(before.startMs)
  node.db.memory.clear()
  for (const expected of [[expect.stringContaining(time)], []]) {
    await node.execute(byHand, tx => noteCut(tx.db))
    expect(await mailed()).toEqual(expected)
  }
})

test('who bought, or was paying, where a show was by a move that goes with a history is mailed where it is', async () => {
  const { node, id, clock, begin, later, mailed, owed } = await bought()
  const { startMs } = scheduleById(node.db, tonight)!
  const { time } = later(0)
  clock.ms += 60_000
  await node.execute(byHand, tx => moveSchedule(tx, tonight, later(30)))
  expect(await mailed()).toHaveLength(1)
  const [there, paying] = [await begin('B2'), await begin('B3')]
  await node.execute(byHand, tx => settlePayment(tx, `${there}-1`, 'paid'))
  expect(await mailed()).toEqual([])
  node.db.exec(`
    INSERT INTO quarantined SELECT origin, facts.seq, facts.hash, bytes, '' FROM facts
    JOIN origins ON origins.id = origin_id WHERE instr(bytes, 'schedule.changed') > 0;
    DELETE FROM catalogue_edits WHERE (origin, seq) IN (SELECT origin, seq FROM quarantined);
    DELETE FROM facts WHERE instr(bytes, 'schedule.changed') > 0;
    UPDATE schedules SET start_ms = ${startMs}`)
  // What somebody with a stolen key wrote is set aside too, whatever it is.
  const strange = [
    null,
    7,
    [],
    {},
    { id: tonight, fields: null },
    { id: tonight, stamp: '1', fields: { place: 1 } },
  ]
  for (const [seq, body] of strange.entries())
    node.db
      .prepare("INSERT INTO quarantined VALUES ('box-strange000.1.cinema:cinema-1', ?, '', ?, '')")
      .run(seq, JSON.stringify({ type: 'schedule.changed', body }))
  node.db.memory.clear()
  await node.execute(byHand, tx => noteCut(tx.db))
  const due = await owed()
  expect(due.map(({ about }) => about.split(' ')[0]).sort()).toEqual([id, there].sort())
  await node.execute(byHand, tx => settlePayment(tx, `${paying}-1`, 'paid'))
  expect(await mailed()).toEqual([time, time, time].map(each => expect.stringContaining(each)))
  expect(await mailed()).toEqual([])
})
