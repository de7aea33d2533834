import { de as genres } from '#ui/words/genres/de.ts'
import { de as automations } from './automations/de.ts'
import { de as movies } from './movies/de.ts'
import { de as account } from './account/de.ts'
import { de as passkeys } from './passkeys/de.ts'
import { de as shell } from './shell/de.ts'
import { de as secondStep } from './second-step/de.ts'
import { de as machines } from './machines/de.ts'
import { de as seatPlan } from './seat-plan/de.ts'
import { de as screen } from './screen/de.ts'
import { de as reset } from './reset/de.ts'
import { de as settings } from './settings/de.ts'
import { de as paymentMethod } from './payment-method/de.ts'
import { de as priceRate } from './price-rate/de.ts'
import { de as prices } from './prices/de.ts'
import { de as product } from './product/de.ts'
import { de as ticketDiscount } from './ticket-discount/de.ts'
import { de as priceList } from './price-list/de.ts'
import { de as slipTemplate } from './slip-template/de.ts'
import { de as productGroup } from './product-group/de.ts'
import { de as many } from './many/de.ts'
import { de as cash } from './cash/de.ts'
import { de as reservations } from './reservations/de.ts'
import { de as invoices } from './invoices/de.ts'
import { de as modules } from './modules/de.ts'
import { de as vatClass } from './vat-class/de.ts'
import { de as seatClass } from './seat-class/de.ts'
import { de as event } from './event/de.ts'
import { de as exhibitor } from './exhibitor/de.ts'
import { de as found } from './found/de.ts'
import { de as administration } from './administration/de.ts'
import { de as setup } from './setup/de.ts'
import { de as training } from './training/de.ts'
import { de as elsewhere } from './elsewhere/de.ts'
import { de as employee } from './employee/de.ts'
import { de as role } from './role/de.ts'
import { de as device } from './device/de.ts'
import { de as cinema } from './cinema/de.ts'
import { de as kit } from './kit/de.ts'
import { de as movieForm } from './movie/de.ts'
import { de as versionForm } from './version/de.ts'
import { de as rental } from './rental/de.ts'
import { de as reports } from './reports/de.ts'
import { de as tag } from './tag/de.ts'
import { de as page } from './page/de.ts'
import { de as legal } from './legal/de.ts'
import { de as messages } from './messages/de.ts'
import { de as newsletter } from './newsletter/de.ts'
import { de as headPicture } from './head-picture/de.ts'
import { de as signage } from './signage/de.ts'
import { de as signageSpot } from './signage-spot/de.ts'
import { de as wallPreview } from './wall-preview/de.ts'
import { de as preset } from './preset/de.ts'
import { de as siteShell } from './site-shell/de.ts'
import { de as siteText } from './site-text/de.ts'
import { de as textPlaces } from './text-places/de.ts'
import { de as question } from './question/de.ts'
import { de as blocks } from './blocks/de.ts'
import { de as voucherPackage } from './voucher-package/de.ts'
import { de as voucherType } from './voucher-type/de.ts'
import { de as money } from './money/de.ts'
import { de as sales } from './sales/de.ts'
import { de as stock } from './stock/de.ts'
import { de as vouchers } from './vouchers/de.ts'
import { de as wallet } from './wallet/de.ts'
import { de as personalData } from './personal-data/de.ts'
import { de as takingOver } from './taking-over/de.ts'
import { de as planning } from './planning/de.ts'
import { de as nodeStatus } from '#ui/words/node-status/de.ts'
import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  group_setup: 'Einrichten',
  group_machines: 'Geräte',
  unreachable: 'Der Server antwortet nicht. Prüfen Sie das Netzwerk und versuchen Sie es erneut.',
  loading: 'Wird geladen …',
  try_again: 'Erneut versuchen',
  cannot_open: 'Das Portal lässt sich nicht öffnen',
  cannot_show: 'Diese Seite kann nicht angezeigt werden',
  close: 'Schließen',
  choose: 'Auswählen',
  nothing_found: 'Nichts gefunden',
  reason_not_allowed: 'Ihre Rolle erlaubt das nicht. Fragen Sie die Leitung.',
  unknown_page: 'Diese Seite gibt es nicht',
  unknown_page_what:
    'Das Portal hat nichts unter {{address}}. Die Adresse ist vielleicht vertippt oder veraltet. Hier geht es weiter:',

  sign_in: 'Anmelden',
  sign_in_for: 'Zum Portal Ihres Kinos.',
  sign_in_line: 'Jeder Platz, jede Vorstellung, jeder Abend.',
  sign_in_throttled: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
  sign_in_wait: 'Erneut in {{time}}',
  sign_out: 'Abmelden',
  email: 'E-Mail',
  password: 'Passwort',
  show_password: 'Passwort ein- oder ausblenden',

  skip_to_page: 'Zum Inhalt springen',
  pages: 'Portal',
  open_menu: 'Menü öffnen',
  close_menu: 'Menü schließen',
  language: 'Sprache',
  theme_light: 'Hell anzeigen',
  theme_dark: 'Dunkel anzeigen',
  live: 'Live',
  live_connecting: 'Verbindung wird aufgebaut …',
  live_lost: 'Verbindung wird wiederhergestellt …',
  today: 'Heute',
  programme: 'Programm',
  movies: 'Filme',
  sales: 'Verkäufe',
  boxes: 'Boxen',
  health: 'Systemstatus',

  takings_today: 'Einnahmen heute',
  takings_site: 'Website {{total}}',
  takings_register: 'Kassen {{total}}',
  next_show: 'Als Nächstes: {{title}}, Einlass {{time}}, {{screen}}',
  tickets_sold_today: 'Heute verkaufte Tickets',
  tickets_sold_note: 'Für heute und spätere Vorstellungen',
  seats_taken_today: 'Auslastung heute',
  seats_taken_note: '{{taken}} von {{capacity}} Plätzen, {{shows}}',
  bills_one: '{{count}} Bestellung',
  bills_other: '{{count}} Bestellungen',
  shows_today: 'Vorstellungen heute',
  no_shows_today: 'Heute keine Vorstellungen',
  open_programme: 'Zum Programm',
  show_over: 'Vorbei',
  show_running: 'Läuft',
  sold_out: 'Ausverkauft',
  cancelled: 'Abgesagt',
  seats_taken_of: '{{taken}} von {{capacity}} Plätzen belegt',

  cinema: 'Kino',
  no_cinema: 'Noch kein Kino',
  no_cinema_hint: 'Das Programm beginnt mit einem Kino und seinen Sälen.',
  add_show: 'Vorstellung planen',
  add_show_lead: 'Der Plan zeigt, wo sie stehen wird.',
  week_before: 'Woche zurück',
  week_after: 'Woche weiter',
  this_week: 'Diese Woche',
  view: 'Ansicht',
  view_day: 'Tag',
  view_week: 'Woche',
  days: 'Tage der Woche',
  board: 'Vorstellungen nach Saal und Uhrzeit',
  board_hint:
    'Ziehen Sie eine Vorstellung, um sie zu verschieben, mit Alt, um sie noch einmal zu planen; ziehen Sie die Ränder von Vorprogramm und Reinigung, um sie zu ändern. Klicken Sie auf eine freie Stelle, um dort eine zu planen.',
  pre_show: 'Vorprogramm',
  feature: 'Hauptfilm',
  cleaning: 'Reinigung',
  shows_one: '{{count}} Vorstellung',
  shows_other: '{{count}} Vorstellungen',
  seats_one: '{{count}} Platz',
  seats_other: '{{count}} Plätze',

  movie: 'Film',
  movie_search: 'Film suchen',
  movie_first: 'Wählen Sie zuerst einen Film.',
  version: 'Fassung',
  versions: 'Fassungen',
  screen: 'Saal',
  day: 'Tag',
  time: 'Uhrzeit',
  doors: 'Einlass',
  screen_ready: 'Saal wieder frei',
  online_until: 'Onlineverkauf bis',
  plan_incomplete: 'Wählen Sie Film, Fassung, Saal, Tag und Uhrzeit.',
  plan_past: 'Diese Uhrzeit ist vorbei.',
  plan_clash: 'Der Saal ist dann belegt.',
  plan_clash_with: '{{title}} braucht ihn von {{from}} bis {{to}}.',
  plan_free: 'Der Saal ist frei.',
  plan_span: 'Einlass {{doors}}, Hauptfilm {{feature}} bis {{end}}.',
  plan_ready: 'Bereit für die nächste Vorstellung um {{time}}.',
  plan_night: 'In der Nacht nach {{day}}.',
  seats_free_one: 'Platz frei',
  seats_free_other: 'Plätze frei',
  seats_free_online_one: 'davon {{count}} online',
  seats_free_online_other: 'davon {{count}} online',
  seats_by_side: 'Falls die Verbindung ausfällt: {{boxOffice}} an der Kasse, {{website}} auf der Website',
  seats_cut:
    'Die Verbindung ist unterbrochen. Jede Seite verkauft ihre eigenen: {{boxOffice}} die Kasse, {{website}} die Website',
  online_ended: 'Nur noch an der Kasse',
  free_seating: 'Freie Platzwahl',
  free_seating_words:
    'Die Gäste setzen sich, wo sie möchten. Kasse und Website verkaufen eine Anzahl, keine Plätze.',
  seating: 'Sitzplätze',
  open_on_website: 'Auf der Website öffnen',
  website_elsewhere: 'Die Website öffnen Sie im Portal im Internet.',
  copy_show: 'Noch einmal planen',
  cancel_show: 'Vorstellung absagen',
  cancel_show_now: 'Endgültig absagen',
  keep_show: 'Behalten',
  cancel_with_tickets_one: 'Das lässt sich nicht rückgängig machen. {{count}} Platz ist vergeben.',
  cancel_with_tickets_other: 'Das lässt sich nicht rückgängig machen. {{count}} Plätze sind vergeben.',
  cancel_without_tickets: 'Noch ist kein Platz vergeben; das lässt sich zurücknehmen.',
  cancel_type: 'Zur Bestätigung {{keyword}} eingeben',
  cancel_type_first: 'Geben Sie zuerst {{keyword}} ein.',

  undo: 'Rückgängig',
  ...genres,
  ...movies,
  ...automations,
  ...planning,

  sold_at: 'Verkauft',
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
