import type { Context, Mount } from '../api/mount.ts'
import { noteSecurity } from '../access/security-log.ts'
import type { Db } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import { requireAuthority } from './commands.ts'
import {
  endOneSession,
  endOtherSessions,
  endPersonSession,
  endPersonSessions,
  endSessions,
  readPersonSessions,
  readSessions,
  type OpenSession,
} from './session-contract.ts'
import { endSession, isOpen } from './sessions.ts'
import { dropSessionOf, dropSessionsOf, sessionsOf } from './store.ts'

/** Where one is signed in, where the people one is responsible for are, and the end of it: on box and relay alike. */
export function sessionRoutes(mount: Mount): void {
  mount(readSessions, (_, context) => ({ sessions: openSessionsOf(context, own(context)) }))

  mount(endSessions, async (_, context) => {
    await end(context, own(context), db => dropSessionsOf(db, own(context)))
    await endSession({ ...context, signedIn: undefined })
    return { session: null }
  })

  mount(endOtherSessions, (_, context) =>
    end(context, own(context), db => dropSessionsOf(db, own(context), context.signedIn!.sessionId)),
  )

  mount(endOneSession, ({ params }, context) => endOne(context, own(context), params.id))

  mount(readPersonSessions, ({ params }, context) => ({
    sessions: openSessionsOf(context, responsibleFor(context, params.id)),
  }))

  mount(endPersonSessions, ({ params }, context) => {
    const id = responsibleFor(context, params.id)
    return end(context, id, db => dropSessionsOf(db, id))
  })

  mount(endPersonSession, ({ params }, context) =>
    endOne(context, responsibleFor(context, params.id), params.session),
  )
}

const own = ({ signedIn }: Context) => signedIn!.employeeId
const responsibleFor = ({ tenant, signedIn }: Context, id: string) =>
  requireAuthority(tenant.node, signedIn!, id).id

/** Ends one session of a person. Refuses `record_unknown` for one that is not open, or not theirs. */
function endOne(context: Context, employeeId: string, id: string) {
  if (!openSessionsOf(context, employeeId).some(session => session.id === id))
    throw new Refusal('record_unknown')
  return end(context, employeeId, db => dropSessionOf(db, employeeId, id))
}

async function end(context: Context, employeeId: string, drop: (db: Db) => void) {
  const { tenant, actor, request } = context
  await tenant.node.execute(actor, tx => drop(tx.db))
  tenant.live.letGo()
  const who = `employee:${own(context)}`
  const about = { who, address: request.ip, of: `employee:${employeeId}` }
  noteSecurity(tenant.node.runtime, 'auth.sessions_ended', about)
  return { sessions: openSessionsOf(context, employeeId) }
}

/** Somebody's open sessions on this side, newest first. */
function openSessionsOf({ tenant, signedIn }: Context, employeeId: string): OpenSession[] {
  const { node } = tenant
  return sessionsOf(node.db, employeeId)
    .filter(session => isOpen(node, session))
    .map(({ id, purpose, device, browser, system, address, createdMs, seenMs, endsMs }) => ({
      id,
      purpose,
      device: purpose === 'kiosk' ? (node.catalogue.get('device', device)?.name ?? device) : '',
      browser,
      system,
      address,
      startedAt: new Date(createdMs).toISOString(),
      seenAt: new Date(seenMs).toISOString(),
      endsAt: new Date(endsMs).toISOString(),
      current: id === signedIn!.sessionId,
    }))
}
