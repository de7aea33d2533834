import type { PaymentMethodFields } from '#core/billing/methods/payment-method.ts'
import type { ProductFields } from '#core/pricing/price-rate.ts'
import type { MovieFields } from '#core/programme/movie.ts'
import type { KeyStore } from '#core/journal/keys.ts'
import type { Tenant, Line } from '#core/api/tenant.ts'
import { emitCounts } from '#core/live/counts.ts'
import { openPendingDevices } from '#core/api/pending-devices.ts'
import { openLiveHub } from '#core/api/live-hub.ts'
import { openDatabase } from '#core/database/open.ts'
import { noMirror, type Mirror } from '#core/journal/mirror.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import type { Runtime } from '#core/journal/identity.ts'
import type { Identity } from '#core/journal/identity.ts'
import { openNode } from '#core/node.ts'
import type { OwnKeys } from '#core/journal/signing.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import type { CheckoutRequest } from '#core/sales/checkout-contract.ts'
import type { Arrangement, Seat, SeatClass } from '#core/venue/arrangement.ts'
import { keysOf, ownKeys } from './keys.ts'
import { saturdayEvening, testRuntime, type Clock } from './clock.ts'

/** Four rows of six: A has the wheelchair place with its companion, C is premium, D is two love seats and two more. */
export const smallArrangement: Arrangement = {
  id: 'room-1',
  screenId: 'screen-1',
  columns: 6,
  seats: ['A', 'B', 'C', 'D'].flatMap((row, screenRow) =>
    Array.from({ length: 6 }, (_, col) => seat(row, col + 1, screenRow)),
  ),
}

function seat(row: string, number: number, screenRow: number): Seat {
  const id = `${row}${number}`
  const kind = classOf(id)
  const pairs: Record<string, string> = { A1: 'A2', A2: 'A1', D1: 'D2', D2: 'D1', D3: 'D4', D4: 'D3' }
  return {
    id,
    row,
    number,
    screenRow,
    screenCol: number - 1,
    class: kind,
    ...(pairs[id] ? { pairedWith: pairs[id] } : {}),
    // Rows B and C are sold on the website, A and D at the register.
    online: row === 'B' || row === 'C',
    autoassign: kind === 'standard' || kind === 'premium',
  }
}

function classOf(id: string): SeatClass {
  if (id === 'A1') return 'wheelchair'
  if (id === 'A2') return 'companion'
  if (id.startsWith('C')) return 'premium'
  return ['D1', 'D2', 'D3', 'D4'].includes(id) ? 'love' : 'standard'
}

/** Tonight's show, at 20:00, in 24 seats. */
export const tonight = 'show-tonight'

/** Enters the small cinema by the commands people use: one screen, one movie, three rates, two snacks, three people. */
export function furnishSmall(
  tx: Tx,
  options: {
    hasBox: boolean
    boxKey?: string
    tonight?: boolean
    /** Payment methods are connected by the test itself. */
    payments?: false
  },
): void {
  enterHouse(tx)
  enterMovie(tx)
  enterPrices(tx)
  enterPeople(tx)
  if (options.payments !== false) offerMethod(tx, 'test', testAccount.account)
  if (options.hasBox)
    tx.append('exhibitor', 'box.enrolled', {
      nodeId: 'box-small00000',
      cinemaId: 'cinema-1',
      publicKey: options.boxKey ?? keysOf('box-small00000').publicKey,
      epoch: 1,
      codeHash: '',
    })
  // Places live on the real clock, where this evening comes and goes.
  if (options.tonight !== false)
    createSchedule(tx, {
      id: tonight,
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-21',
      time: '20:00',
    })
}

function enterHouse(tx: Tx): void {
  changeEntry(tx, 'exhibitor', 'tenant', {
    tradeName: 'Small House',
    email: 'hello@small.example',
    vatNumber: 'LU00000000',
    phone: '+352 20 00 00 00',
    accentHue: 75,
    midnightOffsetMinutes: 300,
    cineWeekStartsOn: 3,
    holdSeconds: 600,
    features: { tickets: true, vouchers: true, newsletters: false },
  })
  changeEntry(tx, 'cinema', 'cinema-1', {
    name: 'Small Cinema',
    address1: '1, rue Petite',
    zip: 'L-1000',
    city: 'Luxembourg',
    country: 'LU',
    lat: 49.6,
    lng: 6.1,
    phone: '+352 20 00 00 01',
    email: 'cinema@small.example',
    timezone: 'Europe/Luxembourg',
  })
  tx.append('exhibitor', 'arrangement.drawn', smallArrangement)
  changeEntry(tx, 'screen', 'screen-1', {
    cinemaId: 'cinema-1',
    name: 'One',
    shortName: '1',
    arrangementId: 'room-1',
    seatClearance: 2,
    autoAssign: { enabled: true, algorithm: 'top_left', hideSeatPicker: false, allowVisitorSeatChange: true },
    accessible: true,
    preShowMinutes: 15,
    cleaningMinutes: 20,
    deleted: false,
  })
}

