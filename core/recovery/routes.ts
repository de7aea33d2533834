import type { House } from '../api/house.ts'
import type { Context, Mount } from '../api/mount.ts'
import { Refusal } from '../api/refusal.ts'
import { settleSplit } from '../journal/epochs.ts'
import { partsOf } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { splitsOf } from '../journal/storage/branch-store.ts'
import { boxById } from '../devices/store.ts'
import type { Tx } from '../journal/node.ts'
import { worksIn } from '../people/employee.ts'
import { homeOfBill, homeOfNode, worksWhere } from '../people/scope.ts'
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
import type { Known } from './headers.ts'
import { isReceipt } from './receipt.ts'
import { takesReceipts } from './receipts-open.ts'
import { billsTwice } from '../sales/write-bill.ts'
import { takeBackAdmission, takeBackBill, type RememberedBill } from './take-back.ts'
import { countAside, ghostViews, paidTwice, reinstatedViews, splitViews, unseatedOf } from './store.ts'
import { unheardCinemas } from './unheard.ts'
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

  mount(offerBills, ({ body }, context) =>
    counted(body.bills.map(bill => taken(context, bill, tx => takeBackBill(tx, bill as RememberedBill)))),
  )

  mount(offerAdmissions, ({ body }, context) =>
    counted(body.admissions.map(each => taken(context, each, tx => takeBackAdmission(tx, each)))),
  )
}

type Outcome = 'known' | 'taken_back' | 'refused'

/** Whoever is signed in at a kiosk may bring receipts; what they say is believed for the box's signature alone. */
async function taken(
  { house, actor }: Context,
  told: Known & { signature?: string | undefined },
  take: (tx: Tx) => 'known' | 'taken_back',
): Promise<Outcome> {
  const { node, keys } = house
  const { origin, seq } = told
  const cinemaOf = (nodeId: string) => boxById(node.db, nodeId)?.cinemaId
  const why = !isReceipt(told, { identity: node.identity, signing: keys, cinemaOf })
    ? 'not signed by this cinema’s box'
    : !takesReceipts(node)
      ? 'the box has long recovered'
      : undefined
  if (!why) return node.execute(actor, take)
  node.world.log.warn({ event: 'receipt.refused', ...actor, origin, seq, why }, 'a receipt was refused')
  return 'refused'
}

async function counted(offers: Promise<Outcome>[]) {
  const said = await Promise.all(offers)
  const count = (outcome: Outcome) => said.filter(each => each === outcome).length
  return { known: count('known'), takenBack: count('taken_back'), refused: count('refused') }
}
