import { beforeEach, expect, test } from 'vitest'
import { enrolBox, inviteBox } from '#core/devices/commands.ts'
import type { Scope, SealedFact } from '#core/journal/fact.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { verify } from '#core/node.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import { isOutdated } from '#core/journal/storage/outdated.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { openAttempt, openBill, settlePayment } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { refundsOf } from '#core/billing/refunds/money-store.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { salesInQuarantine } from '#core/recovery/quarantine-load.ts'
import { furnish } from '../../simulation/furnish.ts'
import { keysOf, relayId } from '../../world/keys.ts'
import { signed } from '../../world/signed.ts'
import { byHand, checkoutOf, openEmptyNode, visitor } from '../../world/small-exhibitor.ts'
import { turns } from '../journal/gated-mirror.ts'
import { openLink } from '../journal/link.ts'

const second = { nodeId: 'box-second0000', cinemaId: 'cinema-2' }
const own = `${second.nodeId}.1.exhibitor`
const ownCinema = `${second.nodeId}.1.cinema:cinema-2`

let relay: Node
let thief: Node
let link: ReturnType<typeof openLink>

/** A relay with two cinemas, and whoever has the key of the second one's box, with a program that refuses nothing. */
beforeEach(async () => {
  const { node, clock } = openEmptyNode('relay')
  relay = node
  await relay.execute(byHand, tx => furnish(tx, 2))
  await relay.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B3']), 'en'))
  thief = openEmptyNode('box', { identity: second, clock, believes: 'anybody' }).node
  link = openLink(relay, thief, second.cinemaId)
  await link.settle()
})

const says = async (say: (tx: Tx) => unknown) => {
  await thief.execute(byHand, say)
  await link.settle()
}
const tables = () => JSON.stringify([dumpDerived(relay.db), relay.journal.heads()])

const refundOf = (billId: string) => ({
  refundId: 'evil',
  billId,
  paymentId: `${billId}-1`,
  cents: 1000,
  reason: 'evil',
  status: 'refunding' as const,
  tokens: [],
  owner: 'box' as const,
})

test.each<[string, (tx: Tx) => unknown, string]>([
  ['a role', tx => changeEntry(tx, 'role', 'role-usher', { permissions: ['manage_people'] }), 'not_its_side'],
  [
    'a person',
    tx => changeEntry(tx, 'employee', 'mallory', { name: 'M', roleIds: ['role-manager'] }),
    'not_its_side',
  ],
  [
    'a password',
    tx =>
      tx.append(
        'exhibitor',
        'credential.set',
        { employeeId: 'mia', kind: 'password', stamp: tx.stamp() },
        { email: 'mallory@evil.example', hash: 'x' },
      ),
    'not_its_side',
  ],
  [
    'the exhibitor’s name',
    tx => changeEntry(tx, 'exhibitor', 'tenant', { tradeName: 'HACKED' }),
    'not_its_side',
  ],
  [
    'a box',
    tx =>
      tx.append('exhibitor', 'box.enrolled', {
        nodeId: 'box-evil000000',
        cinemaId: 'cinema-1',
        publicKey: keysOf('box-evil000000').publicKey,
        epoch: 1,
        codeHash: '',
      }),
    'not_its_side',
  ],
  [
    'the end of another box’s streams',
    tx =>
      tx.append('exhibitor', 'epoch.opened', {
        nodeId: 'box-small00000',
        epoch: 2,
        requestId: 'evil',
        reason: 'evil',
        closed: [],
      }),
    'not_its_side',
  ],
  [
    'an order of money',
    tx => tx.append('cinema:cinema-2', 'refund.requested', refundOf('bill-1')),
    'not_its_side',
  ],
  [
    'a refund that a provider is to send',
    tx =>
      tx.append('cinema:cinema-2', 'refund.made', {
        ...refundOf('bill-of-two'),
        number: 1,
        lines: [],
        money: [{ id: 'evil-1', paymentId: 'bill-of-two-1', cents: 1000, done: false }],
        roundingCents: 0,
        tokens: [],
        owner: 'box',
        employeeId: null,
        employeeName: null,
        device: null,
        locale: 'en',
        reason: 'seat_lost',
        status: 'refunded',
      }),
    'not_its_side',
  ],
  [
    'a purchase of another cinema',
    tx =>
      tx.append('cinema:cinema-2', 'refund.asked', {
        requestId: 'evil',
        billId: 'bill-1',
        lines: null,
        reason: 'seat_lost',
        usedToo: true,
        employeeId: 'x',
        employeeName: 'x',
      }),
    'not_its_cinema',
  ],
  [
    'a show of another cinema',
    tx => tx.append('cinema:cinema-2', 'schedule.cancelled', { id: 'show-tonight' }),
    'not_its_cinema',
  ],
  [
    'seats as the relay owns them',
    tx => tx.append('cinema:cinema-2', 'seats.transferred', { to: 'box', requestId: 'evil', tokens: [] }),
    'not_its_side',
  ],
  [
    'the name of another cinema',
    tx => changeEntry(tx, 'cinema', 'cinema-1', { name: 'Mine' }),
    'not_its_cinema',
  ],
  [
    'turns in the relay’s name',
    tx =>
      tx.append('exhibitor', 'turns.spent', {
        owner: 'relay',
        billId: 'evil',
        cinemaId: 'cinema-2',
        turns: [],
      }),
    'not_its_side',
  ],
])('%s is not a box’s to say: nothing of it is taken, and the line is closed', async (_, say, code) => {
  const before = tables()
  await says(say)
  expect(link.breaches).toEqual([expect.objectContaining({ code, nodeId: second.nodeId })])
  expect(link.peers.relay.trouble()).toMatchObject({ code: 'claim_forbidden' })
  expect(tables()).toBe(before)
  expect(verify(relay.db)).toEqual([])
})

