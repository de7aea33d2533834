import type { House } from '../api/house.ts'
import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { settleSplit } from '../journal/epochs.ts'
import { partsOf } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { splitsOf } from '../journal/storage/branch-store.ts'
import { worksIn } from '../access/employee.ts'
import { worksWhere } from '../access/scope.ts'
import { homeOfBill, homeOfNode } from '../access/store.ts'
import { breakGlass } from './commands.ts'
import {
  breakGlass as breakGlassContract,
  confirmMachine,
  offerAdmissions,
  offerBills,
  readAside,
  readSplits,
  readStanding,
  settleSplit as settleSplitContract,
  type StandingView,
} from './contract.ts'
import { hearReceipt, type ReceiptOutcome } from '../receipts/hear-receipt.ts'
import { billsTwice } from '../billing/write-bill.ts'
import { takeBackAdmission, takeBackBill } from './take-back.ts'
import type { RememberedBill } from '../receipts/remember.ts'
import { countAside, ghostViews, paidTwice, reinstatedViews, splitViews, unseatedOf } from './store.ts'
import { unheardCinemas } from '../journal/unheard.ts'
import { glassWords, isWord, keepWords, machineWords } from './words.ts'

/** How this node stands, as its screens say it. */
export function standingOf({ node, line }: House): StandingView {
  const { identity, standing, db } = node
  const recovery = standing.recovery()
  return {
    nodeId: identity.nodeId,
    epoch: identity.epoch,
    state: node.state(),
    reading: readingOf(node),
    reason: recovery?.reason ?? null,
    since: recovery?.since ?? null,
    waitsFor: recovery ? waitsFor() : null,
    cinemas: unheardCinemas(node),
    brokenGlass: standing.glass()?.since ?? null,
    ...countAside(db),
  }

  function waitsFor(): StandingView['waitsFor'] {
    if (!recovery!.confirmed) return 'person'
    if (identity.role === 'relay') return splitsOf(db, identity.nodeId).length ? 'portal' : 'boxes'
    if (recovery!.reason === 'history_split' && line.connected(identity.cinemaId ?? '')) return 'portal'
    return line.connected(identity.cinemaId ?? '') ? 'relay' : 'line'
  }
}

function readingOf(node: Node): StandingView['reading'] {
  const reading = node.reading()
  return reading && { what: reading.what, percent: Math.floor(reading.share * 100) }
}

/** Recovery, on box and relay alike. */
export function recoveryRoutes(mount: Mount): void {
  mount(readStanding, (_, { house }) => standingOf(house))

  mount(confirmMachine, ({ body }, { house, locale }) => {
    if (!isWord(machineWords, body.word)) throw new Refusal('keyword_wrong', { word: machineWords[locale] })
    if (!house.node.standing.confirm()) throw new Refusal('not_recovering')
    return standingOf(house)
  })

  mount(readSplits, (_, { house, signedIn }) => ({
    splits: splitViews(house.node.db).filter(({ nodeId }) =>
      worksWhere(house.node, signedIn!.cinemas, { box: nodeId }),
    ),
  }))

  mount(settleSplitContract, async ({ body }, { house, actor, locale }) => {
    const words = keepWords[body.keep]
    if (!isWord(words, body.word)) throw new Refusal('keyword_wrong', { word: words[locale] })
    await house.node.execute(actor, tx => settleSplit(tx, body.nodeId, body.keep))
    return standingOf(house)
  })

  mount(readAside, (_, { house, signedIn }) => {
    const { db } = house.node
    const { cinemas } = signedIn!
    const mine = <Row extends { billId: string | null }>(rows: Row[]) =>
      rows.filter(({ billId }) => worksIn(cinemas, billId && homeOfBill(db, billId)))
    return {
      ghosts: ghostViews(db).filter(({ origin }) => worksIn(cinemas, homeOfNode(db, partsOf(origin).nodeId))),
      unseated: mine(unseatedOf(db)),
      paidTwice: mine(paidTwice(db)),
      reinstated: mine(reinstatedViews(house.node)),
      billsTwice: mine(billsTwice(db)),
    }
  })
}

/** What only a box does: sell alone, and take back what its registers remember. */
export function boxRecoveryRoutes(mount: Mount): void {
  mount(breakGlassContract, async ({ body }, { house, actor, locale }) => {
    if (!isWord(glassWords, body.word)) throw new Refusal('keyword_wrong', { word: glassWords[locale] })
    await breakGlass(house.node, actor)
    return standingOf(house)
  })

  mount(offerBills, ({ body }, { house: { node }, actor }) =>
    counted(
      body.bills.map(bill => hearReceipt(node, actor, bill, tx => takeBackBill(tx, bill as RememberedBill))),
    ),
  )

  mount(offerAdmissions, ({ body }, { house: { node }, actor }) =>
    counted(body.admissions.map(each => hearReceipt(node, actor, each, tx => takeBackAdmission(tx, each)))),
  )
}

async function counted(offers: Promise<ReceiptOutcome>[]) {
  const said = await Promise.all(offers)
  const count = (outcome: ReceiptOutcome) => said.filter(each => each === outcome).length
  return { known: count('known'), takenBack: count('taken_back'), refused: count('refused') }
}
