import Database from 'better-sqlite3'
import { migration20261122DebtsByBill } from './migrations/2026-11-22-debts-by-bill.ts'
import { migration20261122Schema } from './migrations/2026-11-22-schema.ts'
import { migration20261122EditOrder } from './migrations/2026-11-22-edit-order.ts'
import { migration20261122NoMails } from './migrations/2026-11-22-no-mails.ts'
import { migration20261122Papers } from './migrations/2026-11-22-papers.ts'
import { migration20261122PaymentMethods } from './migrations/2026-11-22-payment-methods.ts'
import { migration20261123UnfinishedHolds } from './migrations/2026-11-23-unfinished-holds.ts'
import { migration20261123MoneyFacts } from './migrations/2026-11-23-money-facts.ts'
import { migration20261123Devices } from './migrations/2026-11-23-devices.ts'
import { migration20261123Drawings } from './migrations/2026-11-23-drawings.ts'
import { migration20261123DevicePrinters } from './migrations/2026-11-23-device-printers.ts'
import { migration20261123BlockedSeats } from './migrations/2026-11-23-blocked-seats.ts'
import { migration20261123RegisterBaskets } from './migrations/2026-11-23-register-baskets.ts'
import { migration20261123SessionMachines } from './migrations/2026-11-23-session-machines.ts'
import { migration20261123TradeKnown } from './migrations/2026-11-23-trade-known.ts'
import { migration20261123Refreshments } from './migrations/2026-11-23-refreshments.ts'
import { migration20261123SecondStep } from './migrations/2026-11-23-second-step.ts'
import { migration20261123TakenOverVouchers } from './migrations/2026-11-23-taken-over-vouchers.ts'
import { migration20261123Stock } from './migrations/2026-11-23-stock.ts'
import { migration20261123Passkeys } from './migrations/2026-11-23-passkeys.ts'
import { migration20261123OverdrawnVouchers } from './migrations/2026-11-23-overdrawn-vouchers.ts'
import { migration20261123DoubtfulSlips } from './migrations/2026-11-23-doubtful-slips.ts'
import { migration20261123WhoAdmitted } from './migrations/2026-11-23-who-admitted.ts'
import { migration20261123Reservations } from './migrations/2026-11-23-reservations.ts'
import { migration20261123UndoneAdmissions } from './migrations/2026-11-23-undone-admissions.ts'
import { migration20261123VoucherOrders } from './migrations/2026-11-23-voucher-orders.ts'
import { migration20261123Cash } from './migrations/2026-11-23-cash.ts'
import { migration20261123JoinedExhibitors } from './migrations/2026-11-23-joined-exhibitors.ts'
import { migration20261124ParkedBaskets } from './migrations/2026-11-24-parked-baskets.ts'
import { migration20261123Messages } from './migrations/2026-11-23-messages.ts'
import { migration20261124Invoices } from './migrations/2026-11-24-invoices.ts'
import { migration20261124Newsletters } from './migrations/2026-11-24-newsletters.ts'
import { migration20261124HeldMails } from './migrations/2026-11-24-held-mails.ts'
import { migration20261124TakenBackCards } from './migrations/2026-11-24-taken-back-cards.ts'
import { migration20261124Terminals } from './migrations/2026-11-24-terminals.ts'
import { migration20261124TerminalDays } from './migrations/2026-11-24-terminal-days.ts'
import { migration20261124TerminalRefunds } from './migrations/2026-11-24-terminal-refunds.ts'
import { migration20261124KeptPrices } from './migrations/2026-11-24-kept-prices.ts'
import { migration20261125Reports } from './migrations/2026-11-25-reports.ts'
import { migration20261125ShowShares } from './migrations/2026-11-25-show-shares.ts'
import { migration20261126DepositReturns } from './migrations/2026-11-26-deposit-returns.ts'
import { migration20261126Deposits } from './migrations/2026-11-26-deposits.ts'
import { migration20261126CancellingReturns } from './migrations/2026-11-26-cancelling-returns.ts'
import { migration20261126HeldBlocked } from './migrations/2026-11-26-held-blocked.ts'
import { migration20261126TicketIdsShared } from './migrations/2026-11-26-ticket-ids-shared.ts'
import { migration20261126SeatClasses } from './migrations/2026-11-26-seat-classes.ts'
import { migration20261126TicketLimits } from './migrations/2026-11-26-ticket-limits.ts'
import { migration20261126ShowNotices } from './migrations/2026-11-26-show-notices.ts'
import { migration20261126RunningBaskets } from './migrations/2026-11-26-running-baskets.ts'
import { migration20261126Reprints } from './migrations/2026-11-26-reprints.ts'
import { migration20261126Bells } from './migrations/2026-11-26-bells.ts'
import { migration20261126Automations } from './migrations/2026-11-26-automations.ts'
import { migration20261126Combinations } from './migrations/2026-11-26-combinations.ts'
import { migration20261126TakenAway } from './migrations/2026-11-26-taken-away.ts'
import { migration20261126WaitingLists } from './migrations/2026-11-26-waiting-lists.ts'
import { migration20261126ShowPriceLists } from './migrations/2026-11-26-show-price-lists.ts'
import { migration20261126CombinationsCounted } from './migrations/2026-11-26-combinations-counted.ts'
import { migration20261126CardSlips } from './migrations/2026-11-26-card-slips.ts'
import { migration20261126RegisterNotices } from './migrations/2026-11-26-register-notices.ts'
import { migration20261126SnackHandouts } from './migrations/2026-11-26-snack-handouts.ts'
import { migration20261126ExchangePayments } from './migrations/2026-11-26-exchange-payments.ts'
import { migration20261126VoucherPackages } from './migrations/2026-11-26-voucher-packages.ts'
import { migration20261126VoucherDeliveries } from './migrations/2026-11-26-voucher-deliveries.ts'
import { migration20261126VouchersOfAnOrder } from './migrations/2026-11-26-vouchers-of-an-order.ts'
import { migration20261126OwnMinutes } from './migrations/2026-11-26-own-minutes.ts'
import { migration20261126MovedCards } from './migrations/2026-11-26-moved-cards.ts'
import { migration20261126TrainingPayments } from './migrations/2026-11-26-training-payments.ts'
import { migration20261126WhoMovedCards } from './migrations/2026-11-26-who-moved-cards.ts'
import { migration20261126WaivedSupplements } from './migrations/2026-11-26-waived-supplements.ts'
import { migration20261126SpotPlays } from './migrations/2026-11-26-spot-plays.ts'
import { migration20261127CardRests } from './migrations/2026-11-27-card-rests.ts'
import { migration20261127TerminalOrders } from './migrations/2026-11-27-terminal-orders.ts'
import { migration20261128EarlyBills } from './migrations/2026-11-28-early-bills.ts'
import { migration20261129BillShows } from './migrations/2026-11-29-bill-shows.ts'
import { openDb, type Db } from './sql.ts'

