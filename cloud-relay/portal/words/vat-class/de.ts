import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'vat_class.many': 'Mehrwertsteuersätze',
  'vat_class.lead': 'Was das Gesetz sagt, mit dem Tag, an dem jeder Satz beginnt.',
  'vat_class.one': 'Steuerklasse',
  'vat_class.add': 'Neue Steuerklasse',
  'vat_class.none': 'Keine Steuerklassen',
  'vat_class.none_hint': 'Es gibt immer vier.',
  'vat_class.name': 'Klasse',
  'vat_class.rates': 'Sätze',
  'vat_class.rates.hint':
    'Eine Bestellung behält den Satz ihres Tages. Tragen Sie einen kommenden Satz neben dem jetzigen ein.',
  'vat_class.rates.from': 'Ab',
  'vat_class.rates.basisPoints': 'Satz',
  'vat_class.rates.takenAwayBasisPoints': 'Zum Mitnehmen',
  'vat_class.rates.takenAwayBasisPoints.empty': 'Derselbe',
  'vat_class.rates.cinemaId': 'Nur in',
  'vat_class.rates.cinemaId.empty': 'Alle anderen Kinos',
  'vat_class.now': 'Heute',
  'vat_class.next': 'Künftig',
  'vat_class.unset': 'noch nicht gesetzt',
}
