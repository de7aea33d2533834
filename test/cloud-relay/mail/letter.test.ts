import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { billIdOf, sealKey } from '#core/access/access-key.ts'
import { settlePayment, openBill } from '#core/sales/online-commands.ts'
import { billById } from '#core/billing/store.ts'
import { letterOf } from '#relay/mail/letter.ts'
import { checkoutOf, tenantOf, openSmallNode, visitor } from '../../world/small-exhibitor.ts'

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
  const letter = letterOf(tenant, billById(tenant.node.db, id)!, 'https://small.example')!
  for (const said of [letter.text, letter.html]) {
    expect(said).toContain(`https://small.example/bill/${key}/tickets.pdf`)
    expect(said).not.toContain(id)
  }
  expect(letter.subject).not.toContain(key)
})

test('a relay that lost its secret sends the tickets without a link, and no broken one', async () => {
  const { tenant, id } = await bought()
  const letter = letterOf(
    { ...tenant, secret: 'made anew' },
    billById(tenant.node.db, id)!,
    'https://small.example',
  )!
  for (const said of [letter.text, letter.html]) {
    expect(said).not.toContain('/bill/')
    expect(said).not.toContain('undefined')
  }
  expect(letter.text).toContain('B 1')
})