test('what a box may say of its own cinema is taken', async () => {
  await says(tx => changeEntry(tx, 'movie', 'movie-1', { title: 'By the box' }))
  await says(tx => tx.append('cinema:cinema-2', 'schedule.cancelled', { id: 'show-of-cinema-2' }))
  expect([link.breaches, relay.journal.head(own).seq]).toEqual([[], 1])
  expect(relay.journal.head(ownCinema).seq).toBe(1)
})

const byCard = (id: string) => [{ id, methodId: 'terminal', kind: 'terminal' as const, cents: 1 }]
const byMallory = { employeeId: 'mallory', employeeName: 'M', device: 'register 1', locale: 'en' }
const saleOfTwo = (payment: string) => ({
  billId: 'sale-of-two',
  cinemaId: 'cinema-2',
  source: 'register' as const,
  totalCents: 0,
  lines: [],
  tokens: [],
  owner: 'box' as const,
  number: 'K-1',
  counter: 1,
  ...byMallory,
  priceList: 'list',
  payments: byCard(payment),
})
const returnOfTwo = (money: string) => ({
  billId: 'sale-of-two',
  number: 1,
  owner: 'box' as const,
  ...byMallory,
  lines: [],
  money: [{ id: money, paymentId: 'sale-of-two-cinema-2-till-1', cents: 1, done: true }],
  roundingCents: 0,
  tokens: [],
})

test('a box that uses another cinema’s bill keeps its line, and changes nothing of it', async () => {
  const told = () => [billById, linesOf, paymentsOf].map(read => JSON.stringify(read(relay.db, 'bill-1')))
  const before = told()
  const payment = 'bill-1-cinema-2-till-1'
  await says(tx => tx.append('cinema:cinema-2', 'sale.made', { ...saleOfTwo(payment), billId: 'bill-1' }))
  expect([link.breaches, told()]).toEqual([[], before])
  expect(billById(relay.db, 'bill-1~box:cinema-2')?.cinemaId).toBe('cinema-2')
  expect(verify(relay.db)).toEqual([])
})

test.each<[string, (tx: Tx) => unknown]>([
  ['sale', tx => tx.append('cinema:cinema-2', 'sale.made', saleOfTwo('bill-1-2'))],
  [
    'exchange',
    tx =>
      tx.append('cinema:cinema-2', 'exchange.made', {
        ...returnOfTwo('evil-1'),
        exchangeId: 'evil',
        newLines: [],
        freed: [],
        payments: byCard('bill-1-2'),
      }),
  ],
])(
  'a box that calls the payment of its %s as the website’s next attempt will be called is not believed',
  async (_, say) => {
    await says(say)
    await relay.execute(visitor, tx => settlePayment(tx, 'bill-1-1', 'failed'))
    await relay.execute(visitor, tx => openAttempt(tx, 'bill-1', 'bill-1-1'))
    await relay.execute(visitor, tx => settlePayment(tx, 'bill-1-2', 'paid'))
    expect(billById(relay.db, 'bill-1')?.status).toBe('settled')
    expect(link.breaches).toMatchObject([{ code: 'not_its_side' }])
  },
)

