import { automationKinds, type AutomationFacts } from './automations/kinds.ts'
import { contentKinds, type ContentFacts } from './content/kinds.ts'
import { waitingKinds, type WaitingFacts } from './waiting-list/kinds.ts'
import {
  applyAdmissionUndone,
  applyTicketAdmitted,
  type AdmissionUndone,
  type TicketAdmitted,
} from './admission/admission-store.ts'
import { deviceKinds, type DeviceFacts } from './devices/kinds.ts'
import type { Apply, FactKinds, Trade } from './journal/apply.ts'
import type { FactBodies, FactType } from './journal/fact-bodies.ts'
import { entities } from './entities.ts'
import { entryFacts, type Change } from './journal/catalogue-facts.ts'
import type { EntryFields, EntryKind } from './journal/entry-fields.ts'
import { applyDeviceLetIn, type DeviceLetIn } from './kiosks/store.ts'
import { peopleKinds, type PeopleFacts } from './people/facts.ts'
import { epochKinds, type EpochFacts } from './journal/storage/epoch-store.ts'
import { applyPersonalDataAged, type PersonalDataAged } from './personal-data/apply.ts'
import { keptSeatKinds, type KeptSeatFacts } from './seating/kinds.ts'
import type { ScheduleFields } from './programme/schedule.ts'
import { applyScheduleCancelled, applyScheduleChanged, type ScheduleCancelled } from './programme/store.ts'
import {
  applyBillOpened,
  applyPaymentCleared,
  applyPaymentClosed,
  applyPaymentCreated,
  applyPaymentFound,
  applyPaymentOpened,
  applyPaymentSettled,
  applySaleMade,
} from './billing/apply.ts'
import { reinstatedKinds, type ReinstatedFacts } from './billing/reinstated-kinds.ts'
import { aboutAccount, type AccountConnected } from './billing/methods/account.ts'
import { applyAccountConnected } from './billing/methods/apply.ts'
import type {
  BillOpened,
  PaymentChargedBack,
  PaymentCleared,
  PaymentClosed,
  PaymentCreated,
  PaymentFound,
  PaymentMismatched,
  PaymentOpened,
  PaymentSettled,
  RefundAccepted,
  RefundDone,
  RefundFailed,
  RefundFound,
  RefundRequested,
  RefundRetried,
  SaleMade,
} from './billing/facts.ts'
import {
  applyPaymentChargedBack,
  applyPaymentMismatched,
  applyRefundAccepted,
  applyRefundDone,
  applyRefundFailed,
  applyRefundFound,
  applyRefundRequested,
  applyRefundRetried,
} from './billing/refunds/apply-movements.ts'
import {
  applyExchangeMade,
  applyRefundAsked,
  applyRefundMade,
  applyRefundRefused,
  applyRefundsOrdered,
} from './billing/refunds/apply.ts'
import { terminalKinds, type TerminalFacts } from './billing/refunds/terminal-kinds.ts'
import type {
  ExchangeMade,
  RefundAsked,
  RefundMade,
  RefundRefused,
  RefundsOrdered,
} from './billing/refunds/facts.ts'
import { ofPurchase, opensPurchase } from './billing/apply-purchase.ts'
import { applyDepositsGivenBack } from './cash/deposit-store.ts'
import {
  applyDrawerOpened,
  applyPaidIn,
  applyPaidOut,
  applyShiftClosed,
  applyShiftCounted,
  applyShiftHandedOver,
  applyShiftOpened,
  applyWithdrawn,
} from './cash/apply.ts'
import type {
  CashMoved,
  DepositsGivenBack,
  DrawerOpened,
  ShiftClosed,
  ShiftCounted,
  ShiftHandedOver,
  ShiftOpened,
} from './cash/facts.ts'
import { invoiceKinds, type InvoiceFacts } from './invoicing/kinds.ts'
import type { Arrangement } from './venue/arrangement.ts'
import { applyArrangementDrawn, applySeatsTransferred, type SeatsTransferred } from './seating/apply.ts'
import { stockKinds, type StockFacts } from './stock/kinds.ts'
import {
  applyDebtSettled,
  applyDebtWrittenOff,
  applyTurnsKept,
  applyTurnsReturned,
  applyTurnsSpent,
  applyTurnsTransferred,
  applyVoucherIssued,
  applyVoucherOverridden,
} from './vouchers/apply.ts'
import {
  applyRefreshmentsReturned,
  applyRefreshmentsSpent,
  applyRefreshmentsTransferred,
  applyVoucherToppedUp,
} from './vouchers/refreshment-store.ts'
import { voucherKinds, type VoucherFacts } from './vouchers/kinds.ts'
import { applyVoucherOrdered } from './vouchers/order-store.ts'
import type {
  DebtSettled,
  DebtWrittenOff,
  RefreshmentsReturned,
  RefreshmentsSpent,
  RefreshmentsTransferred,
  TurnsReturned,
  TurnsTransferred,
  TurnsUsed,
  VoucherIssued,
  VoucherOrdered,
  VoucherOverridden,
  VoucherToppedUp,
} from './vouchers/facts.ts'

