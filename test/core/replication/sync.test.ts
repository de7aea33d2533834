import { expect, test } from 'vitest'
import { chance } from '#scripts/demo/data/chance.ts'
import { partsOf } from '#core/journal/fact.ts'
import { fitting } from '#core/replication/sync-messages.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { atRegister, byHand, carl, checkoutOf, saleOf, visitor } from '../../world/small-exhibitor.ts'
import { disagreements, openLink, relayAndBox, type Letter } from '../journal/link.ts'
import { receiveSigned } from '../../world/signed.ts'

const sell = (box: Node, id: string, seat: string) =>
  box.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, [seat]), carl))
const buy = (relay: Node, id: string, seat: string) =>
  relay.execute(visitor, tx => openBill(tx, checkoutOf(id, [seat]), 'en'))

/** So many edits in one evening, in one commit. */
function editMuch(relay: Node, count: number) {
  return relay.execute(byHand, tx => {
    for (let index = 0; index < count; index++)
      changeEntry(tx, 'movie', 'movie-1', { title: `Title ${index}` })
  })
}

function expectAgreed(relay: Node, box: Node) {
  expect(disagreements(relay, box)).toEqual([])
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
}

test('a new box learns everything at its first connection', async () => {
  const { relay, box, link } = await relayAndBox()
  expect(box.journal.count()).toBe(0)
  await link.settle()
  expectAgreed(relay, box)
  expect([link.peers.relay.behind(), link.peers.box.behind()]).toEqual([0, 0])
})

test('after a cut in which both sides sold, both know both', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  link.cut()
  await sell(box, 'sale-1', 'A3')
  await buy(relay, 'bill-1', 'B3')
  link.mend()
  await link.settle()
  expectAgreed(relay, box)
  expect(relay.db.prepare('SELECT id FROM bills ORDER BY id').pluck().all()).toEqual(['bill-1', 'sale-1'])
})

test('while connected, a sale is on the other side as soon as it is made', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  await sell(box, 'sale-1', 'A3')
  expect(link.bag.map(({ to, message }) => `${to} ${message.kind}`)).toEqual(['relay facts'])
  await link.settle()
  expectAgreed(relay, box)
})

test('nobody is sent back what they sent', async () => {
  const { relay, box, link } = await relayAndBox()
  await link.settle()
  await sell(box, 'sale-1', 'A3')
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'New' }))
  await link.settle()
  const sent = link.sent.flatMap(({ to, message }) =>
    message.kind === 'facts' ? [`${to} ${message.origin}`] : [],
  )
  expect(sent.filter(line => line.startsWith('relay relay') || line.startsWith('box box'))).toEqual([])
})

test('3,000 facts travel in several parts, never more than four of them unconfirmed', async () => {
  const { relay, box, link } = await relayAndBox()
  await editMuch(relay, 3000)
  let unconfirmed = 0
  await link.settle(lot => {
    const parts = lot.filter(
      letter =>
        letter.message.kind === 'facts' && letter.to === 'box' && letter.message.origin.endsWith('exhibitor'),
    )
    unconfirmed = Math.max(unconfirmed, parts.length)
    return lot
  })
  expect(unconfirmed).toBe(4)
  expectAgreed(relay, box)
})

test('a line that is cut in the middle goes on from where it stopped, without sending anything twice', async () => {
  const { relay, box, link } = await relayAndBox()
  await editMuch(relay, 3000)
  let lots = 0
  await link.settle(lot => (++lots > 3 ? [] : lot))
  const before = box.journal.count()
  expect(before).toBeGreaterThan(500)
  expect(before).toBeLessThan(3000)
  link.cut()
  link.mend()
  link.sent.length = 0
  await link.settle()
  const resent = link.sent.flatMap(({ to, message }) =>
    message.kind === 'facts' && to === 'box' ? message.facts : [],
  )
  expect(resent).toHaveLength(relay.journal.count() - before)
  expectAgreed(relay, box)
})

