import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.bill_unknown': 'Deze bestelling is niet gevonden. Controleer het nummer.',
  'refusal.payment_unknown': 'Deze betaling is niet gevonden. Bekijk de lijst opnieuw.',
  'refusal.seat_unknown': '{{seats}}: deze plaats bestaat niet in deze zaal. Kies een andere.',
  'refusal.rate_unknown': 'Dit tarief wordt niet meer aangeboden. Kies een ander.',
  'refusal.rate_limit': '{{rate}}: kies tussen {{min}} en {{max}} tickets.',
  'refusal.rate_in_advance':
    '{{rate}} was voor deze voorstelling alleen tot en met {{day}} te koop. Kies een ander tarief.',
  'refusal.rate_other_dates': '{{rate}} geldt niet voor voorstellingen op deze dag. Kies een ander tarief.',
  'refusal.rate_other_weekdays': '{{rate}} geldt niet op deze dag van de week. Kies een ander tarief.',
  'refusal.rate_other_hours': '{{rate}} geldt niet op dit uur. Kies een ander tarief.',
  'refusal.rate_other_screens': '{{rate}} geldt niet in deze zaal. Kies een ander tarief.',
  'refusal.supplement_not_waived': 'Deze toeslag moet voor deze voorstelling worden betaald.',
  'refusal.rate_other_list':
    '{{rate}} staat niet op de prijslijst van deze voorstelling. Kies een ander tarief.',
  'refusal.rate_other_events': '{{rate}} geldt niet voor dit evenement. Kies een ander tarief.',
  'refusal.rate_other_films': '{{rate}} geldt niet voor deze film. Kies een ander tarief.',
  'refusal.rate_few_left':
    '{{rate}}: nog maar {{left}} over voor deze voorstelling. Kies er minder of een ander tarief.',
  'refusal.rate_sold_out': '{{rate}} is uitverkocht voor deze voorstelling. Kies een ander tarief.',
  'refusal.rate_sold_nowhere':
    'Vink minstens één plek aan waar het wordt verkocht. Wil je het voorlopig nergens verkopen, pauzeer het dan.',
  'refusal.rate_limits_cross': 'Het hoogste aantal kan niet lager zijn dan het laagste.',
  'refusal.rate_dates_cross': 'De laatste dag zou vóór de eerste liggen. Kies een latere.',
  'refusal.discount_pays_all': 'Er moeten minder tickets betaald worden dan er gekocht worden.',
  'refusal.discount_rates_needed': 'Kies minstens één prijs.',
  'refusal.discount_sum_needed': 'Geef een bedrag of een percentage op, niet allebei.',
  'refusal.product_sold_out': '{{product}}: nog maar {{most}} over. Kies er minder.',
  'refusal.bill_unpaid_snacks': 'Deze bestelling is nog niet betaald. Kijk opnieuw zodra het geld er is.',
  'refusal.nothing_to_hand_out': 'Er zijn geen snacks af te geven voor deze bestelling.',
  'refusal.snacks_handed_out': 'Deze snacks zijn al afgegeven: {{time}}, {{name}}, {{device}}.',
  'refusal.product_unknown': 'Dit artikel wordt niet meer verkocht. Haal het weg.',
  'refusal.combination_changed': 'Wat bij {{product}} hoort, is veranderd. Haal het weg en kies het opnieuw.',
  'refusal.combination_has_ingredients':
    'Wat een combinatie bevat, heeft eigen ingrediënten. Laat ze hier leeg.',
  'refusal.part_has_parts':
    'Een ervan bestaat zelf uit andere producten, of is dit product zelf. Kies waaruit het bestaat.',
  'refusal.nothing_chosen': 'Er is nog niets gekozen. Kies eerst iets.',
  'refusal.exchange_under_way':
    'Er wordt net een omruiling van deze bestelling betaald. Rond die eerst af of breek die af.',
  'refusal.not_exchangeable':
    'Dit kan hier niet meer geruild worden, of niet voor deze voorstelling. Vraag het aan de kassa.',
  'refusal.not_returnable': 'Dit kan hier niet meer teruggegeven worden. Vraag het aan de kassa.',
  'refusal.rate_returned_whole':
    '{{rate}} geldt vanaf {{min}} personen: geef al deze tickets terug of houd er minstens {{min}}.',
  'refusal.cinema_not_reached':
    'De bioscoop is nu niet bereikbaar, dus de ingang zou het niet weten. Probeer het over enkele minuten opnieuw.',
  'refusal.cash_short': 'Het ontvangen bedrag volstaat nog niet.',
  'refusal.total_changed': 'De prijs is gewijzigd. Bekijk het nieuwe totaal.',
  'refusal.seat_taken': '{{seats}} is niet meer vrij. Kies een andere plaats.',
  'refusal.seats_elsewhere':
    '{{seats}} kan hier niet verkocht worden tot bioscoop en website weer verbonden zijn. Kies een andere plaats.',
  'refusal.blocked_elsewhere':
    '{{seats}} is elders geblokkeerd: in de bioscoop of in het portaal op internet. Geef de plaats daar weer vrij.',
  'refusal.too_many_parked': '{{most}} mandjes staan geparkeerd. Neem er eerst één terug en rond het af.',
  'refusal.parked_unknown': 'Dit mandje is niet meer geparkeerd: de dag is voorbij.',
  'refusal.parked_taken': '{{name}} heeft dit mandje al teruggenomen.',
  'refusal.credit_too_much':
    'Hiervan kan hoogstens € {{most}} worden teruggegeven. Voer een kleiner bedrag in.',
  'refusal.not_looked_at': 'Bekijk wat gasten voor deze tickets moeten tonen, en bevestig het.',
  'refusal.too_many_reprints':
    'Dit ticket is al {{most}} keer opnieuw afgedrukt. Ruil het liever om voor een nieuw.',
  'refusal.running_unknown': 'Dit mandje is intussen verkocht of opgegeven. Bekijk de lijst opnieuw.',
  'refusal.basket_taken_over': '{{name}} heeft dit mandje aan {{till}} overgenomen. Daar wordt het verkocht.',
  'refusal.not_enough_seats': 'Nog vrije plaatsen: {{free}}. Kies minder tickets of een andere voorstelling.',
  'refusal.pair_split':
    'De twee helften van een loveseat horen bij elkaar: neem {{seats}} erbij of kies een andere plaats.',
  'refusal.companion_alone':
    'Deze plaats is voor de begeleider van een rolstoelgebruiker: kies ze samen met {{seats}}.',
  'refusal.too_many_shows':
    'Op één kassabon passen tickets voor hoogstens {{most}} voorstellingen. Verkoop de andere op een tweede kassabon.',
  'refusal.seats_too_close': 'Houd afstand: {{seats}} naast deze plaatsen is bezet. Kies andere.',
  'refusal.seat_left_alone': '{{seats}} zou alleen overblijven. Schuif één plaats op of neem die erbij.',
  'refusal.kept_for_register':
    'De laatste plaatsen van deze voorstelling blijven voor de kassa. Hier nog te krijgen: {{free}}.',
  'refusal.too_many_baskets':
    'Je houdt al plaatsen vast in andere bestellingen ({{most}}). Rond er een af of annuleer er een en probeer opnieuw.',
  'refusal.too_many_seats':
    'Je kunt hier {{most}} plaatsen tegelijk vasthouden. Betaal er eerst enkele; bel voor een grote groep de bioscoop.',
  'refusal.too_many_unpaid':
    'Je hebt onbetaalde bestellingen ({{most}}). Betaal of annuleer er een en probeer opnieuw.',
  'refusal.address_crowded':
    'Veel mensen op je netwerk kopen nu plaatsen voor deze voorstelling. Probeer het over enkele minuten opnieuw.',
  'refusal.not_sold_here': 'Deze voorstelling wordt hier niet verkocht. Kies een andere.',
  'refusal.sales_closed': 'De verkoop voor deze voorstelling is afgelopen. Kies een andere.',
  'refusal.discount_limit': 'Je mag tot € {{limit}} korting per kassabon geven. Vraag het aan een manager.',
  'refusal.discount_too_much': 'Dat is meer dan het kost. Voer een kleiner bedrag in.',
  'refusal.refund_limit': 'Je mag tot € {{limit}} per kassabon terugbetalen. Vraag het aan een manager.',
  'refusal.withdraw_limit': 'Je mag tot € {{limit}} tegelijk uit de kassa nemen. Vraag het aan een manager.',
  'refusal.bill_elsewhere':
    'Dit is elders verkocht (in de bioscoop of op de website) en kan alleen daar gewijzigd worden. Vraag daar de terugbetaling aan.',
  'refusal.bill_not_paid': 'Dit is niet betaald, er valt dus niets terug te betalen.',
  'refusal.nothing_to_refund': 'Dit is al terugbetaald. Open het opnieuw om te zien wat er over is.',
  'refusal.refund_needs_manager':
    '{{seats}}: al gebruikt aan de ingang. Een manager moet zich aanmelden om terug te betalen.',
  'refusal.refund_asked': 'Er is al een terugbetaling gevraagd. Wacht op het antwoord.',
  'refusal.refund_request_unknown':
    'Deze vraag om terugbetaling staat niet meer op de lijst. Bekijk de lijst opnieuw.',
  'refusal.refund_answered': 'Deze vraag is al beantwoord. Bekijk de lijst opnieuw.',
  'refusal.exchange_dearer':
    'De nieuwe tickets kosten meer. Het verschil kan alleen aan een kassa worden betaald.',
  'refusal.show_not_cancelled': 'Deze voorstelling is niet geannuleerd, de tickets blijven dus geldig.',
  'refusal.purchase_over':
    'Deze bestelling kan niet meer worden betaald. Is er geld afgeschreven, dan krijg je het terug. Begin opnieuw.',
  'refusal.provider_silent': 'De betaalprovider antwoordt niet. Foyer blijft het vanzelf proberen.',
  'refusal.payment_method_unknown': 'Kies een betaalmiddel.',
  'refusal.payment_too_much': 'Dat is meer dan er nog te betalen is. Voer een kleiner bedrag in.',
  'refusal.payment_method_alone':
    'Dit betaalmiddel kan niet met een cadeaubon worden gecombineerd. Kies een ander of haal de cadeaubon weg.',
  'refusal.provider_key_refused':
    'De betaaldienst aanvaardt deze sleutel niet. Kopieer hem daar opnieuw, helemaal.',
  'refusal.provider_unknown': 'Deze betaaldienst is hier niet ingesteld. Kies een andere.',
  'refusal.too_many_accounts':
    'Hoogstens {{most}} rekeningen bij betaaldiensten zijn mogelijk. Gebruik een bestaande.',
  'refusal.payment_unavailable':
    'De betaaldienst antwoordt niet. Wat voor je gereserveerd is, blijft gereserveerd; probeer zo dadelijk opnieuw.',
}
