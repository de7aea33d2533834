import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'modules.many': 'Modules',
  'modules.lead':
    'Waarmee je bioscopen werken. Wat uit staat, verdwijnt van de schermen; niets wat verkocht is, gaat verloren.',
  'modules.one': 'Modules',
  'modules.add': 'Modules kiezen',
  'modules.none': 'Geen modules',
  'modules.none_hint': 'Er is er altijd minstens één.',
  'modules.tickets': 'Tickets',
  'modules.tickets.hint':
    'Plaatsen voor voorstellingen: aan de kassa, op de website en aan de deur. Verkochte tickets blijven geldig als het uit staat.',
  'modules.vouchers': 'Cadeaubonnen',
  'modules.vouchers.hint':
    'Cadeaukaarten en abonnementen. Wat verkocht is, blijft geldig als betaling als het uit staat.',
  'modules.signage': 'Foyerschermen',
  'modules.signage.hint': 'De schermen aan je muren: wat er draait en hoeveel plaatsen nog vrij zijn.',
  'modules.products': 'Producten',
  'modules.products.hint': 'Snacks, drankjes en wat er verder aan de balie verkocht wordt.',
  'modules.pos': 'Kassa’s',
  'modules.pos.hint':
    'Verkopen aan de balie. Terugbetalen en omruilen van wat verkocht is, gaat door als het uit staat.',
  'modules.cash_balance': 'Kasbalans',
  'modules.cash_balance.hint':
    'Diensten aan de kassa’s: wisselgeld, de lade tellen en per dienst een rapport. Zonder wordt er gewoon verkocht.',
  'modules.is_on': 'Aan',
  'modules.is_off': 'Uit',
  'modules.do_on': 'Inschakelen',
  'modules.do_off': 'Uitschakelen',
  'modules.reservations': 'Reserveringen',
  'modules.reservations.hint':
    'Plaatsen vrijhouden voor gasten die later betalen, aan de kassa’s. Gemaakte reserveringen blijven gelden als het uit staat.',
  'modules.invoices': 'Facturen',
  'modules.invoices.hint':
    'Factuurklanten, en facturen van wat ze bestelden. Gemaakte blijven leesbaar als het uit staat.',
  'modules.newsletters': 'Nieuwsbrief',
  'modules.newsletters.hint':
    'Bezoekers schrijven zich in op de website en jij mailt ze je nieuws. Staat het uit, dan blijft de lijst en kan iedereen zich nog uitschrijven.',
  'modules.really_off': '{{name}} uitschakelen?',
  'modules.really_off_what':
    'In alle bioscopen en meteen: kassa’s, website, portaal en schermen bieden het niet meer aan. Je kunt het altijd weer inschakelen.',
  'modules.leave': 'Aan laten',
  'modules.at_relay': 'Modules worden geschakeld in het portaal op internet, voor alle bioscopen tegelijk.',
}
