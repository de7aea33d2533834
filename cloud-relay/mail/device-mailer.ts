import { openAllowance } from '#core/api/allowance.ts'
import type { Ask } from '#core/api/pending-devices.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { managersOf } from '#core/devices/kiosks/link-routes.ts'
import { writeLink } from '#core/devices/kiosks/let-in-link.ts'
import { translator } from '#core/i18n/translate.ts'
import { passwordOfEmployee } from '#core/people/store.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { button, page, paragraph } from './letter.ts'
import { withoutAddresses } from './mailer.ts'
import type { Post } from './post.ts'
import { senderOf } from './sender.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/** Whoever stands before the portal lets it in before anybody is mailed. */
const waitMs = 5000
/** Machines of one cinema that are mailed about in an hour: strangers in its network can ask, too. */
const mailsPerHour = 6
/** How long a link counts, if the machine goes on waiting. */
const linkMs = 3_600_000

/**
 * Mails the management of a cinema that a machine waits to be let in, each with a link of their own. It is no promise:
 * the machine stands in the portal all the same, so a mail that fails is not sent again.
 */
export function openDeviceMailer(tenant: Tenant, post: Post, publicUrl: string) {
  const { node, pendingDevices, secret } = tenant
  const { runtime, catalogue } = node
  const closing = new AbortController()
  const mayMail = openAllowance({ most: mailsPerHour, perMs: 3_600_000 })
  /** Those already mailed about, while they wait. */
  let mailed = new Set<string>()
  const keyOf = ({ uid, code }: Ask) => `${uid} ${code}`
  let looking = false

  async function look(): Promise<void> {
    if (looking) return
    looking = true
    await runtime.sleep(waitMs, closing.signal)
    looking = false
    if (closing.signal.aborted || !post.server()) return
    const asks = pendingDevices.asks(runtime.now())
    mailed = new Set(asks.map(keyOf).filter(key => mailed.has(key)))
    for (const ask of asks) {
      if (mailed.has(keyOf(ask)) || !mayMail(ask.cinemaId, runtime.now())) continue
      mailed.add(keyOf(ask))
      await tell(ask)
    }
  }

  async function tell(ask: Ask): Promise<void> {
    const exhibitor = exhibitorOf(catalogue)
    const sender = senderOf(catalogue)
    if (!exhibitor || !sender) return
    const locale = exhibitor.languages?.[0] ?? 'en'
    const t = translator(locale, { en, de, fr, nl }[locale])
    const cinema = catalogue.get('cinema', ask.cinemaId)?.name ?? ''
    const endMs = runtime.now() + linkMs
    for (const { employee } of managersOf(node, ask.cinemaId)) {
      const address = passwordOfEmployee(node, employee.id)?.email
      if (!address) continue
      const { uid, code } = ask
      const key = writeLink(secret, { employeeId: employee.id, uid, code, endMs })
      const link = `${publicUrl}/portal/let-in#${key}`
      const subject = t('device_subject', { cinema, code })
      const lines = [
        t('hello', { name: employee.name }),
        t('device_waits', { cinema, code }),
        t('device_check'),
      ]
      const html = page({ locale, subject, exhibitor }, [
        ...lines.map(paragraph),
        button(t('device_open', { code }), link),
      ])
      await post
        .send({
          to: { name: employee.name, address },
          ...sender,
          subject,
          text: [...lines, link].join('\n\n'),
          html,
        })
        .catch(cause =>
          runtime.log.warn({ cause: withoutAddresses(String(cause)) }, 'a mail about a device was not sent'),
        )
    }
  }

  const unsubscribe = pendingDevices.onChange(() => void look().catch(() => undefined))
  return {
    close() {
      unsubscribe()
      closing.abort()
    },
  }
}
