import { afterAll, expect, test } from 'vitest'
import PostalMime, { type Email } from 'postal-mime'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { orderCampaign, stopCampaign } from '#core/content/newsletter/campaign-commands.ts'
import { tallyOf } from '#core/content/newsletter/campaign-store.ts'
import { askToSubscribe, confirm, leave } from '#core/content/newsletter/commands.ts'
import { subscribersOf } from '#core/content/newsletter/subscriber-store.ts'
import type { Node } from '#core/journal/node.ts'
import type { Block } from '#core/content/pages/block.ts'
import { campaignLetterOf } from '#relay/mail/campaign-letter.ts'
import { openCampaignWorker } from '#relay/mail/campaign-worker.ts'
import { isOnlyTheirs, isUntried } from '#relay/mail/mail-trouble.ts'
import type { Post } from '#relay/mail/post.ts'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { until } from '../../world/places.ts'
import { byHand, openSmallNode, tenantOf, visitor } from '../../world/small-exhibitor.ts'

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

const site = 'https://kino.example'
const body: Block[] = [
  { kind: 'heading', id: 'a', text: { en: 'This <b>week</b>', de: 'Diese Woche' } },
  { kind: 'paragraph', id: 'b', text: { en: 'See **what** is [on](/movies/today).' } },
  { kind: 'button', id: 'c', text: { en: 'Tickets' }, href: 'https://elsewhere.example/"><script>' },
]

/** A relay with so many subscribers and a campaign, and a mail server that says what `answer` does. */
async function opened(
  people: number,
  answer: (to: string, nth: number) => void | Promise<void> = () => undefined,
) {
  const { node, clock } = await openSmallNode('relay', { runtime: { sleep: () => Promise.resolve() } })
  closers.push(() => node.close())
  const tenant = tenantOf(node)
  for (let nth = 0; nth < people; nth++) await subscribe(node, `guest-${nth}@guest.example`)
  await node.execute(byHand, tx =>
    changeEntry(tx, 'campaign', 'nov', {
      subject: { en: 'November', de: 'Der November' },
      language: null,
      body,
      state: 'pending',
      startAt: null,
      orderedAt: null,
      deleted: false,
    }),
  )
  const sent: string[] = []
  const post: Post = {
    server: () => 'smtp.example',
    async send(mail: SendMailOptions) {
      const to = (mail.to as { address: string }).address
      await answer(to, sent.length)
      sent.push(to)
    },
    close: () => undefined,
  }
  const open = () => openCampaignWorker(tenant, post, site)
  const order = (startAt: string | null = null) =>
    node.execute(byHand, tx => orderCampaign(tx, 'nov', startAt))
  const state = () => node.catalogue.get('campaign', 'nov')!.state
  return { node, clock, tenant, sent, open, order, state, tally: () => tallyOf(node.db, 'nov') }
}

async function subscribe(node: Node, email: string) {
  await node.execute(visitor, tx =>
    askToSubscribe(tx, { email, firstName: 'Ada', lastName: '' }, { locale: 'de', via: 'page' }),
  )
  const [row] = subscribersOf(node, email)
  await node.execute(visitor, tx => confirm(tx, row!.id))
  return row!.id
}

const refusing = (responseCode: number, command: string) =>
  Object.assign(new Error('550 no'), { responseCode, command, code: 'EENVELOPE' })

test('a campaign goes to everybody who subscribed before it, once, and says how many it reached', async () => {
  const { node, clock, sent, open, order, state, tally } = await opened(23)
  expect(await order()).toBe(23)
  clock.ms += 1000
  await subscribe(node, 'later@guest.example')
  const worker = open()
  worker.begin()
  await until(() => state() === 'sent')
  await worker.close()
  expect(new Set(sent).size).toBe(23)
  expect(sent).toHaveLength(23)
  expect(sent).not.toContain('later@guest.example')
  expect(tally()).toEqual({ sent: 23, failed: 0, unknown: 0 })
})

test('a relay that is killed in the middle sends nobody a second mail, and says of how many it does not know', async () => {
  let isKilled = false
  const { sent, open, order, state, tally, node } = await opened(25, async (_, nth) => {
    if (nth < 4) return
    if (isKilled) return
    isKilled = true
    // The mail has left, and nothing more is ever heard of the relay that sent it.
    await new Promise(() => undefined)
  })
  await order()
  open().begin()
  await until(() => isKilled)
  const before = [...sent]
  const worker = open()
  worker.begin()
  await until(() => state() === 'sent')
  await worker.close()
  expect(new Set(sent).size).toBe(sent.length)
  expect(before).toHaveLength(4)
  // The batch of ten that was begun: nobody knows of any of them, so none is tried again.
  expect(tally()).toEqual({ sent: 15, failed: 0, unknown: 10 })
  expect(node.catalogue.get('campaign', 'nov')!.state).toBe('sent')
})

