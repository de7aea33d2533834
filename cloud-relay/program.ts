import { openLog } from '#core/settings/start.ts'
import { readRelayConfig } from './config.ts'
import { startRelay } from './relay.ts'

/** The relay as a program, with the settings of an environment. Throws `ConfigError` for whoever set it up. */
export async function openProgram(environment: Record<string, string | undefined>) {
  const config = readRelayConfig(environment)
  return startRelay(config, openLog('relay', config.FOYER_LOG))
}
