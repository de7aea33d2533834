import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { cancelSchedule, moveSchedule } from '#core/planning/commands.ts'
import { scheduleById } from '#core/programme/store.ts'
import {
  cancelReservation,
  changeReservation,
  makeReservation,
  noteReminded,
} from '#core/reservations/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { verify } from '#core/node.ts'
import { dueLetters, hurryLetters, keptLetter } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import { openReservationMails } from '#relay/mail/reservation-store.ts'
import { writtenLetter } from '#relay/mail/writing.ts'
import { atRegister, byHand, carl, saleOf, tenantOf, tonight } from '../../world/small-exhibitor.ts'
import { ada, clerk } from '../../core/reservations/world.ts'
import { disagreements, relayAndBox } from '../../core/journal/link.ts'

const hour = 3_600_000
const minute = 60_000
const withMail = { ...ada, email: 'ada@example.com' }

/** A relay and its box, at which a guest reserved two seats in the early afternoon; they wait until 19:40. */
async function reserved(hours = 2, contact = withMail) {
  const { relay, box, link, clock } = await relayAndBox()
  clock.ms -= 5 * hour
  await relay.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'exhibitor', { 'reservations.reminder_hours': hours } as never),
  )
  await link.settle()
  const id = randomUUID()
  const { reference } = await box.execute(atRegister, tx =>
    makeReservation(tx, { id, scheduleId: tonight, seats: ['A3', 'A4'], contact }, clerk),
  )
  await link.settle()
  const state = { reached: true }
  const known = tenantOf(relay)
  const tenant = { ...known, line: { ...known.line, connected: () => state.reached } }
  const none = () => 0
  const note = (db = relay) =>
    db.execute(byHand, tx =>
      noteOwed(
        tx,
        () => true,
        none,
        () => hours,
      ),
    )
  const due = () => dueLetters(relay.db, clock.ms).filter(({ kind }) => kind === 'reservation')
  const mail = () => writtenLetter(tenant, { kind: 'reservation', about: id }, 'https://small.example')
  await note()
  const over = () => scheduleById(relay.db, tonight)!.startMs - 20 * minute
  return { relay, box, link, clock, id, reference, note, due, mail, over, state }
}

test('a guest who reserved is mailed some hours before the seats are free: which, under which reference, until when', async () => {
  const { clock, id, reference, due, mail, over } = await reserved()
  clock.ms = over() - 2 * hour - 1
  expect(due()).toEqual([])
  clock.ms += 1
  expect(due()).toMatchObject([{ about: id }])
  const letter = await mail()
  expect(letter!.to).toEqual({ name: 'Ada Exemple', address: 'ada@example.com' })
  expect(letter!.subject).toContain(`Your reservation ${reference}: The Small Film`)
  expect(letter!.text).toContain('Seats: A3, A4')
  expect(letter!.text).toMatch(/They wait until .*19:40/)
  expect(letter!.text).toContain('rue Petite')
  expect(letter!.messageId).toContain(`${id}.reservation`)
})

test('who left no address is not mailed, and one that is said later is written to', async () => {
  const { box, link, id, mail } = await reserved(2, ada)
  expect(await mail()).toBeUndefined()
  await box.execute(atRegister, tx =>
    changeReservation(tx, { id, add: [], release: ['A4'], contact: withMail }, clerk),
  )
  await link.settle()
  expect((await mail())!.text).toContain('Seats: A3\n')
})

test('nobody is mailed of what is cancelled, paid for, over, or of a show that was cancelled', async () => {
  const given = await reserved()
  await given.box.execute(atRegister, tx => cancelReservation(tx, given.id, 'carl'))
  await given.link.settle()
  expect(await given.mail()).toBeUndefined()
  const asked = await reserved()
  await asked.relay.execute(byHand, tx => cancelReservation(tx, asked.id, 'mia'))
  expect(await asked.mail()).toBeUndefined()
  const paid = await reserved()
  const sale = saleOf('sale-1', ['A3', 'A4'], { reservations: [paid.id] })
  await paid.box.execute(atRegister, tx => sellAtRegister(tx, sale, carl))
  await paid.link.settle()
  expect(await paid.mail()).toBeUndefined()
  const late = await reserved()
  late.clock.ms = late.over()
  expect(await late.mail()).toBeUndefined()
  const off = await reserved()
  await off.relay.execute(byHand, tx => cancelSchedule(tx, tonight))
  expect(await off.mail()).toBeUndefined()
})

test('it goes with its show to another time, and does not leave when settings change', async () => {
  const { relay, clock, id, note, due, over } = await reserved()
  const before = over()
  const { screenId } = scheduleById(relay.db, tonight)!
  await relay.execute(byHand, tx => moveSchedule(tx, tonight, { screenId, day: '2026-11-21', time: '21:30' }))
  await note()
  expect(over()).toBe(before + 90 * minute)
  expect(keptLetter(relay.db, 'reservation', id)!.nextMs).toBe(over() - 2 * hour)
  await relay.execute(byHand, tx => hurryLetters(tx.db))
  clock.ms = over() - 2 * hour - 1
  expect(due()).toEqual([])
})

test('nobody is mailed where the cinema mails nobody, nor who reserved just before', async () => {
  const none = await reserved(0)
  expect(keptLetter(none.relay.db, 'reservation', none.id)).toBeUndefined()
  const soon = await reserved(6)
  expect(keptLetter(soon.relay.db, 'reservation', soon.id)).toBeUndefined()
})

test('while the cinema is cut off nobody knows whether the guest came, so the mail waits', async () => {
  const { mail, state, clock, over } = await reserved()
  state.reached = false
  await expect(mail()).rejects.toThrow('not reached')
  state.reached = true
  expect(await mail()).toBeDefined()
  state.reached = false
  clock.ms = over()
  expect(await mail()).toBeUndefined()
})

test('it leaves once, also from a relay that has lost which mails have left', async () => {
  const { relay, box, link, id, note, mail } = await reserved()
  // What a rebuilt relay has: its facts and none of its letters.
  const forget = () => relay.db.exec("DELETE FROM letters; DELETE FROM settings WHERE key = 'mails_read'")
  forget()
  await note()
  expect(keptLetter(relay.db, 'reservation', id)).toMatchObject({ state: 'waiting' })
  for (let times = 0; times < 2; times++) await relay.execute(byHand, tx => noteReminded(tx, id))
  expect(await mail()).toBeUndefined()
  forget()
  await note()
  expect(keptLetter(relay.db, 'reservation', id)).toBeUndefined()
  await link.settle()
  expect(disagreements(relay, box)).toEqual([])
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('a relay that lost its mails owes those of reservations made long ago too', async () => {
  const { relay, clock, id, note } = await reserved()
  relay.db.exec("DELETE FROM letters; DELETE FROM settings WHERE key = 'mails_read'")
  clock.ms += 4 * hour
  await note()
  expect(keptLetter(relay.db, 'reservation', id)).toMatchObject({ state: 'waiting' })
})

test('a mail that is tried again and again counts once of those a cinema may have leave in a day', () => {
  const mails = openReservationMails()
  const may = (id: string, cinemaId = 'cinema-1') => mails.mayLeave({ id, cinemaId }, 0)
  // A mail server that is away for hours.
  for (let times = 0; times < 600; times++) expect(may('first')).toBe(true)
  for (let other = 1; other < 500; other++) expect(may(`other-${other}`)).toBe(true)
  expect([may('one too many'), may('first'), may('elsewhere', 'cinema-2')]).toEqual([false, true, true])
  mails.done('first')
  expect(may('first')).toBe(false)
})
