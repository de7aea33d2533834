import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'product_group.many': 'Groupes de produits',
  'product_group.lead':
    'Le classement des produits à la caisse. Un produit sans groupe est sous son genre, par exemple les boissons.',
  'product_group.one': 'Groupe de produits',
  'product_group.add': 'Nouveau groupe de produits',
  'product_group.none': 'Pas encore de groupe à vous',
  'product_group.none_hint':
    'D’ici là, la caisse affiche pop-corn, boissons, snacks, confiseries et bar. Créez un groupe, puis choisissez-le dans ses produits.',
  'product_group.name': 'Nom à la caisse',
  'product_group.color': 'Couleur',
  'product_group.color.amber': 'Ambre',
  'product_group.color.blue': 'Bleu',
  'product_group.color.red': 'Rouge',
  'product_group.color.pink': 'Rose',
  'product_group.color.green': 'Vert',
  'product_group.color.violet': 'Violet',
  'product_group.color.teal': 'Turquoise',
  'product_group.color.grey': 'Gris',
  'product_group.order': 'Place dans la rangée',
  'product_group.order.hint':
    'Le plus petit nombre vient en premier. Le pop-corn est à 100, les boissons 200, les snacks 300, les confiseries 400, le bar 500.',
  'product_group.barSlip': 'Préparé au bar',
  'product_group.barSlip.hint':
    'Un bon avec ce qui est vendu de ce groupe sort au bar, et le client reçoit un numéro.',
  'product_group.products': 'Produits',
}
