import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { keysInMemory, openKeyStore } from '#core/journal/keys.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import type { VoucherCheckoutRequest } from '#core/sales/checkout-contract.ts'
import { openVoucherBill } from '#core/sales/voucher-commands.ts'
import { keptLetter } from '#relay/mail/letter-store.ts'
import { noteOwed } from '#relay/mail/owed-facts-store.ts'
import {
  byHand,
  checkoutOf,
  openEmptyNode,
  openSmallNode,
  tenantOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'foyer-mails-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const dayMs = 86_400_000
const mirrorAt = () => openMirrorFile(join(folder, 'mirror.log'), join(folder, 'relay.db'))

async function noteAll(node: Node): Promise<void> {
  while (
    !(await node.execute(byHand, tx =>
      noteOwed(
        tx,
        () => true,
        () => 1,
      ),
    ))
  );
}

/** The order of a voucher that is mailed to whom it is for at Christmas. */
const { newsletter_signup: _, ...buyer } = checkoutOf('', [])
const gift: Omit<VoucherCheckoutRequest, 'bill_id'> = {
  ...buyer,
  items: [
    {
      type: 'loyaltyCard',
      voucher_type_id: 'ten',
      total_turns: 2,
      total_products: 0,
      delivery: { email: 'bob@friend.example', day: '2026-12-24' },
    },
  ],
  amount: 1700,
}

/**
 * A relay with purchases of three days ago, a ticket and a gift, and one ticket of now; its keys are on other disks.
 *
 * @param more how many other facts come after those of three days ago
 */
async function relayWithPurchases(more = 600) {
  const keys = [keysInMemory(), keysInMemory()] as const
  const opened = () => ({ keys: openKeyStore(...keys) })
  const { node, clock } = await openSmallNode('relay', { ...opened(), mirror: await mirrorAt() })
  const buy = async (open: (tx: Tx, id: string, sealed: string) => void) => {
    const key = randomUUID()
    const id = billIdOf(key)
    await node.execute(visitor, tx => {
      open(tx, id, sealKey(tenantOf(node).secret, key))
      settlePayment(tx, `${id}-1`, 'paid')
    })
    return id
  }
  const buySeat = (seat: string) =>
    buy((tx, id, sealed) => openBill(tx, checkoutOf(id, [seat]), 'en', sealed))
  clock.ms -= 3 * dayMs
  await noteAll(node)
  const before = node.db.raw.serialize()
  const early = await buySeat('B1')
  const given = await buy((tx, id, sealed) => openVoucherBill(tx, { ...gift, bill_id: id }, 'en', sealed))
  await node.execute(byHand, tx => {
    for (let nth = 0; nth < more; nth++) changeEntry(tx, 'movie', 'movie-1', { title: `Title ${nth}` })
  })
  clock.ms += 3 * dayMs
  const late = await buySeat('B2')
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
      const stateOf = (kind: 'bill' | 'reminder' | 'voucher_gift', about: string) =>
        keptLetter(started.node.db, kind, about)?.state
      const found = {
        tickets: [early, late].map(id => stateOf('bill', id)),
        reminders: [early, late].map(id => stateOf('reminder', `${id} ${tonight}`)),
        gift: stateOf('voucher_gift', `${given} 1 0`),
      }
      await started.node.close()
      return found
    },
  }
}

/** What waits for a moment of its own is owed, whatever is not mailed again. */
const toCome = { reminders: ['waiting', 'waiting'], gift: 'waiting' }

test('a relay that was read from its mirror mails nothing of days before again, but what waits for its day, however many facts it has', async () => {
  const { again } = await relayWithPurchases(20_500)
  expect(await again(Buffer.alloc(0))).toEqual({ tickets: [undefined, 'waiting'], ...toCome })
})

test('nor does one whose database went back by days beside a whole mirror', async () => {
  const { again, before } = await relayWithPurchases()
  expect(await again(before)).toEqual({ tickets: [undefined, 'waiting'], ...toCome })
})

test('a relay that was only switched off mails what it had not', async () => {
  const { again } = await relayWithPurchases()
  expect(await again()).toEqual({ tickets: ['waiting', 'waiting'], ...toCome })
})
