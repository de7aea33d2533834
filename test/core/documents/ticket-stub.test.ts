import { describe, expect, it } from 'vitest'
import type { TicketData } from '#core/documents/paper.ts'
import { ticketStubDocument } from '#core/documents/ticket-stub.ts'
import { typeset } from '#core/documents/typeset.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { eveningTicket } from './paper-samples.ts'

describe('a ticket stub', () => {
  it('shows row and seat in large letters', () => {
    const large = typeset(ticketStubDocument(eveningTicket, 'de'), 48).filter(
      line => line.kind === 'line' && line.size === 'large' && line.text.startsWith('Reihe F'),
    )
    expect(large).toHaveLength(1)
    expect(large[0]).toMatchObject({ text: 'Reihe F         Platz 12', bold: true })
  })

  it('tells day and time in the words of the reader', () => {
    expect(textOf(eveningTicket, 'en')).toContain('Saturday 21 November 2026')
    expect(textOf(eveningTicket, 'de')).toContain('Samstag, 21. November 2026')
    expect(textOf(eveningTicket, 'fr')).toContain('Samedi 21 novembre 2026')
    expect(textOf(eveningTicket, 'nl')).toContain('Zaterdag 21 november 2026')
  })

  it('says free seating where no seat was chosen', () => {
    expect(textOf({ ...eveningTicket, row: null, seat: null }, 'fr')).toContain('Placement libre')
  })

  it('tells the age, all ages, or nothing for a film that is not rated yet', () => {
    expect(textOf(eveningTicket, 'nl')).toContain('Vanaf 12 jaar')
    expect(textOf({ ...eveningTicket, minimumAge: 0 }, 'nl')).toContain('Alle leeftijden')
    expect(textOf({ ...eveningTicket, minimumAge: null }, 'nl')).not.toContain('·\n')
  })

  it('carries the signed code and the short one in groups', () => {
    expect(ticketStubDocument(eveningTicket, 'en').lines).toContainEqual({
      kind: 'qr',
      content: eveningTicket.code,
    })
    expect(textOf(eveningTicket, 'en')).toContain('K7Q4M 92TDX')
  })

  it('breaks a long title at words and loses none of them', () => {
    const movieTitle =
      'Die unglaubliche Reise in einem verrückten Donaudampfschifffahrtsgesellschaftskapitänsauto'
    const printed = textOf({ ...eveningTicket, movieTitle }, 'de').replace(/\s/g, '')
    expect(printed).toContain(movieTitle.replace(/\s/g, ''))
  })
})

function textOf(data: TicketData, locale: Locale): string {
  return typeset(ticketStubDocument(data, locale), 48)
    .map(line => (line.kind === 'line' ? line.text : ''))
    .join('\n')
}
