import { worksIn } from '../../access/employee.ts'
import type { Context, Mount } from '../../api/mount.ts'
import { appendAll } from '../../journal/draft.ts'
import { comeToBell, readBells, ringBell } from './contract.ts'
import { answerBell, calledMs, isAnnounced, ring } from './ring.ts'
import { bellsSince } from './store.ts'

const sinceOf = (nowMs: number) => new Date(nowMs - calledMs).toISOString()

function bellsNow({ tenant: { node }, signedIn }: Context) {
  const nowMs = node.runtime.now()
  const announced = bellsSince(node.db, sinceOf(nowMs)).filter(
    bell => isAnnounced(bell, nowMs) && worksIn(signedIn!.cinemas, bell.cinemaId),
  )
  return {
    bells: announced.map(({ id, device, deviceId, employeeName, at, answeredBy }) => ({
      id,
      device,
      isHere: deviceId === signedIn!.deviceId,
      employeeName,
      at,
      answeredBy,
    })),
  }
}

/** Who is called, and that somebody comes: on box and relay alike. */
export function bellRoutes(mount: Mount): void {
  mount(readBells, (_, context) => bellsNow(context))

  mount(comeToBell, async ({ params }, context) => {
    const { tenant, actor, signedIn } = context
    const { employeeId, name: employeeName, cinemas } = signedIn!
    await tenant.node.execute(actor, tx => {
      const recent = bellsSince(tx.db, sinceOf(tx.nowMs))
      appendAll(
        tx,
        answerBell(params.id, recent, { employeeId, employeeName }, cinemaId => worksIn(cinemas, cinemaId)),
      )
    })
    return bellsNow(context)
  })
}

/** Calling a manager: at a till of the box. */
export function ringRoutes(mount: Mount): void {
  mount(ringBell, async ({ body }, context) => {
    const { tenant, actor, signedIn } = context
    const { employeeId, name: employeeName, device, deviceId } = signedIn!
    const cinemaId = tenant.node.identity.cinemaId ?? ''
    await tenant.node.execute(actor, tx => {
      const recent = bellsSince(tx.db, sinceOf(tx.nowMs))
      appendAll(
        tx,
        ring(body.id, recent, { cinemaId, deviceId: deviceId ?? '', device, employeeId, employeeName }),
      )
    })
    return bellsNow(context)
  })
}
