import type { ZReport } from '../cash/facts.ts'
import { cashLine } from '../cash/drawer.ts'
import { documentWords, type DocumentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import { paperPaymentMethods, type PaperDocument, type PaperLine, type PaperPaymentMethod } from './paper.ts'
import { arranged, type SlipLook } from './templates/arrange.ts'
import type { SlipBlock } from './templates/slip-blocks.ts'
import { copyMark, row, vatTable } from './receipt.ts'
import { dateText, filled, moneyText, offsetOf, timeText } from './wording.ts'

/** A shift's report for paper. Amounts are cents, times ISO with the cinema's offset. */
export type ZReportData = {
  readonly cinemaName: string
  readonly addressLines: readonly string[]
  readonly vatNumber: string
  readonly number: string
  readonly closedAt: string
  readonly closedBy: string
  readonly report: ZReport
  readonly leftCents: number
  readonly explanation: string
  /** What a payment method is called; undefined for those that every till has. */
  readonly nameOf: (methodId: string) => string | undefined
  readonly copy: boolean
}

/**
 * The report of a closed shift: what was taken, what the drawer should hold, what was counted and why it differs.
 *
 * @param look how its cinema wants it
 */
export function zReportDocument(data: ZReportData, locale: Locale, look?: SlipLook): PaperDocument {
  const words = documentWords(locale)
  const parts: Record<SlipBlock<'z_report'>, PaperLine[]> = {
    ...heading(data, words, locale),
    takings: [{ kind: 'rule' }, ...takings(data, words, locale)],
    vat: vat(data, words, locale),
    people: people(data, words, locale),
    drawers: data.report.drawer.flatMap(line => drawer(data, line, words, locale)),
    ending: ending(data, words, locale),
    signature: [{ kind: 'feed', lines: 3 }, { kind: 'rule' }, { kind: 'text', text: words.zSignature }],
  }
  return { kind: 'receipt', lines: arranged('z_report', parts, look) }
}

const bold = (text: string): PaperLine => ({ kind: 'text', text, bold: true })

function moment(at: string, locale: Locale): string {
  const zone = offsetOf(at)
  return `${dateText(at, locale, zone)} ${timeText(at, locale, zone)}`
}

function heading(data: ZReportData, words: DocumentWords, locale: Locale) {
  const { report } = data
  const seller: PaperLine[] = [
    { kind: 'logo', text: data.cinemaName },
    ...data.addressLines.map((text): PaperLine => ({ kind: 'text', text, align: 'centre' })),
    { kind: 'text', text: `${words.vatNumber} ${data.vatNumber}`, align: 'centre' },
  ]
  const number: PaperLine[] = [
    { kind: 'feed', lines: 1 },
    ...copyMark(data.copy, words),
    { ...row(filled(words.zReport, { number: data.number }), report.device), bold: true },
    row(filled(words.zOpened, { name: report.openedBy }), moment(report.openedAt, locale)),
    row(filled(words.zClosed, { name: data.closedBy }), moment(data.closedAt, locale)),
  ]
  return { seller, number }
}

const isKind = (kind: string): kind is PaperPaymentMethod => paperPaymentMethods.some(each => each === kind)

function methodText({ nameOf }: ZReportData, kind: string, methodId: string, words: DocumentWords): string {
  return nameOf(methodId) ?? (isKind(kind) ? words[`method_${kind}`] : kind)
}

function takings(data: ZReportData, words: DocumentWords, locale: Locale): PaperLine[] {
  const money = (cents: number) => moneyText(cents, locale)
  const { takings: all, bills, returns } = data.report
  const rounding = all.reduce((sum, { roundingCents }) => sum + roundingCents, 0)
  const tips = all.reduce((sum, { tipCents = 0 }) => sum + tipCents, 0)
  return [
    bold(words.zTakings),
    ...all.flatMap(each => [
      row(`${methodText(data, each.kind, each.methodId, words)} (${each.payments})`, money(each.cents)),
      ...(each.refunds ? [row(`  ${words.givenBack} (${each.refunds})`, money(-each.backCents))] : []),
    ]),
    {
      ...row(words.total, money(all.reduce((sum, { cents, backCents }) => sum + cents - backCents, 0))),
      bold: true,
    },
    ...(rounding ? [row(words.rounding, money(rounding))] : []),
    // The staff's, so it is no takings.
    ...(tips ? [row(words.zTips, money(tips))] : []),
    row(words.zBills, String(bills)),
    row(words.zReturns, String(returns)),
  ]
}

/** What was sold less what was taken back, by VAT rate, and how much of that were deposits. */
function vat(
  { report: { vat: rates = [], depositsTakenCents } }: ZReportData,
  words: DocumentWords,
  locale: Locale,
): PaperLine[] {
  if (!rates.length) return []
  const sums = rates.map(({ rate, grossCents, vatCents }) => ({
    rate,
    baseCents: grossCents - vatCents,
    vatCents,
  }))
  const deposits = depositsTakenCents
    ? [row(words.zDepositsTaken, moneyText(depositsTakenCents, locale))]
    : []
  return [...vatTable({ vat: sums }, words, locale), ...deposits]
}

/** Who took how much, where more than one person sold. */
function people(
  { report: { people: all = [] } }: ZReportData,
  words: DocumentWords,
  locale: Locale,
): PaperLine[] {
  if (all.length < 2) return []
  return [
    { kind: 'rule' },
    bold(words.zPeople),
    ...all.flatMap(({ name, bills, cents, returns, backCents }) => [
      row(`${name} (${bills})`, moneyText(cents, locale)),
      ...(returns ? [row(`  ${words.givenBack} (${returns})`, moneyText(-backCents, locale))] : []),
    ]),
  ]
}

function drawer(
  data: ZReportData,
  line: ZReport['drawer'][number],
  words: DocumentWords,
  locale: Locale,
): PaperLine[] {
  const money = (cents: number) => moneyText(cents, locale)
  const isCash = line.method === cashLine
  const differs = line.countedCents - line.expectedCents
  const some = (text: string, cents: number) => (cents ? [row(text, money(cents))] : [])
  return [
    { kind: 'rule' },
    bold(isCash ? words.zDrawer : (data.nameOf(line.method) ?? line.method)),
    ...(isCash ? [row(words.zFloat, money(line.floatCents))] : []),
    row(words.zTaken, money(line.takenCents)),
    ...some(words.givenBack, -line.backCents),
    ...some(words.zPaidIn, line.paidInCents),
    ...some(words.zPaidOut, -line.paidOutCents),
    ...some(words.zWithdrawn, -line.withdrawnCents),
    ...some(words.zDepositsBack, -(line.depositsBackCents ?? 0)),
    { ...row(words.zExpected, money(line.expectedCents)), bold: true },
    { ...row(words.zCounted, money(line.countedCents)), bold: true },
    { ...row(words.zDifference, money(differs)), bold: true, size: differs ? 'tall' : 'normal' },
  ]
}

function ending(data: ZReportData, words: DocumentWords, locale: Locale): PaperLine[] {
  const counted = data.report.drawer.find(({ method }) => method === cashLine)?.countedCents ?? 0
  return [
    ...(data.explanation
      ? [{ kind: 'text', text: `${words.zExplained}: ${data.explanation}` } as const]
      : []),
    { kind: 'rule' },
    row(words.zLeft, moneyText(data.leftCents, locale)),
    row(words.zToSafe, moneyText(counted - data.leftCents, locale)),
    row(words.zOpenings, String(data.report.openings)),
  ]
}
