import { nl as genres } from '#ui/words/genres/nl.ts'
import { nl as automations } from './automations/nl.ts'
import { nl as movies } from './movies/nl.ts'
import { nl as account } from './account/nl.ts'
import { nl as passkeys } from './passkeys/nl.ts'
import { nl as shell } from './shell/nl.ts'
import { nl as secondStep } from './second-step/nl.ts'
import { nl as machines } from './machines/nl.ts'
import { nl as seatPlan } from './seat-plan/nl.ts'
import { nl as screen } from './screen/nl.ts'
import { nl as reset } from './reset/nl.ts'
import { nl as settings } from './settings/nl.ts'
import { nl as paymentMethod } from './payment-method/nl.ts'
import { nl as priceRate } from './price-rate/nl.ts'
import { nl as prices } from './prices/nl.ts'
import { nl as product } from './product/nl.ts'
import { nl as ticketDiscount } from './ticket-discount/nl.ts'
import { nl as priceList } from './price-list/nl.ts'
import { nl as slipTemplate } from './slip-template/nl.ts'
import { nl as productGroup } from './product-group/nl.ts'
import { nl as many } from './many/nl.ts'
import { nl as cash } from './cash/nl.ts'
import { nl as reservations } from './reservations/nl.ts'
import { nl as invoices } from './invoices/nl.ts'
import { nl as modules } from './modules/nl.ts'
import { nl as vatClass } from './vat-class/nl.ts'
import { nl as seatClass } from './seat-class/nl.ts'
import { nl as event } from './event/nl.ts'
import { nl as exhibitor } from './exhibitor/nl.ts'
import { nl as found } from './found/nl.ts'
import { nl as administration } from './administration/nl.ts'
import { nl as setup } from './setup/nl.ts'
import { nl as training } from './training/nl.ts'
import { nl as elsewhere } from './elsewhere/nl.ts'
import { nl as employee } from './employee/nl.ts'
import { nl as role } from './role/nl.ts'
import { nl as device } from './device/nl.ts'
import { nl as cinema } from './cinema/nl.ts'
import { nl as kit } from './kit/nl.ts'
import { nl as movieForm } from './movie/nl.ts'
import { nl as versionForm } from './version/nl.ts'
import { nl as rental } from './rental/nl.ts'
import { nl as reports } from './reports/nl.ts'
import { nl as tag } from './tag/nl.ts'
import { nl as page } from './page/nl.ts'
import { nl as legal } from './legal/nl.ts'
import { nl as messages } from './messages/nl.ts'
import { nl as newsletter } from './newsletter/nl.ts'
import { nl as headPicture } from './head-picture/nl.ts'
import { nl as signage } from './signage/nl.ts'
import { nl as signageSpot } from './signage-spot/nl.ts'
import { nl as wallPreview } from './wall-preview/nl.ts'
import { nl as preset } from './preset/nl.ts'
import { nl as siteShell } from './site-shell/nl.ts'
import { nl as siteText } from './site-text/nl.ts'
import { nl as textPlaces } from './text-places/nl.ts'
import { nl as question } from './question/nl.ts'
import { nl as blocks } from './blocks/nl.ts'
import { nl as voucherPackage } from './voucher-package/nl.ts'
import { nl as voucherType } from './voucher-type/nl.ts'
import { nl as money } from './money/nl.ts'
import { nl as sales } from './sales/nl.ts'
import { nl as stock } from './stock/nl.ts'
import { nl as vouchers } from './vouchers/nl.ts'
import { nl as wallet } from './wallet/nl.ts'
import { nl as personalData } from './personal-data/nl.ts'
import { nl as takingOver } from './taking-over/nl.ts'
import { nl as planning } from './planning/nl.ts'
import { nl as nodeStatus } from '#ui/words/node-status/nl.ts'
import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  group_setup: 'Inrichten',
  group_machines: 'Machines',
  unreachable: 'De server antwoordt niet. Controleer het netwerk en probeer opnieuw.',
  loading: 'Laden…',
  try_again: 'Opnieuw proberen',
  cannot_open: 'Het portaal kan niet openen',
  cannot_show: 'Deze pagina kan niet getoond worden',
  close: 'Sluiten',
  choose: 'Kiezen',
  nothing_found: 'Niets gevonden',
  reason_not_allowed: 'Je rol laat dit niet toe. Vraag het aan een manager.',
  unknown_page: 'Deze pagina bestaat niet',
  unknown_page_what:
    'Het portaal heeft niets op {{address}}. Het adres is misschien verkeerd getypt of verouderd. Ga hier verder:',

  sign_in: 'Aanmelden',
  sign_in_for: 'Bij het portaal van je bioscoop.',
  sign_in_line: 'Elke stoel, elke voorstelling, elke avond.',
  sign_in_throttled: 'Te veel pogingen. Wacht even.',
  sign_in_wait: 'Opnieuw over {{time}}',
  sign_out: 'Afmelden',
  email: 'E-mail',
  password: 'Wachtwoord',
  show_password: 'Wachtwoord tonen of verbergen',

  skip_to_page: 'Naar de inhoud',
  pages: 'Portaal',
  open_menu: 'Menu openen',
  close_menu: 'Menu sluiten',
  language: 'Taal',
  theme_light: 'Lichte weergave',
  theme_dark: 'Donkere weergave',
  live: 'Live',
  live_connecting: 'Verbinden…',
  live_lost: 'Opnieuw verbinden…',
  today: 'Vandaag',
  programme: 'Programma',
  movies: 'Films',
  sales: 'Verkoop',
  boxes: 'Boxen',
  health: 'Status',

  takings_today: 'Ontvangsten vandaag',
  takings_site: 'website {{total}}',
  takings_register: 'kassa’s {{total}}',
  next_show: 'Hierna: {{title}}, deuren {{time}}, {{screen}}',
  tickets_sold_today: 'Tickets verkocht vandaag',
  tickets_sold_note: 'Voor vandaag en latere voorstellingen',
  seats_taken_today: 'Bezetting vandaag',
  seats_taken_note: '{{taken}} van {{capacity}} stoelen, {{shows}}',
  bills_one: '{{count}} bestelling',
  bills_other: '{{count}} bestellingen',
  shows_today: 'Voorstellingen vandaag',
  no_shows_today: 'Vandaag geen voorstellingen',
  open_programme: 'Naar het programma',
  show_over: 'Voorbij',
  show_running: 'Bezig',
  sold_out: 'Uitverkocht',
  cancelled: 'Geannuleerd',
  seats_taken_of: '{{taken}} van {{capacity}} stoelen bezet',

  cinema: 'Bioscoop',
  no_cinema: 'Nog geen bioscoop',
  no_cinema_hint: 'Het programma begint met een bioscoop en haar zalen.',
  add_show: 'Voorstelling plannen',
  add_show_lead: 'Het bord toont waar ze komt te staan.',
  week_before: 'Vorige week',
  week_after: 'Volgende week',
  this_week: 'Deze week',
  view: 'Weergave',
  view_day: 'Dag',
  view_week: 'Week',
  days: 'Dagen van de week',
  board: 'Voorstellingen per zaal en uur',
  board_hint:
    'Sleep een voorstelling om haar te verplaatsen, met Alt om haar nog eens te plannen; sleep de randen van voorprogramma en schoonmaak om die te wijzigen. Klik op een vrije plek om er een te plannen.',
  pre_show: 'Voorprogramma',
  feature: 'Hoofdfilm',
  cleaning: 'Schoonmaak',
  shows_one: '{{count}} voorstelling',
  shows_other: '{{count}} voorstellingen',
  seats_one: '{{count}} stoel',
  seats_other: '{{count}} stoelen',

  movie: 'Film',
  movie_search: 'Film zoeken',
  movie_first: 'Kies eerst een film.',
  version: 'Versie',
  versions: 'Versies',
  screen: 'Zaal',
  day: 'Dag',
  time: 'Tijd',
  doors: 'Deuren open',
  screen_ready: 'Zaal weer vrij',
  online_until: 'Online te koop tot',
  plan_incomplete: 'Kies film, versie, zaal, dag en tijd.',
  plan_past: 'Dit tijdstip is voorbij.',
  plan_clash: 'De zaal is dan bezet.',
  plan_clash_with: '{{title}} heeft ze nodig van {{from}} tot {{to}}.',
  plan_free: 'De zaal is vrij.',
  plan_span: 'Deuren {{doors}}, hoofdfilm {{feature}} tot {{end}}.',
  plan_ready: 'Klaar voor de volgende voorstelling om {{time}}.',
  plan_night: 'In de nacht na {{day}}.',
  seats_free_one: 'stoel vrij',
  seats_free_other: 'stoelen vrij',
  seats_free_online_one: 'waarvan {{count}} online',
  seats_free_online_other: 'waarvan {{count}} online',
  seats_by_side: 'Als de verbinding wegvalt: {{boxOffice}} aan de kassa, {{website}} op de website',
  seats_cut:
    'De verbinding is verbroken. Elke kant verkoopt zijn eigen plaatsen: {{boxOffice}} de kassa, {{website}} de website',
  online_ended: 'Alleen nog aan de kassa',
  free_seating: 'Vrije plaatskeuze',
  free_seating_words:
    'Gasten gaan zitten waar ze willen. Kassa en website verkopen een aantal, geen stoelen.',
  seating: 'Plaatsen',
  open_on_website: 'Openen op de website',
  website_elsewhere: 'De website open je in het portaal op internet.',
  copy_show: 'Nog eens plannen',
  cancel_show: 'Voorstelling annuleren',
  cancel_show_now: 'Definitief annuleren',
  keep_show: 'Behouden',
  cancel_with_tickets_one: 'Dit kan niet ongedaan worden gemaakt. {{count}} plaats is bezet.',
  cancel_with_tickets_other: 'Dit kan niet ongedaan worden gemaakt. {{count}} plaatsen zijn bezet.',
  cancel_without_tickets: 'Er is nog geen stoel bezet: dit kan ongedaan worden gemaakt.',
  cancel_type: 'Typ {{keyword}} om te bevestigen',
  cancel_type_first: 'Typ eerst {{keyword}}.',

  undo: 'Ongedaan maken',
  ...genres,
  ...movies,
  ...automations,
  ...planning,

  sold_at: 'Verkocht',
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
