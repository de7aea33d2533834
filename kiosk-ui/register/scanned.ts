import { create } from 'zustand'
import { CallRefused } from '#core/api/call.ts'
import type { AnswerCode } from '#core/api/answer-code.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import { readVoucher, type VoucherView } from '#core/vouchers/contract.ts'
import { call } from '../box/call.ts'
import { queryClient } from '../box/query-client.ts'
import { commandsIn, type LastScanned } from './command-keys.ts'
import { doCommand } from './commands.ts'
import { foundQuery } from './refunds/refunds.ts'
import { meaningsOf, type Meaning } from './scanned-meaning.ts'
import { isConnected, pricesQuery } from './server.ts'
import { takeProduct } from './sale/choosing.ts'
import { showVoucher, till } from './till.ts'
import { basketOf, isOpen, isOver } from './till-state.ts'
import { isShown, isWorth, shownOf } from './vouchers/voucher-cover.ts'
import { wordsNow } from './words.ts'

type Scanned = {
  /** The message about the last scan, if any. */
  message: string | null
  /** The refusal it is, where the handbook says more. */
  code: AnswerCode | null
  /** Counts scans, so that a late answer to an earlier one is ignored. */
  turn: number
}

export const useScanned = create<Scanned>(() => ({ message: null, code: null, turn: 0 }))

/** The panel a scan opens when the cashier must look. */
export type ScanTarget = { at: 'bill'; billId: string } | { at: 'voucher'; code: string }

const longestShown = 24

export function forgetScan(): void {
  useScanned.setState({ message: null, code: null })
}

/** A reader of the box lost letters of a code. */
export function tellScanLost(): void {
  useScanned.setState(({ turn }) => ({ turn: turn + 1, message: wordsNow()('scan_lost'), code: null }))
}

/** What was scanned before and is not done yet, and the product that was scanned last. */
let going: Promise<void> = Promise.resolve()
let lastScanned: LastScanned | null = null

/**
 * Handles a scanned code: a product goes into the basket, a voucher is used, a ticket opens its bill, and a printed command
 * does what its key does, once what was scanned before it is done; anything else gets a message. But for commands nothing
 * is paid, and nothing changes while a sale waits for its answer.
 *
 * @param texts what the reader may have typed, likeliest first
 */
export function takeScan(texts: readonly string[], open: (target: ScanTarget) => void): Promise<void> {
  const scannedMs = performance.now()
  const before = commandsIn(texts).length ? going : Promise.resolve()
  const mine = before.then(() => takeOne(texts, open, scannedMs))
  going = Promise.allSettled([going, mine]).then(() => undefined)
  return mine
}

async function takeOne(
  texts: readonly string[],
  open: (target: ScanTarget) => void,
  scannedMs: number,
): Promise<void> {
  const turn = useScanned.getState().turn + 1
  useScanned.setState({ turn, message: null, code: null })
  const show = (message: string | null, code: AnswerCode | null = null) => {
    if (useScanned.getState().turn === turn) useScanned.setState({ message, code })
  }
  const commands = commandsIn(texts)
  if (commands.length) return takeCommand(commands, scannedMs, show)
  if (!isOpen(till()) && !isOver(till())) return show(wordsNow()('scan_busy'))
  const products = (await queryClient.ensureQueryData(pricesQuery).catch(() => null))?.products ?? []
  try {
    for (const meaning of meaningsOf(texts, products)) if (await take(meaning, products, open)) return
    show(wordsNow()('scan_unknown', { code: texts[0]?.slice(0, longestShown) ?? '' }))
  } catch (error) {
    show(
      error instanceof Error ? error.message : String(error),
      error instanceof CallRefused ? error.code : null,
    )
  }
}

/** What a printed code says is done by its key; what the key cannot do now, the code cannot either. */
async function takeCommand(
  commands: readonly string[],
  scannedMs: number,
  show: (message: string | null, code?: AnswerCode | null) => void,
): Promise<void> {
  try {
    if (!(await doCommand(commands, scannedMs, lastScanned))) show(wordsNow()('scan_not_now'))
  } catch (error) {
    show(
      error instanceof Error ? error.message : String(error),
      error instanceof CallRefused ? error.code : null,
    )
  }
}

/** Whether the code was of this kind; a refusal to use it counts, "no such thing" does not. */
async function take(
  meaning: Meaning,
  products: readonly Product[],
  open: (target: ScanTarget) => void,
): Promise<boolean> {
  if (meaning.is === 'product') {
    if (takeProduct(meaning.product, new Map(products.map(each => [each.id, each])))) {
      lastScanned = { basketId: basketOf(till()).id, productId: meaning.product.id }
      return true
    }
    throw new Error(wordsNow()('scan_busy'))
  }
  if (meaning.is === 'ticket') {
    const { bills } = await queryClient.fetchQuery(foundQuery(meaning.code))
    if (bills.length !== 1) return false
    open({ at: 'bill', billId: bills[0]!.id })
    return true
  }
  const voucher = await lookUp(meaning.code)
  if (voucher === 'unknown') return false
  // How much of it to use is the cashier's choice by now.
  if (voucher !== 'elsewhere' && isShown(basketOf(till()), voucher.id))
    throw new Error(wordsNow()('voucher_twice', { code: voucher.code }))
  const shown = voucher !== 'elsewhere' && voucher.trouble === null && shownOf(voucher, isConnected())
  const used = shown && isWorth(shown) && showVoucher(shown)
  if (!used) open({ at: 'voucher', code: meaning.code })
  return true
}

/** A voucher's current state; `elsewhere` when only the other side may know it yet. */
async function lookUp(code: string): Promise<VoucherView | 'unknown' | 'elsewhere'> {
  try {
    return (await call(readVoucher, { params: { code } })).voucher
  } catch (error) {
    if (error instanceof CallRefused && error.code === 'voucher_unknown') return 'unknown'
    if (error instanceof CallRefused && error.code === 'voucher_not_here') return 'elsewhere'
    throw error
  }
}
