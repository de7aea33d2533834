import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { keysInMemory, openKeyStore } from '#core/journal/keys.ts'
import type { Node } from '#core/journal/node.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { keptLetter } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import {
  byHand,
  checkoutOf,
  openEmptyNode,
  openSmallNode,
  tenantOf,
  visitor,
} from '../../world/small-exhibitor.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'foyer-mails-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const dayMs = 86_400_000
const mirrorAt = () => openMirrorFile(join(folder, 'mirror.log'), join(folder, 'relay.db'))

async function noteAll(node: Node): Promise<void> {
  while (!(await node.execute(byHand, tx => noteOwed(tx, () => true))));
}

/** A relay with a purchase of three days ago behind hundreds of other facts, and one of now; its keys are on other disks. */
async function relayWithPurchases() {
  const keys = [keysInMemory(), keysInMemory()] as const
  const opened = () => ({ keys: openKeyStore(...keys) })
  const { node, clock } = await openSmallNode('relay', { ...opened(), mirror: await mirrorAt() })
  const buy = async (seat: string) => {
    const key = randomUUID()
    const id = billIdOf(key)
    await node.execute(visitor, tx => {
      openBill(tx, checkoutOf(id, [seat]), 'en', sealKey(tenantOf(node).secret, key))
      settlePayment(tx, `${id}-1`, 'paid')
    })
    return id
  }
  clock.ms -= 3 * dayMs
  await noteAll(node)
  const before = node.db.raw.serialize()
  await node.execute(byHand, tx => {
    for (let nth = 0; nth < 600; nth++) changeEntry(tx, 'movie', 'movie-1', { title: `Title ${nth}` })
  })
  const early = await buy('B1')
  clock.ms += 3 * dayMs
  const late = await buy('B2')
  return {
    node,
    before,
    /** It starts again, with its database as it was at some time. */
    async again(database?: Buffer) {
      const now = database ?? node.db.raw.serialize()
      await node.close()
      const path = join(folder, 'relay.db')
      if (now.length) writeFileSync(path, now)
      const started = openEmptyNode('relay', { path, clock, mirror: await mirrorAt(), ...opened() })
      await started.node.whenMirrored()
      await noteAll(started.node)
      const found = [early, late].map(id => keptLetter(started.node.db, 'bill', id)?.state)
      await started.node.close()
      return found
    },
  }
}

test('a relay that was read from its mirror mails nothing of days before again, however many facts it has', async () => {
  const { again } = await relayWithPurchases()
  expect(await again(Buffer.alloc(0))).toEqual([undefined, 'waiting'])
})

test('nor does one whose database went back by days beside a whole mirror', async () => {
  const { again, before } = await relayWithPurchases()
  expect(await again(before)).toEqual([undefined, 'waiting'])
})

test('a relay that was only switched off mails what it had not', async () => {
  const { again } = await relayWithPurchases()
  expect(await again()).toEqual(['waiting', 'waiting'])
})
