import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'exhibitor.many': 'Bedrijf',
  'exhibitor.lead': 'Wie de bioscopen uitbaat en wat voor alle geldt.',
  'exhibitor.one': 'Bedrijf',
  'exhibitor.add': 'Bedrijf',
  'exhibitor.none': 'Bedrijf',
  'exhibitor.none_hint': 'Het is er vanaf het begin.',
  'exhibitor.name': 'Naam',
  'exhibitor.tradeName': 'Handelsnaam',
  'exhibitor.email': 'E-mail',
  'exhibitor.vatNumber': 'Btw-nummer',
  'exhibitor.phone': 'Telefoon',
  'exhibitor.accentHue': 'Kleur van de website',
  'exhibitor.midnightOffsetMinutes': 'De werkdag begint, minuten na middernacht',
  'exhibitor.midnightOffsetMinutes.hint':
    '300 is vijf uur ’s ochtends: een voorstelling om 00:30 hoort bij de avond ervoor.',
  'exhibitor.cineWeekStartsOn': 'De bioscoopweek begint op',
  'exhibitor.holdSeconds': 'Stoelen worden vastgehouden, in seconden',
  'exhibitor.holdSeconds.hint': 'Terwijl een bezoeker het formulier invult; 60 tot 3600.',
  'exhibitor.personalDataMonths': 'Maanden dat namen bewaard blijven',
  'exhibitor.features': 'Op de website',
  'exhibitor.features.tickets': 'Kaartjes worden verkocht',
  'exhibitor.features.vouchers': 'Bonnen worden verkocht',
  'exhibitor.features.newsletters': 'Nieuwsbrieven',
}
