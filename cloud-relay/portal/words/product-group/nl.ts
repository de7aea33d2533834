import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'product_group.many': 'Productgroepen',
  'product_group.lead':
    'Zo staan producten in groepen aan de kassa. Een product zonder groep staat onder zijn soort, zoals dranken.',
  'product_group.one': 'Productgroep',
  'product_group.add': 'Nieuwe productgroep',
  'product_group.none': 'Nog geen eigen groepen',
  'product_group.none_hint':
    'Tot dan toont de kassa popcorn, dranken, snacks, snoep en bar. Maak er een, en kies ze dan bij haar producten.',
  'product_group.name': 'Naam aan de kassa',
  'product_group.color': 'Kleur',
  'product_group.color.amber': 'Geel',
  'product_group.color.blue': 'Blauw',
  'product_group.color.red': 'Rood',
  'product_group.color.pink': 'Roze',
  'product_group.color.green': 'Groen',
  'product_group.color.violet': 'Paars',
  'product_group.color.teal': 'Turkoois',
  'product_group.color.grey': 'Grijs',
  'product_group.order': 'Plaats in de rij',
  'product_group.order.hint':
    'Het kleinste getal komt eerst. Popcorn staat op 100, dranken 200, snacks 300, snoep 400, bar 500.',
  'product_group.barSlip': 'Wordt aan de bar bereid',
  'product_group.barSlip.hint':
    'Wat van deze groep wordt verkocht, komt aan de bar op papier, en de klant krijgt een nummer.',
  'product_group.products': 'Producten',
}
