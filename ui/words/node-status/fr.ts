import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const fr: Sentences<keyof typeof en> = {
  node_status_title: 'La vente attend : la box se remet à jour',
  node_status_title_person: 'La vente attend un responsable',
  node_status_safe: 'Les billets que les clients ont déjà restent valables.',
  reason_new_box: 'Cette box est neuve. Elle apprend d’abord tout ce que son cinéma a vendu.',
  reason_database_lost: 'Le disque de la box était vide. Tout lui est redit.',
  reason_database_restored:
    'Une copie plus ancienne a été remise sur la box. Elle apprend ce qui s’est passé depuis.',
  reason_mirror_damaged:
    'La base de données de la box est perdue, et une partie de son second disque est illisible. Elle apprend ce qui manque.',
  reason_machine_changed:
    'Le disque de la box tourne dans une autre machine. La première vend peut-être encore.',
  reason_peer_knows_more: 'Le site connaît des ventes que cette box a oubliées.',
  reason_provider_knows_more: 'Le prestataire de paiement connaît des paiements oubliés ici.',
  reason_till_knows_more: 'Une caisse connaît des ventes que cette box a oubliées.',
  reason_fork:
    'La box et le site ont des ventes différentes sous les mêmes numéros. L’un des deux a été remis à un état plus ancien.',
  reason_taken_over: 'Une autre machine a repris le travail de cette box.',
  reading_mirror: 'Elle relit ses ventes sur le second disque : {{percent}} %. La vente reprend toute seule.',
  reading_journal: 'Elle relit toutes ses ventes : {{percent}} %. La vente reprend toute seule.',
  waits_person: 'Un responsable doit dire quelle machine est la bonne. Rien ne se fait tout seul.',
  waits_line: 'Elle attend Internet. Dès son retour, la vente reprend toute seule.',
  waits_relay: 'Elle interroge le site. La vente reprend toute seule, en général en moins d’une minute.',
  waits_boxes:
    'Il attend des nouvelles de la box de chaque cinéma. D’ici là, le site ne vend aucune place de ce cinéma ; ensuite, tout reprend tout seul.',
  waits_portal:
    'Un responsable doit décider dans le portail du site, sous État, quel historique continue. Les ventes de l’autre sont reprises toutes seules.',
  waits_cinemas: 'Pas encore de nouvelles de : {{cinemas}}',
  relay_title: 'Le site se remet à jour',
  relay_reason_database_lost: 'Le disque du relais était vide. Les box des cinémas lui redisent tout.',
  relay_reason_forgot:
    'Le relais a peut-être oublié des ventes. Les box des cinémas lui disent ce qui manque.',
  machine_title: 'C’est la bonne machine',
  machine_what:
    'Seulement si l’autre machine est éteinte pour de bon. Si les deux vendent, une place peut être vendue deux fois.',
  machine_do: 'Continuer avec cette machine',
  emergency_mode_title: 'Vendre sans Internet',
  emergency_mode_what: 'Si cela ne peut pas attendre, la box vend seule jusqu’au retour d’Internet :',
  emergency_mode_can_seats:
    'Peuvent être vendues les places jamais vendues, retenues ni transmises auparavant.',
  emergency_mode_can_rest: 'La confiserie se vend et les billets se contrôlent comme d’habitude.',
  emergency_mode_cannot: 'Toutes les autres places restent fermées, même si elles semblent libres.',
  emergency_mode_only_here:
    'Seulement si aucune autre machine de cette box ne tourne : deux vendraient les mêmes places.',
  emergency_mode_recorded: 'C’est enregistré avec votre nom.',
  emergency_mode_do: 'Vendre seule',
  emergency_mode_band: 'Vend seule depuis {{time}} : uniquement les places jamais déplacées.',
  emergency_mode_band_next: 'Les autres places s’ouvrent toutes seules au retour d’Internet.',
  word_type: 'Tapez {{word}} pour continuer',
  word_first: 'Tapez d’abord le mot {{word}}.',
  decide_who: 'Un responsable peut décider ici de la suite.',
  decide_sign_in: 'Responsable : se connecter',
  decide_someone: 'Quelqu’un d’autre se connecte',
  decide_back: 'Retour',
  older_title: 'Ne vendez pas sur cette box',
  older_what:
    'C’est une copie plus ancienne de la box {{node}} ; cet appareil en connaît une plus récente. Ne vendez pas dessus. Appelez un responsable.',
  older_next:
    'Si c’est la seule box, laissez-la allumée et reliée à Internet : elle se remet à jour toute seule. Si une autre box fonctionne, éteignez celle-ci.',
  scan_waits:
    'La box se remet à jour. Continuez à scanner : chaque billet attend dans la liste et se contrôle tout seul dès que possible. D’ici là, fiez-vous au film et à l’heure du billet.',
  scan_emergency_mode: 'La box travaille seule, sans Internet. Les billets se contrôlent comme d’habitude.',
  scan_older:
    'C’est une copie plus ancienne de la box {{node}}. N’admettez personne avec elle. Appelez un responsable.',
}