/**
 * In shipping order. A migration only adds, or rebuilds a table with the same name and columns, so that an older
 * version finds everything it wrote.
 */
export const migrations = [
  migration20261122Schema,
  migration20261122Papers,
  migration20261122EditOrder,
  migration20261122DebtsByBill,
  migration20261122NoMails,
  migration20261122PaymentMethods,
  migration20261123UnfinishedHolds,
  migration20261123MoneyFacts,
  migration20261123Devices,
  migration20261123Drawings,
  migration20261123DevicePrinters,
  migration20261123BlockedSeats,
  migration20261123RegisterBaskets,
  migration20261123SessionMachines,
  migration20261123TradeKnown,
  migration20261123Refreshments,
  migration20261123SecondStep,
  migration20261123TakenOverVouchers,
  migration20261123Stock,
  migration20261123Passkeys,
  migration20261123OverdrawnVouchers,
  migration20261123DoubtfulSlips,
  migration20261123WhoAdmitted,
  migration20261123UndoneAdmissions,
  migration20261123VoucherOrders,
  migration20261123Reservations,
  migration20261123Cash,
  migration20261123JoinedExhibitors,
  migration20261123Messages,
  migration20261124Invoices,
  migration20261124ParkedBaskets,
  migration20261124Newsletters,
  migration20261124Terminals,
  migration20261124HeldMails,
  migration20261124TerminalRefunds,
  migration20261124TerminalDays,
  migration20261124TakenBackCards,
  migration20261124KeptPrices,
  migration20261125Reports,
  migration20261125ShowShares,
  migration20261126TicketIdsShared,
  migration20261126HeldBlocked,
  migration20261126SeatClasses,
  migration20261126TicketLimits,
  migration20261126ShowNotices,
  migration20261126RunningBaskets,
  migration20261126Reprints,
  migration20261126Bells,
  migration20261126Automations,
  migration20261126Combinations,
  migration20261126TakenAway,
  migration20261126WaitingLists,
  migration20261126ShowPriceLists,
  migration20261126CombinationsCounted,
  migration20261126CardSlips,
  migration20261126RegisterNotices,
  migration20261126VouchersOfAnOrder,
  migration20261126VoucherPackages,
  migration20261126SnackHandouts,
  migration20261126CancellingReturns,
  migration20261126TrainingPayments,
  migration20261126Deposits,
  migration20261126DepositReturns,
  migration20261126ExchangePayments,
  migration20261126VoucherDeliveries,
  migration20261126OwnMinutes,
  migration20261126MovedCards,
  migration20261126WhoMovedCards,
  migration20261126WaivedSupplements,
  migration20261126SpotPlays,
  migration20261127CardRests,
  migration20261127TerminalOrders,
  migration20261128EarlyBills,
  migration20261129BillShows,
]

