import type { BillRow } from '#core/billing/store.ts'
import type { LineNow, PaymentNow } from '#core/billing/refunds/returns.ts'
import type { PriceRate, Product } from '#core/pricing/price-rate.ts'
import { Refusal } from '#core/refusal.ts'
import type { PriceList } from '#core/sales/price-basket.ts'
import { noDrawer } from '#core/cash/drawer.ts'
import { seatKey, type BillState } from '#core/sales/refunds/bill-state.ts'
import type { ShowTerms } from '#core/programme/show-terms.ts'
import { noRules } from '#core/seating/party-rules.ts'
import type { ShowOnSale } from '#core/seating/show.ts'
import type { Token } from '#core/seating/token.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import type { VoucherRow } from '#core/vouchers/store.ts'
import { firstTurn, type Turn, type TurnOwner } from '#core/vouchers/turn.ts'
import type { VoucherType } from '#core/vouchers/voucher-type.ts'
import type { RefreshmentsNow } from '#core/vouchers/refreshments.ts'
import type { VoucherNow, Wallet } from '#core/vouchers/wallet.ts'

/** What rules decide on, made by hand: one show of six seats at 20:00, two prices, popcorn, and a voucher of three turns. */

export const nowMs = Date.parse('2026-11-21T17:00:00Z')
export const day = '2026-11-21'

const seatOf = (id: string, seatClass: Seat['class'] = 'standard'): Seat => ({
  id,
  row: id.slice(0, 1),
  number: Number(id.slice(1)),
  screenRow: 0,
  screenCol: Number(id.slice(1)) - 1,
  class: seatClass,
  online: true,
  autoassign: true,
})
const seats = [...['A1', 'A2', 'A3', 'A4', 'A5'].map(id => seatOf(id)), seatOf('A6', 'premium')]

export const token = (change: Partial<Token> = {}): Token => ({
  version: 1,
  owner: 'box',
  state: 'free',
  billId: null,
  ...change,
})

/** A Saturday evening at 20:00 by the clock of its cinema. */
export const termsTonight: ShowTerms = {
  cinemaId: 'cinema-1',
  screenId: 'screen-1',
  movieId: 'movie',
  event: null,
  day,
  time: '20:00',
  midnightOffsetMinutes: 360,
}

/** The show to buy: its seats are the register's and free, but for what is said of them. */
export function showOf(
  change: {
    tokens?: Readonly<Record<string, Partial<Token>>>
    holds?: Readonly<Record<string, string>>
    relaySeats?: readonly string[]
    closed?: ShowOnSale['closed']
    freeSeating?: boolean
    cinemaId?: string
    me?: 'relay' | 'box'
    dimension?: '2d' | '3d'
    terms?: Partial<ShowTerms>
  } = {},
): ShowOnSale {
  const { tokens = {}, holds = {}, relaySeats = [], freeSeating = false, me = 'box' } = change
  const startMs = nowMs + 2 * 3_600_000
  return {
    schedule: {
      id: 'show',
      cinemaId: change.cinemaId ?? 'cinema-1',
      screenId: 'screen-1',
      movieId: 'movie',
      versionId: 'version',
      arrangementId: 'drawn',
      startMs,
      featureMs: startMs,
      endMs: startMs + 7_200_000,
      readyMs: startMs + 9_000_000,
      onlineUntilMs: startMs,
      relaySeats: JSON.stringify(relaySeats),
      visibility: 'public',
      shares: null,
      notice: null,
      priceListId: null,
      ownMinutes: null,
      cancelled: false,
    },
    arrangement: {
      id: 'drawn',
      screenId: 'screen-1',
      columns: 6,
      seats,
      freeSeating,
      byId: new Map(seats.map(seat => [seat.id, seat])),
    },
    rules: noRules,
    everySeat: () => {
      throw new Error('no rule is broken here')
    },
    seating: {
      arrangement: { seats },
      relaySeats: new Set(relaySeats),
      tokens: new Map(Object.entries(tokens).map(([id, each]) => [id, token(each)])),
      holds: new Map(Object.entries(holds)),
      me,
      connected: true,
    },
    dimension: change.dimension ?? '2d',
    terms: { ...termsTonight, ...change.terms },
    closed: change.closed ?? null,
  }
}

export const shows = (show: ShowOnSale = showOf()) => new Map([['show', show]])
export const closedNow = () => new Refusal('sales_closed')

const rate = (id: string, cents: number, change: Partial<PriceRate> = {}): PriceRate => ({
  id,
  kind: 'ticket',
  name: { en: id },
  description: { en: '' },
  cents,
  seatClass: null,
  dimension: null,
  minTickets: 1,
  maxTickets: 10,
  acceptVoucher: true,
  visibility: ['site', 'pos'],
  order: 1,
  deleted: false,
  ...change,
})
const popcorn: Product = {
  id: 'popcorn',
  name: { en: 'Popcorn' },
  category: 'popcorn',
  cents: 450,
  vatClass: 'food',
  barcode: null,
  order: 1,
  deleted: false,
}

/** Adults pay 1000, four at most, groups of three to ten 800 without vouchers; premium adds 200, 3D 150. */
export function pricesOf(change: Partial<PriceList> = {}): PriceList {
  return {
    id: 'list',
    day,
    country: 'LU',
    rates: [
      rate('normal', 1000, { maxTickets: 4 }),
      rate('group', 800, { minTickets: 3, acceptVoucher: false }),
      rate('staff', 0, { visibility: ['pos'] }),
      rate('premium', 200, { kind: 'seat_class', seatClass: 'premium' }),
      rate('3d', 150, { kind: 'dimension', dimension: '3d' }),
    ],
    products: [popcorn, { ...popcorn, id: 'gone', deleted: true }],
    vat: () => 300,
    fees: { orderCents: 0 },
    vatRounding: 'line',
    ...change,
  }
}