function enterMovie(tx: Tx): void {
  changeEntry(tx, 'movie', 'movie-1', smallMovie)
  changeEntry(tx, 'version', 'version-1', {
    movieId: 'movie-1',
    audioLanguage: 'fr',
    subtitles: ['nl'],
    dimension: '2d',
    mediaType: 'DCP',
    deleted: false,
  })
}

function enterPrices(tx: Tx): void {
  changeEntry(tx, 'voucher_type', 'ten', {
    type: 'subscription',
    title: { en: 'Ten times cinema', fr: 'Dix fois au cinéma' },
    description: { en: 'Good for any film' },
    turnCents: 850,
    turnsDefault: 10,
    turnsMin: 1,
    turnsMax: 20,
    turnsStep: 1,
    refreshments: true,
    refreshmentDefaultCents: 0,
    refreshmentMinCents: 0,
    refreshmentMaxCents: 10_000,
    refreshmentStepCents: 100,
    validMonths: 12,
    pauseMinutes: 0,
    order: 1,
    deleted: false,
  })
  for (const [id, cents, seatClass] of smallRates)
    changeEntry(tx, 'price_rate', id, {
      kind: seatClass ? 'seat_class' : 'ticket',
      name: { en: id, de: id, fr: id, nl: id },
      description: { en: '' },
      cents,
      seatClass,
      dimension: null,
      minTickets: 1,
      maxTickets: 8,
      acceptVoucher: true,
      visibility: ['site', 'pos'],
      order: 1,
      deleted: false,
    })
  changeEntry(tx, 'product', 'popcorn', product('Popcorn', 600, 'food'))
  changeEntry(tx, 'product', 'beer', product('Beer', 400, 'alcohol'))
  changeEntry(tx, 'vat_class', 'admission', { rates: [{ from: '2024-01-01', basisPoints: 300 }] })
  changeEntry(tx, 'vat_class', 'food', { rates: [{ from: '2024-01-01', basisPoints: 300 }] })
  changeEntry(tx, 'vat_class', 'alcohol', { rates: [{ from: '2024-01-01', basisPoints: 1700 }] })
}

function enterPeople(tx: Tx): void {
  changeEntry(tx, 'role', 'role-manager', {
    name: 'Manager',
    color: 'red',
    permissions: [
      'sell',
      'refund',
      'refund_used',
      'scan',
      'manage_programme',
      'manage_prices',
      'manage_vouchers',
      'override_vouchers',
      'manage_invoices',
      'manage_devices',
      'see_reports',
    ],
    deleted: false,
  })
  changeEntry(tx, 'role', 'role-cashier', {
    name: 'Cashier',
    color: 'green',
    permissions: ['sell', 'scan'],
    deleted: false,
  })
  changeEntry(tx, 'role', 'role-usher', {
    name: 'Usher',
    color: 'blue',
    permissions: ['scan'],
    deleted: false,
  })
  for (const [id, roleId] of [
    ['mia', 'role-manager'],
    ['carl', 'role-cashier'],
    ['ugo', 'role-usher'],
  ] as const)
    changeEntry(tx, 'employee', id, {
      name: id,
      roleIds: [roleId],
      cinemaIds: [],
      receivesManagementNotifications: false,
      active: true,
    })
}

/** The account that takes the small cinema's money. */
export const testAccount = { provider: 'test', account: 'test-main' }

/** A payment method on the website, and its account without settings: tests hand in the account's provider. */
export function offerMethod(tx: Tx, id: string, account: string): void {
  tx.append(
    'exhibitor',
    'payment_account.connected',
    { account, provider: 'test', settings: { account }, stamp: tx.stamp() },
    { sealed: '' },
  )
  changeEntry(tx, 'payment_method', id, { ...onWebsite(id, 1), account, config: { account } })
}

/** A payment method of the test provider that the website offers. */
export function onWebsite(name: string, order: number): PaymentMethodFields {
  return {
    name: { en: name },
    driver: 'test',
    type: 'redirect',
    status: 'active',
    order,
    access: ['site'],
    exclusive: false,
    withdrawable: false,
    deleted: false,
  }
}

const smallMovie: MovieFields = {
  slug: 'the-small-film',
  title: 'The Small Film',
  originalTitle: 'Le petit film',
  year: 2026,
  releasedAt: '2026-01-01',
  runtimeMinutes: 100,
  directors: ['Ada Exemple'],
  actors: ['Ben Exemple'],
  genres: ['drama'],
  nations: ['LU'],
  originalLanguage: 'fr',
  spokenLanguages: ['fr'],
  overview: { en: 'A film.' },
  tags: [],
  notice: null,
  minimumAge: 6,
  trailerUrl: null,
  // Places live on the real clock, whatever it says.
  showingFrom: '2024-01-01',
  visibility: ['site', 'signage', 'pos', 'portal'],
  posterFile: null,
}

