import { expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { settleFork } from '#core/journal/epochs.ts'
import type { Node } from '#core/journal/node.ts'
import { forksOf } from '#core/journal/storage/branch-store.ts'
import { openPeer } from '#core/replication/sync.ts'
import { syncProtocol, type SyncMessage } from '#core/replication/sync-messages.ts'
import { openLink, type Letter } from '../journal/link.ts'
import { rest, sell } from '../journal/machine.ts'
import { rename, setBack, setBackUnsynced } from '../journal/set-back.ts'

const box = 'box-small00000'
const ofMia = { who: 'employee:mia', via: 'portal' }

/** The first message of a kind is lost, on a line that stays up. */
async function losing(kind: SyncMessage['kind'], relay: Node, node: Node) {
  const line = openLink(relay, node)
  let lost = 0
  await arranging(line, lot => lot.filter(({ message }) => message.kind !== kind || lost++ > 0))
  expect(lost).toBeGreaterThan(1)
  return line
}

/** Lets both sides speak for a while, so that they repeat what they must. */
async function arranging(line: ReturnType<typeof openLink>, arrange: (lot: Letter[]) => Letter[]) {
  for (let tries = 0; tries < 60; tries++) {
    await line.settle(arrange)
    await line.whenMirrored()
    await new Promise(wake => setTimeout(wake, 8))
  }
}

test.each(['fork', 'want-branch', 'branch', 'forked'] as const)(
  'a box that was set back stops also when the first message of the kind %s is lost, and a person can choose',
  async kind => {
    const { relay, node } = await setBackUnsynced()
    // The relay cannot see from the greeting that what it does not know is another history.
    await sell(node, 'sale-box-3', 'D5')
    await losing(kind, relay, node)
    expect(node.nodeStatus.recovery()?.reason).toBe('fork')
    await relay.execute(ofMia, tx => settleFork(tx, box, 'relay'))
  },
)

test('a greeting that comes once more while the relay fetches the other history starts that anew', async () => {
  const { relay, node } = await setBackUnsynced()
  // The relay cannot see from the greeting that what it does not know is another history.
  await sell(node, 'sale-box-3', 'D5')
  const line = openLink(relay, node)
  let greeting: Letter | undefined
  let repeated = 0
  await line.settle(lot => {
    greeting ??= lot.find(({ to, message }) => to === 'relay' && message.kind === 'hello')
    const piece = lot.findIndex(({ message }) => message.kind === 'branch')
    return piece < 0 || repeated++ ? lot : lot.toSpliced(piece, 0, greeting!)
  })
  expect(repeated).toBeGreaterThan(0)
  for (let tries = 0; tries < 4; tries++) await rest(line)
  expect(forksOf(relay.db, box)).toHaveLength(1)
  expect(node.nodeStatus.recovery()?.reason).toBe('fork')
})

test('a box stops also where the relay’s history of it came after the greeting, in a file say', async () => {
  const { relay, node } = await setBackUnsynced()
  const early = ({ to, message }: Letter): Letter =>
    to === 'box' && message.kind === 'hello'
      ? { to, message: { ...message, heads: message.heads.filter(({ origin }) => !origin.startsWith(box)) } }
      : { to, message }
  await arranging(openLink(relay, node), lot => lot.map(early))
  expect(node.nodeStatus.recovery()?.reason).toBe('fork')
  await relay.execute(ofMia, tx => settleFork(tx, box, 'relay'))
})

test('what the relay could not write down of another history is fetched again', async () => {
  const { relay, node } = await setBackUnsynced()
  let refused = 0
  const execute: Node['execute'] = (actor, command) =>
    actor.via === 'link' && String(command).includes('keepBranch') && refused++ < 2
      ? Promise.reject(new Error('the mirror is gone'))
      : relay.execute(actor, command)
  const line = openLink({ ...relay, execute }, node)
  for (let tries = 0; tries < 3; tries++) await rest(line)
  expect(refused).toBeGreaterThan(2)
  expect(forksOf(relay.db, box)).toHaveLength(1)
  expect(node.nodeStatus.recovery()?.reason).toBe('fork')
})

test('another box that knows the relay’s history alone says nothing about the one that was fetched', async () => {
  const { relay, node } = await setBackUnsynced()
  await rename(node, 'Unsynced')
  const line = openLink(relay, node)
  await rest(line)
  const exhibitor = () => forksOf(relay.db, box).filter(({ origin }) => origin.endsWith('.exhibitor'))
  expect(exhibitor()).toHaveLength(1)
  const second = openPeer({
    node: relay,
    otherId: 'box-second0000',
    cinemaId: 'cinema-2',
    send: () => {},
    shares: () => false,
  })
  const heads = relay.journal.heads().filter(({ origin }) => origin.endsWith('.exhibitor'))
  second.receive({ kind: 'hello', protocol: syncProtocol, nodeId: 'box-second0000', epoch: 1, heads })
  expect(exhibitor()).toHaveLength(1)
  second.close()
})

test.each(['is lost', 'comes before the box has read of the choice'] as const)(
  'sales of the history that was not chosen come back also where the relay’s first word of them %s',
  async how => {
    const { relay, node, line } = await setBack()
    await relay.execute(ofMia, tx => settleFork(tx, box, 'box'))
    const first: Letter[] = []
    const isFirst = ({ to, message }: Letter) =>
      to === 'box' && message.kind === 'quarantined' && !first.length
    await arranging(line, lot => {
      const word = lot.find(isFirst)
      if (word) first.push(word)
      const others = lot.filter(letter => letter !== word)
      return word && how !== 'is lost' ? [word, ...others] : others
    })
    expect(first).toHaveLength(1)
    for (const { db } of [relay, node]) expect(billById(db, 'sale-relay')?.status).toBe('settled')
  },
)

test('a word of the fork that comes after the choice stops nothing any more', async () => {
  const { relay, node, line } = await setBack()
  await relay.execute(ofMia, tx => settleFork(tx, box, 'relay'))
  await rest(line)
  for (const side of ['relay', 'box'] as const)
    line.peers[side].receive({ kind: 'fork', origin: `${box}.1.cinema:cinema-1`, seq: 3 })
  await rest(line)
  for (const side of ['relay', 'box'] as const) expect(line.peers[side].trouble()).toBeNull()
  expect(node.state()).toBe('ready')
})
