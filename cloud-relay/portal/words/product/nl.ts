import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'product.many': 'Producten',
  'product.lead': 'Wat de bar verkoopt.',
  'product.one': 'Product',
  'product.add': 'Nieuw product',
  'product.none': 'Nog geen producten',
  'product.none_hint': 'Wat hier staat, verkoopt de kassa meteen.',
  'product.name': 'Naam',
  'product.category': 'Categorie',
  'product.category.popcorn': 'Popcorn',
  'product.category.drinks': 'Dranken',
  'product.category.sweets': 'Snoep',
  'product.category.snacks': 'Snacks',
  'product.category.bar': 'Bar',
  'product.cents': 'Prijs',
  'product.cents.hint': 'Btw inbegrepen.',
  'product.vatClass': 'Btw',
  'product.barcode': 'Streepjescode',
  'product.barcode.empty': 'Geen',
  'product.order': 'Plaats in de lijst',
  'product.order.hint': 'Kleine getallen eerst.',
}
