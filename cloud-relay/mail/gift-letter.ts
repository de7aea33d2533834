import type { Tenant } from '#core/api/tenant.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import { isLacking, privatePart } from '#core/journal/storage/private-store.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { deliveriesOf } from '#core/vouchers/delivery-store.ts'
import type { DeliveryPart } from '#core/vouchers/facts.ts'
import { vouchersPdfOf } from '../documents/voucher-pdf.ts'
import { awaitsVoucher, goodVouchersOf } from '../payments/purchased-voucher.ts'
import { giftOf } from './gift-store.ts'
import { page, paragraph, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { cardOf, cardText, drawnCard } from './voucher-letter.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/**
 * The mail with a voucher to whom it is for, in its buyer's language, with the PDF to print: who gives it, their words and
 * the code. The order's address is not in it, by which it could be returned. Undefined when another address was given
 * since, when it left already, when the voucher was withdrawn, and when the recipient was erased. Throws while a key or the
 * voucher is awaited.
 */
export async function giftLetterOf(
  tenant: Tenant,
  about: string,
  publicUrl: string,
): Promise<Letter | undefined> {
  const { node } = tenant
  const { billId, place, round } = giftOf(about)
  const bill = billById(node.db, billId)
  const delivery = deliveriesOf(node.db, billId).find(each => each.place === place)
  if (!bill || delivery?.round !== round || delivery.mailedAt !== null) return undefined
  for (const digest of [delivery.privateDigest, bill.privateDigest])
    if (isLacking(node.db, digest)) throw new Error('the key to whom a gift is for has not come back yet')
  if (awaitsVoucher(tenant, bill, place)) throw new Error('the voucher that was paid is not issued yet')
  const to = privatePart<DeliveryPart>(node, delivery.privateDigest)
  const [good] = goodVouchersOf(tenant, bill, place)
  const exhibitor = exhibitorOf(node.catalogue)
  const sender = senderOf(node.catalogue)
  if (!to || !good || !exhibitor || !sender) return undefined
  const locale: Locale = isLocale(bill.locale) ? bill.locale : 'en'
  const t = translator(locale, { en, de, fr, nl }[locale])
  const card = await cardOf(good, 0, { locale, t }, publicUrl)
  const giver = buyerOf(tenant, bill)
  const lines = [
    to.name ? t('hello', { name: to.name }) : t('gift_hello'),
    giver
      ? t('gift_from', { name: giver, title: card.title })
      : t('gift_from_somebody', { title: card.title }),
  ]
  const how = t('gift_how', { exhibitor: exhibitor.tradeName })
  const foot = t('gift_address')
  const subject = t('gift_subject', { title: card.title, exhibitor: exhibitor.tradeName })
  const html = page({ locale, subject, exhibitor }, [
    ...lines.map(paragraph),
    drawnCard(card),
    paragraph(how),
    paragraph(foot),
  ])
  const pdf = await vouchersPdfOf(tenant, bill, [good], publicUrl)
  return {
    to: { name: to.name, address: to.email },
    ...sender,
    subject,
    text: [...lines, ...cardText(card), how, foot, exhibitor.tradeName].join('\n\n'),
    html,
    attachments: [
      ...card.attachments,
      {
        cid: 'card@voucher',
        filename: `${t('gift_file')}.pdf`,
        content: pdf,
        contentType: 'application/pdf',
      },
    ],
  }
}

function buyerOf({ node }: Tenant, { privateDigest }: BillRow): string {
  return privatePart<{ name: string }>(node, privateDigest)?.name.trim() ?? ''
}
