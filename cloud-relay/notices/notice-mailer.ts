import { writingFor } from '#core/i18n/habit-store.ts'
import { cinemasOf, worksIn, type Employee } from '#core/access/employee.ts'
import { openAllowance } from '#core/api/allowance.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { passwordOfEmployee } from '#core/people/store.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { openWorker } from '#core/worker.ts'
import { withoutAddresses } from '../mail/mailer.ts'
import type { Post } from '../mail/post.ts'
import { senderOf } from '../mail/sender.ts'
import type { Condition } from './conditions.ts'
import { noticeLetter } from './notice-letter.ts'
import { afterTelling, dueFor, followedAfter, noticedList, type Noticed } from './notified.ts'

const everyMs = 60_000
/** Mails to one person in an hour; what happens meanwhile stands together in the next one. */
const mailsPerHour = 4
const setting = 'notices-notified'
const actor = nodeActor('notices')

const isNotified = (person: Employee) => person.active && person.receivesManagementNotifications

/**
 * Mails what a manager at home must know: each thing once when it began and once when it is over, everything of a moment in
 * one mail, a few mails an hour. What was notified is kept over a restart; while the disk is full or the mirror is gone it is
 * remembered in memory only, so that of all things these are notified too.
 */
export function openNoticeMailer(
  { node }: Pick<Tenant, 'node'>,
  post: Pick<Post, 'server' | 'send'>,
  options: { portalUrl: string; conditions: () => readonly Condition[] },
) {
  const { runtime, catalogue, db } = node
  const mayMail = openAllowance({ most: mailsPerHour, perMs: 3_600_000, mostKnown: 1000 })
  let all: readonly Noticed[] | undefined
  let kept = ''

  /** Looks once; mails what is due. */
  async function look(): Promise<void> {
    // While it reads its disks, the tables do not say how things are.
    if (node.state() === 'reading') return
    all = followedAfter(all ?? remembered(), options.conditions(), runtime.now())
    if (post.server()) all = await notifyAll(all)
    await keep(all)
  }

  /** What is followed after everybody was mailed what they do not know yet; who could not be mailed is the next time. */
  async function notifyAll(before: readonly Noticed[]): Promise<readonly Noticed[]> {
    const exhibitor = exhibitorOf(catalogue)
    const sender = senderOf(catalogue)
    let now = before
    if (!exhibitor || !sender) return now
    for (const person of catalogue.all('employee').filter(isNotified)) {
      const address = passwordOfEmployee(node, person.id)?.email
      const theirs = now.filter(({ cinemaId }) => cinemaId === null || worksIn(cinemasOf(person), cinemaId))
      const due = dueFor(theirs, person.id, runtime.now())
      if (!address || !(due.begun.length || due.ended.length) || !mayMail(person.id, runtime.now())) continue
      const letter = noticeLetter(due, { person, exhibitor, catalogue, portalUrl: options.portalUrl })
      const isSent = await post.send({ to: { name: person.name, address }, ...sender, ...letter }).then(
        () => true,
        (cause: unknown) => {
          const about = { cause: withoutAddresses(String(cause)) }
          runtime.log.warn(about, 'a mail to the management was not sent, and is tried again')
          return false
        },
      )
      if (isSent) now = afterTelling(now, person.id, due)
    }
    return now
  }

  function remembered(): Noticed[] {
    const text = readSetting(db, setting)
    const read = text === undefined ? undefined : noticedList.safeParse(JSON.parse(text))
    return read?.success ? read.data : []
  }

  async function keep(now: readonly Noticed[]): Promise<void> {
    const text = JSON.stringify(now)
    if (text === kept || node.state() !== 'ready' || node.diskFull()) return
    await node.execute(actor, tx => writeSetting(tx.db, setting, text))
    kept = text
  }

  const worker = openWorker({
    name: 'notices',
    runtime,
    work: () => writingFor(node.catalogue, look),
    everyMs,
    firstMs: everyMs,
    logMessage: 'managers could not be notified how things are, and are later',
  })
  return { look, begin: () => worker.start(), close: () => worker.stop() }
}
