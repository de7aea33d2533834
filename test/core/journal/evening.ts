import { admit } from '#core/admission/commands.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { cancelSchedule, createSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { openAttempt } from '#core/sales/online-commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { compareListed } from '#core/sales/payment-commands.ts'
import { receivePayment } from '#core/sales/payment-commands.ts'
import type { ReportedPayment } from '#core/sales/reported.ts'
import type { FinalWord } from '#core/sales/final-word.ts'
import { settlePayment, openBill, recordPayment } from '#core/sales/online-commands.ts'
import { declineRefundRequest, refundOrRequest } from '#core/sales/refunds/commands.ts'
import { orderRefunds } from '#core/billing/refunds/commands.ts'
import { exchangeTickets } from '#core/sales/refunds/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { linesOf } from '#core/billing/line-store.ts'
import { clearEntry, retryRefund } from '#core/sales/worklist/commands.ts'
import { placeHold } from '#core/seating/commands.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  saleOf,
  tonight,
  visitor,
  testAccount,
} from '../../world/small-exhibitor.ts'
import { cashier, exchangeOf, mia, payBackAll, refundOf } from '../../world/refunding.ts'
import { relayAndBox } from './link.ts'
import { useVouchers } from '../vouchers/evening.ts'
import { reportedPayment } from '../../world/told.ts'

/** An evening at the small cinema on both sides of the line, with a cut in the middle and everything that can happen. */
export async function busyEvening() {
  const runtime = await relayAndBox()
  const { relay, box, link, clock } = runtime
  await link.settle()
  const vouchers = await useVouchers(runtime)
  const sell = (tx: Tx, id: string, seats: string[]) => sellAtRegister(tx, saleOf(id, seats), carl)
  const minute = () => (clock.ms += 60_000)

  await box.execute(atRegister, tx => sell(tx, 'sale-1', ['A3', 'A4']))
  await relay.execute(visitor, tx =>
    placeHold(tx, { id: 'bill-1', scheduleId: tonight, channel: 'site', connected: true }, ['B1', 'B2']),
  )
  await buy(relay, 'bill-1', ['B1', 'B2'], 'paid')
  await box.execute(atRegister, tx =>
    placeHold(tx, { id: 'basket', scheduleId: tonight, channel: 'register', connected: true }, ['D5']),
  )
  const asked = link.peers.box.requestSeats(tonight, ['C1', 'C2'])
  await link.settle()
  await asked
  await box.execute(atRegister, tx => sell(tx, 'sale-2', ['C1']))
  await link.settle()
  await box.execute(atRegister, tx =>
    exchangeTickets(tx, exchangeOf('exchange-1', 'sale-2', [1], ['A5'], -250), cashier),
  )
  await relay.execute(byHand, tx => refundOrRequest(tx, refundOf('ask-1', 'sale-1'), mia))
  await box.execute(atRegister, tx => refundBill(tx, refundOf('refund-1', 'sale-1', [2]), cashier))
  await link.settle()
  await box.execute(atRegister, tx => declineRefundRequest(tx, 'ask-1', 'carl'))
  minute()

  link.cut()
  await box.execute(atRegister, tx => sell(tx, 'sale-3', ['D6', 'C2']))
  await box.execute(byHand, tx =>
    changeEntry(tx, 'movie', 'movie-1', { title: 'Renamed at the cinema', year: 2025 }),
  )
  minute()
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Renamed in the portal' }))
  await relay.execute(byHand, tx => changeEntry(tx, 'product', 'beer', { deleted: true }))
  await buy(relay, 'bill-2', ['B3'], 'expired')
  await buy(relay, 'bill-3', ['B3', 'B4'], 'paid')
  await say(relay, 'bill-2', 'paid')
  await goBackAndForth(relay)
  await buy(relay, 'bill-4', ['B5'], 'cancelled')
  await relay.execute(visitor, tx => openAttempt(tx, 'bill-4', 'bill-4-1'))
  await relay.execute(byHand, tx => settlePayment(tx, 'bill-4-2', 'failed'))
  await relay.execute(byHand, tx => compareListed(tx, testAccount, lostPayment))
  await relay.execute(byHand, tx =>
    clearEntry(tx, 'payment:found-ref-lost', { employeeId: 'mia', name: 'mia', reason: 'paid by hand' }),
  )
  await buy(relay, 'bill-5', ['B6'])
  minute()
  await relay.execute(byHand, tx =>
    createSchedule(tx, {
      id: 'show-late',
      versionId: 'version-1',
      screenId: 'screen-1',
      day: '2026-11-21',
      time: '23:00',
    }),
  )
  await relay.execute(byHand, tx => cancelSchedule(tx, 'show-late'))
  await relay.execute(visitor, tx =>
    tx.append(
      'exhibitor',
      'credential.set',
      { employeeId: 'mia', kind: 'pin', stamp: tx.stamp() },
      { hash: 'x' },
    ),
  )
  clock.ms += 75 * 60_000
  const [ticket] = linesOf(box.db, 'sale-1')
  await box.execute(byHand, tx =>
    admit(tx, { id: 'scan-1', typed: ticket!.ticketId!, signed: null, scheduleId: tonight, gate: 'door' }),
  )
  await relay.execute(byHand, tx => cancelSchedule(tx, tonight))
  await box.execute(byHand, tx => cancelSchedule(tx, tonight))
  await vouchers.duringTheCut()
  await box.execute(byHand, tx => orderRefunds(tx, tonight, 'mia'))
  await relay.execute(byHand, tx => orderRefunds(tx, tonight, 'mia'))
  await relay.execute(byHand, payBackAll)
  link.mend()
  await link.settle()
  await vouchers.afterwards()
  await link.settle()
  return runtime
}

