import { expect, test } from 'vitest'
import { translator } from '#core/i18n/translate.ts'
import { readableFile } from '#relay/portal/personal-data/readable-file.ts'
import { en } from '#relay/portal/words/en.ts'

const at = '2026-11-20T18:30:00.000Z'
const nothing = {
  about: 'ada@example.com',
  purchases: [],
  vouchers: [],
  reservations: [],
  clients: [],
  invoices: [],
  messages: [],
  subscriptions: [],
  waiting: [],
  gifts: [],
}
const text = (kept: object) => readableFile({ ...nothing, ...kept }, 'en', translator('en', en))

test('a guest reads everything that is kept, and of what there is none nothing is said', () => {
  const file = text({
    reservations: [
      {
        reference: 'TIGO 61',
        cinema: 'Rex',
        at,
        name: 'Ada Exemple',
        phone: '621 123',
        mobile: '',
        email: 'ada@example.com',
      },
    ],
    messages: [
      { at, name: 'Ada', email: 'ada@example.com', phone: '', message: 'Is there a loop?' },
      {
        at,
        name: 'Ada',
        email: 'ada@example.com',
        phone: '',
        message: '',
        enquiry: { about: 'birthdays', people: 12, day: '2026-12-05', film: null },
      },
    ],
    subscriptions: [
      {
        at,
        wording: 'footer-1',
        confirmedAt: at,
        endedAt: null,
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: 'Exemple',
      },
    ],
  })
  for (const said of [
    'Reservations: 1',
    'TIGO 61',
    '621 123',
    'Is there a loop?',
    'Messages: 2',
    'Birthday party · People: 12 · Wished day: Sat 5 Dec · Film: None wished',
    'Newsletter: 1',
    'confirmed on',
  ])
    expect(file).toContain(said)
  expect(file).not.toContain('Purchases')
  expect(file).not.toContain('left on')
})

test('no kind of what is kept is left out of the text', () => {
  const kept = {
    purchases: [
      {
        number: 'W-000001',
        cinema: 'Rex',
        at,
        status: 'settled',
        totalCents: 900,
        name: 'Ada',
        email: 'a@b.c',
        lines: [],
      },
    ],
    vouchers: [{ code: 'AAAA', holderName: 'Ada', issuedAt: at }],
    clients: [{ name: 'Film club', contact: 'Ada', address: '1 rue\nX, 1 Y', email: '', note: '' }],
    invoices: [{ number: 'FW-REX-000001', day: '2026-11-20', name: 'Ada', totalCents: 900 }],
  }
  const file = text(kept)
  for (const said of ['W-000001', 'AAAA', 'Film club', 'FW-REX-000001']) expect(file).toContain(said)
})
