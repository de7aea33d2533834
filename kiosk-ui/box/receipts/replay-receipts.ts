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

/** It is about something in the lot, whoever asks. */
const isUntaken = (code: AnswerCode) => code === 'invalid_input' || code === 'internal'

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

/** What a kiosk gives back: bills by who sells, and whom it let in. */
type May = { bills: boolean }

/**
 * Replays to the box what it may have lost, lot by lot, until it has everything; what fails is repeated. What the box
 * cannot take, as one of an older version may not, keeps nothing else from being given. Returns a function that stops it.
 */
export function replayReceipts(may: May): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  async function go() {
    const round: Round = { untaken: new Map(), most: Infinity }
    try {
      while (!ended && (await giveLot(may, round)));
      for (const refused of round.untaken.values()) throw refused
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

/** One round of giving everything: what the box could not take, by its id, and how many it is given at once. */
type Round = { untaken: Map<string, CallRefused>; most: number }

/** False when nothing is left to replay but what the box could not take. Of a lot that it could not, each comes alone. */
async function giveLot(may: May, round: Round): Promise<boolean> {
  const { incarnation, receipts } = useReceipts.getState()
  const verdict = incarnation && judge(receipts, incarnation)
  if (verdict?.may !== 'offer') return false
  const kept = verdict.kept.filter(({ id }) => !round.untaken.has(id))
  const bills = may.bills ? nextLot(billsIn(kept)).slice(0, round.most) : []
  const admissions = bills.length ? [] : nextLot(admissionsIn(kept)).slice(0, round.most)
  const ids = [...bills, ...admissions].map(idOf)
  if (!ids.length) return false
  try {
    const { reinstated, refused } = bills.length
      ? await call(offerBills, { body: { bills } })
      : await call(offerAdmissions, { body: { admissions } })
    useReceiptReplay.setState(before => ({
      reinstated: before.reinstated + reinstated,
      refused: before.refused + refused,
      trouble: null,
    }))
    await markReplayed(ids, incarnation!)
  } catch (error) {
    if (!(error instanceof CallRefused) || !isUntaken(error.code)) throw error
    if (ids.length === 1) round.untaken.set(ids[0]!, error)
    round.most = 1
  }
  return true
}
