import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  legal_head: 'Wat de wet vraagt',
  legal_lead:
    'Een concept heeft elke rubriek, in vier talen, met wat al bekend is. Vul in wat tussen [[dubbele haken]] staat, laat het lezen door iemand die de wet kent, en publiceer het.',
  legal_begin: 'Met een concept beginnen',
  legal_begin_of: 'Met een concept beginnen: {{page}}',
  legal_open: 'Openen',
  legal_open_of: 'Openen: {{page}}',
  legal_none: 'Nog niet gemaakt',
  legal_built_in: 'De ingebouwde woorden',
  legal_blanks: 'Nog in te vullen',
}
