import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'product.many': 'Produits',
  'product.lead': 'Ce que vend le bar.',
  'product.one': 'Produit',
  'product.add': 'Nouveau produit',
  'product.none': 'Pas encore de produit',
  'product.none_hint': 'Ce qui est saisi ici se vend aussitôt à la caisse.',
  'product.name': 'Nom',
  'product.category': 'Catégorie',
  'product.category.popcorn': 'Popcorn',
  'product.category.drinks': 'Boissons',
  'product.category.sweets': 'Confiseries',
  'product.category.snacks': 'En-cas',
  'product.category.bar': 'Bar',
  'product.cents': 'Prix',
  'product.cents.hint': 'TVA comprise.',
  'product.vatClass': 'TVA',
  'product.barcode': 'Code-barres',
  'product.barcode.empty': 'Aucun',
  'product.order': 'Rang dans la liste',
  'product.order.hint': 'Les petits nombres d’abord.',
}
