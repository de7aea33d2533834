import { openLog } from '#core/settings/start.ts'
import { readBoxConfig } from './config.ts'
import { startBoxOrWait } from './first-start/first-start.ts'

/** The box as a program, with the settings of an environment. Throws `ConfigError` for whoever set it up. */
export async function openProgram(environment: Record<string, string | undefined>) {
  const config = readBoxConfig(environment)
  return startBoxOrWait(config, openLog('box', config.FOYER_LOG))
}
