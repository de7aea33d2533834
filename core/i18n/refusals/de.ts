import { de as admission } from './admission/de.ts'
import { de as cash } from './cash/de.ts'
import { de as content } from './content/de.ts'
import { de as devices } from './devices/de.ts'
import { de as fields } from './fields/de.ts'
import { de as invoices } from './invoices/de.ts'
import { de as mails } from './mails/de.ts'
import { de as nodes } from './nodes/de.ts'
import { de as people } from './people/de.ts'
import { de as planning } from './planning/de.ts'
import { de as reports } from './reports/de.ts'
import { de as reservations } from './reservations/de.ts'
import { de as selling } from './selling/de.ts'
import { de as terminals } from './terminals/de.ts'
import { de as vouchers } from './vouchers/de.ts'
import type { RefusalSentences } from './refusal-sentences.ts'

export const de: RefusalSentences = {
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
  'refusal.invalid_input': 'Bitte die markierten Felder prüfen.',
  'refusal.not_found': 'Das gibt es hier nicht. Prüfen Sie die Adresse.',
  'refusal.host_unknown': 'Unter dieser Adresse gibt es kein Kino. Prüfen Sie die Adresse.',
  'refusal.https_needed':
    'Diese Box antwortet anderen Geräten nur unter ihrer sicheren Adresse: {{address}}.',
  'refusal.host_unexpected':
    'Dieses Gerät heißt nicht {{host}}. Öffnen Sie es unter seiner eigenen Adresse; ein eigener Name gehört in die Einstellung FOYER_HOSTS.',
  'refusal.request_reused': 'Das wurde schon für etwas anderes verwendet. Bitte neu beginnen.',
  'refusal.setting_elsewhere': 'Das gilt für alle Kinos gleich. Ändern Sie es für den Betrieb.',
  'refusal.too_many_requests': 'Zu viele Anfragen. Bitte kurz warten und noch einmal versuchen.',
  'refusal.module_inactive':
    'Dieses Modul ist für Ihr Konto nicht freigeschaltet. Bitte wenden Sie sich an Ihren Anbieter.',
  'refusal.not_offered':
    'Das wird hier zurzeit nicht verkauft. Die Leitung kann es in den Einstellungen ändern.',
  'refusal.module_off': 'Tickets können hier derzeit nicht gekauft werden. Bitte fragen Sie an der Kasse.',
  'refusal.record_unknown': 'Das ist hier nicht bekannt. Sehen Sie die Liste noch einmal an.',
  'refusal.record_deleted': 'Das wurde inzwischen gelöscht und lässt sich nicht mehr ändern.',
  'refusal.changed_since': 'Das hat inzwischen jemand geändert. Sehen Sie an, was jetzt dort steht.',
  'refusal.nothing_before': 'Es gibt keine frühere Fassung, zu der man zurückkönnte.',
  'refusal.still_used': 'Das wird noch verwendet und kann nicht gelöscht werden. „Verwendet in“ zeigt, wo.',
  'refusal.record_built_in':
    'Das ist von Anfang an da und kann nicht gelöscht werden. Benennen Sie es um oder verwenden Sie es nicht.',
  'refusal.entry_unknown': 'Das wurde inzwischen erledigt. Sehen Sie die Liste noch einmal an.',
  'refusal.training_over': 'Das Training ist vorbei. Was verkauft wird, ist echt und bleibt es.',
  'refusal.training_changed':
    'Das Training hat inzwischen begonnen oder geendet. Laden Sie die Seite neu und beginnen Sie von vorn.',
  'refusal.internal': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
}
