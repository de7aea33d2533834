import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { automation } from '#core/automations/automation.entity.ts'
import type { AutomationFields } from '#core/automations/automation.ts'
import { runAutomation } from '#core/automations/commands.ts'
import { newestRuns } from '#core/automations/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { keysInMemory, openKeyStore } from '#core/journal/keys.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { takeKeys } from '#core/journal/storage/private-store.ts'
import { issueVoucher } from '#core/vouchers/commands.ts'
import { writtenLetter } from '#relay/mail/writing.ts'
import { byHand, openEmptyNode, openSmallNode, tenantOf } from '../../world/small-exhibitor.ts'

const words = { subject: { en: 'News' }, text: { en: 'Some news.' } }

function enterRule(tx: Tx, id: string, fields: Partial<AutomationFields>): void {
  const rule = {
    ...automation.edit!.fresh,
    name: id,
    cinemaId: 'cinema-1',
    active: true,
    ...words,
    ...fields,
  }
  changeEntry(tx, 'automation', id, rule as AutomationFields)
}

/** A relay that was put back from its off-site copy, which holds no keys, before any box is on the line. */
async function putBack() {
  const path = join(mkdtempSync(join(tmpdir(), 'foyer-keys-')), 'relay.db')
  const held = keysInMemory()
  const { node, clock } = await openSmallNode('relay', { path, keys: openKeyStore(held, keysInMemory()) })
  const voucher = await node.execute(byHand, tx => {
    enterRule(tx, 'staff', {
      trigger: 'time',
      time: '12:00',
      action: 'mail_staff',
      roleIds: ['role-manager'],
    })
    enterRule(tx, 'holders', { trigger: 'voucher_ends', days: 14, action: 'mail_holder' })
    const secret = { employeeId: 'mia', kind: 'password' as const, stamp: tx.stamp() }
    tx.append('exhibitor', 'credential.set', secret, { email: 'mia@small.example', hash: 'none' })
    const message = { messageId: 'message-1', cinemaId: 'cinema-1', locale: 'en' as const }
    const parts = { name: 'Ben', email: 'ben@guest.example', phone: '', message: 'Hello' }
    tx.append('exhibitor', 'message.received', message, parts)
    runAutomation(tx, 'staff', { key: 'day:1', atMs: tx.nowMs, untilMs: tx.nowMs })
    const wanted = { voucherTypeId: 'ten', turns: 3, holderName: 'Ada', cinemaId: 'cinema-1', billId: null }
    return issueVoucher(tx, { ...wanted, requestId: 'r-1', holderEmail: 'ada@guest.example' })
  })
  await node.close()
  const { node: again } = openEmptyNode('relay', { path, clock })
  await again.whenMirrored()
  const keys = Object.fromEntries([...held.all()].map(({ digest, key }) => [digest, key]))
  const bring = () => again.execute(byHand, tx => takeKeys(tx, keys))
  return { again, bring, voucher }
}

/** To whom the letters go that there are; or why they wait. */
async function readers(node: Node, abouts: readonly (readonly [string, string])[]) {
  const found: unknown[] = []
  for (const [kind, about] of abouts) {
    const letter = writtenLetter(tenantOf(node), { kind, about } as never, 'https://small.example')
    const to = letter.then(written => (written ? (written.to as { address: string }).address : 'nobody'))
    found.push(await to.catch(() => 'waits'))
  }
  return found
}

test('mails of a relay that has not its keys back yet wait for them, and are not taken for nobody’s', async () => {
  const { again, bring } = await putBack()
  const [run] = newestRuns(again.db, 'staff', 1)
  const abouts = [
    ['message', 'message-1'],
    ['message_copy', 'message-1'],
    ['automation_staff', `${run!.runId} mia`],
    ['reset', 'mia password'],
    ['second_step', 'mia carl 1'],
  ] as const
  expect(await readers(again, abouts)).toEqual(abouts.map(() => 'waits'))
  await bring()
  const mia = 'mia@small.example'
  expect(await readers(again, abouts)).toEqual(['cinema@small.example', 'ben@guest.example', mia, mia, mia])
  await again.close()
})

test('a rule that mails the holder of a voucher waits until it can be said who that is', async () => {
  const { again, bring, voucher } = await putBack()
  const due = { key: 'voucher:1', atMs: 0, untilMs: 0, voucherId: voucher.id }
  const run = () => again.execute(byHand, tx => runAutomation(tx, 'holders', due))
  await run()
  expect(newestRuns(again.db, 'holders', 2)).toEqual([])
  await bring()
  await run()
  await run()
  const [ran, ...others] = newestRuns(again.db, 'holders', 2)
  expect([ran!.outcome, others]).toEqual(['done', []])
  expect(await readers(again, [['voucher_ending', ran!.runId]])).toEqual(['ada@guest.example'])
  await again.close()
})
