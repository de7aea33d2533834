import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'preset.many': 'Sjablonen',
  'preset.lead':
    'Delen van een pagina die je bewaart, zodat andere pagina’s ermee beginnen. Een pagina die ermee begon, blijft zoals ze is als het sjabloon verandert.',
  'preset.one': 'Sjabloon',
  'preset.add': 'Nieuw sjabloon',
  'preset.none': 'Nog geen eigen sjablonen',
  'preset.none_hint': 'Maak er hier een, of open een eigen pagina en bewaar ze als sjabloon.',
  'preset.name': 'Naam',
  'preset.title': 'Naam',
  'preset.title.hint': 'Een pagina die ermee begint, heeft deze titel.',
  'preset.body': 'Waarmee een pagina begint',
  'preset.enquiry': 'Aanvraagformulier',
  'preset.enquiry.hint':
    'Onder de pagina vragen bezoekers een offerte: voor hoeveel personen, op welke dag, met welke film. Ze komt per e-mail en staat onder Berichten.',
  'preset.enquiry.empty': 'Geen',
  'preset.enquiry.groups': 'Voor groepen',
  'preset.enquiry.schools': 'Voor scholen',
  'preset.enquiry.birthdays': 'Voor verjaardagsfeestjes',
  'preset.enquiry.hire': 'Voor besloten voorstellingen',
  'preset.enquiry.else': 'Voor iets anders',
  'preset.enquiry.any': 'Bezoekers kiezen',
  'preset.parts': 'Delen',
  preset_head: 'Een pagina met een sjabloon beginnen',
  preset_lead:
    'Het wordt een concept, dat niemand ziet voor je het publiceert. Wat tussen [[dubbele haken]] staat, vul je in.',
  preset_begin: 'Pagina beginnen',
  preset_begin_of: 'Pagina beginnen: {{preset}}',
  preset_keep: 'Als sjabloon bewaren',
  preset_keep_lead: 'Andere pagina’s kunnen beginnen met de delen van deze, zoals ze opgeslagen is.',
  preset_kept: 'Als sjabloon bewaard.',
  preset_ready_prices: 'Prijzen',
  preset_ready_groups: 'Groepen',
  preset_ready_schools: 'Scholen',
  preset_ready_birthdays: 'Verjaardagsfeestjes',
  preset_ready_rules: 'Huisregels',
}
