import { nl as admission } from './admission/nl.ts'
import { nl as cash } from './cash/nl.ts'
import { nl as content } from './content/nl.ts'
import { nl as devices } from './devices/nl.ts'
import { nl as fields } from './fields/nl.ts'
import { nl as invoices } from './invoices/nl.ts'
import { nl as mails } from './mails/nl.ts'
import { nl as nodes } from './nodes/nl.ts'
import { nl as people } from './people/nl.ts'
import { nl as planning } from './planning/nl.ts'
import { nl as reports } from './reports/nl.ts'
import { nl as reservations } from './reservations/nl.ts'
import { nl as selling } from './selling/nl.ts'
import { nl as terminals } from './terminals/nl.ts'
import { nl as vouchers } from './vouchers/nl.ts'
import type { RefusalSentences } from './refusal-sentences.ts'

export const nl: RefusalSentences = {
  ...admission,
  ...cash,
  ...content,
  ...devices,
  ...fields,
  ...invoices,
  ...mails,
  ...nodes,
  ...people,
  ...planning,
  ...reports,
  ...reservations,
  ...selling,
  ...terminals,
  ...vouchers,
  'refusal.invalid_input': 'Controleer de gemarkeerde velden.',
  'refusal.not_found': 'Dit bestaat hier niet. Controleer het adres.',
  'refusal.host_unknown': 'Op dit adres is geen bioscoop. Controleer het adres.',
  'refusal.https_needed': 'Deze box antwoordt andere apparaten alleen via het veilige adres: {{address}}.',
  'refusal.host_unexpected':
    'Dit apparaat heet niet {{host}}. Open het via zijn eigen adres; een eigen naam hoort in de instelling FOYER_HOSTS.',
  'refusal.request_reused': 'Dit is al voor iets anders gebruikt. Begin opnieuw.',
  'refusal.setting_elsewhere': 'Dit geldt voor alle bioscopen. Wijzig het voor de exploitant.',
  'refusal.too_many_requests': 'Te veel aanvragen. Wacht even en probeer opnieuw.',
  'refusal.module_inactive':
    'Deze module is niet geactiveerd voor je account. Neem contact op met je leverancier.',
  'refusal.not_offered':
    'Dit wordt hier op dit moment niet verkocht. Een manager kan het in de instellingen wijzigen.',
  'refusal.module_off': 'Tickets kopen is hier nu niet mogelijk. Vraag het aan de kassa.',
  'refusal.record_unknown': 'Dit is hier niet bekend. Bekijk de lijst opnieuw.',
  'refusal.record_deleted': 'Dit is intussen verwijderd en kan niet meer worden gewijzigd.',
  'refusal.changed_since': 'Iemand heeft dit intussen gewijzigd. Bekijk wat er nu staat.',
  'refusal.nothing_before': 'Er is geen eerdere versie om naar terug te gaan.',
  'refusal.still_used': 'Dit wordt nog gebruikt en kan niet worden verwijderd. ‘Gebruikt in’ toont waar.',
  'refusal.record_built_in':
    'Dit is er van het begin af aan en kan niet worden verwijderd. Geef het een andere naam, of gebruik het niet.',
  'refusal.entry_unknown': 'Dit is intussen afgehandeld. Bekijk de lijst opnieuw.',
  'refusal.training_over': 'De training is voorbij. Wat verkocht wordt, is echt en blijft dat.',
  'refusal.training_changed':
    'De training is intussen begonnen of geëindigd. Laad de pagina opnieuw en begin opnieuw.',
  'refusal.internal': 'Er ging bij ons iets mis. Probeer het zo opnieuw.',
}
