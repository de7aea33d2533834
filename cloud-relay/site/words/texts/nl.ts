import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  privacy: 'Privacy',
  text_terms: 'Voor je bestelling gelden:',
  text_notice: 'Mededeling',
  text_buy_help: 'Hulp bij het kopen',
  text_ticket_conditions: 'Voorwaarden van de tickets',
  text_voucher_conditions: 'Voorwaarden van de cadeaubon',
}
