import { worksIn } from '../../access/employee.ts'
import { noteSecurity } from '../../access/security-log.ts'
import type { Ask } from '../../api/pending-devices.ts'
import type { Context, Mount, SignedIn } from '../../api/mount.ts'
import type { Tenant } from '../../api/tenant.ts'
import type { Node } from '../../journal/node.ts'
import { letIn, stopDevice as stop } from '../../kiosks/commands.ts'
import { mayShow, type DeviceType } from '../../kiosks/device.ts'
import { codeOf, machineOf, nameMachine, type Machine } from '../../kiosks/machine-store.ts'
import { guess, type Guard } from '../../people/guess.ts'
import { employeeHere, type Found } from '../../people/sessions.ts'
import { passwordOf, pinHash } from '../../people/store.ts'
import { Refusal } from '../../refusal.ts'
import { deviceSearchRoutes } from '../device-search-routes.ts'
import { printerTestRoutes } from '../printer-test-routes.ts'
import { terminalTestRoutes } from '../terminal-test-routes.ts'
import { sightings } from './sightings-store.ts'
import {
  askToBeLetIn,
  letDeviceIn,
  letInByPin,
  readThisDevice,
  readWaitingDevices,
  reloadDevices,
  stopDevice,
  type ThisDevice,
} from './contract.ts'

/** Letting devices in, logging them out and blocking them, and trying printers, on box and relay alike. */
export function deviceRoutes(mount: Mount): void {
  printerTestRoutes(mount)
  deviceSearchRoutes(mount)
  terminalTestRoutes(mount)
  mount(readWaitingDevices, (_, { tenant, signedIn }) => ({
    waiting: tenant.pendingDevices
      .asks(tenant.node.runtime.now())
      .filter(ask => worksIn(signedIn!.cinemas, ask.cinemaId))
      .map(({ uid, code, type, cinemaId, deviceId, address, sinceMs }) => ({
        uid,
        code,
        type,
        cinemaId,
        deviceId,
        address,
        since: new Date(sinceMs).toISOString(),
      })),
    devices: devicesSeen(tenant, signedIn!),
  }))

  mount(reloadDevices, ({ body }, { tenant }) => {
    const { catalogue } = tenant.node
    const named = catalogue.get('device', body.deviceId ?? body.parentId ?? '')
    if (!named || named.deleted) throw new Refusal('record_unknown')
    const children = body.parentId ? catalogue.all('device').filter(each => each.parentId === named.id) : []
    const wanted = [named, ...children].map(({ id }) => id)
    const online = new Set(tenant.live.devices().map(({ uid }) => uid))
    const deviceIds = wanted.filter(id => online.has(id))
    if (tenant.line.reloadDevices) tenant.line.reloadDevices(named.cinemaId, deviceIds)
    else for (const id of deviceIds) tenant.live.emit(`private-device.${id}`, { type: 'device.reload' })
    return { reloaded: deviceIds.length }
  })

  mount(letDeviceIn, async ({ body }, { tenant, actor, signedIn, request }) => {
    const { uid, code, cinemaId } = body
    const ask = waitingOf(tenant, uid)
    if (!ask || ask.code !== code || ask.cinemaId !== cinemaId) throw new Refusal('ask_unknown')
    const device = await tenant.node.execute(actor, tx =>
      letIn(tx, ask, { name: body.name, as: body.as ?? ask.deviceId ?? undefined }),
    )
    tenant.pendingDevices.end(uid)
    const who = `employee:${signedIn!.employeeId}`
    noteSecurity(tenant.node.runtime, 'device.let_in', { who, address: request.ip, device: device.id })
    return { deviceId: device.id }
  })

  mount(stopDevice, async ({ params, body }, { tenant, actor, signedIn, request }) => {
    await tenant.node.execute(actor, tx => stop(tx, params.id, body.status))
    const who = `employee:${signedIn!.employeeId}`
    noteSecurity(tenant.node.runtime, 'device.stopped', { who, address: request.ip, device: params.id })
    return {}
  })
}

function devicesSeen({ node, live }: Tenant, { cinemas }: SignedIn) {
  const online = new Set(live.devices().map(({ uid }) => uid))
  const seen = new Map(sightings(node.db).map(each => [each.deviceId, each]))
  return node.catalogue
    .all('device')
    .filter(({ cinemaId, deleted }) => !deleted && worksIn(cinemas, cinemaId))
    .map(({ id }) => ({
      id,
      online: online.has(id),
      lastSeenAt: seen.has(id) ? new Date(seen.get(id)!.seenMs).toISOString() : null,
      version: seen.get(id)?.version ?? null,
    }))
}

