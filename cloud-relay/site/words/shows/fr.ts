import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  few_left: 'Dernières places',
  sold_out: 'Complet',
  sold_out_words: 'Toutes les places de cette séance sont prises.',
  sold_out_online: 'Complet en ligne',
  sold_out_online_words: 'Les dernières places se vendent à la caisse.',
  sold_out_online_cut_words:
    'Il reste peut-être des places à la caisse. Renseignez-vous sur place ou réessayez plus tard.',
  box_office_only: 'À la caisse',
  online_ended: 'La vente en ligne est terminée',
  online_ended_words: 'Cette séance ne se vend plus qu’à la caisse.',
  free_seating: 'Placement libre',
  free_seating_words: 'Vous choisissez votre place dans la salle : installez-vous où vous voulez.',
  buying_not_possible: 'Pas d’achat en ligne pour le moment',
  buying_not_possible_words: 'Renseignez-vous à la caisse ou réessayez plus tard.',
  cancelled: 'Annulée',
  show_cancelled: 'Cette séance est annulée',
  show_cancelled_words:
    'Si vous avez acheté en ligne, vous recevez un e-mail de notre part. À la caisse, les billets sont échangés ou remboursés.',
  other_shows: 'Autres séances',
  access: 'Accès',
  access_wheelchair: 'places PMR',
  access_step_free: 'de plain-pied',
  access_lift: 'ascenseur',
  access_hearing_loop: 'boucle auditive',
  access_subtitle_glasses: 'lunettes de sous-titres',
  access_audio_description: 'audiodescription',
  access_companion_free: 'accompagnateur gratuit',
}
