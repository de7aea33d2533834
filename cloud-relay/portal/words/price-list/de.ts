import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'price_list.many': 'Preislisten',
  'price_list.lead':
    'Preise für Vorstellungen, die Sie von Hand auf eine Liste setzen, etwa Premieren oder Schulwochen. Wählen Sie die Liste bei ihren Preisen, dann bei der Vorstellung.',
  'price_list.one': 'Preisliste',
  'price_list.add': 'Neue Preisliste',
  'price_list.none': 'Noch keine Preislisten',
  'price_list.none_hint': 'Vorstellungen haben die üblichen Preise, bis eine auf eine Liste gesetzt wird.',
  'price_list.name': 'Name',
  'price_list.alone': 'Ihre Vorstellungen haben nur diese Preise',
  'price_list.alone.hint': 'Aus: Die üblichen Preise gelten daneben.',
  'price_list.order': 'Platz in der Reihe',
  'price_list.rates': 'Preise darauf',
}
