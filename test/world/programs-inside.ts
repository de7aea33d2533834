import type { Node } from '#core/journal/node.ts'
import type { Programs } from '#scripts/demo/crew.ts'

type Environment = Record<string, string | undefined>
type Running = { port: number; smtpPort?: number; nodes?: readonly Node[]; close(): Promise<void> }

/** What each program's main file runs, by that file. */
const opens: Record<string, () => Promise<{ openProgram(environment: Environment): Promise<Running> }>> = {
  'firmware-scripts/demo/fake-services.ts': () => import('#scripts/demo/fake-services.ts'),
  'cloud-relay/main.ts': () => import('#relay/program.ts'),
  'appliance/main.ts': () => import('#box/program.ts'),
}

/**
 * Runs the demo's programs inside this process, by what their main files run, so that their code is loaded once for all
 * journeys of a process. They still share only the network, and their settings are values: nothing of this process's
 * environment reaches them but how much they log.
 *
 * @param lead receives on which port a program listens that is known by another one
 * @param opened hears of each program that was started, with its nodes
 */
export function programsInside(
  lead: (place: number, port: number) => void,
  opened: (path: string, nodes: readonly Node[]) => Promise<void>,
): Programs {
  const running = new Map<string, Running>()

  async function stop(name: string): Promise<void> {
    const program = running.get(name)
    running.delete(name)
    await program?.close()
  }

  return {
    async start({ name, path, environment, at }) {
      // All are loaded before the first one runs: meanwhile it could not answer, and others would wait for it in vain.
      await Promise.all(Object.values(opens).map(load => load()))
      const { openProgram } = await opens[path]!()
      const program = await openProgram({ FOYER_LOG: process.env['FOYER_LOG'] || 'warn', ...environment })
      running.set(name, program)
      lead(at.port, program.port)
      if (at.smtpPort && program.smtpPort) lead(at.smtpPort, program.smtpPort)
      await opened(path, program.nodes ?? [])
    },
    stop,
    // Who calls another one goes before it.
    stopAll: async () => {
      for (const name of [...running.keys()].reverse()) await stop(name)
    },
    runs: name => running.has(name),
  }
}
