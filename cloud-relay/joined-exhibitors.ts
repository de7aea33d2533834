import type { Request } from 'express'
import { noteSecurity } from '#core/access/security-log.ts'
import { readSignedText, signText } from '#core/access/signed-text.ts'
import { limitKeyOf } from '#core/api/address.ts'
import type { Context, Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { counted, type Guard } from '#core/people/guess.ts'
import {
  arriveFromExhibitor,
  joinedMost,
  joinExhibitor,
  leaveExhibitor,
  moveToExhibitor,
  readJoined,
  type JoinedExhibitors,
} from '#core/people/joined-contract.ts'
import { dropJoined, joinedOf, putJoined } from '#core/people/joined-store.ts'
import { spendProof } from '#core/people/proof-store.ts'
import { sessionView } from '#core/people/routes.ts'
import { spendCode, stepsAfterPassword } from '#core/people/second-step-load.ts'
import { secretMatches, tokenHash } from '#core/people/secrets.ts'
import { employeeHere, startSession, type Found } from '#core/people/sessions.ts'
import { passwordOf, passwordOfEmployee, secretStamps } from '#core/people/store.ts'
import { Refusal } from '#core/refusal.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'

/** An exhibitor that a relay runs, as moving between them needs it. */
export type Neighbour = { id: string; hosts: readonly string[]; publicUrl: string; tenant: Tenant }

type Parts = {
  guard: Guard
  /** The exhibitors of this relay that are not blocked. */
  neighbours: () => readonly Neighbour[]
}

/** Where somebody may go: the exhibitor, who they are there, and the row it rests on. */
type Way = { to: Neighbour; there: Found }

const purpose = 'arrival'
/** How long an address that moves somebody is good. */
const arrivalMs = 60_000

/** Moving between the exhibitors of one relay without signing in again. */
export function joinedRoutes(mount: Mount, { guard, neighbours }: Parts): void {
  mount(readJoined, (_, context) => listed(context, neighbours()))

  mount(joinExhibitor, async ({ body }, context) => {
    const { tenant, signedIn, request } = context
    const { employeeId } = signedIn!
    if (joinedOf(tenant.node.db, employeeId).length >= joinedMost)
      throw new Refusal('joined_enough', { most: joinedMost })
    const email = passwordOfEmployee(tenant.node, employeeId)?.email ?? ''
    const to = neighbours().find(each => each.tenant !== tenant && each.hosts.includes(hostIn(body.address)))
    const there = await provenThere(guard, { email, ...body }, { tenant: to?.tenant ?? tenant, request }, !to)
    await join(tenant, employeeId, to!, there.employee.id)
    const about = { who: `employee:${employeeId}`, address: request.ip, exhibitor: to!.id }
    noteSecurity(tenant.node.runtime, 'auth.joined', about)
    noteSecurity(to!.tenant.node.runtime, 'auth.joined', {
      ...about,
      who: `employee:${there.employee.id}`,
      exhibitor: tenant.node.identity.exhibitorId,
    })
    return listed(context, neighbours())
  })

  mount(leaveExhibitor, async ({ params }, context) => {
    const { tenant, actor, signedIn } = context
    const row = joinedOf(tenant.node.db, signedIn!.employeeId).find(each => each.exhibitorId === params.id)
    if (!row) throw new Refusal('record_unknown')
    await tenant.node.execute(actor, tx => dropJoined(tx.db, row.employeeId, row.exhibitorId))
    const other = neighbours().find(({ id }) => id === params.id)
    await other?.tenant.node.execute(nodeActor('joined'), tx =>
      dropJoined(tx.db, row.otherId, tenant.node.identity.exhibitorId),
    )
    return listed(context, neighbours())
  })

  mount(moveToExhibitor, ({ params }, context) => {
    const { tenant, signedIn, request } = context
    const way = waysOf(tenant, signedIn!.employeeId, neighbours()).find(({ to }) => to.id === params.id)
    if (!way) throw new Refusal('record_unknown')
    if (!isProvenEnough(way, signedIn!.factors)) throw new Refusal('second_step_there_needed')
    const { to, there } = way
    const says = [there.employee.id, tenant.node.identity.exhibitorId, signedIn!.factors]
    const endMs = to.tenant.node.runtime.now() + arrivalMs
    const { secret, node } = to.tenant
    const depends = dependsOn(request, secretStamps(node.db, there.employee.id))
    const ticket = signText({ secret, purpose }, says, endMs, depends)
    return { address: `${to.publicUrl}/portal#arrive=${ticket}` }
  })

  mount(arriveFromExhibitor, async ({ body }, context) => {
    const { there, factors } = arriving(context, body.ticket, neighbours())
    const { node } = context.tenant
    const spent = tokenHash(body.ticket)
    const isFirst = await node.execute(nodeActor('session'), tx =>
      spendProof(tx.db, spent, tx.nowMs + arrivalMs),
    )
    if (!isFirst) throw new Refusal('sign_in_over')
    return { session: sessionView(await startSession(context, there, { device: undefined, factors })) }
  })
}

/**
 * Proves by password, and by code where there is a second step, who somebody is at another exhibitor. Wrong address,
 * mail, password and code are refused alike, and counted like a sign-in there.
 *
 * @param isNobody the address is no exhibitor's: a password is looked at all the same, and fits nothing
 */
async function provenThere(
  guard: Guard,
  typed: { email: string; address: string; password: string; code?: string | undefined },
  at: { tenant: Tenant; request: Request },
  isNobody: boolean,
): Promise<Found> {
  const { node, secret } = at.tenant
  const known = isNobody ? undefined : passwordOf(node, typed.email)
  const about = {
    name: isNobody ? `nobody ${hostIn(typed.address)}` : `mail ${typed.email.toLowerCase()}`,
    employeeId: known?.employeeId,
  }
  return counted(guard, at, about, async who => {
    if (!(await secretMatches(typed.password, known?.hash, who))) return undefined
    const found = known && employeeHere(node, known.employeeId)
    if (!found || found.employee.portalAccess === false) return undefined
    if (!stepsAfterPassword(at.tenant, found).length) return found
    const actor = { who: `employee:${found.employee.id}`, via: 'portal' }
    const step = await node.execute(actor, tx => spendCode(tx, secret, found.employee.id, typed.code ?? ''))
    return step && found
  })
}

/** Writes it on both sides, with the secrets of both as they are now. */
async function join(tenant: Tenant, employeeId: string, to: Neighbour, otherId: string): Promise<void> {
  const [here, there] = [tenant.node, to.tenant.node]
  const stamps = secretStamps(here.db, employeeId)
  const otherStamps = secretStamps(there.db, otherId)
  await there.execute(nodeActor('joined'), tx =>
    putJoined(tx.db, {
      employeeId: otherId,
      exhibitorId: here.identity.exhibitorId,
      otherId: employeeId,
      stamps: otherStamps,
      otherStamps: stamps,
    }),
  )
  await here.execute(nodeActor('joined'), tx =>
    putJoined(tx.db, { employeeId, exhibitorId: to.id, otherId, stamps, otherStamps }),
  )
}

/**
 * Where somebody may go from here now. A way ends on both sides at once: with a new password or second step of either,
 * another mail, a person who left or lost the portal, an exhibitor that was blocked.
 */
function waysOf({ node }: Tenant, employeeId: string, neighbours: readonly Neighbour[]): Way[] {
  const email = passwordOfEmployee(node, employeeId)?.email.toLowerCase()
  const stamps = secretStamps(node.db, employeeId)
  return joinedOf(node.db, employeeId).flatMap(row => {
    const to = neighbours.find(({ id }) => id === row.exhibitorId)
    if (!to || !email || row.stamps !== stamps) return []
    const other = to.tenant.node
    const back = joinedOf(other.db, row.otherId).find(
      each => each.exhibitorId === node.identity.exhibitorId && each.otherId === employeeId,
    )
    const there = employeeHere(other, row.otherId)
    const isWhole =
      back !== undefined &&
      secretStamps(other.db, row.otherId) === row.otherStamps &&
      passwordOfEmployee(other, row.otherId)?.email.toLowerCase() === email
    return isWhole && there && there.employee.portalAccess !== false ? [{ to, there }] : []
  })
}

/** A session begun with a password alone opens no portal that asks for more of this person. */
function isProvenEnough({ to, there }: Way, factors: string): boolean {
  return factors !== 'password' || !stepsAfterPassword(to.tenant, there).length
}

function listed({ tenant, signedIn }: Context, neighbours: readonly Neighbour[]): JoinedExhibitors {
  const { employeeId, factors } = signedIn!
  const ways = waysOf(tenant, employeeId, neighbours)
  return {
    exhibitors: ways.map(way => ({
      id: way.to.id,
      name: exhibitorOf(way.to.tenant.node.catalogue)?.tradeName ?? way.to.id,
      address: way.to.publicUrl,
      open: isProvenEnough(way, factors),
    })),
  }
}

/** Who arrives with a ticket, and what they were signed in with. Refuses `sign_in_over`. */
function arriving({ tenant, request }: Context, ticket: string, neighbours: readonly Neighbour[]) {
  const { node, secret } = tenant
  const [id, from, factors] =
    readSignedText({ secret, purpose }, ticket, node.runtime.now(), ([employeeId]) =>
      dependsOn(request, secretStamps(node.db, String(employeeId))),
    ) ?? []
  // The way must be there still, from the other side too.
  const back = id !== undefined && waysOf(tenant, String(id), neighbours).some(({ to }) => to.id === from)
  const there = back ? employeeHere(node, String(id)) : undefined
  if (!there || there.employee.portalAccess === false) throw new Refusal('sign_in_over')
  return { there, factors: String(factors) }
}

/** The same browser and network: an address that somebody else opens is worth nothing. */
function dependsOn(request: Request, stamps: string): string[] {
  return [stamps, limitKeyOf(request.ip ?? ''), (request.get('user-agent') ?? '').slice(0, 500)]
}

function hostIn(address: string): string {
  const text = address.includes('://') ? address : `https://${address}`
  return URL.canParse(text) ? new URL(text).hostname : ''
}