test.each<[string, (tx: Tx) => unknown]>([
  [
    'refund',
    tx =>
      tx.append('cinema:cinema-2', 'refund.made', {
        ...returnOfTwo('bill-1-1-twice'),
        refundId: 'evil',
        reason: 'guest',
        status: 'refunded',
      }),
  ],
  [
    'exchange',
    tx =>
      tx.append('cinema:cinema-2', 'exchange.made', {
        ...returnOfTwo('bill-1-1-twice'),
        exchangeId: 'evil',
        newLines: [],
        freed: [],
        payments: [],
      }),
  ],
])(
  'a box that calls money of its %s as the website’s own refund will be called is not believed',
  async (_, say) => {
    await says(say)
    await relay.execute(visitor, tx => openAttempt(tx, 'bill-1', 'bill-1-1'))
    for (const attempt of ['bill-1-2', 'bill-1-1'])
      await relay.execute(visitor, tx => settlePayment(tx, attempt, 'paid'))
    expect(refundsOf(relay.db, 'bill-1-1')).toMatchObject([{ id: 'bill-1-1-twice', status: 'refunding' }])
    expect(link.breaches).toMatchObject([{ code: 'not_its_side' }])
  },
)

test('a box may shut out people who work at its cinema alone, and nobody else', async () => {
  await relay.execute(byHand, tx => changeEntry(tx, 'employee', 'ugo', { cinemaIds: ['cinema-2'] }))
  await link.settle()
  await says(tx => changeEntry(tx, 'employee', 'ugo', { active: false }))
  expect([link.breaches, relay.catalogue.get('employee', 'ugo')]).toMatchObject([[], { active: false }])
  await says(tx => changeEntry(tx, 'employee', 'mia', { active: false }))
  expect(link.breaches).toMatchObject([{ code: 'not_its_side', what: 'employee.changed' }])
  expect(relay.catalogue.get('employee', 'mia')).toMatchObject({ active: true })
})

/** One fact of any stream, as somebody might make it up. */
function invented(origin: string, seq = 1, before = ''): SealedFact {
  const bytes = JSON.stringify(invent(origin, seq - 1))
  return { bytes, hash: chainHash(before, bytes) }
}
const invent = (origin: string, after: number) => ({
  origin,
  seq: after + 1,
  v: 1,
  at: '2026-11-21T17:00:00Z',
  actor: byHand,
  type: 'movie.changed',
  body: { id: 'movie-1', stamp: '9', fields: { title: 'HACKED' } } as object,
})
const hand = async (message: SyncMessage) => {
  link.hand({ to: 'relay', message })
  await link.settle()
}

test.each([
  ['a node that nobody enrolled', 'box-neverenrolled1.1.exhibitor', 'not_enrolled'],
  ['another box', 'box-small00000.1.exhibitor', 'forged'],
  ['the relay itself', `${relayId}.1.exhibitor`, 'forged'],
])('a stream of %s is not taken from whoever cannot sign for it', async (_, origin, code) => {
  const { seq, hash } = relay.journal.head(origin)
  const before = tables()
  const fact = invented(origin, seq + 1, hash)
  const signature = signed(own, [fact])[0]!.signature!
  await hand({ kind: 'facts', origin, facts: [{ ...fact, signature }] })
  expect(link.breaches).toMatchObject([{ code, what: origin }])
  expect(tables()).toBe(before)
})

test('facts that nobody has signed are not taken, not even a box’s own', async () => {
  const before = tables()
  await hand({ kind: 'facts', origin: own, facts: [invented(own)] })
  expect(link.breaches).toMatchObject([{ code: 'unsigned' }])
  expect(tables()).toBe(before)
})

test('facts beyond a signed head are not taken: the signature covers what comes before it', async () => {
  const first = signed(own, [invented(own)])[0]!
  await hand({ kind: 'facts', origin: own, facts: [first, invented(own, 2, first.hash)] })
  expect(link.breaches).toMatchObject([{ code: 'unsigned' }])
  expect(relay.journal.head(own).seq).toBe(0)
})

