import type { Tenant } from '../api/tenant.ts'
import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { settleFork } from '../journal/epochs.ts'
import { partsOf } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { forksOf } from '../journal/storage/branch-store.ts'
import { readsTraining } from '../journal/storage/training.ts'
import { worksIn } from '../access/employee.ts'
import { worksWhere } from '../access/scope.ts'
import { responsibleCinemaOfBill, cinemaOfNode } from '../access/store.ts'
import { startEmergencyMode } from './commands.ts'
import {
  startEmergencyMode as startEmergencyModeContract,
  confirmMachine,
  offerAdmissions,
  offerBills,
  readQuarantine,
  readForks,
  readNodeStatus,
  settleFork as settleSplitContract,
  type NodeStatusView,
} from './contract.ts'
import { receiveReceipt, type ReceiptOutcome } from '../receipts/commands.ts'
import { billsTwice } from '../billing/store.ts'
import { reinstateAdmission, reinstateBill } from './reinstate-commands.ts'
import type { BillReceipt } from '../receipts/make-receipt.ts'
import {
  quarantineCounts,
  quarantineViews,
  paidTwice,
  reinstatedViews,
  forkViews,
  displacedOf,
} from './store.ts'
import { unsyncedCinemas } from '../journal/unsynced.ts'
import { emergencyModeWords, isWord, keepWords, machineWords } from './words.ts'

/** This node's status, as its screens show it. */
export function nodeStatusOf({ node, line }: Tenant): NodeStatusView {
  const { identity, nodeStatus, db } = node
  const recovery = nodeStatus.recovery()
  return {
    nodeId: identity.nodeId,
    epoch: identity.epoch,
    state: node.state(),
    reading: readingOf(node),
    reason: recovery?.reason ?? null,
    since: recovery?.since ?? null,
    waitsFor: recovery ? waitsFor() : null,
    cinemas: unsyncedCinemas(node),
    emergencyMode: nodeStatus.emergencyMode()?.since ?? null,
    training: readsTraining(db) ? (node.catalogue.all('exhibitor')[0]?.trainingUntil ?? null) : null,
    ...quarantineCounts(db),
  }

  function waitsFor(): NodeStatusView['waitsFor'] {
    if (!recovery!.confirmed) return 'person'
    if (identity.role === 'relay') return forksOf(db, identity.nodeId).length ? 'portal' : 'boxes'
    if (recovery!.reason === 'fork' && line.connected(identity.cinemaId ?? '')) return 'portal'
    return line.connected(identity.cinemaId ?? '') ? 'relay' : 'line'
  }
}

function readingOf(node: Node): NodeStatusView['reading'] {
  const reading = node.reading()
  return reading && { what: reading.what, percent: Math.floor(reading.share * 100) }
}

/** Recovery, on box and relay alike. */
export function recoveryRoutes(mount: Mount): void {
  mount(readNodeStatus, (_, { tenant }) => nodeStatusOf(tenant))

  mount(confirmMachine, ({ body }, { tenant, locale }) => {
    if (!isWord(machineWords, body.word)) throw new Refusal('keyword_wrong', { word: machineWords[locale] })
    if (!tenant.node.nodeStatus.confirm()) throw new Refusal('not_recovering')
    return nodeStatusOf(tenant)
  })

  mount(readForks, (_, { tenant, signedIn }) => ({
    forks: forkViews(tenant.node.db).filter(({ nodeId }) =>
      worksWhere(tenant.node, signedIn!.cinemas, { box: nodeId }),
    ),
  }))

  mount(settleSplitContract, async ({ body }, { tenant, actor, locale }) => {
    const words = keepWords[body.keep]
    if (!isWord(words, body.word)) throw new Refusal('keyword_wrong', { word: words[locale] })
    await tenant.node.execute(actor, tx => settleFork(tx, body.nodeId, body.keep))
    return nodeStatusOf(tenant)
  })

  mount(readQuarantine, (_, { tenant, signedIn }) => {
    const { db } = tenant.node
    const { cinemas } = signedIn!
    const mine = <Row extends { billId: string | null }>(rows: Row[]) =>
      rows.filter(({ billId }) => worksIn(cinemas, billId && responsibleCinemaOfBill(db, billId)))
    return {
      quarantined: quarantineViews(db).filter(({ origin }) =>
        worksIn(cinemas, cinemaOfNode(db, partsOf(origin).nodeId)),
      ),
      displaced: mine(displacedOf(db)),
      paidTwice: mine(paidTwice(db)),
      reinstated: mine(reinstatedViews(tenant.node)),
      billsTwice: mine(billsTwice(db)),
    }
  })
}

/** Only for a box: emergency mode, and reinstating what its registers remember. */
export function boxRecoveryRoutes(mount: Mount): void {
  mount(startEmergencyModeContract, async ({ body }, { tenant, actor, locale }) => {
    if (!isWord(emergencyModeWords, body.word))
      throw new Refusal('keyword_wrong', { word: emergencyModeWords[locale] })
    await startEmergencyMode(tenant.node, actor)
    return nodeStatusOf(tenant)
  })

  mount(offerBills, ({ body }, { tenant: { node }, actor }) =>
    counted(
      body.bills.map(bill => receiveReceipt(node, actor, bill, tx => reinstateBill(tx, bill as BillReceipt))),
    ),
  )

  mount(offerAdmissions, ({ body }, { tenant: { node }, actor }) =>
    counted(
      body.admissions.map(each => receiveReceipt(node, actor, each, tx => reinstateAdmission(tx, each))),
    ),
  )
}

async function counted(offers: Promise<ReceiptOutcome>[]) {
  const outcomes = await Promise.all(offers)
  const count = (outcome: ReceiptOutcome) => outcomes.filter(each => each === outcome).length
  return { known: count('known'), reinstated: count('reinstated'), refused: count('refused') }
}
