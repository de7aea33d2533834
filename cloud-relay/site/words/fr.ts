import { fr as genres } from '#ui/words/genres/fr.ts'
import { fr as contact } from './contact/fr.ts'
import { fr as events } from './events/fr.ts'
import { fr as films } from './films/fr.ts'
import { fr as newsletter } from './newsletter/fr.ts'
import { fr as order } from './order/fr.ts'
import { fr as seats } from './seats/fr.ts'
import { fr as shows } from './shows/fr.ts'
import { fr as texts } from './texts/fr.ts'
import { fr as vouchers } from './vouchers/fr.ts'
import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  ...genres,
  ...contact,
  ...events,
  ...films,
  ...newsletter,
  ...order,
  ...seats,
  ...shows,
  ...texts,
  ...vouchers,
  site_description: 'Films, séances et billets : {{exhibitor}}, {{cities}}.',
  home_title: 'Ce soir au cinéma',
  training: 'FORMATION – non valable',
  training_what:
    'Nous faisons des essais avant l’ouverture. Ce qui est acheté ici ne coûte rien et n’est pas valable.',
  skip_to_content: 'Aller au contenu',
  menu: 'Menu',
  navigation: 'Navigation principale',
  language: 'Langue',
  search: 'Recherche',
  theme_light: 'Mode clair',
  theme_dark: 'Mode sombre',
  cinemas: 'Nos cinémas',
  show_map: 'Voir sur la carte',
  new_tab: 's’ouvre dans un nouvel onglet',
  loading: 'Chargement…',
  unreachable: 'Le cinéma est injoignable pour le moment. Vérifiez votre connexion et réessayez.',
  try_again: 'Réessayer',

  movies: 'Films',
  movies_all: 'À l’affiche',
  events: 'Événements',
  event: 'Événement',
  all: 'Tous',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  soon: 'Prochainement',
  all_soon: 'Tous les films à venir',
  days: 'Jours',
  filter: 'Filtre',
  tags: 'Thèmes',
  view_all_shows: 'Voir tous les films',
  no_shows: 'Aucune séance prévue pour le moment.',
  partial_from: 'À partir du {{day}}, le programme n’est pas encore complet : d’autres séances suivront.',
  no_shows_today: 'Plus de séance aujourd’hui.',
  no_shows_tomorrow: 'Aucune séance demain.',
  no_shows_soon: 'Aucun film annoncé pour l’instant.',
  no_shows_for_tag: 'Aucune séance pour « {{tag}} ».',
  no_events: 'Aucun événement prévu pour le moment.',

  needs_script:
    'Pour acheter ici, votre navigateur doit autoriser les scripts. Ou appelez-nous : {{phones}}.',
  ends_at: 'fin à',
  overview_more: 'Lire la suite',
  overview_less: 'Réduire',
  all_cinemas: 'Tous les cinémas',
  filter_language: 'Langue',
  filter_all: 'toutes',
  filter_version: 'Version',
  no_shows_chosen: 'Rien de tel à l’affiche ici.',
  show_everything: 'Tout afficher',
  too_many_requests: 'Trop de demandes',
  too_many_requests_words: 'Patientez une minute puis réessayez.',
  exception: 'Une erreur s’est produite',
  exception_words: 'Rien n’a été débité. Réessayez dans un instant.',

  lost_title: 'Page introuvable',
  lost_words: 'Cette page n’existe pas. Le film n’est peut-être plus à l’affiche.',
  to_home: 'Le programme du jour',
  info: 'Informations',

  waiting_confirm: 'Attendre des places',
  waiting_offer_title: 'Des places pour vous',
  waiting_leave: 'Quitter la liste d’attente',
}
