import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'voucher_package.many': 'Pakketten',
  'voucher_package.lead':
    'Meerdere cadeaubonnen samen voor een eigen prijs. Elk heeft een eigen code; ze worden samen terugbetaald.',
  'voucher_package.one': 'Pakket',
  'voucher_package.add': 'Nieuw pakket',
  'voucher_package.none': 'Nog geen pakketten',
  'voucher_package.none_hint':
    'Een pakket is meerdere cadeaubonnen samen, zoals een abonnement voor twee met snacks.',
  'voucher_package.name': 'Naam',
  'voucher_package.description': 'Wat erin zit en voor wie',
  'voucher_package.picture': 'Afbeelding',
  'voucher_package.parts': 'Cadeaubonnen erin',
  'voucher_package.parts.hint': 'Elk krijgt een eigen code en geldt zoals een apart verkochte.',
  'voucher_package.parts.voucherTypeId': 'Soort',
  'voucher_package.parts.count': 'Hoeveel',
  'voucher_package.parts.turns': 'Beurten op elk',
  'voucher_package.parts.refreshmentCents': 'Voor snacks en drankjes, op elk',
  'voucher_package.cents': 'Prijs voor alles samen',
  'voucher_package.cents.hint':
    'Inclusief btw. De waarde voor snacks kost wat ze waard is; de rest wordt verdeeld over de beurten zoals ze apart kosten.',
  'voucher_package.soldFrom': 'Te koop vanaf',
  'voucher_package.soldFrom.empty': 'Vanaf nu',
  'voucher_package.soldUntil': 'Te koop tot en met',
  'voucher_package.soldUntil.empty': 'Geen einde',
  'voucher_package.cinemaIds': 'Bioscopen',
  'voucher_package.cinemaIds.empty': 'Alle bioscopen',
  'voucher_package.visibility': 'Te koop via',
  'voucher_package.visibility.site': 'Website',
  'voucher_package.visibility.pos': 'Kassa',
  'voucher_package.status': 'Status',
  'voucher_package.status.available': 'Aangeboden',
  'voucher_package.status.paused': 'Gepauzeerd',
  'voucher_package.status.hint': 'Gepauzeerde blijven zoals ze zijn en worden nergens aangeboden.',
  'voucher_package.order': 'Plaats in de lijst',
  'voucher_package.order.hint': 'Kleinere getallen komen eerst.',
}
