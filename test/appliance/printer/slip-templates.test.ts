import { expect, test } from 'vitest'
import { barPaper } from '#box/printing/bar-paper.ts'
import { billPaper } from '#box/printing/bill-paper.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import { billById } from '#core/billing/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createEntry, deleteEntry, editEntry } from '#core/catalogue/commands.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { slipBlocks } from '#core/documents/templates/slip-blocks.ts'
import { entities } from '#core/entities.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'

const all = anyOf(entities)
const kind = all.find(each => each.kind === 'slip_template')!
const manager = { employeeId: 'mia', permissions: ['manage_settings'], cinemas: 'all' } as never

/** A box that sold two tickets and a popcorn in French, with what its paper says. */
async function openHouse() {
  const { node } = await openSmallNode('box')
  const tenant = tenantOf(node)
  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'pos_config.bar_slips': ['snacks'] }),
  )
  const plain = saleOf('sale-1', ['A3'], { products: [{ productId: 'popcorn', quantity: 1 }] })
  const sale = { ...plain, totalCents: plain.totalCents + 600 }
  await node.execute(atRegister, tx => sellAtRegister(tx, sale, { ...carl, locale: 'fr' as const }))
  const bill = billById(node.db, 'sale-1')!
  const texts = () =>
    [...billPaper(tenant, bill, false), ...barPaper(tenant, bill, false)].map(slip =>
      decodePaper(encodePaper(slip))
        .map(line => (line.kind === 'text' ? line.spans.map(({ text }) => text.trim()).join(' ') : line.kind))
        .filter(Boolean),
    )
  return { node, texts }
}

test('a cinema’s own words and lines come out of its printers, cut off too, and its old ones again when the template goes', async () => {
  const { node, texts } = await openHouse()
  const before = texts()
  await node.execute(byHand, tx => {
    const own = (slip: string, fields: object) =>
      createEntry(tx, kind, slip, { cinemaId: 'cinema-1', slip, ...fields }, manager)
    own('ticket', {
      head: { en: 'Welcome', fr: 'Bienvenue\nà la séance' },
      ticketLines: ['film', 'seat', 'when', 'cinema', 'price', 'number', 'code'],
      foot: { en: 'No refund' },
    })
    own('receipt', {
      receiptLines: slipBlocks.receipt.filter(line => line !== 'staff' && line !== 'call_number'),
      foot: { en: 'Come again', fr: 'À bientôt' },
    })
    own('bar_slip', { barSlipLines: ['call_number', 'goods', 'number'], foot: { en: 'Hurry' } })
  })
  const [receipt, ticket, bar] = texts()
  expect(ticket!.slice(0, 2)).toEqual(['Bienvenue', 'à la séance'])
  expect(ticket![3]).toBe('The Small Film')
  expect(ticket!.at(-2)).toBe('No refund')
  expect(ticket!.indexOf('qr')).toBeGreaterThan(ticket!.findIndex(line => line.includes('Commande')))
  expect(receipt!.at(-2)).toBe('À bientôt')
  expect(receipt!.join()).not.toContain('carl')
  expect(receipt!.join()).toContain('LU00000000')
  expect(bar!.at(-2)).toBe('Hurry')
  expect(bar!.join()).not.toContain('BAR')

  await node.execute(byHand, tx => {
    for (const slip of ['ticket', 'receipt', 'bar_slip']) deleteEntry(tx, all, kind, slip, manager)
  })
  expect(texts()).toEqual(before)
  await node.close()
})

test('a template without a line that the law asks for is refused, and a second one for the same slip', async () => {
  const { node } = await openSmallNode('box')
  const make = (id: string, fields: object) =>
    node.execute(byHand, tx => createEntry(tx, kind, id, { cinemaId: 'cinema-1', ...fields }, manager))
  const withoutVat = slipBlocks.receipt.filter(line => line !== 'vat')
  await expect(make('one', { slip: 'receipt', receiptLines: withoutVat })).rejects.toMatchObject({
    code: 'slip_lines_required',
  })
  await make('one', { slip: 'receipt' })
  const change = (fields: Record<string, unknown>) =>
    node.execute(byHand, tx => editEntry(tx, kind, 'one', fields, manager))
  await expect(change({ receiptLines: withoutVat })).rejects.toMatchObject({ code: 'slip_lines_required' })
  await expect(make('two', { slip: 'receipt' })).rejects.toMatchObject({ code: 'slip_template_twice' })
  await make('three', { slip: 'z_report' })
  await node.execute(byHand, tx => deleteEntry(tx, all, kind, 'one', manager))
  await make('two', { slip: 'receipt' })
  await node.close()
})
