import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.reservation_unknown': 'Deze reservering is niet gevonden. Zoek ze op naam of referentie.',
  'refusal.reservation_over':
    'Deze reservering is voorbij: betaald, geannuleerd of haar tijd is om. Verkoop vrije plaatsen.',
  'refusal.reservation_elsewhere':
    'Deze plaatsen zijn in de bioscoop gereserveerd, die ze als enige kan wijzigen. Wijzig de reservering aan een kassa.',
  'refusal.reservation_too_late':
    'Voor deze voorstelling kan niet meer gereserveerd worden: dat eindigt {{minutes}} minuten vooraf. Verkoop de plaatsen nu.',
  'refusal.reserved_too_many':
    'Een reservering heeft hoogstens {{most}} plaatsen. Maak er nog een voor de rest.',
  'refusal.reservations_full':
    'Hoogstens {{most}} reserveringen van een voorstelling wachten tegelijk. Geef vrij wat niemand afhaalt.',
  'refusal.contact_missing': 'Voeg een telefoonnummer of e-mailadres toe, zodat de gast bereikbaar is.',
  'refusal.waiting_list_off': 'Deze bioscoop houdt geen wachtlijst bij voor deze voorstelling.',
  'refusal.waiting_list_full':
    'De wachtlijst van deze voorstelling is vol. Kijk naar een andere voorstelling.',
  'refusal.waiting_too_late':
    'De voorstelling begint te snel voor de wachtlijst. Vraag aan de kassa naar vrijgekomen plaatsen.',
  'refusal.waiting_not_needed': 'Er zijn plaatsen voor je: {{free}} zijn nu te koop. Kies ze op deze pagina.',
  'refusal.waiting_link_over':
    'Deze link is niet meer geldig. Open de pagina van de voorstelling en vraag het opnieuw.',
  'refusal.waiting_offer_over':
    'Dit aanbod is voorbij: de tijd is om of de plaatsen zijn al gekocht. Op de pagina van de voorstelling kun je opnieuw wachten.',
}
