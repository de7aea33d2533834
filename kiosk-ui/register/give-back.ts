import { create } from 'zustand'
import { CallRefused } from '#core/api/call.ts'
import { offerSales } from '#core/recovery/contract.ts'
import { call } from '../box/call.ts'
import { toldSales, useMemory } from '../box/memory/memory.ts'
import { judge, lifeText, nextLot, type Life } from '../box/memory/witness.ts'
import { askWhoIsHere } from '../box/query-client.ts'
import { readStandingAnew } from '../box/standing.ts'

const againMs = 3000

/** Answers that come right by themselves; any other would keep the till closed for good. */
const passing = new Set<string>([
  'unreachable',
  'node_recovering',
  'node_outdated',
  'mirror_unavailable',
  'disk_full',
  'too_many_requests',
  'not_signed_in',
])

type GiveBack = {
  /** Sales the box had forgotten and took back, since the cashier last looked away. */
  takenBack: number
  /** Why the last try failed; it is tried again by itself. */
  trouble: { message: string; passing: boolean } | null
  /** The life that somebody decided to sell in before it took everything. */
  goneOnIn: string | null
}

export const useGiveBack = create<GiveBack>(() => ({ takenBack: 0, trouble: null, goneOnIn: null }))

/**
 * Gives the box what it may have forgotten, lot by lot, until it has everything; what fails is tried again. Returns how
 * to stop.
 */
export function giveBack(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  async function go() {
    try {
      while (!ended && (await giveLot()));
    } catch (error) {
      askWhoIsHere(error)
      if (!(error instanceof CallRefused)) throw error
      if (error.code === 'node_recovering') readStandingAnew()
      useGiveBack.setState({ trouble: { message: error.message, passing: passing.has(error.code) } })
      if (!ended) timer = setTimeout(() => void go(), againMs)
    }
  }
  void go()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

/** Sells without having given everything back. The sales stay remembered and are offered at the next start. */
export function goOn(life: Life): void {
  useGiveBack.setState({ goneOnIn: lifeText(life), trouble: null })
}

/** The cashier has read what was given back. */
export function readGivenBack(): void {
  useGiveBack.setState({ takenBack: 0 })
}

/** False when there was nothing left to give. */
async function giveLot(): Promise<boolean> {
  const { life, memory } = useMemory.getState()
  const verdict = life && judge(memory, life)
  if (verdict?.may !== 'offer') return false
  const sales = nextLot(verdict.sales)
  const { takenBack } = await call(offerSales, {
    body: { sales: sales.map(({ origin, seq, sale }) => ({ origin, seq, sale })) },
  })
  useGiveBack.setState(before => ({ takenBack: before.takenBack + takenBack, trouble: null }))
  await toldSales(
    sales.map(({ sale }) => sale.billId),
    life!,
  )
  return true
}
