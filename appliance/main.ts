import { openLog, runMain } from '#core/settings/start.ts'
import { readBoxConfig } from './config.ts'
import { startBoxOrWait } from './first-start/first-start.ts'

await runMain('Foyer box', () => {
  const config = readBoxConfig(process.env)
  return startBoxOrWait(config, openLog('box', config.FOYER_LOG))
})
