import { afterAll, expect, test } from 'vitest'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { settlePayment, openBill, recordPayment } from '#core/sales/online-commands.ts'
import { guardedSmtp } from '#relay/mail/transport.ts'
import { openMailer, withoutAddresses } from '#relay/mail/mailer.ts'
import { openPost } from '#relay/mail/post.ts'
import { gatedMirror } from '../core/journal/gated-mirror.ts'
import { until } from '../world/places.ts'
import { byHand, checkoutOf, tenantOf, openSmallNode, visitor } from '../world/small-exhibitor.ts'

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

test('a second disk that goes while a mail is sent keeps the relay alive, and every mail is sent in the end', async () => {
  const disk = gatedMirror()
  const { node } = await openSmallNode('relay', { mirror: disk.mirror })
  const subjects: string[] = []
  let edited: Promise<unknown> = Promise.resolve()
  const smtp = await mailServer(async () => {
    if (subjects.push('mail') > 1) return
    disk.pull()
    edited = node.execute(byHand, tx => changeEntry(tx, 'cinema', 'cinema-1', { name: 'Newer' }))
    await until(() => node.state() === 'mirror_lost')
  })
  const tenant = tenantOf(node)
  const mailer = openMailer(tenant, openPost(tenant, { smtpUrl: smtp }), 'http://localhost')
  mailer.begin()
  closers.push(mailer.close, () => node.close())
  const sentMails = node.db.prepare("SELECT count(*) FROM letters WHERE state = 'sent'").pluck()

  await buy('7f0c1f3e-0000-4000-8000-000000000001', 'B1')
  await until(() => node.state() === 'mirror_lost')
  disk.plug()
  await edited
  await buy('7f0c1f3e-0000-4000-8000-000000000002', 'B2')
  await until(() => sentMails.get() === 2)
  expect(subjects.length).toBeGreaterThanOrEqual(2)

  function buy(id: string, seat: string) {
    return node.execute(visitor, tx => {
      openBill(tx, checkoutOf(id, [seat]), 'en')
      const paymentId = `${id}-1`
      recordPayment(tx, { id: paymentId, providerRef: id, checkoutUrl: 'http://pay', expiresAt: tx.now })
      settlePayment(tx, paymentId, 'paid')
    })
  }
})

test('a mail goes out encrypted or waits, except to a server on this machine', async () => {
  expect(guardedSmtp('smtp://user:word@mail.example:587')).toBe(
    'smtp://user:word@mail.example:587?requireTLS=true',
  )
  for (const same of [
    'smtp://localhost:8025',
    'smtp://127.0.0.1:25',
    'smtp://[::1]:25',
    'smtps://mail.example',
    'smtp://mail.example?requireTLS=false',
  ])
    expect(guardedSmtp(same)).toBe(same)
  let heard = 0
  const plain = await mailServer(async () => void heard++)
  const sent = createTransport(`${plain}?requireTLS=true`).sendMail({ to: 'a@b.example', text: 'tickets' })
  await expect(sent).rejects.toThrow(/STARTTLS/)
  expect(heard).toBe(0)
})

test('what a mail server answers is logged without the address of whom the mail was for', () => {
  const answer = "Error: Can't send mail: 550 5.1.1 <ada.l+kino@example.com>: unknown (see ada@mail.example)"
  expect(withoutAddresses(answer)).toBe("Error: Can't send mail: 550 5.1.1 <…@…>: unknown (see …@…)")
})

/** A mail server that does something before it says that it has the mail; returns its address. */
async function mailServer(before: () => Promise<void>): Promise<string> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => void before().then(() => done()))
    },
  })
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => new Promise<void>(resolve => smtp.close(() => resolve())))
  return `smtp://localhost:${(smtp.server.address() as { port: number }).port}`
}
