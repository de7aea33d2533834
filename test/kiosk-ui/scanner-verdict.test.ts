import { describe, expect, it } from 'vitest'
import { admitTicket } from '#core/admission/contract.ts'
import { en } from '#kiosk/scanner/words/en.ts'
import type { Outcome } from '#kiosk/scanner/scans.ts'
import { causeBeside, verdictOf } from '#kiosk/scanner/verdict.ts'

const refused = (code: string): Outcome =>
  ({ is: 'refused', code, message: 'Already used at 20:04.', ownScheduleId: null, before: null }) as Outcome

describe('the verdict at the door', () => {
  it('says the cause large, and the sentence of the box under it', () => {
    expect(verdictOf(refused('ticket_used'))).toEqual({
      look: 'refused',
      headline: 'used',
      cause: 'Already used at 20:04.',
    })
  })

  it('says nothing twice, in no language', async () => {
    for (const locale of ['en', 'de', 'fr', 'nl'] as const) {
      const { [locale]: words } = (await import(`../../kiosk-ui/scanner/words/${locale}.ts`)) as never
      const { [locale]: refusals } = (await import(`../../core/i18n/refusals/${locale}.ts`)) as never
      const cause = causeBeside(words['unknown'], refusals['refusal.ticket_unknown'])
      expect(cause).not.toContain(words['unknown'])
      expect(cause!.length).toBeGreaterThan(10)
    }
    expect(causeBeside('Already used', 'This ticket was used at 20:04.')).toBe(
      'This ticket was used at 20:04.',
    )
  })

  it('has a headline of its own for every refusal the door can give', () => {
    const headlines = admitTicket.refusals.map(code => verdictOf(refused(code)).headline)
    expect(headlines).not.toContain('refused')
    expect(new Set(headlines).size).toBe(admitTicket.refusals.length)
    for (const headline of headlines) expect(en[headline]).toBeTruthy()
  })

  it('says plainly no to a refusal nobody foresaw', () => {
    expect(verdictOf(refused('internal')).headline).toBe('refused')
  })

  it('is never admitted while the box has not answered', () => {
    expect(verdictOf({ is: 'waiting', unanswered: 0 }).look).toBe('waiting')
    expect(verdictOf({ is: 'waiting', unanswered: 2 }).look).toBe('unanswered')
  })
})
