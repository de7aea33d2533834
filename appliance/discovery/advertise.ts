import { Bonjour } from 'bonjour-service'
import type { Log } from '#core/journal/identity.ts'

/**
 * Announces the box on the LAN (`_foyer._tcp`) so that kiosks find it by its id. The host name is unique per box:
 * claiming one twice made responders rename each other. Without multicast the box goes on without being announced.
 */
export function advertise(
  box: { nodeId: string; cinemaName: string; port: number; version: string },
  log: Log,
) {
  const name = `cinebox-${box.nodeId.slice(-6)}`
  const trouble = (cause: unknown) =>
    log.warn({ cause: String(cause) }, 'the box cannot be announced on this network')
  try {
    const bonjour = new Bonjour({}, trouble)
    const service = bonjour.publish({
      name: `${box.cinemaName} (${box.nodeId.slice(-6)})`,
      type: 'foyer',
      port: box.port,
      host: `${name}.local`,
      txt: { id: box.nodeId, v: box.version, path: '/register' },
      probe: false,
    })
    return {
      condition: () => (service.published ? `announced as ${name}.local` : 'not announced'),
      close: () => new Promise<void>(resolve => bonjour.unpublishAll(() => bonjour.destroy(() => resolve()))),
    }
  } catch (cause) {
    trouble(cause)
    return { condition: () => 'not announced', close: async () => undefined }
  }
}
