/** What reports are about. */
export const subjects = ['takings', 'shows', 'payments', 'vouchers', 'deposits'] as const
export type Subject = (typeof subjects)[number]

/** What the lines of a report are, for each subject. */
export const groupings = {
  takings: [
    'day',
    'week',
    'cine_week',
    'month',
    'weekday',
    'hour',
    'cinema',
    'kind',
    'movie',
    'screen',
    'rate',
    'group',
    'product',
    'combination',
    'vat',
    'employee',
    'device',
    'source',
  ],
  shows: ['movie', 'show', 'day', 'week', 'cine_week', 'month', 'weekday', 'hour', 'cinema', 'screen'],
  payments: ['method', 'payment', 'day', 'week', 'month', 'cinema', 'device', 'source'],
  vouchers: ['type', 'year'],
  deposits: ['product', 'day', 'week', 'month', 'cinema', 'employee', 'device'],
} as const satisfies Record<Subject, readonly string[]>
export type Grouping = (typeof groupings)[Subject][number]

/** What lines of bills are. */
export const kindsOfGoods = ['ticket', 'product', 'voucher', 'fee', 'deposit'] as const

/** Groupings whose lines follow each other in time, with a line for what had nothing: a `week` begins on Monday. */
const timeLines = ['day', 'week', 'cine_week', 'month'] as const
export type InTime = (typeof timeLines)[number]
export const isInTime = (by: Grouping): by is InTime => (timeLines as readonly Grouping[]).includes(by)

/** Sums by their names; what is not there is 0. */
export type Sums = Readonly<Record<string, number>>

/** A column: how it is told, and how it follows from the sums of a line. */
type ColumnRule = { readonly as: 'count' | 'cents' | 'percent'; of?(sums: Sums): number }

/** A part of a whole in basis points; 0 of nothing. */
const share = (part: number, whole: number) => (whole ? Math.round((part * 10_000) / whole) : 0)
const each = (cents: number, count: number) => (count ? Math.round(cents / count) : 0)

/** Every column there is; one without a rule is the sum of its name. */
export const columnRules = {
  tickets: { as: 'count' },
  ticketCents: { as: 'cents' },
  /** Menus, each of which gave some of the products. */
  combinations: { as: 'count' },
  products: { as: 'count' },
  productCents: { as: 'cents' },
  /** What a guest with a ticket spent on products. */
  perHeadCents: { as: 'cents', of: ({ productCents = 0, tickets = 0 }) => each(productCents, tickets) },
  /** Of the sum, what waits for cups and bottles: no turnover. */
  depositCents: { as: 'cents' },
  grossCents: { as: 'cents' },
  vatCents: { as: 'cents' },
  netCents: { as: 'cents', of: ({ grossCents = 0, vatCents = 0 }) => grossCents - vatCents },
  discountCents: { as: 'cents' },
  refundedCents: { as: 'cents' },
  coveredCents: { as: 'cents' },
  shows: { as: 'count' },
  capacity: { as: 'count' },
  admissions: { as: 'count' },
  free: { as: 'count' },
  admitted: { as: 'count' },
  occupancy: { as: 'percent', of: ({ admissions = 0, capacity = 0 }) => share(admissions, capacity) },
  averageCents: {
    as: 'cents',
    of: ({ boxOfficeCents = 0, admissions = 0 }) => each(boxOfficeCents, admissions),
  },
  boxOfficeCents: { as: 'cents' },
  payments: { as: 'count' },
  takenCents: { as: 'cents' },
  backCents: { as: 'cents' },
  keptCents: { as: 'cents', of: ({ takenCents = 0, backCents = 0 }) => takenCents - backCents },
  roundingCents: { as: 'cents' },
  tipCents: { as: 'cents' },
  issued: { as: 'count' },
  soldCents: { as: 'cents' },
  usedTurns: { as: 'count' },
  usedCents: { as: 'cents' },
  usedValueCents: { as: 'cents' },
  openVouchers: { as: 'count' },
  openTurns: { as: 'count' },
  openTurnCents: { as: 'cents' },
  openValueCents: { as: 'cents' },
  openCents: {
    as: 'cents',
    of: ({ openTurnCents = 0, openValueCents = 0 }) => openTurnCents + openValueCents,
  },
  lapsedCents: { as: 'cents' },
  /** Cups and bottles that were charged for, and that came back to a till or with their bill. */
  depositsTaken: { as: 'count' },
  depositTakenCents: { as: 'cents' },
  depositsBack: { as: 'count' },
  depositBackCents: { as: 'cents' },
  /** Of the days alone: below 0 where more came back than went out. */
  depositsOut: {
    as: 'count',
    of: ({ depositsTaken = 0, depositsBack = 0 }) => depositsTaken - depositsBack,
  },
  depositOutCents: {
    as: 'cents',
    of: ({ depositTakenCents = 0, depositBackCents = 0 }) => depositTakenCents - depositBackCents,
  },
} as const satisfies Record<string, ColumnRule>
export type ColumnName = keyof typeof columnRules

