import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.schedule_unknown': 'Deze voorstelling bestaat niet meer. Kies een andere.',
  'refusal.movie_unknown': 'Deze film bestaat niet meer. Kies een andere.',
  'refusal.movie_archived': '“{{movie}}” is opzijgezet. Haal de film eerst terug in de lijst met films.',
  'refusal.movie_has_shows':
    'Deze film heeft nog voorstellingen, de laatste op {{day}} (in totaal {{count}}). Annuleer ze of wacht tot ze voorbij zijn.',
  'refusal.merge_itself': 'Dit is dezelfde film. Kies de andere.',
  'refusal.merge_too_many': 'Hij had meer dan {{most}} voorstellingen. Houd deze, en voeg de andere erbij.',
  'refusal.film_source_not_set':
    'Er is geen sleutel voor het opzoeken van films. Een manager voert hem in bij de instellingen, of voer de film met de hand in.',
  'refusal.film_source_denied':
    'The Movie Database aanvaardt de sleutel niet. Een manager verbetert hem bij de instellingen.',
  'refusal.film_source_silent':
    'The Movie Database antwoordt nu niet. Probeer het opnieuw, of voer de film met de hand in.',
  'refusal.event_show_taken':
    'Een van deze voorstellingen hoort al bij een ander evenement. Kies andere, of haal haar daar eerst weg.',
  'refusal.version_unknown': 'Kies een versie van de film.',
  'refusal.screen_unknown': 'Kies een zaal.',
  'refusal.schedule_cancelled': 'Deze voorstelling is geannuleerd.',
  'refusal.schedule_started': 'Dit uur is al voorbij. Kies een later uur.',
  'refusal.film_not_yet': 'Deze film draait vanaf {{day}}. Kies een latere dag.',
  'refusal.cinema_closed': 'De bioscoop is gesloten op {{day}}. Kies een andere dag.',
  'refusal.film_too_short':
    'De film is daarvoor te kort: aftiteling en pauze liggen binnen de film, en de pauze voor de aftiteling.',
  'refusal.film_number_wrong':
    'Dit nummer klopt niet: het laatste teken past niet bij de rest. Neem het nog eens helemaal over.',
  'refusal.film_not_then':
    '“{{movie}}” mag op die weekdag of op dat uur niet beginnen. Bij de film staat wanneer wel.',
  'refusal.shows_clash':
    'Voorstellingen die niet kunnen: {{count}}. Laat ze weg of wijzig ze; er is niets gepland.',
  'refusal.schedule_too_far': 'Voorstellingen kunnen hoogstens {{years}} jaar vooruit gepland worden.',
  'refusal.screen_occupied':
    '{{movie}} bezet de zaal van {{from}} tot {{until}}, schoonmaak inbegrepen. Kies een andere tijd.',
  'refusal.schedule_over': 'Deze voorstelling is afgelopen.',
  'refusal.plan_empty': 'Dit plan heeft nog geen stoelen. Teken er eerst.',
  'refusal.plan_too_large':
    'Dit plan is groter dan 1.500 stoelen, 100 rijen of 120 plaatsen breed. Maak het kleiner.',
  'refusal.plan_seats_clash': '{{seats}}: twee stoelen liggen op dezelfde plek of hebben dezelfde id.',
  'refusal.plan_name_twice':
    '{{seats}}: een andere stoel heeft dezelfde rij en hetzelfde nummer. Geef ze nieuwe namen.',
  'refusal.plan_pair_broken':
    '{{seats}}: loveseats en begeleidersplaatsen hebben de andere helft er vlak naast nodig.',
  'refusal.plan_id_reused':
    '{{seats}}: deze id hoorde bij een andere stoel van deze zaal. Stoelen houden hun id; teken een nieuwe.',
  'refusal.plan_class_unknown':
    '{{seats}}: de soort van deze stoelen bestaat niet, of is van een ander type. Kies een andere.',
  'refusal.plan_seats_sold':
    'Verkochte plaatsen die niet in het nieuwe plan staan: {{count}}. Geef deze gasten eerst andere plaatsen, of laat het plan vanaf een latere voorstelling gelden.',
  'refusal.seat_plan_differs':
    '{{screen}} heeft een ander zaalplan, de tickets zouden niet passen. Annuleer de voorstelling en plan daar een nieuwe.',
  'refusal.cancel_has_sales':
    'Deze annulering kan niet ongedaan worden gemaakt: er zijn tickets verkocht, en de kopers worden verwittigd of terugbetaald. Voeg de voorstelling opnieuw toe.',
  'refusal.show_has_sales':
    'Stoelen verkocht of nu in aankoop: {{count}}. Verplaats de voorstelling naar een ander tijdstip, of annuleer ze en betaal terug.',
  'refusal.conflict_changed': 'Dit is intussen veranderd. Bekijk de lijst opnieuw.',
  'refusal.office_unknown': 'Dit kantoor is niet van deze verdeler. Kies een ander.',
  'refusal.rental_not_shared': 'Deze voorwaarden horen bij een andere film. Kies andere, of deel ze eerst.',
  'refusal.rental_stays_shared':
    'Gedeelde voorwaarden blijven gedeeld: afrekeningen van meerdere films gebruiken ze. Maak nieuwe voor één film.',
  'refusal.rental_weeks': 'Het eerste tarief begint in week 1, en geen week begint twee keer.',
}
