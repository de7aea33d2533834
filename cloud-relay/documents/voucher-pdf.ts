import type { Tenant } from '#core/api/tenant.ts'
import type { BillRow } from '#core/billing/store.ts'
import { sellerOf } from '#core/documents/seller-load.ts'
import { trainingText } from '#core/documents/training-mark.ts'
import { dayText, filled, moneyText } from '#core/documents/wording.ts'
import { documentWords, type DocumentWords } from '#core/i18n/documents/words.ts'
import { inLocale, isLocale, type Locale } from '#core/i18n/locale.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { designSize, drawingOf, type GiftDesign } from '#core/vouchers/design.ts'
import type { WholeGift } from '#core/vouchers/gift.ts'
import type { VoucherRow } from '#core/vouchers/store.ts'
import type { GoodVoucher } from '../payments/purchased-voucher.ts'
import { accentRgb } from './accent.ts'
import { cardLink } from './bill-link.ts'
import { drawBandLogo } from './band-logo.ts'
import { drawQr } from './drawn-qr.ts'
import { paperLogo } from './paper-logo.ts'
import { drawTerms, termsOf } from './terms-page.ts'
import { faint, hairline, pageSize, sheet, stop, white, type Sheet } from './sheet.ts'
import { taggedPdf } from './tagged-pdf.ts'

const margin = 32
const inner = pageSize.width - 2 * margin
const codeSide = 170

/**
 * Vouchers of the website to print and to give away, each on an A5 page of its own: what it is worth, for whom, and its
 * code, and where the website says what is left on it.
 */
export async function vouchersPdfOf(
  tenant: Tenant,
  bill: BillRow,
  vouchers: readonly GoodVoucher[],
  publicUrl: string,
): Promise<Buffer> {
  const { catalogue, db } = tenant.node
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const words = documentWords(locale)
  const { cinemaName, addressLines } = sellerOf(tenant, bill)
  const exhibitor = exhibitorOf(catalogue)
  const company = exhibitor?.tradeName ?? cinemaName
  const titleOf = ({ title }: VoucherRow) => inLocale(title, locale)
  const title = [...new Set(vouchers.map(({ voucher }) => titleOf(voucher)))].join(', ')
  const training = readsTraining(db)
  const logo = await paperLogo(tenant)
  return taggedPdf({ size: pageSize, title, author: company, locale }, (document, whole) => {
    for (const { voucher, gift } of vouchers) {
      const section = document.struct('Sect')
      whole.add(section)
      document.addPage()
      const page = sheet(document, section)
      drawBand(page, company, { hue: exhibitor?.accentHue ?? 75, logo })
      if (training) drawTraining(page, trainingText(locale))
      if (gift.design) drawDesign(page, gift.design)
      const y = drawTitle(page, { title: titleOf(voucher), ...gift }, voucher, words)
      drawCode(page, printedCode(voucher.id), words, Math.max(y, 250))
      drawWorth(page, { voucher, words, locale, number: bill.number ?? '' }, Math.max(y, 250))
      drawFoot(
        page,
        `${words.voucherHow} ${cardLink(locale, publicUrl)}`,
        [cinemaName, ...addressLines].join(' · '),
      )
      section.end()
    }
    drawTerms(document, whole, termsOf(tenant, 'voucher-conditions', locale), locale)
  })
}

function drawBand(
  page: Sheet,
  company: string,
  { hue, logo }: { hue: number; logo: Buffer | undefined },
): void {
  page.decorate(document => document.rect(0, 0, pageSize.width, 52).fill(accentRgb(hue)))
  const beside = drawBandLogo(page, logo, { x: margin, name: company })
  const look = { width: inner - beside, bold: true, narrow: 88 }
  const size = page.fitting(company, [17, 14, 12, 10], look, 27)
  page.write(company, { ...look, x: margin + beside, y: 18, size })
}

function drawTraining(page: Sheet, text: string): void {
  page.decorate(document => document.rect(0, 52, pageSize.width, 20).fill(stop))
  const look = { width: inner, size: 13, bold: true, align: 'center', colour: white } as const
  page.write(text, { ...look, x: margin, y: 56 })
}

