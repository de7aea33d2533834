import { createTransport, type SendMailOptions } from 'nodemailer'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { composed } from '#relay/mail/composed.ts'

const written: SendMailOptions = {
  from: { name: 'Ciné Lumière', address: 'salut@cine.example' },
  replyTo: 'caisse@cine.example',
  to: { name: 'Zoë Müller', address: 'zoe@visitor.example' },
  subject: 'L’Œuvre au noir, Thu 26 Nov, 20:15, and much more that has to be folded',
  messageId: '<a@b>',
  date: new Date(0),
  text: `Bonjour Zoë,\n\n.\nFrom here = on ${'très '.repeat(60)}\n`,
  html: `<p>Bonjour Zoë,</p>\n${'<b style="margin:0">été</b>'.repeat(40)}`,
}
const picture = {
  cid: 'code-1@tickets',
  filename: 'ticket-1.png',
  content: Buffer.alloc(500, 7),
  contentType: 'image/png',
}
const paper = { filename: 'reçu n°1.pdf', content: Buffer.alloc(20_000, 200), contentType: 'application/pdf' }

test.each([
  ['tickets', { ...written, attachments: [picture, { ...picture, cid: 'code-2@tickets' }, paper] }],
  ['a picture alone', { ...written, attachments: [picture] }],
  ['a paper alone', { ...written, attachments: [paper] }],
  ['nothing', written],
  ['an empty file', { ...written, attachments: [{ ...paper, content: Buffer.alloc(0) }] }],
  ['headers of its own', { ...written, headers: { 'X-Auto-Response-Suppress': 'All' } }],
  ['plain words', { ...written, html: undefined, text: 'See you there.', subject: 'Tickets' }],
])('a mail with %s is to the byte what nodemailer writes', async (_, mail) => {
  // Parts are told apart by a name that is drawn anew for each mail.
  const same = { ...mail, baseBoundary: 'foyer' } as SendMailOptions
  const { message, envelope } = await createTransport({ streamTransport: true, buffer: true }).sendMail(same)
  const own = composed(same)!
  expect(String(own.raw)).toBe(String(message))
  expect(own.envelope).toEqual(envelope)
})

test('a mail that is not all at hand is left to nodemailer', () => {
  const content = Readable.from(['later'])
  expect(composed({ ...written, attachments: [{ filename: 'later.txt', content }] })).toBeUndefined()
  expect(composed({ ...written, list: { unsubscribe: 'https://cine.example/out' } })).toBeUndefined()
})
