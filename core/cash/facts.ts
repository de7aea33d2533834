/** Pieces of one coin or note that somebody counted. */
export type CountedCoin = { cents: number; pieces: number }

/** What was expected and what was counted of one way to pay, in cents: `cash`, or a method that counts as cash. */
export type CountedLine = { method: string; expectedCents: number; countedCents: number }

/** All that one way to pay brought into a drawer or took out of it in a shift, in cents. */
export type DrawerLine = {
  /** `cash`, or the id of a payment method that counts as cash. */
  method: string
  /** What was there when the shift was opened; of cash alone. */
  floatCents: number
  /** What guests paid, rounding included and change taken off. */
  takenCents: number
  /** What guests were given back. */
  backCents: number
  paidInCents: number
  paidOutCents: number
  withdrawnCents: number
  /** Given for cups and bottles that came back; left out where nothing was. */
  depositsBackCents?: number
}

/** What guests paid and were given back in one way during a shift, of every way there is, in cents. */
export type Takings = {
  kind: string
  methodId: string
  payments: number
  cents: number
  refunds: number
  backCents: number
  roundingCents: number
  /** What guests gave on top of their bills, which is in none of the sums; left out in reports from before. */
  tipCents?: number
}

/** What was sold and taken back at one VAT rate in a shift, in cents; `rate` in basis points. */
export type VatTaken = { rate: number; grossCents: number; vatCents: number }

/** What one person took and gave back in a shift, in cents of every way to pay. */
export type TakenByPerson = {
  name: string
  bills: number
  cents: number
  returns: number
  backCents: number
}

/** What the till says of a shift when it is closed. It stays as it was then, whatever comes to be known later. */
export type ZReport = {
  openedAt: string
  openedBy: string
  device: string
  drawer: (DrawerLine & CountedLine)[]
  takings: Takings[]
  /** How many bills were sold, and how many refunds and exchanges moved money. */
  bills: number
  returns: number
  /** How often the drawer was opened with nothing sold. */
  openings: number
  /** By rate; left out of reports from before they said it. */
  vat?: VatTaken[]
  /**
   * Deposits that were taken, less those that went back with their products; they are part of what `vat` says of the rate
   * of 0. Left out of reports from before there were any.
   */
  depositsTakenCents?: number
  /** Given out of the drawer for cups and bottles that came back, with no bill. */
  depositsBackCents?: number
  /** Who sold at the till; left out of reports from before they said it. */
  people?: TakenByPerson[]
}

/** Who did it, and in which shift of which cinema. */
type InShift = { shiftId: string; cinemaId: string; employeeId: string; employeeName: string }

/** Somebody begins to take cash at a till, with so much in the drawer. */
export type ShiftOpened = InShift & { deviceId: string; device: string; floatCents: number }

/** Cash came in or went out with nothing sold; `method` is `cash`, or the payment method whose takings went. */
export type CashMoved = InShift & { moveId: string; method: string; cents: number; reason: string }

/** Somebody counted the drawer. `coins` is empty where only the sum was given. */
export type ShiftCounted = InShift & { countId: string; coins: CountedCoin[]; lines: CountedLine[] }

/** Somebody else takes the drawer over, counted or as it is. */
export type ShiftHandedOver = InShift & {
  handoverId: string
  fromName: string
  countId: string | null
}

/** A shift ends with the count it was closed by; `counter` is dense in its stream. */
export type ShiftClosed = InShift & {
  number: string
  counter: number
  countId: string
  /** What stays in the drawer for the next shift, in cents; the rest of the cash goes to the safe. */
  leftCents: number
  /** Why it differs; empty where nothing does. */
  explanation: string
  report: ZReport
  /** The language of its paper. */
  locale: string
}

/** The drawer was opened with nothing sold. */
export type DrawerOpened = Omit<InShift, 'shiftId'> & {
  openingId: string
  shiftId: string | null
  deviceId: string
  device: string
  reason: string
}

/** Cups and bottles of one kind that came back; `unitCents` and `text` are frozen copies. */
export type DepositKind = { productId: string; text: string; pieces: number; unitCents: number }

/** Cups and bottles came back, and their deposits went out of the drawer, in the shift that was open, if one was. */
export type DepositsGivenBack = Omit<InShift, 'shiftId'> & {
  returnId: string
  shiftId: string | null
  deviceId: string
  device: string
  /** The sum of its kinds. */
  cents: number
  kinds: DepositKind[]
}
