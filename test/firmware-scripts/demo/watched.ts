import type { Program } from '#scripts/demo/processes.ts'

/** A program whose life is watched at one port, and whose health is told at another. */
export function watchedProgram(watchPort: number, healthPort: number): Program {
  return {
    name: 'late one',
    path: 'test/firmware-scripts/demo/late-program.ts',
    environment: { WATCH_PORT: String(watchPort) },
    at: { port: watchPort },
    healthUrl: `http://127.0.0.1:${healthPort}/`,
  }
}
