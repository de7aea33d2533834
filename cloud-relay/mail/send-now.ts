import type { SendMailOptions } from 'nodemailer'
import { Refusal } from '#core/refusal.ts'
import { withoutAddresses } from './mailer.ts'
import type { Post } from './post.ts'

const causeLength = 160

/** Sends a mail while somebody waits for it. Refuses `mail_failed` with what the mail server said, without addresses. */
export async function sendNow(post: Post, letter: SendMailOptions): Promise<void> {
  try {
    await post.send(letter)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Refusal('mail_failed', { cause: withoutAddresses(reason).slice(0, causeLength) })
  }
}