test('an address that is refused is counted, and the others get theirs', async () => {
  const { open, order, state, tally } = await opened(12, to => {
    if (to.startsWith('guest-3@')) throw refusing(550, 'RCPT TO')
  })
  await order()
  const worker = open()
  worker.begin()
  await until(() => state() === 'sent')
  await worker.close()
  expect(tally()).toEqual({ sent: 11, failed: 1, unknown: 0 })
})

test('while the mail server cannot be reached nothing is lost, and then everybody is mailed', async () => {
  let isAway = true
  const { open, order, state, tally, sent } = await opened(12, () => {
    if (!isAway) return
    isAway = false
    throw Object.assign(new Error('connect ECONNREFUSED'), {
      code: 'ESOCKET',
      command: 'CONN',
      syscall: 'connect',
    })
  })
  await order()
  const worker = open()
  worker.begin()
  await until(() => state() === 'sent')
  await worker.close()
  expect(sent).toHaveLength(12)
  expect(tally()).toEqual({ sent: 12, failed: 0, unknown: 0 })
})

test('a campaign that is stopped mails nobody more, and who leaves meanwhile is not mailed', async () => {
  let stop: (nth: number) => Promise<void> = () => Promise.resolve()
  const { node, open, order, state, tally, sent } = await opened(15, (_, nth) => stop(nth))
  const gone = subscribersOf(node, 'guest-14@guest.example')[0]!.id
  stop = async nth => {
    if (nth === 2) await node.execute(visitor, tx => leave(tx, gone, 'page'))
    if (nth === 5) await node.execute(byHand, tx => stopCampaign(tx, 'nov'))
  }
  await order()
  const worker = open()
  worker.begin()
  await until(() => state() === 'cancelled' && tally().unknown === 0)
  await worker.close()
  expect(sent).toHaveLength(6)
  expect(sent).not.toContain('guest-14@guest.example')
  expect(tally()).toEqual({ sent: 6, failed: 0, unknown: 0 })
})

test('a campaign waits for its time', async () => {
  const { open, order, state, sent } = await opened(1)
  await order('2099-01-01T10:00')
  const worker = open()
  worker.begin()
  await worker.close()
  expect(state()).toBe('confirmed')
  expect(sent).toEqual([])
})

test('every newsletter can be left by one press, is in its reader’s language, and holds nothing that a browser would run', async () => {
  const { node, tenant } = await opened(0)
  const campaign = node.catalogue.get('campaign', 'nov')!
  const subject = { en: 'November', de: 'Der November\r\nBcc: all@guest.example' }
  const reader = { id: 'reader', name: 'Ada "<x@y>"', email: 'ada@guest.example', locale: 'de' as const }
  const letter = campaignLetterOf(tenant, { ...campaign, subject }, reader, site)!
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(letter)
  const mail: Email = await PostalMime.parse(message as Buffer)
  const head = (key: string) => mail.headers.find(header => header.key === key)?.value
  expect(head('list-unsubscribe')).toMatch(/^<https:\/\/kino\.example\/newsletter\/leave\/[\w.-]+>$/)
  expect(head('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(head('bcc')).toBeUndefined()
  expect(mail.subject).toBe('Der November Bcc: all@guest.example')
  expect(mail.to?.[0]?.address).toBe('ada@guest.example')
  expect(mail.html).toContain('Diese Woche')
  expect(mail.html).toContain('https://kino.example/de/movies/today')
  expect(mail.html).not.toContain('<script>')
  expect(mail.text).toContain('/de/newsletter/leave#')
  const english = campaignLetterOf(tenant, campaign, { ...reader, locale: 'en' }, site)!
  expect(english.html).toContain('This &#60;b&#62;week')
})

test('only what certainly never left is tried again', () => {
  const trouble = (fields: object) => Object.assign(new Error('trouble'), fields)
  const connect = trouble({ code: 'ESOCKET', command: 'CONN', syscall: 'connect' })
  const lost = trouble({ code: 'ECONNECTION', command: 'CONN' })
  const later = trouble({ code: 'EMESSAGE', command: 'DATA', responseCode: 451 })
  const nobody = trouble({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })
  expect([connect, lost, later, nobody].map(isUntried)).toEqual([true, false, true, false])
  expect([connect, lost, later, nobody].map(isOnlyTheirs)).toEqual([false, false, false, true])
  expect(isUntried(new Error('no mail server is set up'))).toBe(true)
})