const hello = (heads: object[]) =>
  ({ kind: 'hello', protocol: 2, nodeId: second.nodeId, epoch: 1, heads }) as unknown as SyncMessage

test('a claim to hold more of the relay’s stream stops nothing without the relay’s own signature', async () => {
  const origin = `${relayId}.1.exhibitor`
  const longer = { origin, seq: 999, hash: 'evil' }
  const forged = signed(own, [{ ...invented(origin, 999), hash: 'evil' }])[0]!.signature
  for (const head of [longer, { ...longer, signature: forged }]) await hand(hello([head]))
  expect([relay.state(), relay.identity.epoch]).toEqual(['ready', 1])
  expect(relay.nodeStatus.openFor('cinema-2')).toBe(true)
})

test('another history of the relay’s stream is no history without the relay’s own signature', async () => {
  const origin = `${relayId}.1.exhibitor`
  const { seq } = relay.journal.head(origin)
  await hand(hello([{ origin, seq, hash: 'another' }]))
  const before = relay.journal.hashAt(origin, seq - 1)!
  for (const letter of link.take())
    if (letter.message.kind === 'want-branch') {
      const facts = signed(own, [invented(origin, seq, before)])
      await hand({ kind: 'branch', origin, after: letter.message.after, facts, more: false })
    }
  await hand({ kind: 'branch', origin, after: seq - 1, facts: [invented(origin, seq, before)], more: false })
  expect([relay.state(), relay.identity.epoch]).toEqual(['ready', 1])
  expect(relay.db.prepare('SELECT count(*) FROM branches').pluck().get()).toBe(0)
})

test('nobody greets or asks for an epoch in the name of another box', () => {
  const ask = {
    kind: 'want-epoch',
    nodeId: 'box-small00000',
    requestId: 'x',
    reason: 'x',
    heads: [],
    emergencyMode: null,
  }
  for (const message of [ask, { ...hello([]), nodeId: 'box-small00000' }])
    expect(() => link.hand({ to: 'relay', message: message as SyncMessage })).toThrow('in the name of')
})

test('a box is given no seats of another cinema', async () => {
  const asked: SyncMessage = { kind: 'ask', requestId: 'r', scheduleId: 'show-tonight', seatIds: ['B5'] }
  link.hand({ to: 'relay', message: asked })
  await new Promise(resolve => setImmediate(resolve))
  await link.settle()
  expect(link.sent.at(-1)!.message).toMatchObject({ kind: 'answer', seatIds: [], at: null })
})

const replaceBox = (old = { gone: true, keyStolen: false }, nodeId = 'box-heir000000') =>
  relay.execute(byHand, tx => {
    const { code } = inviteBox(tx, second.cinemaId, relay.runtime.random, old)
    return enrolBox(tx, { code, nodeId, publicKey: keysOf(nodeId).publicKey })
  })
/** Facts of kinds and forms that no version knows, with the key of the second cinema's box; then one that all know. */
async function hideBehindNewForms() {
  const kinds = ['sale.made', 'of.nobody'].map((type, index) => ({
    ...invent(ownCinema, index),
    type,
    v: 7,
    body: null,
  }))
  const readable = { ...invent(ownCinema, 2), type: 'schedule.cancelled', body: { id: 'show-of-cinema-2' } }
  const facts: SealedFact[] = []
  for (const fact of [...kinds, readable]) {
    const bytes = JSON.stringify(fact)
    facts.push({ bytes, hash: chainHash(facts.at(-1)?.hash ?? '', bytes) })
  }
  await hand({ kind: 'facts', origin: ownCinema, facts: signed(ownCinema, facts) })
  expect([link.breaches, relay.journal.head(ownCinema).seq]).toEqual([[], 3])
}

/** The box that takes the second cinema over, with everything the relay tells it. */
async function heirWhere(keyStolen: boolean) {
  await hideBehindNewForms()
  await replaceBox({ gone: true, keyStolen })
  const { node: heir } = openEmptyNode('box', { identity: { ...second, nodeId: 'box-heir000000' } })
  const line = openLink(relay, heir, second.cinemaId)
  await line.settle()
  expect(line.breaches).toEqual([])
  return heir
}
const say = (node: Node) =>
  node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'By the heir' }))