/** The fact of an edit for each kind of entry, such as `movie.changed`. */
type EntryFacts = { [K in EntryKind as `${K}.changed`]: Change<EntryFields[K]> }

/** Everything that can happen at a cinema: each fact and its body. A name is never reused for another meaning. */
declare module './journal/fact-bodies.ts' {
  interface FactBodies
    extends
      EntryFacts,
      PeopleFacts,
      KeptSeatFacts,
      DeviceFacts,
      ContentFacts,
      AutomationFacts,
      InvoiceFacts,
      StockFacts,
      TerminalFacts,
      ReinstatedFacts,
      VoucherFacts,
      WaitingFacts,
      EpochFacts {
    'arrangement.drawn': Arrangement
    'personal_data.aged': PersonalDataAged
    'schedule.created': Change<ScheduleFields>
    'schedule.changed': Change<ScheduleFields>
    'schedule.cancelled': ScheduleCancelled
    'seats.transferred': SeatsTransferred
    'sale.made': SaleMade
    'bill.opened': BillOpened
    'payment_account.connected': AccountConnected
    'payment.created': PaymentCreated
    'payment.settled': PaymentSettled
    'payment.closed': PaymentClosed
    'payment.opened': PaymentOpened
    'payment.found': PaymentFound
    'payment.cleared': PaymentCleared
    'payment.charged_back': PaymentChargedBack
    'payment.mismatched': PaymentMismatched
    'refund.requested': RefundRequested
    'refund.accepted': RefundAccepted
    'refund.done': RefundDone
    'refund.failed': RefundFailed
    'refund.retried': RefundRetried
    'refund.found': RefundFound
    'refund.made': RefundMade
    'refund.asked': RefundAsked
    'refund.refused': RefundRefused
    'exchange.made': ExchangeMade
    'schedule.refunds_ordered': RefundsOrdered
    'ticket.admitted': TicketAdmitted
    'admission.undone': AdmissionUndone
    'voucher.ordered': VoucherOrdered
    'voucher.issued': VoucherIssued
    'voucher.overridden': VoucherOverridden
    'voucher_debt.settled': DebtSettled
    'voucher_debt.written_off': DebtWrittenOff
    'voucher.topped_up': VoucherToppedUp
    'refreshments.transferred': RefreshmentsTransferred
    'refreshments.spent': RefreshmentsSpent
    'refreshments.returned': RefreshmentsReturned
    'turns.transferred': TurnsTransferred
    'turns.kept': TurnsUsed
    'turns.spent': TurnsUsed
    'turns.returned': TurnsReturned
    'shift.opened': ShiftOpened
    'cash.paid_in': CashMoved
    'cash.paid_out': CashMoved
    'cash.withdrawn': CashMoved
    'shift.counted': ShiftCounted
    'shift.handed_over': ShiftHandedOver
    'shift.closed': ShiftClosed
    'drawer.opened': DrawerOpened
    'deposits.given_back': DepositsGivenBack
    'device.let_in': DeviceLetIn
  }
}

type Kinds = {
  readonly [T in Exclude<FactType, keyof EntryFacts>]: {
    v: number
    /**
     * What training does to it: what people set up, plans, machines and the journal's own facts stay when it ends; what
     * is sold, moved, let in or promised is trade, which was never.
     */
    trade: Trade
    apply: Apply<FactBodies[T]>
    about?: (body: FactBodies[T]) => string
    written?: (body: FactBodies[T]) => object
  }
}

