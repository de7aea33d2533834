import { openLog, runMain } from '#core/settings/start.ts'
import { readRelayConfig } from './config.ts'
import { startRelay } from './relay.ts'

await runMain('Foyer relay', () => {
  const config = readRelayConfig(process.env)
  return startRelay(config, openLog('relay', config.FOYER_LOG))
})
