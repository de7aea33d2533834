import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

const dropHolds = prepared(q => q.deleteFrom('holds'))
const dropKeptPrices = prepared(q => q.deleteFrom('kept_prices'))
const dropPriceLists = prepared(q => q.deleteFrom('price_lists'))
const dropParked = prepared(q => q.deleteFrom('parked_baskets'))
const dropRunning = prepared(q => q.deleteFrom('running_baskets'))
const dropUnpaid = prepared(q => q.deleteFrom('unpaid_bills'))
const dropApprovals = prepared(q => q.deleteFrom('voucher_approvals'))
const dropPaper = prepared(q => q.deleteFrom('print_orders'))
const dropDoubts = prepared(q => q.deleteFrom('doubtful_slips'))
const dropTries = prepared(q => q.deleteFrom('attempt_log'))
const dropPlayed = prepared(q => q.deleteFrom('training_payments'))
/** A link for a forgotten password has nothing to do with what was sold. */
const dropLetters = prepared(q => q.deleteFrom('letters').where('kind', '<>', 'reset'))

/** Forgets what a node alone keeps of its trade: baskets, paper and mails that wait, tries at providers, payments that were played. */
export function forgetTrade(db: Db): void {
  for (const each of [
    dropHolds,
    dropKeptPrices,
    dropPriceLists,
    dropParked,
    dropRunning,
    dropUnpaid,
    dropApprovals,
    dropPaper,
    dropDoubts,
    dropTries,
    dropPlayed,
    dropLetters,
  ])
    each.run(db)
}
