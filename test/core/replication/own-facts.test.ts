import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openLink, type Letter } from '../journal/link.ts'
import { evening, file, machine, rest, sell } from '../journal/machine.ts'

const isGreeting = ({ to, message }: Letter) => to === 'box' && message.kind === 'hello'

/** A box is set back with both its disks to before its last sale, and the relay's greeting comes after its facts. */
async function setBack(durableIdentity = file().durableIdentity, before?: 'everything') {
  const { box, relay, first, link } = await evening()
  await link.settle()
  const copy = box.copy()
  await sell(first, 'sale-2', 'A4')
  await rest(link)
  link.cut()
  const again = machine()
  again.put(before ? undefined : copy)
  writeFileSync(again.mirrorPath, '')
  const node = await again.start(durableIdentity)
  const line = openLink(relay, node)
  const late: Letter[] = []
  await line.settle(lot => {
    late.push(...lot.filter(isGreeting))
    return lot.filter(letter => !isGreeting(letter))
  })
  return { relay, node, line, late }
}

test('a box that hears its own forgotten facts before the greeting knows that it was set back', async () => {
  const { relay, node, line, late } = await setBack()
  expect(node.journal.heads()).toEqual(relay.journal.heads())
  expect(node.nodeStatus.recovery()?.reason).toBe('peer_knows_more')
  late.forEach(line.hand)
  await rest(line)
  expect([node.state(), node.identity.epoch]).toEqual(['ready', 2])
})

test('so does one that was set back to before its first fact, and takes itself for a new one', async () => {
  const { node, line, late } = await setBack(file({ installed: false }).durableIdentity, 'everything')
  late.forEach(line.hand)
  await rest(line)
  expect([node.state(), node.identity.epoch]).toEqual(['ready', 2])
})
