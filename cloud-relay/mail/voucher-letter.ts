import sharp from 'sharp'
import { escapeHtml } from '#core/api/html.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { BillRow } from '#core/billing/store.ts'
import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { designSvg, type GiftDesign } from '#core/vouchers/design.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { cardLink, purchaseLink } from '../documents/bill-link.ts'
import { qrPng } from '../documents/qr.ts'
import type { GoodVoucher } from '../payments/purchased-voucher.ts'
import { addressed, leadButton, page, paragraph, type Letter } from './letter.ts'
import { ownWords } from './own-words.ts'

/**
 * The mail with the good vouchers of a paid bill, in the buyer's language: whom each is for and the words to them,
 * what it is worth, its code to scan and to type, and the way to them. Undefined when none is good any more and when the
 * buyer was erased.
 */
export async function voucherLetterOf(
  tenant: Tenant,
  bill: BillRow,
  vouchers: readonly GoodVoucher[],
  publicUrl: string,
): Promise<Letter | undefined> {
  const mail = vouchers.length ? addressed(tenant, bill) : undefined
  if (!mail) return undefined
  const { exhibitor, locale, t, hello, address } = mail
  const { cards, thanks, ...parts } = await cardsIn(vouchers, mail, publicUrl)
  const many = cards.length > 1
  const open = t(many ? 'voucher_open_many' : 'voucher_open')
  const order = `${t('bill')} ${bill.number ?? ''} · ${t('total')} ${formatCents(bill.totalCents, locale)}`
  const link = purchaseLink(tenant, bill, publicUrl)
  const subject = t('voucher_subject', { count: cards.length, title: cards[0]!.title })
  const own = ownWords(tenant, 'mail-purchase', locale, publicUrl)
  const text = [
    hello,
    thanks,
    ...parts.text,
    ...(link ? [`${open}\n${link}`] : []),
    ...own.text,
    order,
    exhibitor.tradeName,
  ].join('\n\n')
  const html = page({ locale, subject, exhibitor }, [
    paragraph(hello),
    paragraph(thanks),
    ...parts.html,
    ...(link ? [leadButton(open, link, exhibitor)] : []),
    ...own.html,
    `<p style="margin:0 0 12px;color:#665d55;font-size:14px">${escapeHtml(order)}</p>`,
  ])
  return { ...address, subject, text, html, attachments: parts.attachments }
}

/** What a mail says of the vouchers of an order: the sentence above them, and each with its code. */
export async function cardsIn(
  vouchers: readonly GoodVoucher[],
  mail: Pick<NonNullable<ReturnType<typeof addressed>>, 'locale' | 't'>,
  publicUrl: string,
) {
  const cards = await Promise.all(vouchers.map((each, index) => cardOf(each, index, mail, publicUrl)))
  return {
    cards,
    thanks: mail.t(cards.length > 1 ? 'voucher_thanks_many' : 'voucher_thanks'),
    text: cards.flatMap(cardText),
    html: cards.map(drawnCard),
    attachments: cards.flatMap(({ attachments }) => attachments),
  }
}

type Card = {
  title: string
  code: string
  /** The way to use it on the website. */
  use: { text: string; link: string }
  gift: readonly string[]
  facts: readonly string[]
  /** The pictures of its code and of the card, if it has one, by their names within the mail. */
  codeAt: string
  pictureAt: string | null
  attachments: NonNullable<Letter['attachments']>
}

/**
 * What a mail says of one voucher.
 *
 * @param index which of the mail's vouchers it is, from 0
 */
export async function cardOf(
  { voucher, gift }: GoodVoucher,
  index: number,
  { locale, t }: Pick<NonNullable<ReturnType<typeof addressed>>, 'locale' | 't'>,
  publicUrl: string,
): Promise<Card> {
  const { holderName, message, design } = gift
  const code = printedCode(voucher.id)
  const at = index ? `code-${index + 1}` : 'code'
  return {
    title: inLocale(voucher.title, locale),
    code,
    use: { text: t('voucher_use'), link: cardLink(locale, publicUrl, code) },
    gift: [...(holderName ? [t('voucher_for', { name: holderName })] : []), ...(message ? [message] : [])],
    facts: [
      t('voucher_turns', { count: voucher.turns }),
      ...(voucher.refreshmentCents
        ? [t('voucher_snacks', { value: formatCents(voucher.refreshmentCents, locale) })]
        : []),
      voucher.validUntil
        ? t('voucher_until', { day: formatPlainDay(voucher.validUntil, locale, longDay) })
        : t('voucher_ever'),
    ],
    codeAt: `${at}@voucher`,
    pictureAt: design ? `${at}-picture@voucher` : null,
    attachments: [
      pngOf(at, qrPng(code)),
      ...(design ? [pngOf(`${at}-picture`, await designPng(design))] : []),
    ],
  }
}

const pngOf = (name: string, content: Buffer) => ({
  cid: `${name}@voucher`,
  filename: `${name}.png`,
  content,
  contentType: 'image/png',
})

/** A card's picture, twice as large as mails show it. */
const designPng = (design: GiftDesign): Promise<Buffer> =>
  sharp(Buffer.from(designSvg(design)), { density: 288 })
    .resize({ width: 960 })
    .png({ palette: true })
    .toBuffer()

/** The same for readers of plain text. */
export function cardText({ title, code, gift, facts, use }: Card): string[] {
  return [...gift, [title, code, ...facts, `${use.text}: ${use.link}`].join('\n')]
}

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** All of it in one frame, which can be printed and given away. */
export function drawnCard({ title, code, gift, facts, use, codeAt, pictureAt }: Card): string {
  const line = (style: string, words: string) =>
    `<div style="${style};white-space:pre-line">${escapeHtml(words)}</div>`
  return `<div style="margin:20px 0 24px;padding:20px;border:2px solid #1d1712;border-radius:12px;text-align:center">${pictureAt ? `<img src="cid:${pictureAt}" width="480" alt="" style="display:block;width:100%;height:auto;margin-bottom:16px;border-radius:8px">` : ''}
${line('font-size:28px;line-height:1.1;font-weight:800;margin-bottom:12px', title)}
${gift.map(words => line('font-size:18px;margin-bottom:12px', words)).join('')}
<img src="cid:${codeAt}" width="220" height="220" alt="${escapeHtml(`QR ${code}`)}" style="width:220px;height:220px;background:#fff">
${line('font-size:24px;font-weight:700;letter-spacing:1px;margin:8px 0 12px', code)}
${facts.map(words => line('color:#665d55;font-size:16px', words)).join('')}
<div style="margin-top:12px"><a href="${escapeHtml(use.link)}" style="color:#7a4b00;font-size:16px;font-weight:700">${escapeHtml(use.text)}</a></div>
</div>`
}
