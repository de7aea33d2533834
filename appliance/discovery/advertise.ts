import { Bonjour } from 'bonjour-service'
import type { Log } from '#core/journal/identity.ts'
import { announcedName } from './host-name.ts'

/**
 * Announces the box on the LAN (`_foyer._tcp`) so that kiosks find it by its id. Without multicast the box goes on without
 * being announced.
 *
 * @param box.securePort where it answers by https; left out where it does not
 */
export function advertise(
  box: { nodeId: string; cinemaName: string; port: number; securePort?: number | undefined; version: string },
  log: Log,
) {
  const host = announcedName(box.nodeId)
  const trouble = (cause: unknown) =>
    log.warn({ cause: String(cause) }, 'the box cannot be announced on this network')
  try {
    const bonjour = new Bonjour({}, trouble)
    const service = bonjour.publish({
      name: `${box.cinemaName} (${box.nodeId.slice(-6)})`,
      type: 'foyer',
      port: box.port,
      host,
      txt: {
        id: box.nodeId,
        v: box.version,
        path: '/register',
        ...(box.securePort ? { https: String(box.securePort) } : {}),
      },
      probe: false,
    })
    return {
      condition: () => (service.published ? `announced as ${host}` : 'not announced'),
      close: () => new Promise<void>(resolve => bonjour.unpublishAll(() => bonjour.destroy(() => resolve()))),
    }
  } catch (cause) {
    trouble(cause)
    return { condition: () => 'not announced', close: async () => undefined }
  }
}