/**
 * Opens (or makes) a node's database: WAL with `synchronous=FULL`, because NORMAL lost 49 to 324 acknowledged commits
 * in nine of ten power cuts, while the integrity check found no error.
 *
 * `wal_autocheckpoint` stays on for Litestream too, which asks for none under high load: it holds a read lock and
 * checkpoints itself from 1,000 pages on, so ours only bounds the log where Litestream is not running. `busy_timeout`
 * covers the moments it holds the write lock.
 *
 * @param path a file, or `:memory:`
 */
export function openDatabase(path: string): Db {
  const raw = new Database(path)
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('busy_timeout = 5000')
  raw.pragma('foreign_keys = ON')
  raw.pragma('wal_autocheckpoint = 10000')
  raw.pragma('cache_size = -32000')
  // Savepoint rollback data is kept in memory, not in a file: received facts use savepoints, and so do commands that
  // are run again after a refusal.
  raw.pragma('temp_store = MEMORY')
  migrate(raw)
  return openDb(raw)
}

/** What all migrations together make, and their names: known from the first database that this process made. */
let made: string | undefined

function migrate(raw: Database.Database): void {
  const empty = raw.pragma('schema_version', { simple: true }) === 0
  if (empty && made) return void raw.transaction(() => raw.exec(made!))()
  raw.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID')
  const done = new Set(raw.prepare('SELECT name FROM migrations').pluck().all())
  if (done.has('2026-11-21-first'))
    throw new Error(
      `${raw.name} was made before the first release of Foyer, which reads no older database. Move it away, with its mirror, and start again.`,
    )
  for (const migration of migrations) {
    if (done.has(migration.name)) continue
    raw.transaction(() => {
      raw.exec(migration.up)
      raw.prepare('INSERT INTO migrations (name) VALUES (?)').run(migration.name)
    })()
  }
  if (empty) made = whatWasMade(raw)
}

/**
 * The tables and indexes of a new database as one text: to make the next from it takes a seventh of the time, since
 * many migrations build again what an earlier one had built. Migrations of a new database write no rows.
 */
function whatWasMade(raw: Database.Database): string {
  const things = raw.prepare(
    `SELECT sql FROM sqlite_master WHERE sql IS NOT NULL
     AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow') ORDER BY rowid`,
  )
  const names = migrations.map(({ name }) => `('${name}')`)
  return [...things.pluck().all(), `INSERT INTO migrations (name) VALUES ${names.join()}`].join(';\n')
}