const kinds: Kinds = {
  'arrangement.drawn': { v: 1, trade: 'stays', apply: applyArrangementDrawn },
  ...peopleKinds,
  ...contentKinds,
  ...waitingKinds,
  ...automationKinds,
  ...invoiceKinds,
  'personal_data.aged': { v: 1, trade: 'stays', apply: applyPersonalDataAged },
  'schedule.created': { v: 1, trade: 'stays', apply: applyScheduleChanged },
  'schedule.changed': { v: 1, trade: 'stays', apply: applyScheduleChanged },
  'schedule.cancelled': { v: 1, trade: 'stays', apply: applyScheduleCancelled },
  'seats.transferred': { v: 1, trade: 'goes on', apply: applySeatsTransferred },
  ...keptSeatKinds,
  'sale.made': opensPurchase(applySaleMade),
  ...reinstatedKinds,
  'bill.opened': opensPurchase(applyBillOpened),
  'payment_account.connected': { v: 1, trade: 'stays', apply: applyAccountConnected, about: aboutAccount },
  'payment.created': ofPurchase(applyPaymentCreated),
  'payment.settled': ofPurchase(applyPaymentSettled),
  'payment.closed': ofPurchase(applyPaymentClosed),
  'payment.opened': ofPurchase(applyPaymentOpened),
  'payment.found': { v: 1, trade: 'goes on', apply: applyPaymentFound },
  'payment.cleared': ofPurchase(applyPaymentCleared),
  'payment.charged_back': ofPurchase(applyPaymentChargedBack),
  'payment.mismatched': ofPurchase(applyPaymentMismatched),
  'refund.requested': ofPurchase(applyRefundRequested),
  'refund.accepted': ofPurchase(applyRefundAccepted),
  'refund.done': ofPurchase(applyRefundDone),
  'refund.failed': ofPurchase(applyRefundFailed),
  'refund.retried': ofPurchase(applyRefundRetried),
  'refund.found': ofPurchase(applyRefundFound),
  'refund.made': ofPurchase(applyRefundMade),
  ...terminalKinds,
  'refund.asked': ofPurchase(applyRefundAsked),
  'refund.refused': { v: 1, trade: 'goes on', apply: applyRefundRefused },
  'exchange.made': ofPurchase(applyExchangeMade),
  'schedule.refunds_ordered': { v: 1, trade: 'goes on', apply: applyRefundsOrdered },
  'ticket.admitted': { v: 1, trade: 'goes on', apply: applyTicketAdmitted },
  'admission.undone': { v: 1, trade: 'goes on', apply: applyAdmissionUndone },
  'voucher.ordered': { v: 1, trade: 'goes on', apply: applyVoucherOrdered },
  'voucher.issued': { ...ofPurchase(applyVoucherIssued), trade: 'begins' },
  ...voucherKinds,
  'voucher.overridden': ofPurchase(applyVoucherOverridden),
  'voucher_debt.settled': ofPurchase(applyDebtSettled),
  'voucher_debt.written_off': { v: 1, trade: 'goes on', apply: applyDebtWrittenOff },
  'voucher.topped_up': { v: 1, trade: 'goes on', apply: applyVoucherToppedUp },
  'refreshments.transferred': { v: 1, trade: 'goes on', apply: applyRefreshmentsTransferred },
  'refreshments.spent': { v: 1, trade: 'goes on', apply: applyRefreshmentsSpent },
  'refreshments.returned': { v: 1, trade: 'goes on', apply: applyRefreshmentsReturned },
  'turns.transferred': { v: 1, trade: 'goes on', apply: applyTurnsTransferred },
  'turns.kept': ofPurchase(applyTurnsKept),
  'turns.spent': ofPurchase(applyTurnsSpent),
  'turns.returned': ofPurchase(applyTurnsReturned),
  ...stockKinds,
  'shift.opened': { v: 1, trade: 'goes on', apply: applyShiftOpened },
  'cash.paid_in': { v: 1, trade: 'goes on', apply: applyPaidIn },
  'cash.paid_out': { v: 1, trade: 'goes on', apply: applyPaidOut },
  'cash.withdrawn': { v: 1, trade: 'goes on', apply: applyWithdrawn },
  'shift.counted': { v: 1, trade: 'goes on', apply: applyShiftCounted },
  'shift.handed_over': { v: 1, trade: 'goes on', apply: applyShiftHandedOver },
  'shift.closed': { v: 1, trade: 'goes on', apply: applyShiftClosed },
  'drawer.opened': { v: 1, trade: 'goes on', apply: applyDrawerOpened },
  'deposits.given_back': { v: 1, trade: 'goes on', apply: applyDepositsGivenBack },
  ...deviceKinds,
  ...epochKinds,
  'device.let_in': { v: 1, trade: 'stays', apply: applyDeviceLetIn },
}

/** As the journal reads it: by name, without the bodies' types. */
export const factKinds: FactKinds = {
  ...entryFacts(Object.values(entities)),
  ...(kinds as unknown as FactKinds),
}
