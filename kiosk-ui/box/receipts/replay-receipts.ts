import { create } from 'zustand'
import { CallRefused } from '#core/api/call.ts'
import { comesRight, type AnswerCode } from '#core/api/answer-code.ts'
import { offerAdmissions, offerBills } from '#core/recovery/contract.ts'
import type { Incarnation } from '#core/receipts/headers.ts'
import { call } from '../call.ts'
import { askWhoIsHere } from '../query-client.ts'
import { readNodeStatusAnew } from '../node-status.ts'
import { markReplayed, useReceipts } from './use-receipts.ts'
import { admissionsIn, billsIn, idOf, judge, incarnationText, nextLot } from './receipts.ts'

const againMs = 3000

/** Any other answer would keep the till closed for good; the page checks by itself who is signed in. */
const isPassing = (code: AnswerCode) => comesRight(code) || code === 'not_signed_in'

type ReplayReceipts = {
  /** Bills and admissions that the box had lost and reinstated, since the cashier last dismissed the message. */
  reinstated: number
  /** Receipts the box rejected, since the cashier last dismissed the message; a manager finds them in the log. */
  refused: number
  /** Why the last attempt failed; it is repeated automatically. */
  trouble: { message: string; passing: boolean } | null
  /** The incarnation in which an employee decided to sell before it had received everything. */
  goneOnIn: string | null
}

export const useReceiptReplay = create<ReplayReceipts>(() => ({
  reinstated: 0,
  refused: 0,
  trouble: null,
  goneOnIn: null,
}))

/**
 * Replays to the box what it may have lost, lot by lot, until it has everything; what fails is repeated. Returns a
 * function that stops it.
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

/** Sells without having replayed everything. The receipts are kept and replayed at the next start. */
export function goOn(incarnation: Incarnation): void {
  useReceiptReplay.setState({ goneOnIn: incarnationText(incarnation), trouble: null })
}

/** The cashier has read what was replayed. */
export function readGivenBack(): void {
  useReceiptReplay.setState({ reinstated: 0, refused: 0 })
}

/** False when there was nothing left to replay. */
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
  await markReplayed([...bills, ...admissions].map(idOf), incarnation!)
  return true
}
