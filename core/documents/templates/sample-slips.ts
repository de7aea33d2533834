import type { Locale } from '../../i18n/locale.ts'
import { barSlipDocument } from '../bar-slip.ts'
import type { PaperDocument } from '../paper.ts'
import { receiptDocument } from '../receipt.ts'
import { ticketStubDocument } from '../ticket-stub.ts'
import { voucherSlipDocument } from '../voucher-slip.ts'
import { zReportDocument } from '../z-report.ts'
import type { SlipLook } from './arrange.ts'
import type { SlipKind } from './slip-blocks.ts'

/** Whose name an example bears. */
export type SampleSeller = {
  readonly cinemaName: string
  readonly addressLines: readonly string[]
  readonly vatNumber: string
}

const at = '2026-11-21T19:42:00+01:00'
const billNumber = 'K-000123'
const shared = { registerName: '1', cashierName: 'Anna' }
const thisEvening = { device: '1', openedBy: 'Anna', openedAt: '2026-11-21T13:30:00+01:00' }

/** A slip as it comes out of a printer, of a sale that never was: to look at while its look is chosen. */
export function sampleSlip(
  slip: SlipKind,
  seller: SampleSeller,
  locale: Locale,
  look: SlipLook,
): PaperDocument {
  switch (slip) {
    case 'ticket':
      return ticketStubDocument(sampleTicket(seller), locale, look)
    case 'receipt':
      return receiptDocument({ ...sampleReceipt(seller), ...look }, locale, look.blocks)
    case 'bar_slip': {
      const lines = [
        { text: 'Popcorn', quantity: 2 },
        { text: 'Espresso', quantity: 1, takenAway: true },
      ]
      return barSlipDocument({ billNumber, callNumber: '123', at, ...shared, lines }, locale, look)
    }
    case 'voucher':
      return voucherSlipDocument(sampleVoucher(seller), locale, look)
    case 'z_report':
      return zReportDocument(sampleReport(seller), locale, look)
  }
}

function sampleTicket({ cinemaName }: SampleSeller) {
  return {
    cinemaName,
    movieTitle: 'Metropolis',
    versionText: 'DE',
    minimumAge: 6,
    screenName: '1',
    start: '2026-11-21T20:15:00+01:00',
    row: 'F',
    seat: 12,
    seatClass: 'standard',
    rateName: 'Normal',
    priceCents: 1100,
    notice: '3D',
    code: `F1.${'Ab9_'.repeat(30)}`,
    shortCode: 'K7Q4M92TDX',
    billNumber,
  } as const
}

function sampleReceipt(seller: SampleSeller) {
  return {
    ...seller,
    ...shared,
    billNumber,
    at,
    lines: [
      { text: 'Metropolis', quantity: 2, unitCents: 1100, totalCents: 2200, vatRate: 300 },
      { text: 'Popcorn', quantity: 2, unitCents: 650, totalCents: 1300, vatRate: 1700 },
    ],
    totalCents: 3500,
    roundingCents: 0,
    paidBy: [{ method: 'cash', cents: 3500, tenderedCents: 4000, changeCents: 500 }],
    vat: [
      { rate: 300, baseCents: 2136, vatCents: 64 },
      { rate: 1700, baseCents: 1111, vatCents: 189 },
    ],
    callNumber: '123',
  } as const
}

function sampleVoucher({ cinemaName }: SampleSeller) {
  return {
    cinemaName,
    type: 'giftcard',
    title: 'Cinema',
    turns: 2,
    refreshmentCents: 2000,
    validUntil: '2027-11-21',
    code: 'K7Q4-M92T-DXAB',
    billNumber,
  } as const
}

function sampleReport(seller: SampleSeller) {
  const cash = { kind: 'cash', methodId: 'cash', payments: 31, cents: 48_600, refunds: 1, backCents: 1100 }
  const card = {
    kind: 'terminal',
    methodId: 'terminal',
    payments: 52,
    cents: 96_250,
    refunds: 0,
    backCents: 0,
  }
  return {
    ...seller,
    number: 'Z-000042',
    closedAt: '2026-11-21T23:55:00+01:00',
    closedBy: 'Anna',
    report: {
      ...thisEvening,
      takings: [cash, card].map(each => ({ ...each, roundingCents: 0 })),
      bills: 83,
      returns: 1,
      openings: 2,
      drawer: [
        {
          method: 'cash',
          floatCents: 15_000,
          takenCents: 48_600,
          backCents: 1100,
          paidInCents: 0,
          paidOutCents: 1250,
          withdrawnCents: 20_000,
          expectedCents: 41_250,
          countedCents: 41_250,
        },
      ],
      vat: [
        { rate: 300, grossCents: 104_500, vatCents: 3044 },
        { rate: 1700, grossCents: 39_250, vatCents: 5703 },
      ],
      people: [
        { name: 'Anna', bills: 51, cents: 92_150, returns: 1, backCents: 1100 },
        { name: 'Luc', bills: 32, cents: 52_700, returns: 0, backCents: 0 },
      ],
    },
    leftCents: 15_000,
    explanation: '',
    nameOf: () => undefined,
    copy: false,
  }
}
