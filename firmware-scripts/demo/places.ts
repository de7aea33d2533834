import { join } from 'node:path'
import { demoExhibitors } from './data/exhibitors.ts'

/**
 * Addresses and folders of the whole demo. Ports are settings, so that two demos can run side by side. Its passwords
 * are public, so it listens only on this machine unless told otherwise.
 */
export function demoPlaces(environment: Record<string, string | undefined>) {
  const port = (name: string, fallback: number) => Number(environment[name] || fallback)
  const data = environment['FOYER_DEMO_DATA'] || join(process.cwd(), 'data', 'demo')
  const relayPort = port('FOYER_RELAY_PORT', 8080)
  const boxPort = port('FOYER_BOX_PORT', 8081)
  const outsidePort = port('FOYER_OUTSIDE_PORT', 8090)
  const smtpPort = port('FOYER_SMTP_PORT', 8025)
  const [main, other] = demoExhibitors
  return {
    data,
    host: environment['FOYER_HOST'] || '127.0.0.1',
    relay: { data: join(data, 'relay'), port: relayPort, url: `http://localhost:${relayPort}` },
    /** The relay's second exhibitor, told apart by host name alone. */
    other: { url: `http://${other!.key}.localhost:${relayPort}`, name: other!.exhibitor.tradeName },
    outside: {
      data: join(data, 'outside'),
      port: outsidePort,
      smtpPort,
      url: `http://localhost:${outsidePort}`,
    },
    boxes: main!.cinemas.map(({ key, cinema }, index) => ({
      cinemaId: key,
      name: cinema.name,
      data: join(data, `box-${key}`),
      mirror: join(data, 'second-disk', `${key}.log`),
      port: boxPort + index,
      url: `http://localhost:${boxPort + index}`,
    })),
    directory: demoExhibitors.map(({ key }, index) => ({
      id: key,
      hosts: index === 0 ? [`${key}.localhost`, 'localhost', '127.0.0.1'] : [`${key}.localhost`],
      publicUrl: index === 0 ? `http://localhost:${relayPort}` : `http://${key}.localhost:${relayPort}`,
    })),
  }
}
export type DemoPlaces = ReturnType<typeof demoPlaces>