/** What the provider knows of a purchase that the relay's journal lost. */
const lostPayment = reportedPayment({ ref: 'ref-lost', cents: 1000 }, { seats: `${tonight}/B6` })

/** What the provider says of a refund: it goes on its way, arrives, comes back, and a person has it ordered anew. */
async function goBackAndForth(relay: Node) {
  const ofBill2 = { billId: 'bill-2', paymentId: 'bill-2-1' }
  const say = (told: Partial<ReportedPayment>) =>
    relay.execute(byHand, tx =>
      receivePayment(tx, 'bill-2-1', reportedPayment({ ref: 'ref-bill-2', cents: 1000, ...told }, ofBill2)),
    )
  for (const status of ['pending', 'done', 'failed'] as const)
    await say({ refunds: [{ ref: 're-1', key: 'bill-2-1-late', cents: 1000, status }] })
  const by = { employeeId: 'mia', name: 'mia' }
  await relay.execute(byHand, tx => retryRefund(tx, 'refund:bill-2-1-late', by))
  await say({ refunds: [{ ref: 're-2', key: 'bill-2-1-late~2', cents: 1000, status: 'done' }] })
  await say({ refunds: [{ ref: 're-3', key: '', cents: 100, status: 'done' }] })
  await say({ chargebacks: [{ ref: 'chb-1', cents: 200 }] })
  await say({ currency: 'USD' })
}

async function buy(relay: Node, id: string, seats: string[], word?: FinalWord) {
  await relay.execute(visitor, tx => openBill(tx, checkoutOf(id, seats), 'fr'))
  await relay.execute(visitor, tx =>
    recordPayment(tx, {
      id: `${id}-1`,
      providerRef: `ref-${id}`,
      checkoutUrl: 'https://pay.example',
      expiresAt: tx.now,
    }),
  )
  if (word) await say(relay, id, word)
}

function say(relay: Node, id: string, word: FinalWord) {
  return relay.execute(byHand, tx => settlePayment(tx, `${id}-1`, word))
}