const takings = [
  'tickets',
  'ticketCents',
  'products',
  'productCents',
  'perHeadCents',
  'depositCents',
  'grossCents',
  'vatCents',
  'netCents',
  'discountCents',
  'refundedCents',
] as const
const liability = [
  'openVouchers',
  'openTurns',
  'openTurnCents',
  'openValueCents',
  'openCents',
  'lapsedCents',
] as const

const deposits = [
  'depositsTaken',
  'depositTakenCents',
  'depositsBack',
  'depositBackCents',
  'depositsOut',
  'depositOutCents',
] as const

/** The columns of a report, in the order they are read. */
export function columnsOf(subject: Subject, by: Grouping): readonly ColumnName[] {
  switch (subject) {
    case 'takings':
      return by === 'combination' ? ['combinations', ...takings] : takings
    case 'shows':
      return [
        'shows',
        'capacity',
        'admissions',
        'free',
        'admitted',
        'occupancy',
        'averageCents',
        'boxOfficeCents',
      ]
    case 'payments':
      return ['payments', 'takenCents', 'backCents', 'keptCents', 'roundingCents', 'tipCents']
    case 'vouchers':
      return by === 'type'
        ? ['issued', 'soldCents', 'usedTurns', 'usedCents', 'usedValueCents', ...liability]
        : ['issued', ...liability]
    case 'deposits':
      return deposits
  }
}

/** Columns that are left out on screens and paper where nothing stands in them; of the others a 0 says something. */
export const leftOutWhenEmpty: ReadonlySet<ColumnName> = new Set([
  'ticketCents',
  'products',
  'productCents',
  'perHeadCents',
  'depositCents',
  'discountCents',
  'refundedCents',
  'free',
  'roundingCents',
  'tipCents',
  'usedValueCents',
  'openValueCents',
  'lapsedCents',
])

/** The column whose size a bar shows. */
export const leading: Record<Subject, ColumnName> = {
  takings: 'grossCents',
  shows: 'admissions',
  payments: 'keptCents',
  vouchers: 'openCents',
  deposits: 'depositTakenCents',
}

/** The columns a report begins with, as figures above its table. */
export const headline: Record<Subject, readonly ColumnName[]> = {
  takings: ['grossCents', 'netCents', 'tickets', 'perHeadCents'],
  shows: ['admissions', 'occupancy', 'shows', 'averageCents'],
  payments: ['keptCents', 'takenCents', 'backCents', 'payments'],
  vouchers: ['openCents', 'openVouchers', 'openTurns', 'lapsedCents'],
  deposits: ['depositTakenCents', 'depositBackCents', 'depositOutCents', 'depositsOut'],
}

/** A line's values by the columns of its report. */
export function valuesOf(columns: readonly ColumnName[], sums: Sums): number[] {
  return columns.map(name => {
    const rule: ColumnRule = columnRules[name]
    return rule.of ? rule.of(sums) : (sums[name] ?? 0)
  })
}

/** Adds sums to others, name by name. */
export function addSums(to: Record<string, number>, more: Sums): void {
  for (const name in more) to[name] = (to[name] ?? 0) + more[name]!
}