/** What a machine in the cinema's network asks its box. */
export function kioskDeviceRoutes(mount: Mount, guard: Guard): void {
  mount(readThisDevice, ({ query }, { tenant, request }) => {
    const machine = machineOf(request, tenant)
    if (machine && works(machine, query.page)) tenant.pendingDevices.end(machine.uid)
    return viewOf(tenant, machine, query.page)
  })

  mount(askToBeLetIn, ({ body }, context) => {
    const { tenant } = context
    const machine = machineOf(context.request, tenant)
    if (machine?.access === 'blocked') throw new Refusal('device_blocked')
    if (machine && works(machine, body.page)) return viewOf(tenant, machine, body.page)
    return viewOf(tenant, machine, body.page, ask(context, machine, body.page))
  })

  mount(letInByPin, async ({ body }, context) => {
    const { tenant, request } = context
    const { node } = tenant
    const machine = machineOf(request, tenant)
    const waiting = askOf(tenant, machine)
    if (!waiting) throw new Refusal('ask_unknown')
    if (tenant.line.connected(waiting.cinemaId)) throw new Refusal('let_in_at_portal')
    const manager = managerCalled(node, body.who)
    const id = manager?.employee.id
    const { employee } = await guess(guard, context, {
      name: `pin ${id ?? body.who.toLowerCase()}`,
      employeeId: id,
      secret: body.pin,
      stored: id === undefined ? undefined : pinHash(node, id),
      accept: () => manager,
    })
    const actor = { who: `employee:${employee.id}`, via: waiting.type }
    const as = waiting.deviceId ?? undefined
    const device = await node.execute(actor, tx => letIn(tx, waiting, { name: body.name, as }))
    tenant.pendingDevices.end(waiting.uid)
    noteSecurity(node.runtime, 'device.let_in', { who: actor.who, address: request.ip, device: device.id })
    return viewOf(tenant, machineOf(request, tenant), waiting.type)
  })
}

/**
 * Whoever may let devices in here and is called so, by name or mail: the waiting page shows no names to strangers, so
 * the manager types it. Of two with one name neither.
 */
function managerCalled(node: Node, who: string): Found | undefined {
  const called = who.trim().toLowerCase()
  const byMail = called.includes('@') ? passwordOf(node, called)?.employeeId : undefined
  const found = node.catalogue
    .all('employee')
    .filter(({ id, name }) => (byMail === undefined ? name.toLowerCase() === called : id === byMail))
    .flatMap(({ id }) => employeeHere(node, id) ?? [])
    .filter(({ permissions }) => permissions.includes('manage_devices'))
  return found.length === 1 ? found[0] : undefined
}

const works = ({ access, device }: Machine, page: DeviceType) =>
  access === 'active' && device !== undefined && mayShow(device.type, page)

function waitingOf({ pendingDevices, node }: Tenant, uid: string): Ask | undefined {
  return pendingDevices.asks(node.runtime.now()).find(ask => ask.uid === uid)
}

/** The ask of this machine itself, not of one that knows its id and another token. */
function askOf(tenant: Tenant, machine: Machine | undefined): Ask | undefined {
  const ask = machine && waitingOf(tenant, machine.uid)
  return ask?.tokenHash === machine?.tokenHash ? ask : undefined
}

/**
 * Puts a machine among those that wait. One that is not known gets an id; one that was let in before gets a new token,
 * since its old one has ended. Refuses `too_many_requests`.
 */
function ask(
  { tenant, request, response }: Context,
  machine: Machine | undefined,
  page: Ask['type'],
): Pick<Ask, 'code'> {
  const { node, secret, pendingDevices } = tenant
  const known = askOf(tenant, machine)
  const isNew = !machine || (machine.device !== undefined && !known && machine.access !== 'active')
  const { uid, tokenHash } = isNew ? nameMachine(request, response, secret, machine?.uid) : machine
  const asked = {
    cinemaId: node.identity.cinemaId!,
    uid,
    tokenHash,
    code: codeOf(secret, { uid, tokenHash }),
    type: page,
    deviceId: machine?.device?.id ?? null,
    address: request.ip ?? '',
  }
  if (!pendingDevices.ask(asked, node.runtime.now())) throw new Refusal('too_many_requests')
  return asked
}

function viewOf(
  tenant: Tenant,
  machine: Machine | undefined,
  page: DeviceType,
  waiting: Pick<Ask, 'code'> | undefined = askOf(tenant, machine),
): ThisDevice {
  const { node, line } = tenant
  const { cinemaId } = node.identity
  const device = machine?.device
  const isActive = machine !== undefined && works(machine, page)
  return {
    access: machine?.access === 'blocked' ? 'blocked' : isActive ? 'active' : waiting ? 'waiting' : 'unknown',
    code: isActive ? null : (waiting?.code ?? null),
    online: line.connected(cinemaId ?? ''),
    cinemaName: node.catalogue.get('cinema', cinemaId ?? '')?.name ?? '',
    device:
      device && isActive
        ? {
            id: device.id,
            name: device.name,
            type: device.type,
            orientation: device.orientation ?? 'auto',
            autoLockMinutes: device.autoLockMinutes ?? null,
          }
        : null,
  }
}
