import type { Tenant } from '../api/tenant.ts'
import type { Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { enterStock } from './commands.ts'
import {
  enterStock as enterContract,
  readStock,
  readStockMovements,
  type StockLevelView,
} from './contract.ts'
import { stockLevels, stockMovements } from './store.ts'

const movementsPerPage = 50

/** The stock of products, on box and relay alike. */
export function stockRoutes(mount: Mount): void {
  mount(readStock, ({ query }, { tenant }) => {
    const cinemaId = cinemaOf(tenant, query.cinema)
    return { cinemaId: cinemaId || null, levels: levelsOf(tenant, cinemaId) }
  })

  mount(readStockMovements, ({ params, query }, { tenant }) => {
    const place = { cinemaId: cinemaOf(tenant, query.cinema), productId: params.productId }
    const before = query.before ?? '9999'
    const rows = stockMovements(tenant.node.db, place, before, movementsPerPage + 1)
    const movements = rows.slice(0, movementsPerPage)
    return { movements, next: rows.length > movementsPerPage ? (movements.at(-1)?.at ?? null) : null }
  })

  mount(enterContract, async ({ body }, { tenant, actor, signedIn }) => {
    const { node } = tenant
    // A box speaks of its own cinema alone.
    const isHere = (node.identity.cinemaId ?? body.cinemaId) === body.cinemaId
    if (!isHere || !node.catalogue.get('cinema', body.cinemaId)) throw new Refusal('entry_unknown')
    const by = { employeeId: signedIn!.employeeId, employeeName: signedIn!.name }
    await node.execute(actor, tx => enterStock(tx, body, by))
    return { levels: levelsOf(tenant, body.cinemaId) }
  })
}

/** The cinema asked about: a box's own, otherwise the one that is named or the exhibitor's first. */
function cinemaOf({ node: { identity, catalogue } }: Tenant, asked: string | undefined): string {
  return identity.cinemaId ?? asked ?? catalogue.all('cinema')[0]?.id ?? ''
}

function levelsOf({ node: { db, catalogue } }: Tenant, cinemaId: string): StockLevelView[] {
  return stockLevels(db, cinemaId).map(({ productId, level, counted, countedAt }) => {
    const { lowStock = 0 } = catalogue.get('product', productId) ?? {}
    return { productId, level, low: level <= lowStock, counted, countedAt }
  })
}
