import type { Catalogue } from '#core/journal/apply.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { settingOf } from '#core/venue/settings/effective.ts'

type Address = { name: string; address: string }

/** Whom an exhibitor's mails come from, and where answers go; undefined while the exhibitor is not known. */
export function senderOf(catalogue: Pick<Catalogue, 'all'>): { from: Address; replyTo?: string } | undefined {
  const exhibitor = exhibitorOf(catalogue)
  if (!exhibitor) return undefined
  const replyTo = settingOf(catalogue, 'mail_config.reply_to')
  return {
    from: {
      name: settingOf(catalogue, 'mail_config.from_name') || exhibitor.tradeName,
      address: settingOf(catalogue, 'mail_config.from_address') || exhibitor.email,
    },
    ...(replyTo ? { replyTo } : {}),
  }
}
