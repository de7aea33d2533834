import { worksIn } from '../access/employee.ts'
import type { Mount } from '../api/mount.ts'
import { typedId } from '../journal/id.ts'
import { writeOffDebt as writeOff } from './commands.ts'
import { giveCardRest, readDebts, writeOffDebt } from './debt-contract.ts'
import { endedDebts, openDebts, type DebtRow } from './debt-store.ts'
import { giveCardRest as giveRest } from './exchange-commands.ts'
import { cardRestViews, debtView, overdrawnViews, voucherView } from './view-load.ts'

const endedShown = 50

/** What is to settle about vouchers, on box and relay alike. */
export function voucherDebtRoutes(mount: Mount): void {
  mount(readDebts, (_, { tenant, signedIn }) => {
    const mine = (debts: DebtRow[]) =>
      debts.filter(debt => worksIn(signedIn!.cinemas, debt.cinemaId)).map(debt => debtView(tenant, debt))
    const { db } = tenant.node
    return {
      open: mine(openDebts(db)),
      ended: mine(endedDebts(db, endedShown)),
      overdrawn: overdrawnViews(db),
      rests: cardRestViews(tenant),
    }
  })

  mount(giveCardRest, async ({ params, body }, { tenant, actor, locale }) => {
    const row = await tenant.node.execute(actor, tx => giveRest(tx, typedId(params.code), body.id))
    return { voucher: voucherView(tenant, row, locale) }
  })

  mount(writeOffDebt, async ({ params }, { tenant, actor }) => {
    const debt = await tenant.node.execute(actor, tx => writeOff(tx, params.id))
    return { debt: debtView(tenant, debt) }
  })
}
