import { create } from 'zustand'
import { CallRefused } from '#core/api/call.ts'
import { comesRight, type HeardCode } from '#core/refusal.ts'
import { offerAdmissions, offerBills } from '#core/recovery/contract.ts'
import type { Incarnation } from '#core/receipts/headers.ts'
import { call } from '../call.ts'
import { askWhoIsHere } from '../query-client.ts'
import { readNodeStatusAnew } from '../node-status.ts'
import { toldAll, useReceipts } from './use-receipts.ts'
import { admissionsIn, billsIn, idOf, judge, incarnationText, nextLot } from './receipts.ts'

const againMs = 3000

/** Any other answer would keep the till closed for good; who is signed in is asked by the page itself. */
const isPassing = (code: HeardCode) => comesRight(code) || code === 'not_signed_in'

type ReplayReceipts = {
  /** Bills and guests let in that the box had forgotten and took back, since the cashier last looked away. */
  reinstated: number
  /** What the box did not believe, since the cashier last looked away; a manager finds it in the log. */
  refused: number
  /** Why the last try failed; it is tried again by itself. */
  trouble: { message: string; passing: boolean } | null
  /** The life that somebody decided to sell in before it took everything. */
  goneOnIn: string | null
}

export const useReceiptReplay = create<ReplayReceipts>(() => ({
  reinstated: 0,
  refused: 0,
  trouble: null,
  goneOnIn: null,
}))

/**
 * Gives the box what it may have forgotten, lot by lot, until it has everything; what fails is tried again. Returns how
 * to stop.
 */
export function replayReceipts(may: { bills: boolean }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  async function go() {
    try {
      while (!ended && (await giveLot(may)));
    } catch (error) {
      askWhoIsHere(error)
      if (!(error instanceof CallRefused)) throw error
      if (error.code === 'node_recovering') readNodeStatusAnew()
      useReceiptReplay.setState({ trouble: { message: error.message, passing: isPassing(error.code) } })
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
export function goOn(incarnation: Incarnation): void {
  useReceiptReplay.setState({ goneOnIn: incarnationText(incarnation), trouble: null })
}

/** The cashier has read what was given back. */
export function readGivenBack(): void {
  useReceiptReplay.setState({ reinstated: 0, refused: 0 })
}

/** False when there was nothing left to give. */
async function giveLot(may: { bills: boolean }): Promise<boolean> {
  const { incarnation, receipts } = useReceipts.getState()
  const verdict = incarnation && judge(receipts, incarnation)
  if (verdict?.may !== 'offer') return false
  const bills = may.bills ? nextLot(billsIn(verdict.kept)) : []
  const admissions = bills.length ? [] : nextLot(admissionsIn(verdict.kept))
  if (!bills.length && !admissions.length) return false
  const { reinstated, refused } = bills.length
    ? await call(offerBills, { body: { bills } })
    : await call(offerAdmissions, { body: { admissions } })
  useReceiptReplay.setState(before => ({
    reinstated: before.reinstated + reinstated,
    refused: before.refused + refused,
    trouble: null,
  }))
  await toldAll([...bills, ...admissions].map(idOf), incarnation!)
  return true
}
