import type { House } from '../api/house.ts'
import type { Mount } from '../api/mount.ts'
import { Refusal } from '../api/refusal.ts'
import type { SaleMade } from '../sales/facts.ts'
import { breakGlass, takeBackSale } from './commands.ts'
import {
  breakGlass as breakGlassContract,
  confirmMachine,
  offerSales,
  readAside,
  readStanding,
  type StandingView,
} from './contract.ts'
import { countAside, ghostViews, unseatedOf } from './store.ts'
import { unheardCinemas } from './unheard.ts'
import { glassWords, isWord, machineWords } from './words.ts'

/** How this node stands, as its screens say it. */
export function standingOf({ node, line }: House): StandingView {
  const { identity, standing, db } = node
  const recovery = standing.recovery()
  return {
    nodeId: identity.nodeId,
    epoch: identity.epoch,
    state: node.state(),
    reason: recovery?.reason ?? null,
    since: recovery?.since ?? null,
    waitsFor: recovery ? waitsFor() : null,
    cinemas: unheardCinemas(node),
    brokenGlass: standing.glass()?.since ?? null,
    ...countAside(db),
  }

  function waitsFor(): StandingView['waitsFor'] {
    if (!recovery!.confirmed) return 'person'
    if (identity.role === 'relay') return 'boxes'
    return line.connected(identity.cinemaId ?? '') ? 'relay' : 'line'
  }
}

/** Recovery, on box and relay alike. */
export function recoveryRoutes(mount: Mount): void {
  mount(readStanding, (_, { house }) => standingOf(house))

  mount(confirmMachine, ({ body }, { house, locale }) => {
    if (!isWord(machineWords, body.word)) throw new Refusal('keyword_wrong', { word: machineWords[locale] })
    if (!house.node.standing.confirm()) throw new Refusal('not_recovering')
    return standingOf(house)
  })

  mount(readAside, (_, { house }) => ({
    ghosts: ghostViews(house.node.db),
    unseated: unseatedOf(house.node.db),
  }))
}

/** What only a box does: sell alone, and take back what its registers remember. */
export function boxRecoveryRoutes(mount: Mount): void {
  mount(breakGlassContract, async ({ body }, { house, actor, locale }) => {
    if (!isWord(glassWords, body.word)) throw new Refusal('keyword_wrong', { word: glassWords[locale] })
    await breakGlass(house.node, actor)
    return standingOf(house)
  })

  mount(offerSales, async ({ body }, { house, actor }) => {
    const said = await Promise.all(
      body.sales.map(({ origin, seq, sale }) =>
        house.node.execute(actor, tx => takeBackSale(tx, { origin, seq, sale: sale as unknown as SaleMade })),
      ),
    )
    const takenBack = said.filter(each => each === 'taken_back').length
    return { known: said.length - takenBack, takenBack }
  })
}
