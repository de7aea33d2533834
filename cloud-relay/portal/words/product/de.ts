import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'product.many': 'Produkte',
  'product.lead': 'Was die Bar verkauft.',
  'product.one': 'Produkt',
  'product.add': 'Neues Produkt',
  'product.none': 'Noch keine Produkte',
  'product.none_hint': 'Was hier steht, verkauft die Kasse sofort.',
  'product.name': 'Name',
  'product.category': 'Warengruppe',
  'product.category.popcorn': 'Popcorn',
  'product.category.drinks': 'Getränke',
  'product.category.sweets': 'Süßes',
  'product.category.snacks': 'Snacks',
  'product.category.bar': 'Bar',
  'product.cents': 'Preis',
  'product.cents.hint': 'Mehrwertsteuer inbegriffen.',
  'product.vatClass': 'MwSt.',
  'product.barcode': 'Strichcode',
  'product.barcode.empty': 'Keiner',
  'product.order': 'Platz in der Liste',
  'product.order.hint': 'Kleinere Zahlen kommen zuerst.',
}
