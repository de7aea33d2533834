import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  subject: 'Je tickets voor {{movie}}, {{when}}',
  hello: 'Dag {{name}},',
  thanks:
    'Bedankt. Toon deze codes aan de ingang, op je telefoon of op papier; elke code geldt één keer voor één persoon. De tickets zitten ook in de bijlage.',
  seats: 'Plaatsen: {{seats}}',
  total: 'Totaal',
  bill: 'Bestelling',
  again: 'Tickets downloaden:',
  open_tickets: 'Tickets openen',
  more_codes: 'De andere codes staan in de bijgevoegde pdf.',
  map: 'Op de kaart tonen',
  cannot_come: 'Kun je niet komen? Laat het {{cinema}} weten voor de voorstelling begint: {{phone}}',
  enjoy: 'Veel kijkplezier!',
  invoice_subject: 'Factuur {{number}} van {{name}}',
  credit_subject: 'Creditnota {{number}} van {{name}}',
  invoice_due: 'Je factuur is bijgevoegd. Gelieve {{sum}} te betalen voor {{day}}.',
  invoice_paid: 'Je factuur van {{sum}} is bijgevoegd. Ze is betaald, je hoeft niets meer te doen.',
  credit_about: 'Bijgevoegd is een creditnota voor factuur {{invoice}}.',
  snacks_wait: 'Je snacks wachten aan de toog: {{snacks}}. Toon daar de code van een ticket.',
  voucher_subject_one: '{{title}}: hier is je code',
  voucher_thanks:
    'Bedankt. Toon deze code aan de kassa, of vul hem in als je tickets koopt op onze website. Bewaar hem goed: wie hem heeft, kan hem gebruiken.',
  voucher_subject_other: '{{count}} cadeaubonnen: hier zijn je codes',
  voucher_thanks_many:
    'Bedankt. Toon deze codes aan de kassa, of vul ze in als je tickets koopt op onze website. Bewaar ze goed: wie er een heeft, kan hem gebruiken. Elk heeft een eigen pagina in de pdf in bijlage, om af te drukken en weg te geven.',
  voucher_for: 'Voor {{name}}',
  voucher_turns_one: 'Betaalt 1 beurt',
  voucher_turns_other: 'Betaalt {{count}} beurten',
  voucher_snacks: '{{value}} voor snacks en drankjes',
  voucher_until: 'Geldig tot {{day}}',
  voucher_ever: 'Zonder einde geldig',
  gift_subject: 'Een cadeau van {{exhibitor}}: {{title}}',
  gift_hello: 'Hallo,',
  gift_from: '{{name}} heeft een cadeau voor je: {{title}}.',
  gift_from_somebody: 'Iemand heeft een cadeau voor je: {{title}}.',
  gift_how:
    'Vul de code in als je tickets koopt op de website van {{exhibitor}}, of toon hem aan de kassa. Bewaar hem goed: wie hem heeft, kan hem gebruiken. De pdf in de bijlage is om af te drukken.',
  gift_address: 'Je adres is ons gegeven voor deze e-mail en wordt voor niets anders gebruikt.',
  gift_file: 'Cadeaubon',
  voucher_use: 'Op de website gebruiken',
  voucher_open: 'Open de cadeaubon',
  voucher_open_many: 'Open de bestelling',
  device_subject: '{{cinema}}: een apparaat wacht op toelating ({{code}})',
  device_waits: 'In {{cinema}} wacht een apparaat op toelating. Het scherm toont {{code}}.',
  device_check:
    'Laat het alleen toe als jij of iemand die je vertrouwt ervoor staat en je deze code voorleest. Doe anders niets: het komt niet binnen.',
  device_open: 'Apparaat {{code}} toelaten',
  message_subject: 'Bericht van {{name}}',
  message_from: 'Iemand heeft je op de website geschreven. Beantwoord deze mail om te antwoorden.',
  message_copy_subject: '{{cinema}} heeft je bericht ontvangen',
  message_copy:
    'Hallo! We hebben ontvangen wat je ons op onze website schreef en antwoorden zo snel we kunnen. Was jij het niet, dan hoef je niets te doen.',
  enquiry_subject_groups_one: 'Aanvraag voor een groep: {{count}} persoon ({{name}})',
  enquiry_subject_groups_other: 'Aanvraag voor een groep: {{count}} personen ({{name}})',
  enquiry_subject_schools_one: 'Aanvraag voor een school: {{count}} persoon ({{name}})',
  enquiry_subject_schools_other: 'Aanvraag voor een school: {{count}} personen ({{name}})',
  enquiry_subject_birthdays_one: 'Aanvraag voor een verjaardag: {{count}} persoon ({{name}})',
  enquiry_subject_birthdays_other: 'Aanvraag voor een verjaardag: {{count}} personen ({{name}})',
  enquiry_subject_hire_one: 'Aanvraag voor een besloten voorstelling: {{count}} persoon ({{name}})',
  enquiry_subject_hire_other: 'Aanvraag voor een besloten voorstelling: {{count}} personen ({{name}})',
  enquiry_subject_else_one: 'Aanvraag: {{count}} persoon ({{name}})',
  enquiry_subject_else_other: 'Aanvraag: {{count}} personen ({{name}})',
  enquiry_people_one: '{{count}} persoon',
  enquiry_people_other: '{{count}} personen',
  enquiry_any_day: 'geen dag gewenst',
  enquiry_no_film: 'geen film gewenst',
  refund_subject: 'Je betaling wordt terugbetaald',
  refund:
    'Je betaling van {{total}} kwam te laat voor je plaatsen en gaat naar je terug. Afhankelijk van je bank duurt het enkele dagen.',
  refund_done:
    'Je betaling van {{total}} kwam te laat voor je plaatsen. Ze is terugbetaald; afhankelijk van je bank zie je ze binnen enkele dagen.',
  exchange_over_subject: 'Je omruiling ging niet door; je krijgt {{total}} terug',
  exchange_over:
    'Je hebt {{total}} betaald voor een omruiling die niet meer kon. Het geld is naar je onderweg; afhankelijk van je bank duurt het enkele dagen.',
  exchange_over_done:
    'Je hebt {{total}} betaald voor een omruiling die niet meer kon. Het geld is terugbetaald; afhankelijk van je bank zie je het binnen enkele dagen.',
  twice_subject: 'Je tweede betaling wordt terugbetaald',
  twice:
    'Je hebt dezelfde bestelling twee keer betaald. De tweede betaling van {{total}} is naar je onderweg; afhankelijk van je bank duurt het enkele dagen.',
  twice_done:
    'Je hebt dezelfde bestelling twee keer betaald. De tweede betaling van {{total}} is terugbetaald; afhankelijk van je bank zie je ze binnen enkele dagen.',
  twice_tickets: 'Voor je tickets verandert niets. Je vindt ze hier:',
  back_subject: 'Je krijgt {{total}} terug',
  back: '{{total}} van je bestelling {{bill}} is naar je onderweg, zoals je hebt betaald. Afhankelijk van je bank duurt het enkele dagen.',
  back_done:
    '{{total}} van je bestelling {{bill}} is terugbetaald, zoals je hebt betaald. Afhankelijk van je bank zie je het binnen enkele dagen.',
  back_cancelled:
    '{{movie}} op {{when}} gaat niet door. Dat spijt ons. {{total}} is naar je onderweg, zoals je hebt betaald. Afhankelijk van je bank duurt het enkele dagen.',
  back_cancelled_done:
    '{{movie}} op {{when}} gaat niet door. Dat spijt ons. {{total}} is terugbetaald, zoals je hebt betaald. Afhankelijk van je bank zie je het binnen enkele dagen.',
  back_left: 'Je andere tickets blijven geldig. Je vindt ze hier:',
  returned_subject: 'Je hebt tickets voor {{movie}} teruggegeven',
  returned:
    'Op {{at}} gaf je tickets van je bestelling {{bill}} terug, voor {{movie}} op {{when}}. Ze zijn niet meer geldig.',
  withdrawn_subject: 'We hebben je herroeping ontvangen',
  withdrawn:
    'Je hebt de overeenkomst over de kaart van je bestelling {{bill}} herroepen op {{at}}. We bevestigen dat we je herroeping ontvangen hebben. De code van de kaart is niet meer geldig.',
  withdrawn_many:
    'Je hebt de overeenkomst over deze kaarten van je bestelling {{bill}} herroepen op {{at}}. We bevestigen dat we je herroeping ontvangen hebben. Hun codes zijn niet meer geldig.',
  cancelled_subject: 'Gaat niet door: {{movie}} op {{when}}',
  cancelled: '{{movie}} op {{when}} gaat niet door. Dat spijt ons.',
  cancelled_box_office:
    'Aan de kassa worden je tickets omgeruild voor een andere voorstelling of terugbetaald. Deze mail of de tickets volstaan.',
  cancelled_visits: 'De beurten van je cadeaubon staan er weer op.',
  cancelled_tickets: 'Je vindt de tickets hier:',
  moved_subject: 'Gewijzigd: {{movie}} nu op {{when}}',
  moved: '{{movie}} wordt nu getoond op {{when}}: {{where}}.',
  moved_stays: 'Je tickets en je plaatsen blijven geldig, op het nieuwe uur en de nieuwe plek.',
  moved_back:
    'Kun je dan niet komen, vraag dan vóór het begin je geld terug: op de pagina van je bestelling of aan de kassa.',
  moved_tickets: 'Je tickets met het nieuwe uur:',
  automation_about: 'Het gaat om: {{about}}.',
  automation_why: 'Je krijgt deze mail door de automatisering ‘{{rule}}’, die in het portaal gemaakt is.',
  automation_report:
    'Het rapport van de automatisering ‘{{rule}}’ zit erbij, als pdf en als bestand voor rekenbladen.',
  automation_open: 'Automatisering openen',
  reminder_subject: 'Tot gauw: {{movie}}, {{when}}',
  reminder: '{{movie}} wordt vertoond op {{when}}: {{where}}.',
  reminder_way: 'Zo kom je hier',
  reservation_subject: 'Je reservering {{reference}}: {{movie}}, {{when}}',
  reservation: 'Je plaatsen wachten op je: {{movie}}, {{when}}, {{where}}.',
  reservation_until:
    'Ze wachten tot {{until}}. Zeg {{reference}} aan de kassa en betaal daar; daarna zijn ze vrij voor iedereen.',
  reservation_cannot_come:
    'Kun je niet komen? Laat het {{cinema}} weten, dan kunnen anderen de plaatsen krijgen: {{phone}}',
  exchanged_subject: 'Je nieuwe tickets voor {{movie}}',
  exchanged: 'Je tickets zijn omgeruild. De nieuwe zitten in de bijlage; de oude zijn niet meer geldig.',
  exchanged_back: '{{total}} wordt terugbetaald zoals je hebt betaald.',
  report_subject: '{{title}}: {{from}} tot {{to}}',
  report:
    'Het rapport dat je in het portaal hebt gevraagd, is bijgevoegd: als pdf en als bestand voor een spreadsheet.',
  test_subject: 'E-mail van {{name}} werkt',
  test: 'Deze e-mail is verstuurd vanuit de instellingen van het portaal. E-mails aan je gasten worden op dezelfde manier verstuurd.',
  subscribe_subject: '{{cinema}}: bevestig je nieuwsbrief',
  subscribe:
    'Met dit adres is de nieuwsbrief van {{cinema}} aangevraagd. Was jij dat? Bevestig het dan hier binnen een week:',
  subscribe_confirm: 'Nieuwsbrief bevestigen',
  subscribe_not_asked: 'Was jij het niet? Doe dan niets: we sturen je geen nieuwsbrief.',
  subscribed_subject: '{{cinema}}: je krijgt onze nieuwsbrief al',
  subscribed: 'Met dit adres is onze nieuwsbrief aangevraagd. Je krijgt hem al, je hoeft niets te doen.',
  waiting_subject: '{{movie}}: bevestig dat je op plaatsen wacht',
  waiting_asked:
    'Iemand heeft met dit adres gevraagd om te wachten op {{wish}} voor {{movie}} op {{when}}, {{where}}. Was jij dat? Bevestig het dan hier binnen een dag:',
  waiting_wish_one: '1 plaats',
  waiting_wish_other: '{{count}} plaatsen',
  waiting_wish_adjacent_one: '1 plaats',
  waiting_wish_adjacent_other: '{{count}} plaatsen naast elkaar',
  waiting_how:
    'Komen er plaatsen voor je vrij, dan houden we ze vast en mailen we je een link. Pas dan betaal je.',
  waiting_confirm: 'Op plaatsen wachten',
  waiting_not_asked: 'Was jij het niet, dan hoef je niets te doen: we mailen je niet meer.',
  waiting_offer_subject: 'Plaatsen voor {{movie}}: voor jou tot {{until}}',
  waiting_offer: 'Er zijn plaatsen vrijgekomen voor {{movie}} op {{when}}, {{where}}: {{seats}}.',
  waiting_offer_until: 'We houden ze voor je vast tot {{until}}. Daarna gaan ze naar de volgende.',
  waiting_take: 'Deze plaatsen kopen',
  waiting_leave_lead: 'Wil je niet meer wachten?',
  waiting_leave: 'Wachtlijst verlaten',
  newsletter_why: 'Je krijgt deze e-mail omdat je bent ingeschreven voor de nieuwsbrief van {{cinema}}.',
  newsletter_leave: 'Uitschrijven',
  second_step_subject: 'Je tweede stap is verwijderd',
  second_step_removed:
    '{{by}} heeft de tweede stap en de passkeys van je aanmelding bij het portaal verwijderd. Tot je onder ‘Mijn aanmelding’ een nieuwe instelt, volstaat je wachtwoord.',
  second_step_not_asked:
    'Heb je er niet om gevraagd, zeg het dan meteen aan een manager en wijzig je wachtwoord.',
  first_subject: 'Je aanmelding bij {{cinema}}',
  first:
    'Bij {{cinema}} kun je je nu aanmelden bij het portaal, met dit adres: {{email}}. Kies hier binnen een week je wachtwoord:',
  first_over:
    'Na een week werkt de link niet meer. Kies dan ‘Wachtwoord vergeten?’ op de aanmeldpagina, of vraag het wie je heeft toegevoegd.',
  reset_subject: 'Een nieuw wachtwoord instellen',
  reset: 'Voor dit adres is een nieuw wachtwoord voor het portaal gevraagd. Stel het hier binnen een uur in:',
  reset_pin_subject: 'Je pincode instellen',
  reset_pin: 'Stel hier binnen een uur de pincode voor kassa’s en scanners in:',
  reset_link: 'Nu instellen',
  reset_not_asked: 'Was jij het niet, doe dan niets: er verandert niets.',
}
