import { worksIn } from '../../access/employee.ts'
import type { Context, Mount } from '../../api/mount.ts'
import { appendAll } from '../../journal/draft.ts'
import type { Node } from '../../journal/node.ts'
import { instantOf } from '../../programme/day.ts'
import { dismissRegisterNotice, readNoticeReaders, readRegisterNotices } from './contract.ts'
import { mostShown, noticesAt, readNotice, saysOf, type Notice } from './notices.ts'
import { hasRead, readersOf } from './store.ts'

type Catalogue = Pick<Node['catalogue'], 'get' | 'all'>
type At = { cinemaId: string; deviceId: string }

/** The notices of a register now; each ends by the clock of its cinema. */
function shownAt(catalogue: Catalogue, at: At, nowMs: number): Notice[] {
  const zone = catalogue.get('cinema', at.cinemaId)?.timezone ?? 'UTC'
  const all = catalogue
    .all('register_notice')
    .filter(({ deleted }) => !deleted)
    .map(({ id, text, cinemaId, deviceIds = [], until }) => {
      const untilMs = instantOf(until.slice(0, 10), until.slice(11), zone, 0)
      return { id, text, cinemaId: cinemaId ?? null, deviceIds, untilMs }
    })
  return noticesAt(all, at, nowMs)
}

const atOf = ({ tenant: { node }, signedIn }: Context): At => ({
  cinemaId: node.identity.cinemaId ?? '',
  deviceId: signedIn!.deviceId ?? '',
})

function noticesNow(context: Context) {
  const { node } = context.tenant
  const { employeeId } = context.signedIn!
  const shown = shownAt(node.catalogue, atOf(context), node.runtime.now()).filter(
    notice => !hasRead(node.db, { noticeId: notice.id, employeeId, says: saysOf(notice) }),
  )
  return { notices: shown.slice(-mostShown).map(({ id, text, untilMs }) => ({ id, text, untilMs })) }
}

/** What a register is told, and that its cashier has read it: on the box. */
export function registerNoticeRoutes(mount: Mount): void {
  mount(readRegisterNotices, (_, context) => noticesNow(context))

  mount(dismissRegisterNotice, async ({ params }, context) => {
    const { tenant, actor, signedIn } = context
    const { employeeId, name: employeeName, device } = signedIn!
    const by = { ...atOf(context), device, employeeId, employeeName }
    await tenant.node.execute(actor, tx => {
      const shown = shownAt(tx.catalogue, by, tx.nowMs)
      const says = saysOf(shown.find(({ id }) => id === params.id) ?? { text: { en: '' } })
      const isSeen = hasRead(tx.db, { noticeId: params.id, employeeId, says })
      appendAll(tx, readNotice(params.id, shown, isSeen, by))
    })
    return noticesNow(context)
  })
}

/** Who has read a notice: on box and relay alike. */
export function noticeReaderRoutes(mount: Mount): void {
  mount(readNoticeReaders, ({ params }, { tenant: { node }, signedIn }) => {
    const text = node.catalogue.get('register_notice', params.id)?.text
    const readers = readersOf(node.db, params.id).filter(({ cinemaId }) =>
      worksIn(signedIn!.cinemas, cinemaId),
    )
    return {
      readers: readers.map(({ employeeName, device, says, at }) => ({
        employeeName,
        device,
        at,
        isOlder: says !== text?.en,
      })),
    }
  })
}