test.each([1, 2, 3, 4, 5, 6])(
  'messages that come twice and in any order do no harm (luck %i)',
  async seed => {
    const { relay, box, link } = await relayAndBox()
    await editMuch(relay, 3000)
    let drawn = 0
    const shuffled = (lot: Letter[]) => {
      const hellos = lot.filter(letter => letter.message.kind === 'hello')
      const rest = lot.filter(letter => letter.message.kind !== 'hello')
      const twice = rest.flatMap(letter => (chance(seed, ++drawn) < 0.3 ? [letter, letter] : [letter]))
      return [
        ...hellos,
        ...twice
          .map(letter => ({ letter, at: chance(seed, ++drawn) }))
          .sort((a, b) => a.at - b.at)
          .map(({ letter }) => letter),
      ]
    }
    await link.settle(shuffled)
    await sell(box, 'sale-1', 'A3')
    await buy(relay, 'bill-1', 'B3')
    await link.settle(shuffled)
    expectAgreed(relay, box)
    const { peers } = link
    expect([peers.relay.trouble(), peers.box.trouble(), peers.relay.behind(), peers.box.behind()]).toEqual([
      null,
      null,
      0,
      0,
    ])
  },
)

test('facts the box could not store for a moment are sent again by themselves', async () => {
  const { relay, box, link, wait } = await relayAndBox()
  const receive = box.receive
  let tries = 0
  Object.assign(box, {
    receive: (...args: Parameters<Node['receive']>) =>
      ++tries <= 2 ? Promise.reject(new Error('no disk')) : receive(...args),
  })
  await link.settle()
  expect(box.journal.count()).toBe(0)
  wait()
  await link.settle()
  expectAgreed(relay, box)
})

test('a box never hears of another cinema’s sales', async () => {
  const { relay, box, link } = await relayAndBox()
  await relay.execute(byHand, tx => tx.append('cinema:cinema-2', 'schedule.cancelled', { id: 'their-show' }))
  await link.settle()
  await relay.execute(byHand, tx =>
    tx.append('cinema:cinema-2', 'schedule.cancelled', { id: 'another-show' }),
  )
  await link.settle()
  link.cut()
  link.mend()
  await link.settle()
  expect(box.journal.heads().map(head => partsOf(head.origin).scope)).toEqual([
    'cinema:cinema-1',
    'exhibitor',
  ])
  expect(JSON.stringify(link.sent.filter(letter => letter.to === 'box'))).not.toContain('cinema-2')
  expect(link.peers.relay.behind()).toBe(0)
})

test('two boxes with one identity: the stream in dispute stops and is named, the second box sells no more, everything else goes on', async () => {
  const { relay, box, link } = await relayAndBox()
  const { box: twin } = await relayAndBox()
  await link.settle()
  await sell(box, 'sale-1', 'A3')
  await link.settle()
  link.cut()
  for (const { origin } of relay.journal.heads().filter(head => head.origin.startsWith('relay')))
    await receiveSigned(twin, origin, relay.journal.after(origin, 0, 1000))
  await sell(twin, 'sale-of-twin', 'A4')
  const second = openLink(relay, twin)
  await second.settle()
  second.sent.length = 0
  await expect(sell(twin, 'sale-2-of-twin', 'A5')).rejects.toMatchObject({ code: 'node_recovering' })
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Still told' }))
  await second.settle()
  const stream = 'box-small00000.1.cinema:cinema-1'
  expect(second.sent.filter(letter => letter.to === 'relay' && letter.message.kind === 'facts')).toEqual([])
  const trouble = { code: 'fork', values: { streams: stream } }
  expect(second.peers.relay.trouble()).toEqual(trouble)
  expect(second.peers.box.trouble()).toEqual(trouble)
  expect(relay.db.prepare('SELECT id FROM bills').pluck().all()).toEqual(['sale-1'])
  expect(twin.db.prepare('SELECT id FROM bills').pluck().all()).toEqual(['sale-of-twin'])
  expect(twin.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'Still told' })
  expect([...verify(relay.db), ...verify(twin.db)]).toEqual([])
})

test('sends large facts in messages the other side takes, and one that is larger still alone', () => {
  const fact = (size: number) => ({ bytes: 'x'.repeat(size), hash: '' })
  const many = Array.from({ length: 500 }, () => fact(10_000))
  expect(fitting(many).length).toBe(104)
  expect(fitting([fact(2_000_000), fact(1)]).length).toBe(1)
  expect(fitting([fact(1), fact(2)]).length).toBe(2)
})
