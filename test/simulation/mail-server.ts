import type { SendMailOptions } from 'nodemailer'
import type { Node } from '#core/journal/node.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import { billById } from '#core/billing/store.ts'
import { billMailOf } from '#relay/mail/bill-mail.ts'
import { giftOf } from '#relay/mail/gift-store.ts'
import { lateLetterOf } from '#relay/mail/late-letter.ts'
import { addressed } from '#relay/mail/letter.ts'
import type { OwedLetter } from '#relay/mail/letter-store.ts'
import { openMailer } from '#relay/mail/mailer.ts'
import { returnLetterOf } from '#relay/mail/return-letter.ts'
import { writtenLetter } from '#relay/mail/writing.ts'
import type { Chance } from './chance.ts'
import type { Clockwork } from './clockwork.ts'
import { giftAddress } from './delivery-people.ts'
import type { Incarnation } from './place.ts'
import type { Rules } from './rules.ts'

/** A mail in the moment a mail server takes it: what it is about, and the mailbox it goes to. */
export type Mailed = Pick<OwedLetter, 'kind' | 'about'> & { to: string }

/** Who hears of mails: that one leaves, and then whether the relay could keep that it did. */
export type MailListeners = Record<'leaves' | 'isKept' | 'isNotKept', (mail: Mailed) => void>

const publicUrl = 'https://small.example'
/** Kinds whose letters are words alone; no picture and no document has to be made for them. */
const inWords: ReadonlySet<OwedLetter['kind']> = new Set(['twice', 'cancelled', 'moved'])

/**
 * The relay's mailer, with a mail server that is slow, refuses mails, and takes some without its answer being heard. What the
 * mails say is left out but for whom they go to; whether there is something to say is decided by what decides it there.
 *
 * @param luck of the mailer's and the server's own
 * @param mayFail whether the server is troubled now
 */
export function keepMail(
  incarnation: Incarnation,
  parts: {
    clock: Clockwork
    luck: Chance
    mayFail: () => boolean
    rules: Rules
    hears: MailListeners
  },
): void {
  const { clock, luck, hears, rules } = parts
  const alive = () => incarnation.alive
  const mails = new WeakMap<SendMailOptions, Omit<Mailed, 'to'>>()
  const { node, watch } = watchedNode(incarnation.node, luck, hears)

  async function written(...[tenant, letter, url]: Parameters<typeof writtenLetter>) {
    const mail = await writtenInShort(tenant, letter, url)
    const { kind, about } = letter
    if (mail) mails.set(mail, { kind, about })
    return mail
  }

  const post = {
    server: () => 'mail.example',
    close: () => {},
    async send(mail: SendMailOptions): Promise<void> {
      const { address: to = '' } = mail.to as { address?: string }
      const mailed = { ...mails.get(mail)!, to }
      const fate = parts.mayFail() ? luck.next() : 1
      if (fate > 0.05) hears.leaves(mailed)
      await clock.sleep(luck.between(5, 800), alive)
      if (fate > 0.08) return watch(mailed)
      if (fate > 0.05) hears.isNotKept(mailed)
      throw new Error('the mail server did not answer')
    },
  }
  const tenant = { ...incarnation.tenant, node }
  openMailer(tenant, post, publicUrl, rules.letters?.(written) ?? written).begin()
}

/** The relay as its mailer sees it: whether what it writes next, that a mail left, could be kept. */
function watchedNode(node: Node, luck: Chance, hears: Pick<MailListeners, 'isKept' | 'isNotKept'>) {
  let left: Mailed | undefined
  const watched: Node = {
    ...node,
    runtime: { ...node.runtime, random: bytes => luck.bytes(bytes) },
    execute(actor, command) {
      const mail = left
      left = undefined
      const done = node.execute(actor, command)
      if (!mail) return done
      return done.then(
        answer => {
          hears.isKept(mail)
          return answer
        },
        (cause: unknown) => {
          hears.isNotKept(mail)
          throw cause
        },
      )
    },
    // What it notes of streams that were cut says nothing of a mail.
    subscribe: listener =>
      node.subscribe(event => {
        const mail = left
        left = undefined
        listener(event)
        left = mail
      }),
  }
  return { node: watched, watch: (mail: Mailed) => void (left = mail) }
}

/** As `writtenLetter`, for mails that the simulation has; nobody is written to by the others. */
async function writtenInShort(
  ...[tenant, letter, url]: Parameters<typeof writtenLetter>
): Promise<SendMailOptions | undefined> {
  const { kind, about } = letter
  if (inWords.has(kind)) return writtenLetter(tenant, letter, url)
  if (kind === 'bill') {
    const mail = billMailOf(tenant, about)
    if (!mail) return undefined
    const { bill, withTickets, vouchers } = mail
    return withTickets || vouchers.length ? addressed(tenant, bill)?.address : lateLetterOf(tenant, bill)
  }
  if (kind === 'return') {
    const made = returnById(tenant.node.db, about)
    return made && returnLetterOf(tenant, billById(tenant.node.db, made.billId)!, made, url)
  }
  return kind === 'voucher_gift' ? giftAddress(tenant, giftOf(about)) : undefined
}
