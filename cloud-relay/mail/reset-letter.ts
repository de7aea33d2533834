import type { Tenant } from '#core/api/tenant.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import {
  firstLinkLifetimeMs,
  linkLifetimeMs,
  writeSecretLink,
  type SecretKind,
} from '#core/people/secret-link.ts'
import { lacksMailOf, linkOwner } from '#core/people/store.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { escapeHtml } from '#core/api/html.ts'
import { page, paragraph, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/**
 * The mail with a link by which somebody sets their own PIN or password; the link's hour begins when it is sent.
 * Undefined for whoever has left, or has no mail any more. Throws while the key to their address has not arrived.
 *
 * @param about `<employee> <kind>`, or `<employee> first <language>` for somebody's first password, who has a week
 */
export function resetLetterOf(tenant: Tenant, about: string, publicUrl: string): Letter | undefined {
  const { node, secret } = tenant
  const [employeeId = '', asked = '', language] = about.split(' ')
  const isFirst = asked === 'first'
  const kind: SecretKind = asked === 'pin' ? 'pin' : 'password'
  const employee = node.catalogue.get('employee', employeeId)
  if (lacksMailOf(node.db, employeeId)) throw new Error('the key to their address has not come back yet')
  const owner = linkOwner(node, employeeId)
  const endMs = node.runtime.now() + (isFirst ? firstLinkLifetimeMs : linkLifetimeMs)
  const [sender, exhibitor] = [senderOf(node.catalogue), exhibitorOf(node.catalogue)]
  if (!employee?.active || !owner || !sender || !exhibitor) return undefined
  const token = writeSecretLink(secret, owner, { employeeId, kind, endMs })
  // Nobody knows which language somebody reads before they sign in, but whoever makes them.
  const chosen = isLocale(language) ? language : settingOf(node.catalogue, 'portal_locale')
  const locale = chosen === 'browser' ? 'en' : chosen
  const t = translator(locale, { en, de, fr, nl }[locale])
  // After the number sign, so that no server's log has it.
  const link = `${publicUrl}/portal#reset=${token}`
  const name = employee.name
  const cinema = exhibitor.tradeName
  const subject = isFirst
    ? t('first_subject', { cinema })
    : t(kind === 'pin' ? 'reset_pin_subject' : 'reset_subject')
  const what = isFirst
    ? t('first', { cinema, email: owner.email })
    : t(kind === 'pin' ? 'reset_pin' : 'reset')
  const last = t(isFirst ? 'first_over' : 'reset_not_asked')
  const paragraphs = [t('hello', { name }), what]
  const html = page({ locale, subject, exhibitor }, [
    ...paragraphs.map(paragraph),
    `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="color:#7a4b00">${escapeHtml(t('reset_link'))}</a></p>`,
    paragraph(last),
  ])
  const text = [...paragraphs, link, last].join('\n\n')
  return { to: { name: employee.name, address: owner.email }, ...sender, subject, text, html }
}
