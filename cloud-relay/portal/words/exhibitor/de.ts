import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'exhibitor.many': 'Unternehmen',
  'exhibitor.lead': 'Wer die Kinos betreibt und was für alle gilt.',
  'exhibitor.one': 'Unternehmen',
  'exhibitor.add': 'Unternehmen',
  'exhibitor.none': 'Unternehmen',
  'exhibitor.none_hint': 'Es ist von Anfang an da.',
  'exhibitor.name': 'Name',
  'exhibitor.tradeName': 'Firmenname',
  'exhibitor.email': 'E-Mail',
  'exhibitor.vatNumber': 'USt-IdNr.',
  'exhibitor.phone': 'Telefon',
  'exhibitor.accentHue': 'Farbe der Website',
  'exhibitor.midnightOffsetMinutes': 'Der Geschäftstag beginnt, Minuten nach Mitternacht',
  'exhibitor.midnightOffsetMinutes.hint':
    '300 ist fünf Uhr morgens: Eine Vorstellung um 00:30 gehört zum Abend davor.',
  'exhibitor.cineWeekStartsOn': 'Die Kinowoche beginnt am',
  'exhibitor.holdSeconds': 'Plätze werden gehalten, in Sekunden',
  'exhibitor.holdSeconds.hint': 'Während jemand das Formular ausfüllt; 60 bis 3600.',
  'exhibitor.personalDataMonths': 'Monate, die Namen bleiben',
  'exhibitor.features': 'Auf der Website',
  'exhibitor.features.tickets': 'Karten werden verkauft',
  'exhibitor.features.vouchers': 'Gutscheine werden verkauft',
  'exhibitor.features.newsletters': 'Newsletter',
}
