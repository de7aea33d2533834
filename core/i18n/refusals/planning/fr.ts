import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.schedule_unknown': 'Cette séance n’existe plus. Choisissez-en une autre.',
  'refusal.movie_unknown': 'Ce film n’existe plus. Choisissez-en un autre.',
  'refusal.movie_archived': '« {{movie}} » est mis de côté. Reprenez-le d’abord dans la liste des films.',
  'refusal.movie_has_shows':
    'Ce film a encore des séances, la dernière le {{day}} (en tout : {{count}}). Annulez-les ou attendez qu’elles soient passées.',
  'refusal.merge_itself': 'C’est le même film. Choisissez l’autre.',
  'refusal.merge_too_many': 'Il a eu plus de {{most}} séances. Gardez-le, et réunissez l’autre avec lui.',
  'refusal.film_source_not_set':
    'Aucune clé de recherche de films n’est enregistrée. Un responsable la saisit dans les réglages, ou saisissez le film à la main.',
  'refusal.film_source_denied':
    'The Movie Database refuse la clé. Un responsable la corrige dans les réglages.',
  'refusal.film_source_silent':
    'The Movie Database ne répond pas pour l’instant. Réessayez, ou saisissez le film à la main.',
  'refusal.event_show_taken':
    'Une de ces séances fait déjà partie d’un autre événement. Choisissez-en d’autres, ou retirez-la d’abord de celui-ci.',
  'refusal.version_unknown': 'Choisissez une version du film.',
  'refusal.screen_unknown': 'Choisissez une salle.',
  'refusal.schedule_cancelled': 'Cette séance a été annulée.',
  'refusal.schedule_started': 'Cette heure est déjà passée. Choisissez-en une plus tardive.',
  'refusal.film_not_yet': 'Ce film est à l’affiche à partir du {{day}}. Choisissez un jour plus tard.',
  'refusal.cinema_closed': 'Le cinéma est fermé le {{day}}. Choisissez un autre jour.',
  'refusal.film_too_short':
    'Le film est trop court pour cela : le générique et l’entracte sont dans le film, et l’entracte avant le générique.',
  'refusal.film_number_wrong':
    'Ce numéro n’est pas juste : son dernier caractère ne correspond pas aux autres. Recopiez-le en entier.',
  'refusal.film_not_then':
    '« {{movie}} » ne peut pas commencer ce jour-là ou à cette heure. Sa fiche dit quand.',
  'refusal.shows_clash':
    'Séances impossibles : {{count}}. Laissez-les de côté ou changez-les ; rien n’a été programmé.',
  'refusal.schedule_too_far': 'Une séance se programme au plus {{years}} ans à l’avance.',
  'refusal.screen_occupied':
    '{{movie}} occupe la salle de {{from}} à {{until}}, nettoyage compris. Choisissez une autre heure.',
  'refusal.schedule_over': 'Cette séance est terminée.',
  'refusal.plan_empty': 'Ce plan n’a encore aucune place. Dessinez-en d’abord.',
  'refusal.plan_too_large': 'Ce plan dépasse 1 500 places, 100 rangs ou 120 places de large. Réduisez-le.',
  'refusal.plan_seats_clash': '{{seats}} : deux places sont au même endroit ou ont le même identifiant.',
  'refusal.plan_name_twice': '{{seats}} : une autre place a le même rang et numéro. Renommez-les.',
  'refusal.plan_pair_broken':
    '{{seats}} : les places duo et d’accompagnement ont besoin de l’autre moitié juste à côté.',
  'refusal.plan_id_reused':
    '{{seats}} : cet identifiant appartenait à une autre place de cette salle. Les places gardent leur identifiant ; dessinez-en une nouvelle.',
  'refusal.plan_class_unknown':
    '{{seats}} : la catégorie de ces places n’existe pas, ou est d’un autre type. Choisissez-en une autre.',
  'refusal.plan_seats_sold':
    'Places vendues absentes du nouveau plan : {{count}}. Replacez d’abord ces spectateurs, ou appliquez le plan à partir d’une séance ultérieure.',
  'refusal.seat_plan_differs':
    '{{screen}} a un autre plan de salle, les billets ne conviendraient pas. Annulez la séance et programmez-en une nouvelle là-bas.',
  'refusal.cancel_has_sales':
    'Cette annulation est définitive : des billets ont été vendus, et leurs acheteurs sont prévenus ou remboursés. Ajoutez la séance de nouveau.',
  'refusal.show_has_sales':
    'Places vendues ou en cours d’achat : {{count}}. Déplacez la séance à une autre heure, ou annulez-la et remboursez.',
  'refusal.conflict_changed': 'Cela a changé entre-temps. Regardez de nouveau la liste.',
  'refusal.office_unknown': 'Ce bureau n’est pas de ce distributeur. Choisissez-en un autre.',
  'refusal.rental_not_shared':
    'Ces conditions sont celles d’un autre film. Choisissez-en d’autres, ou partagez-les d’abord.',
  'refusal.rental_stays_shared':
    'Des conditions partagées le restent : les décomptes de plusieurs films s’en servent. Créez-en pour un seul film.',
  'refusal.rental_weeks': 'Le premier taux commence en semaine 1, et aucune semaine ne commence deux fois.',
}
