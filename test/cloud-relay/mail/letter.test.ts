import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { oweTicketsAgain } from '#relay/mail/again-store.ts'
import { keptLetter, markLetter, putLetter } from '#relay/mail/letter-store.ts'
import { ticketLetterOf } from '#relay/mail/ticket-letter.ts'
import { writtenLetter } from '#relay/mail/writing.ts'
import { byHand, checkoutOf, tenantOf, openSmallNode, visitor } from '../../world/small-exhibitor.ts'

async function bought() {
  const { node } = await openSmallNode('relay')
  const tenant = tenantOf(node)
  const key = randomUUID()
  const id = billIdOf(key)
  await node.execute(visitor, tx => {
    openBill(tx, checkoutOf(id, ['B1']), 'en', sealKey(tenant.secret, key))
    settlePayment(tx, `${id}-1`, 'paid')
  })
  return { tenant, key, id }
}

test('the mail’s link opens the tickets by the access key, and names no bill', async () => {
  const { tenant, key, id } = await bought()
  const letter = (await ticketLetterOf(tenant, billById(tenant.node.db, id)!, 'https://small.example'))!
  for (const said of [letter.text, letter.html]) {
    expect(said).toContain(`https://small.example/bill/${key}/tickets.pdf`)
    expect(said).not.toContain(id)
  }
  expect(letter.subject).not.toContain(key)
})

test('a relay that lost its secret sends the tickets without a link, and no broken one', async () => {
  const { tenant, id } = await bought()
  const letter = (await ticketLetterOf(
    { ...tenant, secret: 'made anew' },
    billById(tenant.node.db, id)!,
    'https://small.example',
  ))!
  for (const said of [letter.text, letter.html]) {
    expect(said).not.toContain('/bill/')
    expect(said).not.toContain('undefined')
  }
  expect(letter.text).toContain('B 1')
})

test('the mail says first what, when and where, has one button, and the code in the text', async () => {
  const { tenant, key, id } = await bought()
  const letter = (await writtenLetter(tenant, { kind: 'bill', about: id }, 'https://small.example'))!
  expect(letter.subject).toMatch(/^Your tickets for The Small Film, \w{3} \d+ \w+, \d\d:\d\d$/)
  const html = String(letter.html)
  expect(html.match(/<a [^>]*background:/g)).toHaveLength(1)
  expect(html).toContain(`href="https://small.example/en/bill/${key}" style="display:inline-block`)
  expect(html).toContain('Seats: B 1')
  expect(letter.text).toContain('Seats: B 1')
  const [code, pdf] = letter.attachments!
  expect(html).toContain(`<img src="cid:${String(code!.cid)}"`)
  expect((code!.content as Buffer).subarray(1, 4).toString()).toBe('PNG')
  expect(pdf!.contentType).toBe('application/pdf')
  // Read without pictures it has the code to type, the address and the way to the tickets.
  const [, typed] = /B 1 · \w+: (.+)/.exec(String(letter.text))!
  expect(html).toContain(`>${typed}</div>`)
  for (const said of [html, String(letter.text)]) {
    expect(said).toContain('openstreetmap.org')
    expect(said).toContain('before the show begins')
  }
})

test('tickets are sent again on request: not twice within five minutes, and five times in all', async () => {
  const { tenant, id } = await bought()
  const { db } = tenant.node
  putLetter(db, { kind: 'bill', about: id, nextMs: 0 })
  const minute = 60_000
  const sent = (about: string, nextMs: number) =>
    markLetter(db, { kind: 'bill', about, state: 'sent', tries: 0, nextMs })
  // While the first one waits there is nothing to send again.
  oweTicketsAgain(db, id, 0)
  expect(keptLetter(db, 'bill', `${id} again-1`)).toBeUndefined()
  sent(id, 0)
  expect(() => oweTicketsAgain(db, id, 4 * minute)).toThrow(
    expect.objectContaining({ code: 'mail_sent_lately' }),
  )
  for (let time = 1; time <= 5; time += 1) {
    oweTicketsAgain(db, id, time * 6 * minute)
    expect(keptLetter(db, 'bill', `${id} again-${time}`)).toMatchObject({ state: 'waiting' })
    sent(`${id} again-${time}`, time * 6 * minute)
  }
  expect(() => oweTicketsAgain(db, id, 99 * minute)).toThrow(
    expect.objectContaining({ code: 'mail_sent_enough' }),
  )
  const first = await writtenLetter(tenant, { kind: 'bill', about: id }, 'https://small.example')
  const again = await writtenLetter(tenant, { kind: 'bill', about: `${id} again-1` }, 'https://small.example')
  expect(again!.messageId).not.toBe(first!.messageId)
  expect(again!.subject).toBe(first!.subject)
})

test('the mail has the exhibitor’s own words, in the buyer’s language, and none that are a draft', async () => {
  const { tenant, id } = await bought()
  const bill = billById(tenant.node.db, id)!
  const text = { en: 'Park at **the station**: [map](/info/parking). <b>', fr: 'Parking à la gare.' }
  const written = {
    status: 'published',
    publishFrom: null,
    publishUntil: null,
    body: [{ kind: 'paragraph', id: '1', text }],
  } as const
  await tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'site_text', 'mail-purchase', { ...written, body: [...written.body] }),
  )
  const letter = (await ticketLetterOf(tenant, bill, 'https://small.example'))!
  expect(letter.html).toContain('<strong>the station</strong>')
  expect(letter.html).toContain('href="https://small.example/en/info/parking"')
  expect(letter.html).toContain('&#60;b&#62;')
  expect(letter.text).toContain('Park at the station: map (https://small.example/en/info/parking).')
  const french = (await ticketLetterOf(tenant, { ...bill, locale: 'fr' }, 'https://small.example'))!
  expect(french.text).toContain('Parking à la gare.')
  await tenant.node.execute(byHand, tx => changeEntry(tx, 'site_text', 'mail-purchase', { status: 'draft' }))
  const without = (await ticketLetterOf(tenant, bill, 'https://small.example'))!
  expect(without.html + without.text).not.toContain('the station')
})

test('the conditions of tickets stand below the mail, as they were when it was written', async () => {
  const { tenant, id } = await bought()
  const bill = billById(tenant.node.db, id)!
  const text = {
    en: 'Tickets are valid for one show. [More](/info/terms)',
    fr: 'Billets valables une séance.',
  }
  await tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'site_text', 'ticket-conditions', {
      status: 'published',
      publishFrom: null,
      publishUntil: null,
      body: [{ kind: 'paragraph', id: '1', text }],
    }),
  )
  const letter = (await ticketLetterOf(tenant, bill, 'https://small.example'))!
  expect(letter.text.trimEnd().endsWith('More (https://small.example/en/info/terms)')).toBe(true)
  expect(letter.html.indexOf('valid for one show')).toBeGreaterThan(letter.html.indexOf('PDF</a>'))
  const french = (await ticketLetterOf(tenant, { ...bill, locale: 'fr' }, 'https://small.example'))!
  expect(french.text).toContain('Billets valables une séance.')
})
