import { openLog, runMain } from '#core/settings/start.ts'
import { startBox } from './box.ts'
import { readBoxConfig } from './config.ts'

await runMain('Foyer box', () => {
  const config = readBoxConfig(process.env)
  return startBox(config, openLog('box', config.FOYER_LOG))
})