const smallRates: [string, number, SeatClass | null][] = [
  ['normal', 1000, null],
  ['children', 700, null],
  ['premium', 250, 'premium'],
]

function product(name: string, cents: number, vatClass: ProductFields['vatClass']): ProductFields {
  return { name: { en: name }, category: 'snacks', cents, vatClass, barcode: null, order: 1, deleted: false }
}

const cutLine: Line = {
  connected: () => false,
  requestSeats: async () => [],
  requestTurns: async () => 0,
  confirmed: () => 0,
  wantFile: async () => false,
}

type NodeOptions = {
  clock?: Clock
  mirror?: Mirror
  keys?: KeyStore
  identity?: Partial<Identity>
  signing?: OwnKeys
  /** It takes whatever it is handed, as from its own disks: for tests of how facts are read. */
  believes?: 'anybody'
  path?: string
  runtime?: Partial<Runtime>
}

/** A node alone, in memory, that knows nothing yet. */
export function openEmptyNode(role: 'box' | 'relay' = 'box', options: NodeOptions = {}) {
  const clock = options.clock ?? { ms: saturdayEvening }
  const identity: Identity = {
    role,
    nodeId: role === 'box' ? 'box-small00000' : 'relay-small000',
    epoch: 1,
    exhibitorId: 'tenant',
    ...(role === 'box' ? { cinemaId: 'cinema-1' } : {}),
    ...options.identity,
  }
  const node = openNode({
    identity,
    signing: options.signing ?? ownKeys(identity.nodeId),
    ...(options.believes ? { judge: () => undefined } : {}),
    db: openDatabase(options.path ?? ':memory:'),
    mirror: options.mirror ?? noMirror(),
    keys: options.keys,
    // Each side has luck of its own, or both would make the same ids.
    runtime: { ...testRuntime(clock, role === 'box' ? 1 : 2), ...options.runtime },
  })
  return { node, clock }
}

/** A node alone, in memory, with the small cinema in it. */
export async function openSmallNode(
  role: 'box' | 'relay' = 'box',
  options: NodeOptions & { hasBox?: boolean } = {},
) {
  const { node, clock } = openEmptyNode(role, options)
  await node.execute(byHand, tx => furnishSmall(tx, { hasBox: options.hasBox ?? true }))
  return { node, clock }
}

/** The node with what routes need around it; the line is cut unless another one is handed in. */
export function tenantOf(node: Node, line: Line = cutLine): Tenant {
  const tenant: Tenant = {
    node,
    line,
    live: openLiveHub('boot-1'),
    pendingDevices: openPendingDevices(),
    emitSeats: (scheduleId, seats) => emitCounts(tenant, scheduleId, seats),
    secret: 'a secret of the test',
    keys: node.signing,
  }
  return tenant
}

/** Somebody who sells. */
export const carl = {
  employeeId: 'carl',
  employeeName: 'carl',
  device: 'register 1',
  cinemaId: 'cinema-1',
  locale: 'en' as const,
}
export const atRegister = { who: 'employee:carl', via: 'register 1' }
export const visitor = { who: 'visitor', via: 'site' }
export const byHand = { who: 'node', via: 'test' }

/** What a seat of the small room costs at the normal rate: row C is premium. */
export function seatCents(seatId: string): number {
  return seatId.startsWith('C') ? 1250 : 1000
}

/** A basket of tonight's seats at the register, at the normal rate, paid by terminal unless said otherwise. */
export function saleOf(id: string, seats: string[], change: Partial<SaleRequest> = {}): SaleRequest {
  return {
    id,
    holdId: null,
    tickets: seats.map(seatId => ({ scheduleId: tonight, seatId, priceRateId: 'normal' })),
    products: [],
    totalCents: seats.reduce((sum, seat) => sum + seatCents(seat), 0),
    payments: [{ methodId: 'terminal' }],
    ...change,
  }
}

/** The same basket on the website. */
export function checkoutOf(
  id: string,
  seats: string[],
  change: Partial<CheckoutRequest> = {},
): CheckoutRequest {
  return {
    bill_id: id,
    payment_method_id: 'test',
    name: 'Ada Exemple',
    email: 'ada@example.com',
    email_confirmation: 'ada@example.com',
    newsletter_signup: false,
    amount: seats.reduce((sum, seat) => sum + seatCents(seat), 0),
    items: seats.map(seat => ({ type: 'ticket', schedule_id: tonight, price_rate_id: 'normal', seat })),
    ...change,
  }
}
