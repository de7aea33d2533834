import type { RefusalSentences } from './en.ts'

export const nl: RefusalSentences = {
  'refusal.invalid_input': 'Controleer de gemarkeerde velden.',
  'refusal.not_found': 'Hier is niets.',
  'refusal.host_unknown': 'Op dit adres is geen bioscoop.',
  'refusal.host_unexpected':
    'Dit apparaat heet niet {{host}}. Open het via zijn eigen adres; een eigen naam hoort in de instelling FOYER_HOSTS.',
  'refusal.schedule_unknown': 'Deze voorstelling kennen we niet.',
  'refusal.movie_unknown': 'Deze film kennen we niet.',
  'refusal.bill_unknown': 'Deze aankoop vinden we niet.',
  'refusal.payment_unknown': 'Deze betaling vinden we niet.',
  'refusal.version_unknown': 'Kies een versie van de film.',
  'refusal.screen_unknown': 'Kies een zaal.',
  'refusal.seat_unknown': '{{seats}}: deze plaats bestaat niet in deze zaal.',
  'refusal.rate_unknown': 'Dit tarief wordt niet meer aangeboden. Kies een ander.',
  'refusal.rate_limit': '{{rate}}: tussen {{min}} en {{max}} tickets.',
  'refusal.product_unknown': 'Dit artikel wordt niet meer verkocht.',
  'refusal.nothing_chosen': 'Er is nog niets gekozen.',
  'refusal.cash_short': 'Het ontvangen bedrag volstaat nog niet.',
  'refusal.total_changed': 'De prijs is intussen gewijzigd. Bekijk het nieuwe totaal.',
  'refusal.seat_taken': '{{seats}} is niet meer vrij. Kies een andere plaats.',
  'refusal.seats_elsewhere':
    '{{seats}} kan alleen aan de andere kant verkocht worden tot de lijn hersteld is. Kies een andere plaats.',
  'refusal.blocked_elsewhere':
    '{{seats}} is aan de andere kant geblokkeerd, in de bioscoop of in het portaal op internet. Geef de plaats daar weer vrij.',
  'refusal.not_enough_seats': 'Nog maar {{free}} plaatsen vrij.',
  'refusal.pair_split':
    'De twee helften van een loveseat horen bij elkaar: neem {{seats}} erbij of kies een andere plaats.',
  'refusal.companion_alone':
    'Deze plaats is voor wie met een rolstoelgebruiker meekomt: kies ze samen met {{seats}}.',
  'refusal.seats_too_close': 'Houd afstand: {{seats}} naast deze plaatsen is bezet. Kies andere.',
  'refusal.seat_left_alone':
    '{{seats}} zou alleen vrij blijven tussen anderen. Schuif één plaats op of neem die erbij.',
  'refusal.kept_for_register':
    'De laatste plaatsen van deze voorstelling blijven voor de kassa. Plaatsen die u hier nog kunt krijgen: {{free}}.',
  'refusal.too_many_baskets':
    'U houdt al plaatsen vast in {{most}} andere aankopen. Rond er een af of laat ze los en probeer opnieuw.',
  'refusal.too_many_seats':
    'U kunt hier {{most}} plaatsen tegelijk vasthouden. Betaal er eerst enkele; bel voor een grote groep de bioscoop.',
  'refusal.too_many_unpaid':
    '{{most}} van uw aankopen zijn nog niet betaald. Betaal er een of annuleer hem en probeer opnieuw.',
  'refusal.address_crowded':
    'Veel mensen op uw netwerk kopen nu plaatsen voor deze voorstelling. Probeer het over enkele minuten opnieuw.',
  'refusal.not_sold_here': 'Deze voorstelling wordt hier niet verkocht.',
  'refusal.sales_closed': 'De verkoop voor deze voorstelling is afgelopen.',
  'refusal.schedule_cancelled': 'Deze voorstelling is geannuleerd.',
  'refusal.schedule_started': 'Dit uur is al voorbij. Kies een later uur.',
  'refusal.film_not_yet': 'Deze film draait vanaf {{day}}.',
  'refusal.schedule_too_far': 'Voorstellingen kunnen hoogstens {{years}} jaar vooruit gepland worden.',
  'refusal.screen_occupied': '{{movie}} bezet de zaal van {{from}} tot {{until}}, schoonmaak inbegrepen.',
  'refusal.schedule_over': 'Deze voorstelling is afgelopen.',
  'refusal.plan_empty': 'Dit plan heeft nog geen stoelen.',
  'refusal.plan_too_large': 'Dit plan is groter dan 1.500 stoelen, 100 rijen of 120 plaatsen breed.',
  'refusal.plan_seats_clash': '{{seats}}: twee stoelen liggen op dezelfde plek of hebben dezelfde id.',
  'refusal.plan_name_twice':
    '{{seats}}: een andere stoel heeft dezelfde rij en hetzelfde nummer. Geef ze nieuwe namen.',
  'refusal.plan_pair_broken':
    '{{seats}}: loveseats en begeleidersplaatsen hebben de andere helft er vlak naast nodig.',
  'refusal.plan_id_reused':
    '{{seats}}: deze id hoorde bij een andere stoel van deze zaal. Stoelen houden hun id; teken een nieuwe.',
  'refusal.seat_plan_differs':
    '{{screen}} heeft een ander zitplan, en een voorstelling houdt het plan waarop haar tickets verkocht worden. Annuleer ze en plan ze daar opnieuw.',
  'refusal.show_has_sales':
    'Stoelen verkocht of net in aankoop: {{count}}. De voorstelling kan niet opnieuw gepland worden. Verplaats ze naar een ander tijdstip, of annuleer ze en betaal terug.',
  'refusal.conflict_changed': 'Dit is intussen veranderd. Bekijk de lijst opnieuw.',
  'refusal.request_reused': 'Deze aanvraag is al voor iets anders gebruikt. Begin opnieuw.',
  'refusal.voucher_unknown': 'We kennen deze code niet. Lees hem nog eens van de bon.',
  'refusal.voucher_not_here':
    'Zonder verbinding is deze code hier niet bekend. Een manager kan hem aanvaarden.',
  'refusal.voucher_cancelled': 'Deze bon werd geannuleerd.',
  'refusal.voucher_too_early': 'Deze bon is geldig vanaf {{day}}.',
  'refusal.voucher_too_late': 'Deze bon was geldig tot en met {{day}}.',
  'refusal.voucher_resting': 'Deze bon werd minder dan {{minutes}} minuten geleden gebruikt. Wacht even.',
  'refusal.voucher_used_up':
    'Beurten over op deze bon: {{left}}. Is hij opgebruikt, vraag de kaart dan terug.',
  'refusal.voucher_not_for_rate': '{{rate}} kan niet met een bon worden betaald. Kies een andere prijs.',
  'refusal.voucher_type_unknown': 'Dit soort bon wordt niet meer verkocht.',
  'refusal.vat_day_twice': 'Twee tarieven beginnen op dezelfde dag. Houd er één van.',
  'refusal.last_admin': 'Dit is de laatste persoon die alles mag. Geef dat recht eerst aan iemand anders.',
  'refusal.grants_more': 'Niemand kan rechten geven die hij zelf niet heeft.',
  'refusal.discount_limit': 'U mag tot € {{limit}} korting per bon geven. Vraag het de leiding.',
  'refusal.discount_too_much': 'Dat is meer dan het kost.',
  'refusal.refund_limit': 'U mag tot € {{limit}} per bon terugbetalen. Vraag het de leiding.',
  'refusal.turns_step': 'Kies tussen {{min}} en {{max}} beurten, in stappen van {{step}}.',
  'refusal.turns_elsewhere':
    'De beurten van deze bon zijn nu niet te halen. Wacht op de verbinding; aan de kassa kan een manager het toelaten.',
  'refusal.override_not_needed': 'De beurten van deze bon zijn hier. Verkoop gewoon verder.',
  'refusal.debt_unknown': 'We kennen deze schuld niet.',
  'refusal.bill_elsewhere':
    'Deze bon werd aan de andere kant verkocht, en alleen die kan hem wijzigen. Vraag daar de terugbetaling aan.',
  'refusal.bill_not_paid': 'Deze bon werd niet betaald, er valt dus niets terug te geven.',
  'refusal.nothing_to_refund': 'Dit werd al teruggegeven. Bekijk de bon opnieuw.',
  'refusal.refund_needs_manager':
    '{{seats}}: al gebruikt aan de ingang. Een verantwoordelijke moet zich aanmelden om terug te betalen.',
  'refusal.voucher_in_use':
    '{{code}}: deze bon werd gebruikt, of zijn beurten liggen elders. Betaal de rest zonder deze bon terug.',
  'refusal.refund_asked': 'Voor deze bon werd al een terugbetaling gevraagd. Wacht op het antwoord.',
  'refusal.refund_request_unknown': 'We kennen deze vraag om terugbetaling niet.',
  'refusal.refund_answered': 'Deze vraag kreeg al een antwoord.',
  'refusal.exchange_dearer':
    'De nieuwe tickets kosten meer, en het verschil kan alleen aan een kassa worden betaald.',
  'refusal.show_not_cancelled':
    'Deze voorstelling is niet geannuleerd, de tickets blijven dus zoals ze zijn.',
  'refusal.ticket_unknown': 'Dit ticket kennen we niet.',
  'refusal.ticket_seat_sold':
    'Stoel {{seat}} is met een ander ticket verkocht. Vraag het een leidinggevende voordat iemand naar binnen gaat.',
  'refusal.ticket_forged': 'Deze code is niet door deze bioscoop uitgegeven.',
  'refusal.ticket_used': 'Dit ticket is om {{time}} gebruikt.',
  'refusal.ticket_not_paid': 'Dit ticket is niet betaald.',
  'refusal.ticket_refunded': 'Dit ticket is terugbetaald.',
  'refusal.ticket_exchanged': 'Dit ticket werd omgeruild. De gast heeft een nieuw.',
  'refusal.ticket_other_show': 'Dit ticket is voor een andere voorstelling.',
  'refusal.ticket_other_cinema': 'Dit ticket is voor {{cinema}}.',
  'refusal.ticket_show_unknown':
    'Dit ticket is echt, maar de voorstelling is in deze bioscoop niet bekend. Misschien is het voor een andere van onze bioscopen.',
  'refusal.ticket_too_early': 'De voorstelling begint pas om {{time}}.',
  'refusal.ticket_too_late': 'De voorstelling is om {{time}} afgelopen.',
  'refusal.token_stale': 'Deze pagina staat al lang open. Laad ze opnieuw.',
  'refusal.not_signed_in': 'Meld u eerst aan.',
  'refusal.not_allowed': 'Uw rol laat dit niet toe. Vraag het aan een verantwoordelijke.',
  'refusal.login_failed': 'Dat klopt niet. Probeer opnieuw.',
  'refusal.login_throttled': 'Te veel pogingen. Wacht {{seconds}} seconden.',
  'refusal.employee_unknown': 'We kennen deze persoon niet.',
  'refusal.secret_weak': 'Dit wordt het eerst geraden. Kies iets anders, zonder reeksen of herhalingen.',
  'refusal.email_taken': 'Dit mailadres is al van iemand anders.',
  'refusal.reset_invalid': 'Deze link is niet meer geldig. Vraag een nieuwe aan.',
  'refusal.no_user_for_email': 'We kennen geen e-mailadres van deze persoon. Geef eerst een wachtwoord.',
  'refusal.own_account': 'Niemand sluit zichzelf buiten. Vraag het aan een collega.',
  'refusal.set_at_relay': 'Dit geldt ook in andere bioscopen. Stel het in op het portaal van de website.',
  'refusal.setting_elsewhere': 'Dit geldt voor alle bioscopen. Stel het in voor de exploitant.',
  'refusal.too_many_requests': 'Te veel aanvragen. Wacht even en probeer opnieuw.',
  'refusal.module_inactive':
    'Deze module is niet geactiveerd voor uw account. Neem contact op met uw leverancier.',
  'refusal.not_offered':
    'Dit wordt hier op dit moment niet verkocht. Een manager kan het in de instellingen wijzigen.',
  'refusal.module_off': 'Tickets kopen is hier momenteel niet mogelijk.',
  'refusal.purchase_over':
    'Deze aankoop kan niet meer worden betaald. Is er geld afgeschreven, dan krijgt u het terug. Begin opnieuw.',
  'refusal.provider_silent': 'De betaalprovider antwoordt niet. Foyer blijft het zelf vragen.',
  'refusal.fork_unknown': 'Hier zijn geen twee verlopen meer. Kijk nog eens.',
  'refusal.fork_unsynced': 'De box heeft nog niet alles doorgegeven. Probeer het zo dadelijk opnieuw.',
  'refusal.record_unknown': 'Dit is hier niet bekend. Bekijk de lijst opnieuw.',
  'refusal.record_deleted': 'Dit is intussen verwijderd en kan niet meer worden gewijzigd.',
  'refusal.changed_since': 'Iemand heeft dit sindsdien gewijzigd. Bekijk wat er nu staat.',
  'refusal.nothing_before': 'Hiervoor is er niets om naar terug te gaan.',
  'refusal.still_used': 'Dit wordt nog gebruikt en kan niet worden verwijderd. ‘Gebruikt in’ toont waar.',
  'refusal.entry_unknown': 'Dit is intussen afgehandeld. Bekijk de lijst opnieuw.',
  'refusal.payment_method_unknown': 'Kies een betaalmiddel.',
  'refusal.payment_too_much': 'Dat is meer dan er nog te betalen is.',
  'refusal.payment_method_alone':
    'Dit betaalmiddel kan niet met een voucher worden gecombineerd. Kies een ander of haal de voucher eruit.',
  'refusal.provider_unknown': 'Deze betaaldienst is hier niet ingesteld. Kies een andere.',
  'refusal.too_many_accounts':
    'Een exploitant heeft hoogstens {{most}} rekeningen bij betaaldiensten. Gebruik een van de bestaande.',
  'refusal.payment_unavailable':
    'De betaaldienst antwoordt niet. Uw plaatsen blijven gereserveerd; probeer zo dadelijk opnieuw.',
  'refusal.mail_not_set_up': 'Er is geen mailserver ingesteld. Vul er een in bij de instellingen.',
  'refusal.mail_failed': 'De mailserver heeft de e-mail niet aangenomen. Hij zei: “{{cause}}”.',
  'refusal.file_type': 'Kies een afbeelding in JPEG, PNG, WebP of AVIF.',
  'refusal.file_too_large':
    'Dit bestand is groter dan {{megabytes}} MB. Sla het kleiner op en probeer opnieuw.',
  'refusal.founding_link_unknown':
    'Met deze link kan geen bioscoop worden opgericht: hij is fout of te oud. Vraag een nieuwe waar de relay draait.',
  'refusal.founding_link_used': 'Deze link is al gebruikt: er is {{address}} mee opgericht. Meld u daar aan.',
  'refusal.short_name_taken': 'Deze korte naam is niet vrij. Kies een andere.',
  'refusal.host_taken': 'Deze hostnaam is niet vrij. Kies een andere.',
  'refusal.relay_full':
    'Deze relay heeft zoveel exploitanten als hij aankan ({{most}}). Een andere relay neemt er meer.',
  'refusal.box_code_unknown':
    'Deze code is fout, gebruikt of te oud. Maak een nieuwe in het portaal onder Boxen.',
  'refusal.box_already_enrolled': 'Een box met deze id is al ingeschreven.',
  'refusal.cinema_has_box': 'Deze bioscoop heeft al een box. Een tweede zou haar plaatsen dubbel verkopen.',
  'refusal.relay_missing': 'Voer de code in zoals het portaal hem toont, met het adres ervoor.',
  'refusal.relay_silent':
    'De relay op {{address}} antwoordt niet. Controleer het adres en de internetverbinding van deze box.',
  'refusal.relay_unknown':
    'Op {{address}} antwoordt geen relay van een bioscoop. Voer het adres van de website in.',
  'refusal.relay_unguarded':
    'Op {{address}} kan iedereen onderweg meelezen. Voer een adres in dat met https:// begint.',
  'refusal.box_already_connected':
    'Een box met deze id is al verbonden. Twee toestellen mogen niet dezelfde identiteit hebben.',
  'refusal.printer_twice':
    'Twee printers van deze bioscoop hebben dezelfde code. Verwijder er een en voer hem opnieuw in.',
  'refusal.printer_address':
    'Het adres van een printer moet in het eigen netwerk van de bioscoop liggen, zoals tcp://192.168.1.50:9100, en niet de box zelf zijn.',
  'refusal.other_cinema': 'Kies iets van dezelfde bioscoop.',
  'refusal.device_unknown': 'Dit apparaat is hier niet toegelaten, of niet meer. Vraag een leidinggevende.',
  'refusal.device_blocked': 'Dit apparaat is geblokkeerd. Vraag een leidinggevende.',
  'refusal.device_name_taken': 'Een ander apparaat van deze bioscoop heet al zo.',
  'refusal.ask_unknown': 'Dit apparaat wacht niet meer op toelating. Kijk nog eens op het scherm ervan.',
  'refusal.let_in_at_portal':
    'Het portaal is bereikbaar: laat het apparaat daar toe, of via de link in de mail.',
  'refusal.box_unknown': 'Deze box is hier niet ingeschreven.',
  'refusal.mirror_unavailable':
    'De tweede schijf antwoordt niet; zonder haar wordt niets verkocht. Controleer de schijf op de statuspagina.',
  'refusal.disk_full':
    'De schijf van de database is vol; daarom kan niets verkocht of gewijzigd worden. Maak plaats: verwijder daar wat niet nodig is, of plaats een grotere schijf. Daarna gaat het vanzelf verder.',
  'refusal.node_recovering': 'De bioscoop werkt bij na een herstelling. De verkoop hervat zo dadelijk.',
  'refusal.cinema_not_synced':
    '{{cinemas}}: na een herstelling moet de website eerst horen wat daar verkocht is. Tot dan wordt hier niets verkocht of betaald. Niets gaat verloren; probeer het later opnieuw.',
  'refusal.node_outdated':
    'Deze machine heeft een oudere versie van Foyer dan degene die hier eerder verkocht. Werk haar bij; de verkoop hervat vanzelf.',
  'refusal.not_recovering': 'Er loopt geen herstel, dus hier valt niets te beslissen.',
  'refusal.keyword_wrong': 'Typ het woord {{word}} precies zoals het hier staat.',
  'refusal.bundle_damaged':
    'Dit is geen volledig bestand van Foyer. Kopieer het opnieuw of haal aan de andere kant een nieuw.',
  'refusal.bundle_sealed':
    'Dit bestand is voor een andere machine bestemd. Haal er een die voor deze bestemd is.',
  'refusal.bundle_forged':
    'Dit bestand is niet ondertekend door een machine van dit huis, of het is sindsdien veranderd. Er is niets overgenomen. Haal het zelf opnieuw.',
  'refusal.bundle_too_new':
    'Dit bestand komt van een nieuwere versie van Foyer. Werk eerst deze machine bij; er is niets overgenomen.',
  'refusal.bundle_other_exhibitor': 'Dit bestand hoort bij een andere exploitant. Er is niets overgenomen.',
  'refusal.bundle_other_cinema':
    'Dit bestand is voor een andere bioscoop. Er is niets overgenomen; haal het bestand voor deze bioscoop.',
  'refusal.bundle_same_side':
    'Dit bestand is aan deze kant gemaakt en bedoeld voor de andere: breng het daarheen.',
  'refusal.bundle_incomplete':
    'Vóór de inhoud van dit bestand ontbreekt een stuk, dus er is niets overgenomen. Haal een nieuw bestand en kies “Alles vanaf het begin”.',
  'refusal.line_is_up':
    'De lijn met deze bioscoop werkt: plaatsen verhuizen vanzelf, een bestand hoeft er geen over te dragen.',
  'refusal.internal': 'Er ging bij ons iets mis. We zoeken een oplossing; probeer opnieuw.',
  'field.required': 'Vul dit in.',
  'field.invalid': 'Dit is niet geldig.',
  'field.email': 'Dit is geen e-mailadres.',
  'field.email_not_confirmed': 'De twee e-mailadressen verschillen.',
  'field.too_long': 'Dit is te lang.',
  'field.too_short': 'Dit is te kort.',
  'field.search_short': 'Typ minstens {{min}} tekens.',
  'field.not_the_same': 'De twee zijn niet gelijk.',
  'field.too_small': 'Dit is te klein.',
  'field.too_big': 'Dit is te groot.',
  'field.taken': 'Dit bestaat al. Kies iets anders.',
  'field.fixed': 'Dit blijft zoals het bij het aanmaken was.',
  'field.gone': 'Dit bestaat niet meer. Kies iets anders.',
  'field.unknown': 'Dit is hier niet bekend. Laat het weg.',
}
