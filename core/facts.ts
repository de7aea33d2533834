import { applyTicketAdmitted, type TicketAdmitted } from './admission/store.ts'
import { applyBoxEnrolled, applyBoxInvited, type BoxEnrolled, type BoxInvited } from './devices/apply.ts'
import type { Apply, FactKinds } from './journal/apply.ts'
import type { FactBodies, FactType } from './journal/fact-bodies.ts'
import { entities } from './entities.ts'
import { entryFacts, type Change } from './journal/catalogue-facts.ts'
import type { EntryFields, EntryKind } from './journal/entry-fields.ts'
import { applyDeviceLetIn, type DeviceLetIn } from './kiosks/store.ts'
import {
  applyCredentialSet,
  applyPersonErased,
  secretAbout,
  type CredentialSet,
  type PersonErased,
} from './people/store.ts'
import {
  applyEpochOpened,
  applyEmergencyModeStarted,
  type EpochOpened,
  type EmergencyModeStarted,
} from './journal/storage/epoch-store.ts'
import { applyPersonalDataAged, type PersonalDataAged } from './personal-data/apply.ts'
import type { SeatsBlocked, SeatsUnblocked } from './seating/blocked/facts.ts'
import { applySeatsBlocked, applySeatsUnblocked } from './seating/blocked/store.ts'
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
  applySaleReinstated,
} from './billing/apply.ts'
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
  SaleReinstated,
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
import type {
  ExchangeMade,
  RefundAsked,
  RefundMade,
  RefundRefused,
  RefundsOrdered,
} from './billing/refunds/facts.ts'
import { ofPurchase, opensPurchase } from './billing/apply-purchase.ts'
import type { Arrangement } from './venue/arrangement.ts'
import { applyArrangementDrawn, applySeatsTransferred, type SeatsTransferred } from './seating/apply.ts'
import {
  applyDebtSettled,
  applyDebtWrittenOff,
  applyTurnsKept,
  applyTurnsReturned,
  applyTurnsSpent,
  applyTurnsTransferred,
  applyVoucherCancelled,
  applyVoucherIssued,
  applyVoucherOverridden,
} from './vouchers/apply.ts'
import type {
  DebtSettled,
  DebtWrittenOff,
  TurnsReturned,
  TurnsTransferred,
  TurnsUsed,
  VoucherCancelled,
  VoucherIssued,
  VoucherOverridden,
} from './vouchers/facts.ts'

/** The fact of an edit for each kind of entry, such as `movie.changed`. */
type EntryFacts = { [K in EntryKind as `${K}.changed`]: Change<EntryFields[K]> }

/** Everything that can happen at a cinema: each fact and its body. A name is never reused for another meaning. */
declare module './journal/fact-bodies.ts' {
  interface FactBodies extends EntryFacts {
    'arrangement.drawn': Arrangement
    'credential.set': CredentialSet
    'person.erased': PersonErased
    'personal_data.aged': PersonalDataAged
    'schedule.created': Change<ScheduleFields>
    'schedule.changed': Change<ScheduleFields>
    'schedule.cancelled': ScheduleCancelled
    'seats.transferred': SeatsTransferred
    'seats.blocked': SeatsBlocked
    'seats.unblocked': SeatsUnblocked
    'sale.made': SaleMade
    'sale.reinstated': SaleReinstated
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
    'voucher.issued': VoucherIssued
    'voucher.cancelled': VoucherCancelled
    'voucher.overridden': VoucherOverridden
    'voucher_debt.settled': DebtSettled
    'voucher_debt.written_off': DebtWrittenOff
    'turns.transferred': TurnsTransferred
    'turns.kept': TurnsUsed
    'turns.spent': TurnsUsed
    'turns.returned': TurnsReturned
    'box.invited': BoxInvited
    'box.enrolled': BoxEnrolled
    'epoch.opened': EpochOpened
    'emergency_mode.started': EmergencyModeStarted
    'device.let_in': DeviceLetIn
  }
}

type Kinds = {
  readonly [T in Exclude<FactType, keyof EntryFacts>]: {
    v: number
    apply: Apply<FactBodies[T]>
    about?: (body: FactBodies[T]) => string
    written?: (body: FactBodies[T]) => object
  }
}

const kinds: Kinds = {
  'arrangement.drawn': { v: 1, apply: applyArrangementDrawn },
  'credential.set': { v: 1, apply: applyCredentialSet, about: secretAbout },
  'person.erased': { v: 1, apply: applyPersonErased },
  'personal_data.aged': { v: 1, apply: applyPersonalDataAged },
  'schedule.created': { v: 1, apply: applyScheduleChanged },
  'schedule.changed': { v: 1, apply: applyScheduleChanged },
  'schedule.cancelled': { v: 1, apply: applyScheduleCancelled },
  'seats.transferred': { v: 1, apply: applySeatsTransferred },
  'seats.blocked': { v: 1, apply: applySeatsBlocked },
  'seats.unblocked': { v: 1, apply: applySeatsUnblocked },
  'sale.made': opensPurchase(applySaleMade),
  'sale.reinstated': opensPurchase(applySaleReinstated),
  'bill.opened': opensPurchase(applyBillOpened),
  'payment_account.connected': { v: 1, apply: applyAccountConnected, about: aboutAccount },
  'payment.created': ofPurchase(applyPaymentCreated),
  'payment.settled': ofPurchase(applyPaymentSettled),
  'payment.closed': ofPurchase(applyPaymentClosed),
  'payment.opened': ofPurchase(applyPaymentOpened),
  'payment.found': { v: 1, apply: applyPaymentFound },
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
  'refund.asked': ofPurchase(applyRefundAsked),
  'refund.refused': { v: 1, apply: applyRefundRefused },
  'exchange.made': ofPurchase(applyExchangeMade),
  'schedule.refunds_ordered': { v: 1, apply: applyRefundsOrdered },
  'ticket.admitted': { v: 1, apply: applyTicketAdmitted },
  'voucher.issued': ofPurchase(applyVoucherIssued),
  'voucher.cancelled': { v: 1, apply: applyVoucherCancelled },
  'voucher.overridden': ofPurchase(applyVoucherOverridden),
  'voucher_debt.settled': ofPurchase(applyDebtSettled),
  'voucher_debt.written_off': { v: 1, apply: applyDebtWrittenOff },
  'turns.transferred': { v: 1, apply: applyTurnsTransferred },
  'turns.kept': ofPurchase(applyTurnsKept),
  'turns.spent': ofPurchase(applyTurnsSpent),
  'turns.returned': ofPurchase(applyTurnsReturned),
  'box.invited': { v: 1, apply: applyBoxInvited },
  'box.enrolled': { v: 1, apply: applyBoxEnrolled },
  'epoch.opened': { v: 1, apply: applyEpochOpened },
  'emergency_mode.started': { v: 1, apply: applyEmergencyModeStarted },
  'device.let_in': { v: 1, apply: applyDeviceLetIn },
}

/** As the journal reads it: by name, without the bodies' types. */
export const factKinds: FactKinds = {
  ...entryFacts(Object.values(entities)),
  ...(kinds as unknown as FactKinds),
}
