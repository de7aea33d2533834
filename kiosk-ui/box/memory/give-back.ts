import { create } from 'zustand'
import { CallRefused } from '#core/api/call.ts'
import { comesRight, type HeardCode } from '#core/refusal.ts'
import { offerAdmissions, offerBills } from '#core/recovery/contract.ts'
import type { Life } from '#core/receipts/headers.ts'
import { call } from '../call.ts'
import { askWhoIsHere } from '../query-client.ts'
import { readStandingAnew } from '../standing.ts'
import { toldAll, useMemory } from './memory.ts'
import { admissionsIn, billsIn, idOf, judge, lifeText, nextLot } from './witness.ts'

const againMs = 3000

/** Any other answer would keep the till closed for good; who is signed in is asked by the page itself. */
const isPassing = (code: HeardCode) => comesRight(code) || code === 'not_signed_in'

type GiveBack = {
  /** Bills and guests let in that the box had forgotten and took back, since the cashier last looked away. */
  takenBack: number
  /** What the box did not believe, since the cashier last looked away; a manager finds it in the log. */
  refused: number
  /** Why the last try failed; it is tried again by itself. */
  trouble: { message: string; passing: boolean } | null
  /** The life that somebody decided to sell in before it took everything. */
  goneOnIn: string | null
}

export const useGiveBack = create<GiveBack>(() => ({
  takenBack: 0,
  refused: 0,
  trouble: null,
  goneOnIn: null,
}))

/**
 * Gives the box what it may have forgotten, lot by lot, until it has everything; what fails is tried again. Returns how
 * to stop.
 */
export function giveBack(may: { bills: boolean }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  async function go() {
    try {
      while (!ended && (await giveLot(may)));
    } catch (error) {
      askWhoIsHere(error)
      if (!(error instanceof CallRefused)) throw error
      if (error.code === 'node_recovering') readStandingAnew()
      useGiveBack.setState({ trouble: { message: error.message, passing: isPassing(error.code) } })
      if (!ended) timer = setTimeout(() => void go(), againMs)
    }
  }
  void go()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

/** Sells without having given everything back. What is kept stays remembered and is offered at the next start. */
export function goOn(life: Life): void {
  useGiveBack.setState({ goneOnIn: lifeText(life), trouble: null })
}

/** The cashier has read what was given back. */
export function readGivenBack(): void {
  useGiveBack.setState({ takenBack: 0, refused: 0 })
}

/** False when there was nothing left to give. */
async function giveLot(may: { bills: boolean }): Promise<boolean> {
  const { life, memory } = useMemory.getState()
  const verdict = life && judge(memory, life)
  if (verdict?.may !== 'offer') return false
  const bills = may.bills ? nextLot(billsIn(verdict.kept)) : []
  const admissions = bills.length ? [] : nextLot(admissionsIn(verdict.kept))
  if (!bills.length && !admissions.length) return false
  const { takenBack, refused } = bills.length
    ? await call(offerBills, { body: { bills } })
    : await call(offerAdmissions, { body: { admissions } })
  useGiveBack.setState(before => ({
    takenBack: before.takenBack + takenBack,
    refused: before.refused + refused,
    trouble: null,
  }))
  await toldAll([...bills, ...admissions].map(idOf), life!)
  return true
}
