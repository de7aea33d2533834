import { expect, test } from 'vitest'
import { billPaper } from '#box/printing/bill-paper.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import { billById } from '#core/billing/store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { createEntry } from '#core/catalogue/commands.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tenantOf } from '../../world/small-exhibitor.ts'

const kind = anyOf(entities).find(each => each.kind === 'slip_template')!
const manager = { employeeId: 'mia', permissions: ['manage_settings'], cinemas: 'all' } as never

/** A box that sold a subscription with value for snacks in German, and the paper of that sale. */
async function openHouse() {
  const { node } = await openSmallNode('box')
  const newVouchers = [{ voucherTypeId: 'ten', turns: 10, refreshmentCents: 2000 }]
  const sale = saleOf('sale-1', [], { newVouchers, totalCents: 10_500 })
  const atTill = { ...atRegister, device: 'till-1' }
  await node.execute(atTill, tx => sellAtRegister(tx, sale, { ...carl, locale: 'de' as const }))
  const code = printedCode(linesNow(node.db, 'sale-1')[0]!.voucherId!)
  const slips = (copy = false) =>
    billPaper(tenantOf(node), billById(node.db, 'sale-1')!, copy).map(slip => ({
      kind: slip.kind,
      lines: decodePaper(encodePaper(slip)).map(line =>
        line.kind === 'text'
          ? line.spans
              .map(({ text }) => text)
              .join('')
              .replace(/\s+/g, ' ')
              .trim()
          : line.kind === 'qr'
            ? `qr ${line.content}`
            : line.kind,
      ),
    }))
  return { node, code, slips }
}

test('a voucher comes out on a slip of its own with what it is worth, its last day and its code to scan', async () => {
  const { node, code, slips } = await openHouse()
  const [receipt, slip, ...more] = slips()
  expect(more).toEqual([])
  expect(receipt!.kind).toBe('receipt')
  // It is cut and given away like a ticket, by the printer that prints those.
  expect(slip!.kind).toBe('ticket')
  expect(slip!.lines).toEqual(
    expect.arrayContaining(['Small Cinema', 'Kinoabo', 'Besuche 10', `qr ${code}`, code]),
  )
  expect(slip!.lines.join()).toMatch(/Gültig bis \S+/)
  expect(slip!.lines.join()).toContain('20,00')
  expect(slip!.lines.join()).toContain('K-000001')
  expect(slips(true)[1]!.lines).toContain('KOPIE')
  await node.close()
})

test('a cinema arranges and words the slips of its vouchers, and the code stays on them', async () => {
  const { node, code, slips } = await openHouse()
  const make = (id: string, fields: object) =>
    node.execute(byHand, tx =>
      createEntry(tx, kind, id, { cinemaId: 'cinema-1', slip: 'voucher', ...fields }, manager),
    )
  await expect(make('one', { voucherLines: ['name', 'worth', 'until', 'number'] })).rejects.toMatchObject({
    code: 'slip_lines_required',
  })
  await make('one', {
    head: { en: 'A present', de: 'Ein Geschenk' },
    voucherLines: ['code', 'name', 'worth', 'until', 'number'],
    foot: { en: 'Enjoy', de: 'Viel Freude' },
  })
  const { lines } = slips()[1]!
  expect(lines[0]).toBe('Ein Geschenk')
  expect(lines.indexOf(`qr ${code}`)).toBeLessThan(lines.indexOf('Kinoabo'))
  expect(lines).not.toContain('Small Cinema')
  expect(lines).toContain('Viel Freude')
  await node.close()
})

test('a card that is topped up brings no slip: the receipt says what is on it', async () => {
  const { node, code } = await openHouse()
  const voucherId = linesNow(node.db, 'sale-1')[0]!.voucherId!
  const topUps = [{ voucherId, cents: 1500 }]
  const sale = saleOf('sale-2', [], { topUps, totalCents: 1500 })
  const atTill = { ...atRegister, device: 'till-1' }
  await node.execute(atTill, tx => sellAtRegister(tx, sale, { ...carl, locale: 'de' as const }))
  const paper = (copy: boolean) => billPaper(tenantOf(node), billById(node.db, 'sale-2')!, copy)
  expect(paper(false).map(({ kind }) => kind)).toEqual(['receipt'])
  const said = JSON.stringify(paper(false)[0]!.lines)
  expect(said).toContain('Aufladung · ')
  expect(said).toContain(`…${code.slice(-4)}`)
  expect(said).not.toContain(code)
  expect(said).toMatch(/Rest für Snacks.{1,20}35,00/)
  expect(JSON.stringify(paper(true)[0]!.lines)).not.toContain('Rest für Snacks')
  await node.close()
})

test('where slips of vouchers come only when somebody asks, the sale brings none and printing it again does, as no copy', async () => {
  const { node, slips } = await openHouse()
  const set = (place: string, value: 'asked' | 'always') =>
    node.execute(byHand, tx => changeEntry(tx, 'settings', place, { 'pos_config.voucher_slips': value }))
  await set('cinema-cinema-1', 'asked')
  expect(slips().map(({ kind }) => kind)).toEqual(['receipt'])
  const [receipt, slip] = slips(true)
  expect(receipt!.lines).toContain('KOPIE')
  expect(slip!.lines).toContain('Kinoabo')
  expect(slip!.lines).not.toContain('KOPIE')
  // The till that sold it says otherwise than its cinema.
  await set('device-cinema-1.till-1', 'always')
  expect(slips().map(({ kind }) => kind)).toEqual(['receipt', 'ticket'])
  expect(slips(true)[1]!.lines).toContain('KOPIE')
  await node.close()
})
