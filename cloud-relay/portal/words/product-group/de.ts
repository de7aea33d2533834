import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'product_group.many': 'Produktgruppen',
  'product_group.lead':
    'So sind Produkte an der Kasse gruppiert. Ein Produkt ohne Gruppe steht unter seiner Art, etwa Getränke.',
  'product_group.one': 'Produktgruppe',
  'product_group.add': 'Neue Produktgruppe',
  'product_group.none': 'Noch keine eigenen Gruppen',
  'product_group.none_hint':
    'Bis dahin zeigt die Kasse Popcorn, Getränke, Snacks, Süßes und Bar. Legen Sie eine an und wählen Sie sie dann bei ihren Produkten.',
  'product_group.name': 'Name an der Kasse',
  'product_group.color': 'Farbe',
  'product_group.color.amber': 'Gelb',
  'product_group.color.blue': 'Blau',
  'product_group.color.red': 'Rot',
  'product_group.color.pink': 'Rosa',
  'product_group.color.green': 'Grün',
  'product_group.color.violet': 'Violett',
  'product_group.color.teal': 'Türkis',
  'product_group.color.grey': 'Grau',
  'product_group.order': 'Platz in der Reihe',
  'product_group.order.hint':
    'Die kleinste Zahl kommt zuerst. Popcorn steht bei 100, Getränke 200, Snacks 300, Süßes 400, Bar 500.',
  'product_group.barSlip': 'Wird an der Bar zubereitet',
  'product_group.barSlip.hint':
    'Was aus dieser Gruppe verkauft wird, kommt als Bon an der Bar heraus, und der Gast bekommt eine Nummer.',
  'product_group.products': 'Produkte',
}
