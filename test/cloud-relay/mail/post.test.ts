import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { createEntry } from '#core/catalogue/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { seal } from '#core/access/sealed.ts'
import type { AnyEntity } from '#core/catalogue/entity.ts'
import type { Tx } from '#core/journal/node.ts'
import { settlePayment, openBill, recordPayment } from '#core/sales/online-commands.ts'
import { makeReservation } from '#core/reservations/commands.ts'
import { eventsOfReservation } from '#core/reservations/store.ts'
import { secretSetting } from '#core/venue/settings/secret.ts'
import { settings } from '#core/venue/settings/settings.entity.ts'
import { openMailer } from '#relay/mail/mailer.ts'
import { openPost } from '#relay/mail/post.ts'
import { isPublicAddress, publicAddressOf } from '#relay/mail/public-address.ts'
import { until } from '../../world/places.ts'
import { byHand, checkoutOf, openSmallNode, tenantOf, tonight, visitor } from '../../world/small-exhibitor.ts'
import { ada, clerk } from '../../core/reservations/world.ts'

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

async function openShop(relays: MailServer | undefined) {
  const { node, clock } = await openSmallNode('relay')
  const tenant = tenantOf(node)
  const smtpUrl = relays && `smtp://localhost:${relays.port}`
  const mailer = openMailer(tenant, openPost(tenant, { smtpUrl, anywhere: true }), 'http://localhost')
  mailer.begin()
  closers.push(() => node.close(), mailer.close)
  const states = () => node.db.prepare('SELECT state FROM letters ORDER BY about').pluck().all()
  const say = (values: object) => node.execute(byHand, tx => changeEntry(tx, 'settings', 'exhibitor', values))
  let bills = 0
  const buy = () =>
    node.execute(visitor, tx => {
      const id = `7f0c1f3e-0000-4000-8000-00000000000${(bills += 1)}`
      openBill(tx, checkoutOf(id, [`B${bills}`]), 'en')
      recordPayment(tx, { id: `${id}-1`, providerRef: id, checkoutUrl: 'http://pay', expiresAt: tx.now })
      settlePayment(tx, `${id}-1`, 'paid')
    })
  return { node, clock, tenant, states, say, buy }
}

test('mails leave by the exhibitor’s own server, from whom its settings say', async () => {
  const [relays, own] = [await mailServer(), await mailServer({ user: 'kino', password: 'geheim' })]
  const { tenant, say, buy } = await openShop(relays)
  await buy()
  await until(() => relays.mails.length === 1)
  expect(relays.mails[0]).toContain('From: Small House <hello@small.example>')
  const about = 'mail_config.smtp_password'
  const { secret, node } = tenant
  await say({
    'mail_config.smtp_host': 'localhost',
    'mail_config.smtp_port': own.port,
    'mail_config.smtp_user': 'kino',
    [about]: seal({ secret, purpose: 'foyer setting', about }, { value: 'geheim' }, node.runtime.random),
    'mail_config.from_name': 'Kino Klein',
    'mail_config.from_address': 'karten@klein.example',
    'mail_config.reply_to': 'hallo@klein.example',
  })
  await buy()
  await until(() => own.mails.length === 1)
  expect(own.mails[0]).toContain('From: Kino Klein <karten@klein.example>')
  expect(own.mails[0]).toContain('Reply-To: hallo@klein.example')
  expect(relays.mails).toHaveLength(1)
})

test('a guest who reserved is mailed once, and that it left is known to every node', async () => {
  const relays = await mailServer()
  const { node, clock, states, say } = await openShop(relays)
  await say({ 'reservations.minutes_before': 0, 'reservations.reminder_hours': 1 })
  const id = '7f0c1f3e-0000-4000-8000-0000000000aa'
  const wanted = { id, scheduleId: tonight, seats: ['B1'], contact: { ...ada, email: 'ada@example.com' } }
  await node.execute(byHand, tx => makeReservation(tx, wanted, { ...clerk, connected: true }))
  await until(() => states()[0] === 'waiting')
  clock.ms += 3_600_000
  // A setting that is said wakes the mailer; the mail has its own moment all the same.
  await say({ 'mail_config.from_name': 'Kino Klein' })
  await until(() => relays.mails.length === 1)
  expect(relays.mails[0]).toContain('To: Ada Exemple <ada@example.com>')
  await until(() => states()[0] === 'sent')
  expect(eventsOfReservation(node.db, id).map(({ kind }) => kind)).toEqual(['made', 'reminded'])
})

