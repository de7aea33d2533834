import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  not_yet_at_cinema: 'Pas encore au cinéma',
  not_yet_online: 'Pas encore en ligne',
  not_yet_at: 'Pas encore à {{cinemas}}',
  arrives_at_cinema: 'L’envoi se fera dès que la box sera connectée.',
  arrives_online: 'L’envoi se fera dès que la liaison avec le relais sera rétablie.',

  move_show: 'Déplacer la séance',
  move_show_now: 'Déplacer maintenant',
  move_lead: 'Ses places et ses tickets restent tels quels.',
  move_hint: 'Cliquez sur un espace libre de la grille, ou choisissez ici.',
  move_unchanged: 'Choisissez une autre heure ou une autre salle.',
  move_online: 'La vente en ligne se terminera alors à {{time}}.',
  move_taken_one:
    '{{count}} place est prise. Le ticket reste valable ; prévenez le spectateur du nouvel horaire.',
  move_taken_other:
    '{{count}} places sont prises. Les tickets restent valables ; prévenez les spectateurs du nouvel horaire.',
  other_plan: '{{screen}} a un autre plan de salle',
  other_plan_free:
    'La séance est annulée ici et planifiée de nouveau là-bas, avec un nouveau lien sur le site.',
  other_plan_taken:
    'Des places de cette séance sont prises, et leurs tickets nomment des places de son propre plan. Choisissez une autre heure, ou une salle avec le même plan.',
  plan_anew: 'Annuler et planifier de nouveau',

  conflicts: 'Conflits',
  conflicts_lead: 'Ce qui a été planifié à deux endroits à la fois, et que vous seul pouvez trancher.',
  conflicts_none: 'Aucun conflit',
  conflicts_none_hint:
    'Quand le cinéma et le cloud planifient la même chose différemment pendant une coupure, cela apparaît ici.',
  conflicts_count_one: '{{count}} conflit à trancher',
  conflicts_count_other: '{{count}} conflits à trancher',
  conflicts_open: 'Ouvrir les conflits',
  conflict_in_show: 'Cette séance fait partie d’un conflit.',
  conflict_ended: 'C’est tranché.',
  last_change: 'Dernière modification : {{who}}, {{where}}, {{when}}',
  who_nobody: 'Foyer lui-même',
  where_cloud: 'dans le cloud',
  where_cinema: 'au cinéma {{cinema}}',
  seats_taken_one: '{{count}} place prise',
  seats_taken_other: '{{count}} places prises',
  and_more_one: 'et {{count}} autre',
  and_more_other: 'et {{count}} autres',

  conflict_shows_overlap: 'Deux séances dans une salle',
  conflict_shows_overlap_why:
    'Les deux ont besoin de la salle en même temps. Leurs tickets sont en vente jusqu’à votre décision.',
  conflict_screen_gone: 'Une séance dans une salle fermée',
  conflict_screen_gone_why: 'La salle a été retirée de la liste pendant qu’on y planifiait cette séance.',
  conflict_movie_gone: 'Une séance d’un film retiré',
  conflict_movie_gone_why: 'Le film a été retiré de la liste pendant qu’on planifiait cette séance.',
  conflict_version_gone: 'Une séance dans une version retirée',
  conflict_version_gone_why: 'La version a été retirée de la liste pendant qu’on planifiait cette séance.',
  conflict_seat_plan_old: 'Des séances avec un ancien plan de salle',
  conflict_seat_plan_old_why:
    'La salle a un nouveau plan. Ces séances ont été planifiées avec l’ancien et vendent encore ses places.',
  conflict_movie_slug_twice: 'Deux films avec une seule adresse',
  conflict_movie_slug_twice_why:
    'Les deux veulent « {{about}} » sur le site, qui ne peut y montrer que l’un d’eux.',
  conflict_event_slug_twice: 'Deux événements avec une seule adresse',
  conflict_event_slug_twice_why:
    'Les deux événements veulent « {{about}} » sur le site, qui ne peut y montrer que l’un d’eux.',
  conflict_event_twice: 'Deux événements pour une séance',
  conflict_event_twice_why: 'Une séance porte un seul événement ; l’autre ne se voit nulle part.',
  conflict_event_without_show: 'Un événement dont la séance a été annulée',
  conflict_event_without_show_why: 'Le site annonce encore l’événement, mais personne ne peut y aller.',
  conflict_rate_name_twice: 'Deux tarifs avec un seul nom',
  conflict_rate_name_twice_why: 'La caisse et les spectateurs ne peuvent pas les distinguer.',
  conflict_supplement_twice: 'Deux suppléments pour la même chose',
  conflict_supplement_twice_why: 'Un seul des deux est compté.',
  conflict_barcode_twice: 'Deux articles avec un seul code-barres',
  conflict_barcode_twice_why: 'La caisse ne peut pas savoir lequel {{about}} désigne.',
  conflict_no_rate: 'Plus aucun tarif',
  conflict_no_rate_site_why: 'Des séances sont planifiées, mais le site n’a aucun tarif pour les vendre.',
  conflict_no_rate_pos_why: 'Des séances sont planifiées, mais la caisse n’a aucun tarif pour les vendre.',

  resolve_move: 'Déplacer à {{to}}',
  resolve_replan: 'Planifier de nouveau : {{to}}',
  resolve_renew_one: 'Planifier de nouveau {{count}} séance invendue avec le nouveau plan',
  resolve_renew_other: 'Planifier de nouveau {{count}} séances invendues avec le nouveau plan',
  resolve_keep: 'La montrer quand même',
  resolve_keep_plan_one: 'Garder l’ancien plan pour {{count}} séance',
  resolve_keep_plan_other: 'Garder l’ancien plan pour {{count}} séances',
  resolve_rename: 'Changer l’adresse en {{slug}}',
  resolve_remove: 'Retirer',
  resolve_offer: 'Le proposer là aussi',
  resolve_restore: 'Le proposer de nouveau',
}