test('who takes over from a box whose key was stolen goes on, and what nobody can read is kept aside', async () => {
  const heir = await heirWhere(true)
  expect([isOutdated(heir.db, heir.identity), heir.journal.parkedCount()]).toEqual([false, 0])
  expect([relay.journal.head(ownCinema).seq, relay.journal.parkedCount()]).toEqual([0, 0])
  expect(relay.db.prepare('SELECT seq FROM quarantined WHERE origin = ?').pluck().all(ownCinema)).toEqual([
    1, 2, 3,
  ])
  expect(salesInQuarantine(relay, ownCinema.slice(`${second.nodeId}.1.`.length) as Scope)).toEqual([])
  await say(heir)
  expect(verify(relay.db)).toEqual([])
})

test('a box that greets while the relay reads its tables anew is heard when that is over', async () => {
  await hideBehindNewForms()
  const { node: other } = openEmptyNode('box')
  const line = openLink(relay, other, 'cinema-1')
  const [greeting] = await turns().then(() => line.take().filter(({ to }) => to === 'relay'))
  const replaced = replaceBox({ gone: true, keyStolen: true })
  while (relay.state() !== 'reading') await new Promise(resolve => setImmediate(resolve))
  line.hand(greeting!)
  expect(line.peers.relay.ready()).toBe(false)
  await replaced
  await line.settle()
  expect(line.peers.relay.ready()).toBe(true)
})

test('who takes over from an honest box writes nothing until an update can read what that box said', async () => {
  const heir = await heirWhere(false)
  await expect(say(heir)).rejects.toMatchObject({ code: 'node_outdated' })
  expect([relay.journal.head(ownCinema).seq, relay.journal.parkedCount()]).toEqual([3, 2])
})

test('a box in whose place nobody can sell is replaced once more, and the stolen key before it counts too', async () => {
  await heirWhere(false)
  await replaceBox({ gone: true, keyStolen: true }, 'box-heirofheir0')
  const { node } = openEmptyNode('box', { identity: { ...second, nodeId: 'box-heirofheir0' } })
  await openLink(relay, node, second.cinemaId).settle()
  expect([relay.journal.head(ownCinema).seq, isOutdated(node.db, node.identity)]).toEqual([0, false])
})

const told = () => link.sent.filter(({ to }) => to === 'box').map(({ message }) => message)

test('a box that is replaced while it is on the line hears that, and nothing after it', async () => {
  link.sent.length = 0
  await replaceBox()
  await link.settle()
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'A secret' }))
  await link.settle()
  expect(told().map(({ kind }) => kind)).toEqual(['replaced'])
  expect(thief.nodeStatus.recovery()?.reason).toBe('taken_over')
})

test('a box that was replaced hands in what it kept unheard and hears where its streams end, nothing else', async () => {
  await says(tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Heard' }))
  link.cut()
  await thief.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Unsynced' }))
  await replaceBox()
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'A secret' }))
  link.sent.length = 0
  link.mend()
  await link.settle()
  expect(new Set(told().map(({ kind }) => kind))).toEqual(new Set(['replaced', 'closed']))
  expect(JSON.stringify(told())).not.toContain('secret')
  expect(relay.db.prepare('SELECT bytes FROM quarantined').pluck().all().join()).toContain('Unsynced')
  expect(relay.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'A secret' })
  expect(thief.nodeStatus.recovery()?.reason).toBe('taken_over')
})

test('a box that was replaced begins no other life: what it writes in one is kept aside', async () => {
  link.cut()
  await replaceBox()
  const origin = `${second.nodeId}.7.exhibitor`
  const fact = invented(origin)
  const received = await relay.receive(origin, signed(origin, [fact]))
  expect([received.closed, relay.journal.head(origin).seq]).toEqual([true, 0])
})

test('a fact that comes damaged after the end of its stream is asked for again, and nobody is doubted for it', async () => {
  link.cut()
  await replaceBox()
  const { seq, hash } = relay.journal.head(own)
  const [fact] = signed(own, [invented(own, seq + 1, hash)])
  expect(await relay.receive(own, [{ ...fact!, hash: 'wrong' }])).toMatchObject({ damaged: true })
  expect((await relay.receive(own, [fact!])).closed).toBe(true)
})
