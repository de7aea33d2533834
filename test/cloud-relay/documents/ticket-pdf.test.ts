import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { TicketPdfData } from '#core/documents/paper.ts'
import { locales } from '#core/i18n/locale.ts'
import { accentRgb } from '#relay/documents/accent.ts'
import { ticketPdf } from '#relay/documents/ticket-pdf.ts'
import { eveningTicket } from '../../core/documents/paper-samples.ts'

describe('the PDF of a purchase', () => {
  for (const locale of locales)
    it(`has a page for each ticket, tagged and marked as ${locale}`, async () => {
      const pdf = (await ticketPdf({ ...purchase, locale })).toString('latin1')
      expect(pdf.startsWith('%PDF-1.7')).toBe(true)
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3)
      expect(pdf).toContain('/MarkInfo')
      expect(pdf).toContain('/StructTreeRoot')
      expect(pdf).toContain(`/Lang (${locale})`)
    })

  it('stays below 100 KB with ten tickets', async () => {
    const tickets = Array.from({ length: 10 }, () => eveningTicket)
    expect((await ticketPdf({ ...purchase, tickets })).length).toBeLessThan(100_000)
  })

  it('takes the longest and the strangest words without running onto another page', async () => {
    const strange = {
      ...eveningTicket,
      movieTitle: '千と千尋の神隠し '.repeat(14),
      screenName: 'Grande salle Ariston du rez-de-chaussée',
      rateName: 'Schüler, Studenten, Auszubildende und Arbeitsuchende mit Ausweis',
      versionText: '',
      minimumAge: null,
      row: null,
      seat: null,
      code: 'F1.'.padEnd(400, 'Zx9-'),
    }
    const pdf = await ticketPdf({ ...purchase, tickets: [strange], buyerName: 'Dvořák '.repeat(9) })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  })
})

describe('what the exhibitor adds to its tickets', () => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

  it('is its logo beside the name, told to who cannot see it', async () => {
    const logo = await sharp({ create: { width: 420, height: 140, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer()
    const pdf = await ticketPdf({
      ...purchase,
      logo,
      tickets: purchase.tickets.map(each => ({ ...each, cinemaName: 'Kino Ariston' })),
    })
    expect(pagesOf(pdf)).toBe(3)
    expect(pdf.toString('latin1')).toContain('/DCTDecode')
    expect(pdf.toString('latin1')).toContain('/Alt (Kino Ariston)')
  })

  it('is its conditions on a page after the last ticket, and on four pages at most', async () => {
    expect(pagesOf(await ticketPdf({ ...purchase, terms: ['No large bags.', 'Latecomers wait.'] }))).toBe(4)
    const long = 'Whoever disturbs others leaves the screen without a refund. '.repeat(60)
    const endless = Array.from({ length: 60 }, () => long)
    expect(pagesOf(await ticketPdf({ ...purchase, terms: endless }))).toBe(7)
  })
})

describe('the accent colour', () => {
  it('carries dark ink with at least 7:1 at every hue', () => {
    for (let hue = 0; hue < 360; hue += 5)
      expect((luminance(accentRgb(hue)) + 0.05) / (luminance([33, 27, 22]) + 0.05)).toBeGreaterThan(7)
  })
})

const purchase: TicketPdfData = {
  tickets: [eveningTicket, { ...eveningTicket, seat: 13 }, { ...eveningTicket, seat: 14, copy: true }],
  cinemaAddressLines: ['12, rue de l’Alzette', 'L-4011 Esch-sur-Alzette'],
  buyerName: 'Zoë Müller',
  locale: 'fr',
  timeZone: 'Europe/Luxembourg',
  accentHue: 72,
}

/** WCAG 2.2 relative luminance. */
function luminance(rgb: readonly number[]): number {
  const [red, green, blue] = rgb.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