const designTop = 76
const designHeight = (inner * designSize.height) / designSize.width

/** Decoration: it says nothing that the words do not. */
function drawDesign(page: Sheet, design: GiftDesign): void {
  const scale = inner / designSize.width
  page.decorate(document => {
    document.save().translate(margin, designTop).scale(scale)
    document.rect(0, 0, designSize.width, designSize.height).clip()
    for (const { d, fill } of drawingOf(design)) document.path(d).fill(fill)
    document.restore()
  })
}

/** Returns where what follows begins. */
function drawTitle(
  page: Sheet,
  { title, holderName, message, design }: WholeGift & { title: string },
  { type }: VoucherRow,
  words: DocumentWords,
): number {
  // With a picture above them the words have less of the page.
  const most = design ? { title: 56, message: 62 } : { title: 82, message: 110 }
  let y = design ? designTop + designHeight + 12 : 84
  const kind = type === 'giftcard' ? words.voucherGiftcard : words.voucherSubscription
  y += page.write(kind, { width: inner, colour: faint, x: margin, y, size: 11 }) + 2
  const look = { width: inner, bold: true, narrow: 86 }
  const size = page.fitting(title, [38, 32, 26, 21, 17, 14], look, most.title)
  y += page.write(title, { ...look, x: margin, y, size, tag: 'H1' }) + 8
  if (holderName) {
    const name = filled(words.voucherFor, { name: holderName })
    const points = page.fitting(name, [15, 12, 10, 8], { width: inner, bold: true }, 34)
    y += page.write(name, { width: inner, bold: true, x: margin, y, size: points }) + 6
  }
  if (message) {
    const points = page.fitting(message, [12, 10.5, 9, 8, 7, 6, 5], { width: inner }, most.message)
    y += page.write(message, { width: inner, x: margin, y, size: points }) + 8
  }
  return y + 6
}

function drawCode(page: Sheet, code: string, words: DocumentWords, y: number): void {
  drawQr(page, code, { x: margin, y, side: codeSide, alt: filled(words.voucherCode, { code }) })
  const look = { width: codeSide, bold: true, align: 'center' } as const
  const size = page.fitting(code, [14, 12, 10.5, 9, 8], look, 18)
  page.write(code, { ...look, x: margin, y: y + codeSide + 8, size })
}

function drawWorth(
  page: Sheet,
  about: { voucher: VoucherRow; words: DocumentWords; locale: Locale; number: string },
  top: number,
): void {
  const { voucher, words, locale, number } = about
  const x = margin + codeSide + 24
  const width = pageSize.width - margin - x
  const facts = [
    ...(voucher.turns ? [[words.voucherTurns, String(voucher.turns)]] : []),
    ...(voucher.refreshmentCents ? [[words.voucherSnacks, moneyText(voucher.refreshmentCents, locale)]] : []),
    [
      words.voucherUntil,
      voucher.validUntil ? dayText(`${voucher.validUntil}T12:00:00Z`, locale, 'UTC') : words.voucherEver,
    ],
    [words.bill, number],
  ] as [string, string][]
  let y = top
  for (const [name, value] of facts) {
    page.write(name, { width, x, y, size: 9.5, colour: faint })
    y += 13
    const size = page.fitting(value, [13, 11, 9.5, 8], { width, bold: true }, 34)
    y += page.write(value, { width, bold: true, x, y, size }) + 9
  }
}

function drawFoot(page: Sheet, how: string, address: string): void {
  page.decorate(document =>
    document
      .moveTo(margin, 530)
      .lineTo(pageSize.width - margin, 530)
      .lineWidth(0.75)
      .stroke(hairline),
  )
  const look = { width: inner, colour: faint }
  const size = page.fitting(how, [9.25, 8.5, 8, 7], look, 26)
  const height = page.write(how, { ...look, x: margin, y: 538, size })
  const points = page.fitting(address, [8.5, 7.5, 6.5], look, 12)
  page.write(address, { ...look, x: margin, y: 541 + height, size: points })
}
