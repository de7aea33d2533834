import { escapeHtml } from '#core/api/html.ts'
import { trainingText } from '#core/documents/training-mark.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Letter } from './letter.ts'

/** A mail about a purchase in training: its subject begins with that, and so does what is read. */
export function trainingMail(mail: Letter, locale: Locale): Letter {
  const mark = trainingText(locale)
  const strip = `<div style="background:#b01b1b;color:#fff;font-size:22px;font-weight:800;text-align:center;padding:14px">${escapeHtml(mark)}</div>`
  return {
    ...mail,
    subject: `${mark}: ${mail.subject}`,
    text: `${mark}\n\n${mail.text}`,
    html: mail.html.replace(/(<body[^>]*>)/, (body: string) => body + strip),
  }
}
