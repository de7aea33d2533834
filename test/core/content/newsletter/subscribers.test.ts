import { afterAll, expect, test } from 'vitest'
import { campaignReaders, orderCampaign, stopCampaign } from '#core/content/newsletter/campaign-commands.ts'
import {
  applyCampaignBegun,
  applyCampaignMailed,
  nextReaders,
} from '#core/content/newsletter/campaign-store.ts'
import { askToSubscribe, confirm, forgetSubscribers, leave } from '#core/content/newsletter/commands.ts'
import {
  applyAsked,
  applyConfirmed,
  applyEnded,
  isSubscribed,
  newestSubscribers,
  subscriberById,
  subscribersOf,
} from '#core/content/newsletter/subscriber-store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { campaign } from '#core/content/newsletter/campaign.entity.ts'
import { createEntry, deleteEntry, editEntry } from '#core/catalogue/commands.ts'
import type { AnyEntity } from '#core/catalogue/entity.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { byHand, openSmallNode, visitor } from '../../../world/small-exhibitor.ts'

const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

async function opened() {
  const small = await openSmallNode('relay')
  closers.push(() => small.node.close())
  return small
}
const day = 86_400_000
const who = (email: string) => ({ email, firstName: 'Ada', lastName: 'Weber' })
const ask = (node: Node, email: string) =>
  node.execute(visitor, tx => askToSubscribe(tx, who(email), { locale: 'fr', via: 'page' }))
const idOf = (node: Node, email: string) => subscribersOf(node, email)[0]!.id

test('whoever asks is kept with the proof, and gets nothing until they say yes', async () => {
  const { node } = await opened()
  await ask(node, 'Ada@guest.example')
  await ask(node, 'ada@guest.example')
  const all = subscribersOf(node, 'ada@guest.example')
  expect(all).toMatchObject([{ locale: 'fr', via: 'page', wording: '2026-11-23', confirmedAt: null }])
  expect(all.some(isSubscribed)).toBe(false)
  await node.execute(visitor, tx => confirm(tx, all[0]!.id))
  await node.execute(visitor, tx => confirm(tx, all[0]!.id))
  expect(subscribersOf(node, 'ada@guest.example').filter(isSubscribed)).toHaveLength(1)
  await expect(node.execute(visitor, tx => confirm(tx, 'nobody'))).rejects.toThrow('newsletter_link_over')
})

test('leaving holds for the address, and a link of somebody who left confirms nothing', async () => {
  const { node } = await opened()
  await ask(node, 'ada@guest.example')
  await ask(node, 'bob@guest.example')
  const [ada, bob] = [idOf(node, 'ada@guest.example'), idOf(node, 'bob@guest.example')]
  for (const id of [ada, bob]) await node.execute(visitor, tx => confirm(tx, id))
  await node.execute(visitor, tx => leave(tx, ada, 'page'))
  await node.execute(visitor, tx => leave(tx, ada, 'one_click'))
  expect(subscriberById(node.db, ada)).toMatchObject({ endedHow: 'page', gone: 0 })
  expect(isSubscribed(subscriberById(node.db, bob)!)).toBe(true)
  await expect(node.execute(visitor, tx => confirm(tx, ada))).rejects.toThrow('newsletter_link_over')
})

test('who never confirms is forgotten after a week, and who left after a month', async () => {
  const { node, clock } = await opened()
  await ask(node, 'ada@guest.example')
  await ask(node, 'bob@guest.example')
  const [ada, bob] = [idOf(node, 'ada@guest.example'), idOf(node, 'bob@guest.example')]
  await node.execute(visitor, tx => confirm(tx, bob))
  await node.execute(visitor, tx => leave(tx, bob, 'page'))
  const digests = [ada, bob].map(id => subscriberById(node.db, id)!.privateDigest)
  const begun = clock.ms
  const forget = (days: number) => {
    clock.ms = begun + days * day
    return node.execute(byHand, forgetSubscribers)
  }
  await forget(6)
  expect(newestSubscribers(node.db, '~', 9)).toHaveLength(2)
  await forget(8)
  expect(newestSubscribers(node.db, '~', 9).map(({ id }) => id)).toEqual([bob])
  await forget(31)
  expect(newestSubscribers(node.db, '~', 9)).toEqual([])
  expect(digests.map(digest => privatePart(node, digest))).toEqual([undefined, undefined])
})

