import type { SendMailOptions } from 'nodemailer'
import { escapeHtml } from '#core/api/html.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { paperLogo } from '../documents/paper-logo.ts'
import { mailHead } from './letter.ts'

const cid = 'logo@foyer'

/**
 * The mail with its exhibitor's logo in the place of the name above it. It comes along, since mailboxes do not show
 * pictures that are fetched; its words for who does not see it are the name. Without a logo the mail stays as it is.
 */
export async function withLogo(
  tenant: Pick<Tenant, 'node'>,
  mail: SendMailOptions,
): Promise<SendMailOptions> {
  const exhibitor = exhibitorOf(tenant.node.catalogue)
  const head = exhibitor && mailHead(exhibitor)
  if (!head || typeof mail.html !== 'string' || !mail.html.includes(head)) return mail
  const content = await paperLogo(tenant)
  if (!content) return mail
  const name = escapeHtml(exhibitor.tradeName)
  const picture = `<div style="margin-bottom:24px"><img src="cid:${cid}" alt="${name}" style="display:inline-block;max-width:220px;max-height:64px;padding:10px 14px;border-radius:10px;background:#fff;font-size:22px;font-weight:800"></div>`
  return {
    ...mail,
    html: mail.html.replace(head, () => picture),
    attachments: [
      ...(mail.attachments ?? []),
      { cid, filename: 'logo.jpg', content, contentType: 'image/jpeg', contentDisposition: 'inline' },
    ],
  }
}
