import { fr as genres } from '#ui/words/genres/fr.ts'
import { fr as automations } from './automations/fr.ts'
import { fr as movies } from './movies/fr.ts'
import { fr as account } from './account/fr.ts'
import { fr as passkeys } from './passkeys/fr.ts'
import { fr as shell } from './shell/fr.ts'
import { fr as secondStep } from './second-step/fr.ts'
import { fr as machines } from './machines/fr.ts'
import { fr as seatPlan } from './seat-plan/fr.ts'
import { fr as screen } from './screen/fr.ts'
import { fr as reset } from './reset/fr.ts'
import { fr as settings } from './settings/fr.ts'
import { fr as paymentMethod } from './payment-method/fr.ts'
import { fr as priceRate } from './price-rate/fr.ts'
import { fr as prices } from './prices/fr.ts'
import { fr as product } from './product/fr.ts'
import { fr as ticketDiscount } from './ticket-discount/fr.ts'
import { fr as priceList } from './price-list/fr.ts'
import { fr as slipTemplate } from './slip-template/fr.ts'
import { fr as productGroup } from './product-group/fr.ts'
import { fr as many } from './many/fr.ts'
import { fr as cash } from './cash/fr.ts'
import { fr as reservations } from './reservations/fr.ts'
import { fr as invoices } from './invoices/fr.ts'
import { fr as modules } from './modules/fr.ts'
import { fr as vatClass } from './vat-class/fr.ts'
import { fr as seatClass } from './seat-class/fr.ts'
import { fr as event } from './event/fr.ts'
import { fr as exhibitor } from './exhibitor/fr.ts'
import { fr as found } from './found/fr.ts'
import { fr as administration } from './administration/fr.ts'
import { fr as setup } from './setup/fr.ts'
import { fr as training } from './training/fr.ts'
import { fr as elsewhere } from './elsewhere/fr.ts'
import { fr as employee } from './employee/fr.ts'
import { fr as role } from './role/fr.ts'
import { fr as device } from './device/fr.ts'
import { fr as cinema } from './cinema/fr.ts'
import { fr as kit } from './kit/fr.ts'
import { fr as movieForm } from './movie/fr.ts'
import { fr as versionForm } from './version/fr.ts'
import { fr as rental } from './rental/fr.ts'
import { fr as reports } from './reports/fr.ts'
import { fr as tag } from './tag/fr.ts'
import { fr as page } from './page/fr.ts'
import { fr as legal } from './legal/fr.ts'
import { fr as messages } from './messages/fr.ts'
import { fr as newsletter } from './newsletter/fr.ts'
import { fr as headPicture } from './head-picture/fr.ts'
import { fr as signage } from './signage/fr.ts'
import { fr as signageSpot } from './signage-spot/fr.ts'
import { fr as wallPreview } from './wall-preview/fr.ts'
import { fr as preset } from './preset/fr.ts'
import { fr as siteShell } from './site-shell/fr.ts'
import { fr as siteText } from './site-text/fr.ts'
import { fr as textPlaces } from './text-places/fr.ts'
import { fr as question } from './question/fr.ts'
import { fr as blocks } from './blocks/fr.ts'
import { fr as voucherPackage } from './voucher-package/fr.ts'
import { fr as voucherType } from './voucher-type/fr.ts'
import { fr as money } from './money/fr.ts'
import { fr as sales } from './sales/fr.ts'
import { fr as stock } from './stock/fr.ts'
import { fr as vouchers } from './vouchers/fr.ts'
import { fr as wallet } from './wallet/fr.ts'
import { fr as personalData } from './personal-data/fr.ts'
import { fr as takingOver } from './taking-over/fr.ts'
import { fr as planning } from './planning/fr.ts'
import { fr as nodeStatus } from '#ui/words/node-status/fr.ts'
import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  group_setup: 'Réglages',
  group_machines: 'Machines',
  unreachable: 'Le serveur ne répond pas. Vérifiez le réseau et réessayez.',
  loading: 'Chargement…',
  try_again: 'Réessayer',
  cannot_open: 'Le portail ne peut pas s’ouvrir',
  cannot_show: 'Cette page ne peut pas s’afficher',
  close: 'Fermer',
  choose: 'Choisir',
  nothing_found: 'Aucun résultat',
  reason_not_allowed: 'Votre rôle ne le permet pas. Demandez à un responsable.',
  unknown_page: 'Cette page n’existe pas',
  unknown_page_what:
    'Le portail n’a rien à l’adresse {{address}}. Elle est peut-être mal saisie ou périmée. Continuez ici :',

  sign_in: 'Se connecter',
  sign_in_for: 'Au portail de votre cinéma.',
  sign_in_line: 'Chaque place, chaque séance, chaque soirée.',
  sign_in_throttled: 'Trop de tentatives. Patientez un instant.',
  sign_in_wait: 'Réessayer dans {{time}}',
  sign_out: 'Se déconnecter',
  email: 'E-mail',
  password: 'Mot de passe',
  show_password: 'Afficher ou masquer le mot de passe',

  skip_to_page: 'Aller au contenu',
  pages: 'Portail',
  open_menu: 'Ouvrir le menu',
  close_menu: 'Fermer le menu',
  language: 'Langue',
  theme_light: 'Passer en mode clair',
  theme_dark: 'Passer en mode sombre',
  live: 'En direct',
  live_connecting: 'Connexion…',
  live_lost: 'Reconnexion…',
  today: 'Aujourd’hui',
  programme: 'Programme',
  movies: 'Films',
  sales: 'Ventes',
  boxes: 'Boîtiers',
  health: 'État',

  takings_today: 'Recettes du jour',
  takings_site: 'site {{total}}',
  takings_register: 'caisses {{total}}',
  next_show: 'Ensuite : {{title}}, ouverture {{time}}, {{screen}}',
  tickets_sold_today: 'Billets vendus aujourd’hui',
  tickets_sold_note: 'Pour aujourd’hui et les jours suivants',
  seats_taken_today: 'Remplissage du jour',
  seats_taken_note: '{{taken}} places sur {{capacity}}, {{shows}}',
  bills_one: '{{count}} commande',
  bills_other: '{{count}} commandes',
  shows_today: 'Séances du jour',
  no_shows_today: 'Aucune séance aujourd’hui',
  open_programme: 'Ouvrir le programme',
  show_over: 'Terminée',
  show_running: 'En cours',
  sold_out: 'Complet',
  cancelled: 'Annulée',
  seats_taken_of: '{{taken}} places prises sur {{capacity}}',

  cinema: 'Cinéma',
  no_cinema: 'Aucun cinéma',
  no_cinema_hint: 'Le programme commence par un cinéma et ses salles.',
  add_show: 'Ajouter une séance',
  add_show_lead: 'La grille montre où elle se placera.',
  week_before: 'Semaine précédente',
  week_after: 'Semaine suivante',
  this_week: 'Cette semaine',
  view: 'Affichage',
  view_day: 'Jour',
  view_week: 'Semaine',
  days: 'Jours de la semaine',
  board: 'Séances par salle et par heure',
  board_hint:
    'Faites glisser une séance pour la déplacer, avec Alt pour la prévoir encore ; faites glisser les bords de l’avant-séance et du nettoyage pour les modifier. Cliquez sur un espace libre pour en prévoir une.',
  pre_show: 'Avant-séance',
  feature: 'Film',
  cleaning: 'Nettoyage',
  shows_one: '{{count}} séance',
  shows_other: '{{count}} séances',
  seats_one: '{{count}} place',
  seats_other: '{{count}} places',

  movie: 'Film',
  movie_search: 'Chercher un film',
  movie_first: 'Choisissez d’abord un film.',
  version: 'Version',
  versions: 'Versions',
  screen: 'Salle',
  day: 'Jour',
  time: 'Heure',
  doors: 'Ouverture',
  screen_ready: 'Salle de nouveau libre',
  online_until: 'Vente en ligne jusqu’à',
  plan_incomplete: 'Choisissez film, version, salle, jour et heure.',
  plan_past: 'Cette heure est passée.',
  plan_clash: 'La salle est occupée à ce moment.',
  plan_clash_with: '{{title}} l’occupe de {{from}} à {{to}}.',
  plan_free: 'La salle est libre.',
  plan_span: 'Ouverture {{doors}}, film de {{feature}} à {{end}}.',
  plan_ready: 'Prête pour la séance suivante à {{time}}.',
  plan_night: 'Dans la nuit qui suit le {{day}}.',
  seats_free_one: 'place libre',
  seats_free_other: 'places libres',
  seats_free_online_one: 'dont {{count}} en ligne',
  seats_free_online_other: 'dont {{count}} en ligne',
  seats_by_side: 'Si la connexion est coupée : {{boxOffice}} à la caisse, {{website}} sur le site',
  seats_cut:
    'La connexion est coupée. Chaque côté vend les siennes : {{boxOffice}} à la caisse, {{website}} sur le site',
  online_ended: 'Seule la caisse vend encore cette séance',
  free_seating: 'Placement libre',
  free_seating_words:
    'Les clients s’installent où ils veulent. La caisse et le site vendent un nombre, pas des places.',
  seating: 'Placement',
  open_on_website: 'Ouvrir sur le site',
  website_elsewhere: 'Le site s’ouvre depuis le portail en ligne.',
  copy_show: 'Prévoir encore une fois',
  cancel_show: 'Annuler la séance',
  cancel_show_now: 'Annuler définitivement',
  keep_show: 'La garder',
  cancel_with_tickets_one: 'C’est irréversible. {{count}} place est prise.',
  cancel_with_tickets_other: 'C’est irréversible. {{count}} places sont prises.',
  cancel_without_tickets: 'Aucune place n’est encore prise : vous pourrez revenir en arrière.',
  cancel_type: 'Saisissez {{keyword}} pour confirmer',
  cancel_type_first: 'Saisissez d’abord {{keyword}}.',

  undo: 'Annuler',
  ...genres,
  ...movies,
  ...automations,
  ...planning,

  sold_at: 'Vendu',
  ...nodeStatus,
  ...machines,
  ...money,
  ...sales,
  ...stock,
  ...prices,
  ...vouchers,
  ...takingOver,
  ...personalData,
  ...kit,
  ...seatPlan,
  ...movieForm,
  ...versionForm,
  ...rental,
  ...reports,
  ...tag,
  ...page,
  ...legal,
  ...elsewhere,
  ...wallet,
  ...messages,
  ...newsletter,
  ...headPicture,
  ...signage,
  ...signageSpot,
  ...wallPreview,
  ...preset,
  ...siteShell,
  ...siteText,
  ...textPlaces,
  ...question,
  ...blocks,
  ...voucherPackage,
  ...voucherType,
  ...cinema,
  ...device,
  ...role,
  ...employee,
  ...exhibitor,
  ...found,
  ...administration,
  ...setup,
  ...training,
  ...event,
  ...many,
  ...cash,
  ...reservations,
  ...invoices,
  ...modules,
  ...vatClass,
  ...seatClass,
  ...product,
  ...ticketDiscount,
  ...priceList,
  ...slipTemplate,
  ...productGroup,
  ...paymentMethod,
  ...priceRate,
  ...screen,
  ...settings,
  ...reset,
  ...account,
  ...secondStep,
  ...passkeys,
  ...shell,
}