test('a campaign that somebody said yes to cannot be changed, and is deleted once it is over', async () => {
  const { node } = await opened()
  await ask(node, 'ada@guest.example')
  await node.execute(visitor, tx => confirm(tx, idOf(node, 'ada@guest.example')))
  const entity = campaign as unknown as AnyEntity
  const body = [{ kind: 'heading', id: 'a', text: { en: 'Hello' } }]
  await node.execute(byHand, tx => createEntry(tx, entity, 'nov', { subject: { en: 'November' } }))
  await expect(node.execute(byHand, tx => orderCampaign(tx, 'nov', null))).rejects.toThrow('campaign_empty')
  await expect(node.execute(byHand, tx => stopCampaign(tx, 'nov'))).rejects.toThrow('campaign_not_running')
  await node.execute(byHand, tx => editEntry(tx, entity, 'nov', { body }))
  expect(await node.execute(byHand, tx => orderCampaign(tx, 'nov', '2099-01-01T10:00'))).toBe(1)
  await expect(node.execute(byHand, tx => orderCampaign(tx, 'nov', null))).rejects.toThrow('campaign_ordered')
  const by = { employeeId: 'mia', permissions: [], cinemas: 'all' } as const
  await expect(node.execute(byHand, tx => editEntry(tx, entity, 'nov', { body: [] }, by))).rejects.toThrow(
    'campaign_ordered',
  )
  await expect(node.execute(byHand, tx => deleteEntry(tx, [entity], entity, 'nov', by))).rejects.toThrow(
    'campaign_ordered',
  )
  await node.execute(byHand, tx => stopCampaign(tx, 'nov'))
  await node.execute(byHand, tx => deleteEntry(tx, [entity], entity, 'nov', by))
  await expect(node.execute(byHand, tx => stopCampaign(tx, 'nov'))).rejects.toThrow('record_unknown')
})

test('a campaign for one language goes to those who read it', async () => {
  const { node } = await opened()
  await ask(node, 'ada@guest.example')
  await node.execute(visitor, tx => confirm(tx, idOf(node, 'ada@guest.example')))
  const fields = {
    subject: { en: 'November' },
    body: [],
    state: 'pending' as const,
    startAt: null,
    orderedAt: null,
    deleted: false,
  }
  await node.execute(byHand, tx => changeEntry(tx, 'campaign', 'fr', { ...fields, language: 'fr' }))
  await node.execute(byHand, tx => changeEntry(tx, 'campaign', 'nl', { ...fields, language: 'nl' }))
  const people = (id: string) =>
    campaignReaders(node, node.catalogue.get('campaign', id)!, new Date(node.runtime.now()).toISOString())
  expect([people('fr'), people('nl')]).toEqual([1, 0])
})

test('what is read of subscribers and mails is the same in whatever order it arrives', async () => {
  const at = (n: number) => `2026-11-2${n}T10:00:00.000Z`
  const fact = (n: number, body: object) =>
    ({ at: at(n), origin: 'x', seq: n, body }) as unknown as Fact<never>
  const readings = [
    [0, 1, 2, 3, 4, 5, 6],
    [6, 5, 4, 3, 2, 1, 0],
    [3, 0, 5, 2, 6, 1, 4],
  ]
  const seen = []
  for (const order of readings) {
    const { node } = await opened()
    const id = { subscriberId: 's' }
    const mails = { campaignId: 'c' }
    const steps = [
      (tx: never) => applyAsked(tx, fact(1, { ...id, locale: 'de', via: 'page', wording: 'w' })),
      (tx: never) => applyConfirmed(tx, fact(2, id)),
      (tx: never) => applyEnded(tx, fact(4, { ...id, how: 'page', forgotten: false })),
      (tx: never) => applyEnded(tx, fact(5, { ...id, how: 'long_gone', forgotten: true })),
      (tx: never) => applyCampaignBegun(tx, fact(3, { ...mails, subscriberIds: ['s'] })),
      (tx: never) => applyCampaignMailed(tx, fact(3, { ...mails, sent: [], failed: [], untried: ['s'] })),
      (tx: never) => applyCampaignBegun(tx, fact(4, { ...mails, subscriberIds: ['s'] })),
    ]
    for (const step of order) steps[step]!(node as never)
    seen.push([
      subscriberById(node.db, 's'),
      node.db.prepare('SELECT * FROM campaign_mails').all(),
      nextReaders(node.db, { campaignId: 'c', language: null, before: '~' }, 9),
    ])
  }
  expect(seen[0]![0]).toMatchObject({
    locale: 'de',
    confirmedAt: at(2),
    endedAt: at(4),
    endedHow: 'page',
    gone: 1,
  })
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
})
