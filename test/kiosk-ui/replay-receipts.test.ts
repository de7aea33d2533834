import { afterAll, expect, test, vi } from 'vitest'
import { CallRefused } from '#core/api/call.ts'
import { replayReceipts, useReceiptReplay } from '#kiosk/box/receipts/replay-receipts.ts'
import { noReceipts, withAcknowledged, withIncarnation, type Receipt } from '#kiosk/box/receipts/receipts.ts'
import { useReceipts } from '#kiosk/box/receipts/use-receipts.ts'
import { until } from '../world/until.ts'

type Bill = Extract<Receipt, { sale: object }>
type Body = { bills?: Bill[]; admissions?: { admission: { admissionId: string } }[] }

const { taken } = vi.hoisted(() => {
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  return { taken: [] as string[] }
})
/** A box of an older version, which does not know what one of the bills says. */
vi.mock('#kiosk/box/call.ts', () => ({
  call: (_: unknown, { body: { bills = [], admissions = [] } }: { body: Body }) => {
    if (bills.some(({ sale }) => sale.billId === 'newer'))
      return Promise.reject(new CallRefused('invalid_input', 400, 'It cannot be read.', {}, {}))
    taken.push(...bills.map(({ sale }) => sale.billId))
    taken.push(...admissions.map(({ admission }) => admission.admissionId))
    return Promise.resolve({ known: 0, reinstated: bills.length + admissions.length, refused: 0 })
  },
}))
afterAll(() => {
  useReceipts.setState({ receipts: noReceipts, incarnation: null })
  useReceiptReplay.setState({ reinstated: 0, refused: 0, trouble: null })
  vi.unstubAllGlobals()
})

test('one bill that the box cannot take keeps no other one from it, and the till says so', async () => {
  const origin = 'box-a.1.cinema:cinema-1'
  const bill = (billId: string) => ({ origin, seq: 1, sale: { billId }, returns: [] }) as object as Bill
  const admission = { ticketId: 'ticket-1', admissionId: 'scan-1', scheduleId: 'show-1', gate: 'scanner 1' }
  const told = [bill('one'), bill('newer'), bill('two'), { origin, seq: 1, admission }]
  const kept = told.reduce((all, each) => withAcknowledged(all, each, Date.now()), noReceipts)
  const incarnation = { nodeId: 'box-a', epoch: 2 }
  useReceipts.setState({ receipts: withIncarnation(kept, incarnation, Date.now()), incarnation })
  const stop = replayReceipts({ bills: true })
  await until(() => useReceiptReplay.getState().trouble !== null)
  stop()
  expect(taken).toEqual(['one', 'two', 'scan-1'])
  expect(useReceiptReplay.getState()).toMatchObject({ reinstated: 3, trouble: { passing: false } })
})
