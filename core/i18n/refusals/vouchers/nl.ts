import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.voucher_unknown': 'Deze code is niet bekend. Controleer hem en voer hem opnieuw in.',
  'refusal.voucher_not_here':
    'Zonder verbinding is deze code hier niet bekend. Een manager kan hem aanvaarden.',
  'refusal.voucher_not_paid': 'Deze cadeaubon is nog niet betaald. Hij geldt zodra het geld er is.',
  'refusal.card_in_payment':
    'Iemand betaalt er nu mee op de website. Probeer het over enkele minuten opnieuw.',
  'refusal.card_empty':
    'Er staat niets meer op deze kaart, dus er is niets over te zetten. Neem de kaart terug.',
  'refusal.card_not_used_up':
    'Deze kaart is niet opgebruikt. Beurten: {{left}}, voor snacks: € {{value}}. Geef ze terug aan de klant.',
  'refusal.card_taken_back': 'Deze kaart werd al teruggenomen: {{by}}.',
  'refusal.card_not_taken_back': 'Deze kaart is niet meer teruggenomen. Scan ze nog een keer.',
  'refusal.card_needs_connection':
    'Een kaart omruilen kan alleen met verbinding. Tot dan geldt de oude kaart.',
  'refusal.voucher_cancelled': 'Deze cadeaubon is geannuleerd en niet meer geldig.',
  'refusal.voucher_too_early': 'Deze cadeaubon is geldig vanaf {{day}}.',
  'refusal.voucher_too_late': 'Deze cadeaubon is verlopen op {{day}}.',
  'refusal.voucher_resting':
    'Deze cadeaubon is net gebruikt. Je kunt hem {{minutes}} minuten daarna weer gebruiken.',
  'refusal.voucher_at_box_office':
    'Zo’n korte code wordt alleen aan de kassa aangenomen. Toon de cadeaubon daar.',
  'refusal.several_persons':
    'Bestellingen van meerdere klanten hebben dit nummer: {{cinemas}}. Zoek op het e-mailadres.',
  'refusal.takeover_in_training':
    'Tijdens de training worden geen cadeaubonnen overgenomen: op de openingsdag zouden ze weg zijn. Neem ze dan over.',
  'refusal.voucher_code_taken': 'Een andere cadeaubon heeft deze code al. Kies een andere code.',
  'refusal.voucher_code_unfit': 'Een code heeft 4 tot 40 letters en cijfers. Pas hem aan.',
  'refusal.voucher_used_up': 'Beurten over op deze cadeaubon: {{left}}. Betaal de rest op een andere manier.',
  'refusal.voucher_ticket_too_dear':
    'Deze cadeaubon betaalt tickets tot € {{most}}, en {{rate}} kost meer. Betaal anders, of kies een ander ticket.',
  'refusal.voucher_not_for_rate':
    '{{rate}} kan niet met een cadeaubon worden betaald. Kies een ander tarief.',
  'refusal.voucher_type_unknown': 'Dit soort cadeaubon wordt niet meer verkocht. Kies een ander.',
  'refusal.least_above_most':
    'Het kleinste mag niet groter zijn dan het grootste, {{max}}. Wijzig een van beide.',
  'refusal.top_up_not_sold':
    'Deze kaart kan aan de kassa niet worden opgeladen: dit soort heeft geen tegoed voor snacks of wordt niet meer verkocht. Een manager kan dat in het portaal doen.',
  'refusal.turns_step': 'Kies tussen {{min}} en {{max}} beurten, in stappen van {{step}}.',
  'refusal.refreshments_step': 'Kies een waarde tussen € {{min}} en € {{max}}, in stappen van € {{step}}.',
  'refusal.refreshments_used_up':
    'Over op deze cadeaubon voor snacks en drankjes: € {{left}}. Betaal de rest op een andere manier.',
  'refusal.refreshments_elsewhere':
    'Het snacktegoed op deze cadeaubon is nu niet te gebruiken. Wacht op de verbinding of betaal anders.',
  'refusal.refreshments_not_bought':
    'Het snacktegoed betaalt alleen snacks en drankjes. Dit is meer dan ze kosten.',
  'refusal.turns_elsewhere':
    'De beurten van deze cadeaubon zijn nu niet te gebruiken. Wacht op de verbinding; aan de kassa kan een manager het goedkeuren.',
  'refusal.override_not_needed':
    'De beurten van deze cadeaubon zijn hier beschikbaar. Verkoop gewoon verder.',
  'refusal.debt_unknown': 'Deze beurt staat niet meer op de lijst. Bekijk de lijst opnieuw.',
  'refusal.voucher_in_use':
    '{{code}}: deze cadeaubon is gebruikt, opgeladen of naar een andere kaart overgezet, en kan niet worden terugbetaald. Betaal de rest zonder die cadeaubon terug.',
  'refusal.package_unknown': 'Dit pakket wordt hier nu niet verkocht. Kies iets anders.',
  'refusal.package_price':
    'Een pakket kost hoogstens wat de cadeaubonnen apart kosten, en minstens de waarde voor snacks die erop staat. Wijzig de prijs of de inhoud.',
  'refusal.package_returned_whole':
    'Een pakket wordt alleen in zijn geheel terugbetaald. Kies alle cadeaubonnen ervan.',
  'refusal.delivery_off':
    'Cadeaubonnen worden nu niet naar anderen gemaild. Laat dit weg en geef de cadeaubon zelf door.',
  'refusal.delivery_day': 'Een cadeaubon wordt gemaild tussen {{from}} en {{day}}. Kies een andere dag.',
  'refusal.delivery_over': 'Deze cadeaubon wordt niet meer gemaild.',
  'refusal.delivery_done': 'Er verandert niets: de cadeaubon is al verstuurd, of het adres is hetzelfde.',
  'refusal.delivery_changed_enough': 'Dit is al {{most}} keer gewijzigd. Vraag het aan de bioscoop.',
  'refusal.too_many_vouchers': 'Er gaan hoogstens {{most}} cadeaubonnen samen. Kies er minder.',
  'refusal.vouchers_not_sold': 'Cadeaubonnen kopen is hier nu niet mogelijk. Vraag het aan de kassa.',
}
