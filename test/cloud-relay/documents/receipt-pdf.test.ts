import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { keepFile } from '#core/content/files/store.ts'
import { killPictureProcess } from '#core/content/pictures/picture-jobs.ts'
import { locales } from '#core/i18n/locale.ts'
import type { Letterhead } from '#relay/documents/letterhead.ts'
import { letterheadPdf } from '#relay/documents/letterhead-pdf.ts'
import { paperLogo } from '#relay/documents/paper-logo.ts'
import { pictures } from '../../world/pictures.ts'
import { byHand, openSmallNode } from '../../world/small-exhibitor.ts'
import { until } from '../../world/until.ts'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

describe('a receipt on A4', () => {
  for (const locale of locales)
    it(`is one page, tagged and marked as ${locale}`, async () => {
      const pdf = await letterheadPdf({ ...receipt, locale })
      expect(pagesOf(pdf)).toBe(1)
      for (const part of ['%PDF-1.7', '/MarkInfo', '/StructTreeRoot', `/Lang (${locale})`])
        expect(pdf.toString('latin1')).toContain(part)
    })

  it('goes on to as many pages as its lines need, and stays small', async () => {
    const line = { ...receipt.groups[0]!.lines[0]!, text: 'Grand menu de la séance du soir, '.repeat(6) }
    const groups = [{ title: 'Everything', lines: Array.from({ length: 60 }, () => line) }]
    const pdf = await letterheadPdf({ ...receipt, groups })
    expect(pagesOf(pdf)).toBeGreaterThan(2)
    expect(pdf.length).toBeLessThan(150_000)
  })

  it('bears the logo of its seller above the name, told to who cannot see it, and holds for nothing without one', async () => {
    const { node } = await openSmallNode('relay')
    expect(await paperLogo({ node })).toBeUndefined()
    const drawn = sharp({ create: { width: 900, height: 300, channels: 4, background: '#0000' } })
    await node.execute(byHand, tx =>
      changeEntry(tx, 'exhibitor', 'exhibitor', { logoFile: keepFile(tx.db, pictures['image/webp'](40)) }),
    )
    expect(await paperLogo({ node })).toBeUndefined()
    const bytes = await drawn.png().toBuffer()
    await node.execute(byHand, tx =>
      changeEntry(tx, 'exhibitor', 'exhibitor', { logoFile: keepFile(tx.db, bytes) }),
    )
    // A paper waits two seconds for it: on a busy machine it is the next one that bears it.
    let logo: Buffer | undefined
    await until(async () => (logo = await paperLogo({ node })) !== undefined)
    const { data, info } = await sharp(logo).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([420, 140])
    // What is transparent is paper.
    expect(data[0]).toBeGreaterThan(250)
    const pdf = await letterheadPdf({ ...receipt, logo })
    expect(pagesOf(pdf)).toBe(1)
    expect(pdf.toString('latin1')).toContain('/DCTDecode')
    expect(pdf.toString('latin1')).toContain('/Alt (Kino Ariston)')
    expect(pdf.length).toBeLessThan(150_000)
    killPictureProcess()
  })

  it('takes words of any script and the longest names', async () => {
    const pdf = await letterheadPdf({
      ...receipt,
      training: true,
      sellerName: '千と千尋 '.repeat(20),
      buyerLines: ['Dvořák '.repeat(20), 'Straße 1'],
      notes: ['As agreed. '.repeat(40)],
    })
    expect(pagesOf(pdf)).toBe(1)
  })
})

const receipt: Letterhead = {
  locale: 'en',
  accentHue: 72,
  training: false,
  title: 'Receipt WEB-000123',
  sellerName: 'Kino Ariston',
  sellerLines: ['12, rue de l’Alzette', 'L-4011 Esch-sur-Alzette', 'VAT no. LU12345678'],
  buyerLines: [],
  facts: [['Date', 'Monday 23 November 2026, 20:15']],
  groups: [
    {
      title: '',
      lines: [
        { text: 'Normal', quantity: 2, unitCents: 1100, vatRate: 300, totalCents: 2200 },
        {
          text: 'For snacks',
          note: 'VAT is due when it is used.',
          quantity: 1,
          unitCents: 1000,
          vatRate: 0,
          totalCents: 1000,
        },
      ],
    },
  ],
  sums: [
    { text: 'Total', cents: 3200, strong: true },
    { text: 'Paid online', cents: 3200 },
    { text: 'Refund of 24 November', cents: -1100 },
  ],
  vat: [{ title: 'VAT', rates: [{ rate: 300, baseCents: 2136, vatCents: 64 }] }],
  notes: [],
}
