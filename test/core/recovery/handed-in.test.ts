import { expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { endNode } from '#core/journal/epochs.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { makeBundle, takeBundle } from '#core/offline-sync/commands.ts'
import { keysOf } from '../../world/keys.ts'
import { byHand, openEmptyNode, openSmallNode } from '../../world/small-exhibitor.ts'
import { openLink } from '../journal/link.ts'
import { rest, sell } from '../journal/machine.ts'
import { shortRests as runtime } from '../journal/set-back.ts'

const heirId = 'box-heir0000000'
const carried = (node: Node) => ({ node, keys: node.signing })

/** A box that sold A5 unheard and was replaced; the line to the one in its place is up. */
async function replaced() {
  const { node: relay } = await openSmallNode('relay', { hasBox: true, runtime })
  const { node: box } = openEmptyNode('box', { runtime })
  const first = openLink(relay, box)
  await rest(first)
  first.cut()
  await sell(box, 'sale-late', 'A5')
  const { nodeId } = box.identity
  const { bytes } = await makeBundle(carried(box), { cinemaId: 'cinema-1', whole: false })
  await relay.execute(byHand, tx => {
    tx.append('exhibitor', 'box.enrolled', {
      replaces: nodeId,
      nodeId: heirId,
      cinemaId: 'cinema-1',
      publicKey: keysOf(heirId).publicKey,
      epoch: 1,
      codeHash: '',
    })
    endNode(tx, nodeId, heirId)
  })
  const { node: heir } = openEmptyNode('box', { runtime, identity: { nodeId: heirId } })
  const line = openLink(relay, heir)
  await rest(line)
  return { relay, box, heir, line, file: bytes }
}

test.each(['on the line', 'in a file'])(
  'what a replaced box sold, and hands in %s, comes back at the box in its place though that one’s line stays up',
  async how => {
    const { relay, box, heir, line, file } = await replaced()
    if (how === 'on the line') await rest(openLink(relay, box))
    else await takeBundle(carried(relay), file)
    await rest(line)
    await rest(line)
    for (const node of [heir, relay]) {
      expect(billById(node.db, 'sale-late')?.status).toBe('settled')
      expect(verify(node.db)).toEqual([])
    }
    await expect(sell(heir, 'sale-x', 'A5')).rejects.toMatchObject({ code: 'seat_taken' })
  },
)