export const voucherType: VoucherType = {
  id: 'five',
  type: 'giftcard',
  title: { en: 'Gift card' },
  description: { en: '' },
  turnCents: 900,
  turnsDefault: 2,
  turnsMin: 2,
  turnsMax: 10,
  turnsStep: 2,
  validMonths: 12,
  pauseMinutes: 0,
  order: 1,
  deleted: false,
}

const till: TurnOwner = 'cinema:cinema-1'

/** A voucher of three free turns of this register, but for what is said of it. */
export function voucherOf(
  change: Partial<VoucherRow> & { owned?: readonly Partial<Turn>[]; lastUse?: string } = {},
): VoucherNow {
  const { owned = [{}, {}, {}], lastUse, ...rest } = change
  const voucher: VoucherRow = {
    id: 'GIFT1',
    requestId: 'request-1',
    voucherTypeId: 'five',
    type: 'giftcard',
    title: { en: 'Gift card' },
    turns: owned.length,
    turnCents: 900,
    refreshmentCents: 0,
    pauseMinutes: 0,
    ticketMaxCents: null,
    ticketAbove: null,
    owner: till,
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    cinemaId: null,
    billId: null,
    takenOver: false,
    issuedAt: '2026-01-01T10:00:00.000Z',
    privateDigest: null,
    cancelled: false,
    cancelledBy: null,
    moved: false,
    ...rest,
  }
  const turns = new Map(owned.map((turn, index) => [index + 1, { ...firstTurn(till), ...turn }]))
  return { voucher, turns, lastUse }
}

/** A purchase at this register that no voucher's refreshment value pays for, but for what is said of it. */
export function noRefreshments(change: Partial<RefreshmentsNow> = {}): RefreshmentsNow {
  return {
    cinemaId: 'cinema-1',
    owner: till,
    me: till,
    today: '2026-11-21',
    nowMs: Date.parse('2026-11-21T16:00:00.000Z'),
    vouchers: new Map(),
    versions: new Map(),
    ...change,
  }
}

export function walletOf(change: Partial<Wallet> & { voucher?: VoucherNow } = {}): Wallet {
  const { voucher = voucherOf(), ...rest } = change
  return {
    purchase: { billId: 'bill', cinemaId: 'cinema-1' },
    owner: till,
    me: till,
    today: day,
    nowMs,
    vouchers: new Map([['GIFT1', voucher]]),
    approvals: new Map(),
    ...rest,
  }
}

export function ids(): (size: number) => string {
  let made = 0
  return () => `id-${++made}`
}

export const ticketLine = (line: number, seatId: string, change: Partial<LineNow> = {}): LineNow => ({
  line,
  kind: 'ticket',
  text: 'normal',
  quantity: 1,
  unitCents: 1000,
  totalCents: 1000,
  vatRate: 300,
  vatCents: 29,
  scheduleId: 'show',
  seatId,
  ticketId: `ticket-${line}`,
  priceRateId: 'normal',
  left: 1,
  leftCents: 1000,
  leftVatCents: 29,
  exchanged: false,
  ...change,
})

export const popcornLine: LineNow = {
  line: 3,
  kind: 'product',
  text: 'Popcorn',
  quantity: 2,
  unitCents: 450,
  totalCents: 900,
  vatRate: 300,
  vatCents: 26,
  productId: 'popcorn',
  left: 2,
  leftCents: 900,
  leftVatCents: 26,
  exchanged: false,
}

export const paidBill: BillRow = {
  id: 'bill',
  number: 'K-000001',
  cinemaId: 'cinema-1',
  source: 'register',
  status: 'settled',
  totalCents: 2900,
  openedAt: '2026-11-21T16:00:00.000Z',
  settledAt: '2026-11-21T16:00:00.000Z',
  employeeName: 'Carl',
  device: 'register 1',
  deviceId: null,
  locale: 'en',
  privateDigest: null,
  origin: 'box-1.1.cinema:cinema-1',
  seq: 1,
}

const paidInCash: PaymentNow[] = [{ id: 'paid', method: 'cash', heldCents: 2900 }]
const sold = token({ version: 1, state: 'sold', billId: 'bill' })

/** A bill of this register, paid in cash: two tickets and two bags of popcorn. */
export function billStateOf(change: Partial<BillState> = {}): BillState {
  return {
    bill: paidBill,
    owner: 'box',
    me: 'box',
    forgotten: false,
    lines: [ticketLine(1, 'A1'), ticketLine(2, 'A2'), popcornLine],
    payments: paidInCash,
    topUpsTaken: new Set(),
    stillPaid: new Map(),
    returnedToVouchers: new Set(),
    overTerminal: new Map(),
    returns: 0,
    givenBackCents: 0,
    moneyUnderWay: false,
    tokens: new Map(['A1', 'A2'].map(seat => [seatKey('show', seat), sold])),
    admitted: new Set(),
    cancelledShows: new Set(),
    vouchers: new Map(),
    turnsOf: null,
    used: { purchase: { billId: 'bill', cinemaId: 'cinema-1' }, owner: till, turns: [], debts: [] },
    refreshments: noRefreshments(),
    asks: [],
    country: 'LU',
    drawer: noDrawer,
    ...change,
  }
}

export const carlAtTill = {
  employeeId: 'carl',
  employeeName: 'Carl',
  device: 'register 1',
  locale: 'en',
  usedToo: false,
} as const

/** The code and details with which a rule refuses; undefined when it does not. */
export function refusalOf(decide: () => unknown): { code: string; details: object } | undefined {
  try {
    decide()
  } catch (cause) {
    if (cause instanceof Refusal) return { code: cause.code, details: cause.details }
    throw cause
  }
  return undefined
}
