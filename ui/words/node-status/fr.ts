import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const fr: Sentences<keyof typeof en> = {
  node_status_title: 'La vente est en pause : le boîtier se remet à jour',
  node_status_title_person: 'La vente attend un responsable',
  node_status_safe: 'Les billets déjà vendus restent valables.',
  reason_new_box: 'Ce boîtier est neuf. Il reçoit d’abord tout ce que le cinéma a vendu.',
  reason_database_lost: 'Le disque du boîtier était vide. Il reçoit tout à nouveau.',
  reason_database_restored:
    'Une sauvegarde plus ancienne a été remise sur le boîtier. Il reçoit ce qui s’est passé depuis.',
  reason_mirror_damaged:
    'Le boîtier a perdu ses données, et une partie de son second disque est illisible. Il reçoit ce qui manque.',
  reason_machine_changed:
    'Ce disque est maintenant dans un autre ordinateur. Le premier vend peut-être encore.',
  reason_peer_knows_more: 'Le site a des ventes qui manquent ici.',
  reason_provider_knows_more: 'Le prestataire de paiement a des paiements qui manquent ici.',
  reason_till_knows_more: 'Une caisse a des ventes qui manquent ici.',
  reason_fork:
    'Le boîtier et le site ont des ventes différentes sous les mêmes numéros. L’un des deux a été remis à un état plus ancien.',
  reason_taken_over: 'Un autre ordinateur a remplacé ce boîtier.',
  reading_mirror:
    'Il relit ses ventes sur le second disque : {{percent}} %. La vente reprend automatiquement.',
  reading_journal: 'Il relit toutes ses ventes : {{percent}} %. La vente reprend automatiquement.',
  waits_person: 'Un responsable doit dire quel ordinateur est le bon. D’ici là, rien ne se vend ici.',
  waits_line: 'Il attend Internet. Dès son retour, la vente reprend automatiquement.',
  waits_relay: 'Il interroge le site. La vente reprend automatiquement, en général en moins d’une minute.',
  waits_boxes:
    'Il attend le boîtier de chaque cinéma. D’ici là, le site ne vend aucune place de ce cinéma ; ensuite, tout reprend automatiquement.',
  waits_portal:
    'Un responsable doit décider dans le portail en ligne, sous État, quelle version continue. Les ventes de l’autre sont reprises automatiquement.',
  waits_cinemas: 'Pas encore de réponse de : {{cinemas}}',
  relay_title: 'Le site se remet à jour',
  relay_reason_database_lost: 'Le disque du site était vide. Les boîtiers des cinémas renvoient tout.',
  relay_reason_forgot:
    'Il manque peut-être des ventes au site. Les boîtiers des cinémas envoient ce qui manque.',
  machine_title: 'C’est le bon ordinateur',
  machine_what:
    'Seulement si l’autre ordinateur est éteint pour de bon. Si les deux vendent, une place peut être vendue deux fois.',
  machine_do: 'Continuer avec cet ordinateur',
  emergency_mode_title: 'Vendre sans Internet',
  emergency_mode_what: 'Si cela ne peut pas attendre, le boîtier vend seul jusqu’au retour d’Internet :',
  emergency_mode_can_seats: 'Les places toujours réservées à la caisse peuvent être vendues.',
  emergency_mode_can_rest: 'La confiserie se vend et les billets se contrôlent comme d’habitude.',
  emergency_mode_cannot: 'Toutes les autres places sont bloquées, même si elles semblent libres.',
  emergency_mode_only_here:
    'Seulement si aucun autre ordinateur ne tourne comme ce boîtier : deux vendraient les mêmes places.',
  emergency_mode_recorded: 'Votre nom est enregistré avec.',
  emergency_mode_do: 'Vendre sans Internet',
  emergency_mode_band:
    'Vente sans Internet depuis {{time}} : seulement les places toujours réservées à la caisse.',
  emergency_mode_band_next: 'Les autres places reviennent en vente au retour d’Internet.',
  word_type: 'Tapez {{word}} pour continuer',
  word_first: 'Tapez d’abord le mot {{word}}.',
  decide_who: 'Un responsable peut décider ici de la suite.',
  decide_sign_in: 'Responsable : se connecter',
  decide_someone: 'Quelqu’un d’autre se connecte',
  decide_back: 'Retour',
  older_title: 'Ne vendez pas sur ce boîtier',
  older_what:
    'C’est une copie plus ancienne du boîtier {{node}}. Ne vendez pas dessus. Appelez un responsable.',
  older_next:
    'Si c’est le seul boîtier, laissez-le allumé et relié à Internet : il se remet à jour automatiquement. Si un autre boîtier fonctionne, éteignez celui-ci.',
  scan_waits:
    'Le boîtier se remet à jour. Continuez à scanner : chaque billet attend dans la liste et se contrôle automatiquement dès que possible. D’ici là, fiez-vous au film et à l’heure du billet.',
  scan_emergency_mode: 'Le boîtier travaille sans Internet. Les billets se contrôlent comme d’habitude.',
  scan_older:
    'C’est une copie plus ancienne du boîtier {{node}}. Ne laissez entrer personne avec. Appelez un responsable.',
  training_band: 'FORMATION – non valable',
  training_band_what: 'Rien de ce qui est vendu, imprimé ou contrôlé ici ne compte, jusqu’au {{time}}.',
}
