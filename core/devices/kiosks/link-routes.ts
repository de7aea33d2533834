import { cinemasOf, worksIn } from '../../access/employee.ts'
import { noteSecurity } from '../../access/security-log.ts'
import type { Mount } from '../../api/mount.ts'
import type { Ask } from '../../api/pending-devices.ts'
import type { Tenant } from '../../api/tenant.ts'
import type { Node } from '../../journal/node.ts'
import { letIn } from '../../kiosks/commands.ts'
import { employeeWithRoles, type Found } from '../../people/sessions.ts'
import { Refusal } from '../../refusal.ts'
import { letInByLink, readLinkedDevice } from './contract.ts'
import { readLink } from './let-in-link.ts'

/** Letting a machine in by the link in a mail, at the relay, which sends it. */
export function deviceLinkRoutes(mount: Mount): void {
  mount(readLinkedDevice, ({ body }, { tenant }) => {
    const { ask, manager } = linked(tenant, body.key)
    return {
      code: ask.code,
      type: ask.type,
      cinemaName: tenant.node.catalogue.get('cinema', ask.cinemaId)?.name ?? '',
      deviceName: tenant.node.catalogue.get('device', ask.deviceId ?? '')?.name ?? null,
      managerName: manager.employee.name,
    }
  })

  mount(letInByLink, async ({ body }, { tenant, request }) => {
    const { ask, manager } = linked(tenant, body.key)
    const who = `employee:${manager.employee.id}`
    const device = await tenant.node.execute({ who, via: 'mail' }, tx =>
      letIn(tx, ask, { name: body.name, as: ask.deviceId ?? undefined }),
    )
    tenant.pendingDevices.end(ask.uid)
    noteSecurity(tenant.node.runtime, 'device.let_in', { who, address: request.ip, device: device.id })
    return { name: device.name }
  })
}

/**
 * The machine and the manager of a link. Refuses `ask_unknown` when the link is too old or was used, the machine waits no
 * more, or the manager may no longer let it in.
 */
function linked({ node, secret, pendingDevices }: Tenant, key: string): { ask: Ask; manager: Found } {
  const link = readLink(secret, key, node.runtime.now())
  const ask = pendingDevices
    .asks(node.runtime.now())
    .find(each => each.uid === link?.uid && each.code === link.code)
  const manager =
    ask && managersOf(node, ask.cinemaId).find(({ employee }) => employee.id === link?.employeeId)
  if (!ask || !manager) throw new Refusal('ask_unknown')
  return { ask, manager }
}

/** Who is told of a machine that waits in a cinema: those who get mails for the management and may let it in. */
export function managersOf({ catalogue }: Pick<Node, 'catalogue'>, cinemaId: string): Found[] {
  return catalogue
    .all('employee')
    .filter(each => each.receivesManagementNotifications && worksIn(cinemasOf(each), cinemaId))
    .flatMap(({ id }) => employeeWithRoles(catalogue, id) ?? [])
    .filter(({ permissions }) => permissions.includes('manage_devices'))
}
