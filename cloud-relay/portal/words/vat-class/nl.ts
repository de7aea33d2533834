import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'vat_class.many': 'Btw-tarieven',
  'vat_class.lead': 'Wat de wet zegt, met de dag waarop elk tarief begint.',
  'vat_class.one': 'Btw-klasse',
  'vat_class.add': 'Nieuwe btw-klasse',
  'vat_class.none': 'Geen btw-klassen',
  'vat_class.none_hint': 'Er zijn er altijd vier.',
  'vat_class.name': 'Klasse',
  'vat_class.rates': 'Tarieven',
  'vat_class.rates.hint':
    'Een bestelling houdt het tarief van haar dag. Voer een komend tarief naast het huidige in.',
  'vat_class.rates.from': 'Vanaf',
  'vat_class.rates.basisPoints': 'Tarief',
  'vat_class.rates.takenAwayBasisPoints': 'Om mee te nemen',
  'vat_class.rates.takenAwayBasisPoints.empty': 'Hetzelfde',
  'vat_class.rates.cinemaId': 'Alleen in',
  'vat_class.rates.cinemaId.empty': 'Alle andere bioscopen',
  'vat_class.now': 'Vandaag',
  'vat_class.next': 'Straks',
  'vat_class.unset': 'nog niet ingesteld',
}