test('a wrong mail server loses no mail: it waits, and leaves once the setting was mended', async () => {
  const relays = await mailServer()
  const gone = await mailServer()
  await gone.close()
  const { node, states, say, buy } = await openShop(relays)
  await say({ 'mail_config.smtp_host': 'localhost', 'mail_config.smtp_port': gone.port })
  await buy()
  await until(() => node.db.prepare('SELECT tries FROM letters').pluck().get() === 1)
  expect(states()).toEqual(['waiting'])
  await say({ 'mail_config.smtp_host': null })
  await until(() => relays.mails.length === 1)
  // It is noted as sent after the server took it.
  await until(() => states()[0] === 'sent')
}, 90_000)

test('mails that follow each other leave over one connection, which ends soon after them', async () => {
  const [relays, own] = [await mailServer(), await mailServer()]
  const { say, buy } = await openShop(relays)
  await Promise.all([buy(), buy()])
  await until(() => relays.mails.length === 2)
  expect(relays.connections().made).toBe(1)
  await say({ 'mail_config.smtp_host': 'localhost', 'mail_config.smtp_port': own.port })
  await Promise.all([buy(), buy()])
  await until(() => own.mails.length === 2)
  expect(own.connections().made).toBe(1)
  await until(() => relays.connections().open + own.connections().open === 0)
})

test('without any mail server mails wait and try nothing', async () => {
  const { node, states, buy } = await openShop(undefined)
  await buy()
  await until(() => states().length === 1)
  expect(node.db.prepare('SELECT tries, state FROM letters').get()).toEqual({ tries: 0, state: 'waiting' })
})

test('a name that leads to this machine or the networks around it is no mail server', async () => {
  for (const inside of [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.5',
    '169.254.169.254',
    '::1',
    'fd00::1',
  ])
    expect([inside, isPublicAddress(inside)]).toEqual([inside, false])
  for (const mapped of ['::ffff:127.0.0.1', 'fe80::1', '100.64.0.1', '0.0.0.0'])
    expect([mapped, isPublicAddress(mapped)]).toEqual([mapped, false])
  for (const outside of ['8.8.8.8', '193.168.1.5', '2001:db8::1'])
    expect([outside, isPublicAddress(outside)]).toEqual([outside, true])
  await expect(publicAddressOf('localhost')).rejects.toThrow('no public address')
})

test('a password is kept sealed: nobody reads it but the exhibitor’s own relay', async () => {
  const { node } = await openSmallNode('relay')
  const { secret } = tenantOf(node)
  const about = 'mail_config.smtp_password'
  const sealed = seal({ secret, purpose: 'foyer setting', about }, { value: 'geheim' }, node.runtime.random)
  const writes = (tx: Tx) =>
    createEntry(tx, settings as unknown as AnyEntity, 'exhibitor', { [about]: sealed })
  await node.execute(byHand, writes)
  expect(secretSetting(node.catalogue, secret, about)).toBe('geheim')
  expect(secretSetting(node.catalogue, 'another secret', about)).toBe('')
  const facts = node.db.prepare('SELECT bytes FROM facts').pluck().all() as Buffer[]
  expect(facts.map(String).join('')).not.toContain('geheim')
})

type MailServer = Awaited<ReturnType<typeof mailServer>>

/** A mail server without encryption on this machine, which keeps what it is sent. */
async function mailServer(login?: { user: string; password: string }) {
  const mails: string[] = []
  let made = 0
  const smtp = new SMTPServer({
    onConnect(_session, done) {
      made += 1
      done()
    },
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const isRight = username === login?.user && password === login?.password
      done(isRight ? null : new Error('535 wrong'), { user: username })
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', chunk => (text += String(chunk)))
      stream.on('end', () => {
        mails.push(text)
        done()
      })
    },
  })
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
  const close = () => new Promise<void>(resolve => smtp.close(() => resolve()))
  closers.push(close)
  const connections = () => ({ made, open: smtp.connections.size })
  return { mails, close, connections, port: (smtp.server.address() as AddressInfo).port }
}
