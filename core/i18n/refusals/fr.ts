import { fr as admission } from './admission/fr.ts'
import { fr as cash } from './cash/fr.ts'
import { fr as content } from './content/fr.ts'
import { fr as devices } from './devices/fr.ts'
import { fr as fields } from './fields/fr.ts'
import { fr as invoices } from './invoices/fr.ts'
import { fr as mails } from './mails/fr.ts'
import { fr as nodes } from './nodes/fr.ts'
import { fr as people } from './people/fr.ts'
import { fr as planning } from './planning/fr.ts'
import { fr as reports } from './reports/fr.ts'
import { fr as reservations } from './reservations/fr.ts'
import { fr as selling } from './selling/fr.ts'
import { fr as terminals } from './terminals/fr.ts'
import { fr as vouchers } from './vouchers/fr.ts'
import type { RefusalSentences } from './refusal-sentences.ts'

export const fr: RefusalSentences = {
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
  'refusal.invalid_input': 'Veuillez vérifier les champs signalés.',
  'refusal.not_found': 'Cela n’existe pas ici. Vérifiez l’adresse.',
  'refusal.host_unknown': 'Aucun cinéma à cette adresse. Vérifiez l’adresse.',
  'refusal.https_needed':
    'Ce boîtier ne répond aux autres appareils que par son adresse sécurisée : {{address}}.',
  'refusal.host_unexpected':
    'Cette machine ne s’appelle pas {{host}}. Ouvrez-la par sa propre adresse ; un nom à vous s’ajoute dans le réglage FOYER_HOSTS.',
  'refusal.request_reused': 'Ceci a déjà servi à autre chose. Recommencez.',
  'refusal.setting_elsewhere': 'Cela vaut pour tous les cinémas. Modifiez-le pour l’exploitant.',
  'refusal.too_many_requests': 'Trop de demandes. Patientez un instant et réessayez.',
  'refusal.module_inactive':
    'Ce module n’est pas activé pour votre compte. Veuillez contacter votre fournisseur.',
  'refusal.not_offered':
    'Ceci n’est pas vendu ici pour l’instant. Un responsable peut le changer dans les réglages.',
  'refusal.module_off':
    'L’achat de billets n’est pas possible ici pour le moment. Renseignez-vous à la caisse.',
  'refusal.record_unknown': 'Ceci n’est pas connu ici. Consultez à nouveau la liste.',
  'refusal.record_deleted': 'Ceci a été supprimé entre-temps et ne peut plus être modifié.',
  'refusal.changed_since': 'Quelqu’un l’a modifié entre-temps. Regardez ce qui s’y trouve maintenant.',
  'refusal.nothing_before': 'Il n’y a pas de version antérieure.',
  'refusal.still_used': 'Ceci est encore utilisé et ne peut pas être supprimé. « Utilisé dans » montre où.',
  'refusal.record_built_in':
    'Ceci existe depuis le début et ne peut pas être supprimé. Renommez-le, ou ne l’utilisez pas.',
  'refusal.entry_unknown': 'Ce point a été réglé entre-temps. Consultez à nouveau la liste.',
  'refusal.training_over': 'La formation est terminée. Ce qui est vendu est réel, et le reste.',
  'refusal.training_changed':
    'La formation a commencé ou s’est terminée entre-temps. Rechargez la page et recommencez.',
  'refusal.internal': 'Une erreur est survenue chez nous. Réessayez dans un instant.',
}
