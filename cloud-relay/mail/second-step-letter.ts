import type { Tenant } from '#core/api/tenant.ts'
import { translator } from '#core/i18n/translate.ts'
import { lacksMailOf, passwordOfEmployee } from '#core/people/store.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { page, paragraph, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/**
 * Tells somebody that a manager removed their second step: if it was not asked for, they should hear of it from us.
 * Undefined for whoever has left, or has no mail. Throws while the key to their address has not arrived.
 *
 * @param about `<employee> <manager> <stamp>`
 */
export function secondStepLetterOf({ node }: Tenant, about: string): Letter | undefined {
  const [employeeId = '', managerId = ''] = about.split(' ')
  const employee = node.catalogue.get('employee', employeeId)
  if (lacksMailOf(node.db, employeeId)) throw new Error('the key to their address has not come back yet')
  const address = passwordOfEmployee(node, employeeId)?.email
  const [sender, exhibitor] = [senderOf(node.catalogue), exhibitorOf(node.catalogue)]
  if (!employee?.active || !address || !sender || !exhibitor) return undefined
  const chosen = settingOf(node.catalogue, 'portal_locale')
  const locale = chosen === 'browser' ? 'en' : chosen
  const t = translator(locale, { en, de, fr, nl }[locale])
  const by = node.catalogue.get('employee', managerId)?.name ?? ''
  const subject = t('second_step_subject')
  const paragraphs = [
    t('hello', { name: employee.name }),
    t('second_step_removed', { by }),
    t('second_step_not_asked'),
  ]
  const html = page({ locale, subject, exhibitor }, paragraphs.map(paragraph))
  return {
    to: { name: employee.name, address },
    ...sender,
    subject,
    text: paragraphs.join('\n\n'),
    html,
  }
}
