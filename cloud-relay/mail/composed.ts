import type { SendMailOptions } from 'nodemailer'
import { encode as base64, wrap as base64Lines } from 'nodemailer/lib/base64'
import MailComposer from 'nodemailer/lib/mail-composer'
import { encode as quoted, wrap as quotedLines } from 'nodemailer/lib/qp'

/** A part of a mail as `nodemailer` has laid it out. */
type Part = Pick<ReturnType<MailComposer['compile']>, 'buildHeaders' | 'getEnvelope'> & {
  readonly content?: unknown
  readonly multipart?: unknown
  readonly boundary?: unknown
  readonly childNodes: readonly Part[]
  getTransferEncoding(): string | false
}

/**
 * The mail as the bytes that are sent, with whom it is for: what `nodemailer` would write itself, to the byte. It would do
 * so through two streams a part, each with its tasks, and hand a socket some thirty pieces: most of what a mail with tickets
 * cost. Undefined where a part is not at hand as a text or as bytes, or where more is asked than parts and their headers.
 */
export function composed(mail: SendMailOptions): SendMailOptions | undefined {
  if (mail.list || mail.raw || mail.encoding || mail.icalEvent) return undefined
  const root = new MailComposer(mail).compile() as unknown as Part
  if (!isAtHand(root)) return undefined
  const text = written(root)
  const raw = Buffer.from(text.endsWith('\n') ? text : `${text}\r\n`)
  const { from, to } = root.getEnvelope()
  return { envelope: { from: from || undefined, to }, raw }
}

const isAtHand = ({ content, childNodes }: Part): boolean =>
  (content === undefined || typeof content === 'string' || Buffer.isBuffer(content)) &&
  childNodes.every(isAtHand)

function written(part: Part): string {
  const head = `${part.buildHeaders()}\r\n\r\n`
  if (!part.multipart) return head + contentOf(part)
  const boundary = String(part.boundary)
  const children = part.childNodes.map(child => `--${boundary}\r\n${written(child)}\r\n`)
  return `${head}${children.join('')}--${boundary}--\r\n`
}

function contentOf(part: Part): string {
  const content = part.content as string | Buffer | undefined
  if (!content?.length) return ''
  const encoding = part.getTransferEncoding()
  if (encoding === 'base64') return base64Lines(base64(content))
  if (encoding === 'quoted-printable') return quotedLines(quoted(content))
  return content.toString()
}
