import { en as genres } from '#ui/words/genres/en.ts'
import { en as automations } from './automations/en.ts'
import { en as movies } from './movies/en.ts'
import { en as account } from './account/en.ts'
import { en as passkeys } from './passkeys/en.ts'
import { en as shell } from './shell/en.ts'
import { en as secondStep } from './second-step/en.ts'
import { en as machines } from './machines/en.ts'
import { en as seatPlan } from './seat-plan/en.ts'
import { en as screen } from './screen/en.ts'
import { en as reset } from './reset/en.ts'
import { en as settings } from './settings/en.ts'
import { en as paymentMethod } from './payment-method/en.ts'
import { en as priceRate } from './price-rate/en.ts'
import { en as prices } from './prices/en.ts'
import { en as product } from './product/en.ts'
import { en as ticketDiscount } from './ticket-discount/en.ts'
import { en as priceList } from './price-list/en.ts'
import { en as slipTemplate } from './slip-template/en.ts'
import { en as productGroup } from './product-group/en.ts'
import { en as many } from './many/en.ts'
import { en as cash } from './cash/en.ts'
import { en as reservations } from './reservations/en.ts'
import { en as invoices } from './invoices/en.ts'
import { en as modules } from './modules/en.ts'
import { en as vatClass } from './vat-class/en.ts'
import { en as seatClass } from './seat-class/en.ts'
import { en as event } from './event/en.ts'
import { en as exhibitor } from './exhibitor/en.ts'
import { en as found } from './found/en.ts'
import { en as administration } from './administration/en.ts'
import { en as setup } from './setup/en.ts'
import { en as training } from './training/en.ts'
import { en as elsewhere } from './elsewhere/en.ts'
import { en as employee } from './employee/en.ts'
import { en as role } from './role/en.ts'
import { en as device } from './device/en.ts'
import { en as cinema } from './cinema/en.ts'
import { en as kit } from './kit/en.ts'
import { en as movieForm } from './movie/en.ts'
import { en as versionForm } from './version/en.ts'
import { en as rental } from './rental/en.ts'
import { en as reports } from './reports/en.ts'
import { en as tag } from './tag/en.ts'
import { en as page } from './page/en.ts'
import { en as legal } from './legal/en.ts'
import { en as messages } from './messages/en.ts'
import { en as newsletter } from './newsletter/en.ts'
import { en as headPicture } from './head-picture/en.ts'
import { en as signage } from './signage/en.ts'
import { en as signageSpot } from './signage-spot/en.ts'
import { en as wallPreview } from './wall-preview/en.ts'
import { en as preset } from './preset/en.ts'
import { en as siteShell } from './site-shell/en.ts'
import { en as siteText } from './site-text/en.ts'
import { en as textPlaces } from './text-places/en.ts'
import { en as question } from './question/en.ts'
import { en as blocks } from './blocks/en.ts'
import { en as voucherPackage } from './voucher-package/en.ts'
import { en as voucherType } from './voucher-type/en.ts'
import { en as money } from './money/en.ts'
import { en as sales } from './sales/en.ts'
import { en as stock } from './stock/en.ts'
import { en as vouchers } from './vouchers/en.ts'
import { en as wallet } from './wallet/en.ts'
import { en as personalData } from './personal-data/en.ts'
import { en as takingOver } from './taking-over/en.ts'
import { en as planning } from './planning/en.ts'
import { en as nodeStatus } from '#ui/words/node-status/en.ts'

/** Every word of the portal. The other languages are typed by this file. */
export const en = {
  group_setup: 'Set up',
  group_machines: 'Machines',
  unreachable: 'The server does not answer. Check the network and try again.',
  loading: 'Loading…',
  try_again: 'Try again',
  cannot_open: 'The portal cannot open',
  cannot_show: 'This page cannot be shown',
  close: 'Close',
  choose: 'Choose',
  nothing_found: 'Nothing found',
  reason_not_allowed: 'Your role does not allow this. Ask a manager.',
  unknown_page: 'There is no such page',
  unknown_page_what:
    'The portal has nothing at {{address}}. The address may be mistyped or out of date. Go on here:',

  sign_in: 'Sign in',
  sign_in_for: 'To your cinema’s portal.',
  sign_in_line: 'Every seat, every show, every evening.',
  sign_in_throttled: 'Too many attempts. Please wait a moment.',
  sign_in_wait: 'Try again in {{time}}',
  sign_out: 'Sign out',
  email: 'Email',
  password: 'Password',
  show_password: 'Show or hide the password',

  skip_to_page: 'Skip to the page',
  pages: 'Portal',
  open_menu: 'Open menu',
  close_menu: 'Close menu',
  language: 'Language',
  theme_light: 'Switch to light',
  theme_dark: 'Switch to dark',
  live: 'Live',
  live_connecting: 'Connecting…',
  live_lost: 'Reconnecting…',
  today: 'Today',
  programme: 'Programme',
  movies: 'Movies',
  sales: 'Sales',
  boxes: 'Boxes',
  health: 'Health',

  takings_today: 'Takings today',
  takings_site: 'Website {{total}}',
  takings_register: 'registers {{total}}',
  next_show: 'Next: {{title}}, doors {{time}}, {{screen}}',
  tickets_sold_today: 'Tickets sold today',
  tickets_sold_note: 'For today and later shows',
  seats_taken_today: 'How full today is',
  seats_taken_note: '{{taken}} of {{capacity}} seats, {{shows}}',
  bills_one: '{{count}} order',
  bills_other: '{{count}} orders',
  shows_today: 'Today’s shows',
  no_shows_today: 'No shows today',
  open_programme: 'Open the programme',
  show_over: 'Over',
  show_running: 'Running',
  sold_out: 'Sold out',
  cancelled: 'Cancelled',
  seats_taken_of: '{{taken}} of {{capacity}} seats taken',

  cinema: 'Cinema',
  no_cinema: 'No cinema yet',
  no_cinema_hint: 'The programme begins with a cinema and its screens.',
  add_show: 'Add a show',
  add_show_lead: 'The board shows where it will stand.',
  week_before: 'Week before',
  week_after: 'Week after',
  this_week: 'This week',
  view: 'View',
  view_day: 'Day',
  view_week: 'Week',
  days: 'Days of the week',
  board: 'Shows by screen and hour',
  board_hint:
    'Drag a show to move it, with Alt to plan it once more; drag the edges of pre-show and cleaning to change them. Press a free place on the board to plan one there.',
  pre_show: 'Pre-show',
  feature: 'Feature',
  cleaning: 'Cleaning',
  shows_one: '{{count}} show',
  shows_other: '{{count}} shows',
  seats_one: '{{count}} seat',
  seats_other: '{{count}} seats',

  movie: 'Movie',
  movie_search: 'Find a movie',
  movie_first: 'Choose a movie first.',
  version: 'Version',
  versions: 'Versions',
  screen: 'Screen',
  day: 'Day',
  time: 'Time',
  doors: 'Doors',
  screen_ready: 'Screen free again',
  online_until: 'Online sale until',
  plan_incomplete: 'Choose movie, version, screen, day and time.',
  plan_past: 'This time has passed.',
  plan_clash: 'The screen is occupied then.',
  plan_clash_with: '{{title}} needs it from {{from}} to {{to}}.',
  plan_free: 'The screen is free.',
  plan_span: 'Doors {{doors}}, feature {{feature}} to {{end}}.',
  plan_ready: 'Ready for the next show at {{time}}.',
  plan_night: 'In the night after {{day}}.',
  seats_free_one: 'seat free',
  seats_free_other: 'seats free',
  seats_free_online_one: '{{count}} of them online',
  seats_free_online_other: '{{count}} of them online',
  seats_by_side: 'If the connection is down: {{boxOffice}} at the box office, {{website}} on the website',
  seats_cut:
    'The connection is down. Each side sells its own: {{boxOffice}} at the box office, {{website}} on the website',
  online_ended: 'Only the box office sells this show now',
  free_seating: 'Free seating',
  free_seating_words: 'Guests sit where they like. Register and website sell numbers, not seats.',
  seating: 'Seating',
  open_on_website: 'Open on the website',
  website_elsewhere: 'Open the website from the portal on the internet.',
  copy_show: 'Plan it once more',
  cancel_show: 'Cancel this show',
  cancel_show_now: 'Cancel it for good',
  keep_show: 'Keep it',
  cancel_with_tickets_one: 'This cannot be undone. {{count}} seat is taken.',
  cancel_with_tickets_other: 'This cannot be undone. {{count}} seats are taken.',
  cancel_without_tickets: 'No seat is taken yet, so this can be undone.',
  cancel_type: 'Type {{keyword}} to confirm',
  cancel_type_first: 'Type {{keyword}} first.',

  undo: 'Undo',
  ...genres,
  ...movies,
  ...automations,
  ...planning,

  sold_at: 'Sold at',
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
