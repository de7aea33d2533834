import { runMain } from '#core/settings/start.ts'
import { openProgram } from './program.ts'

await runMain('Foyer relay', () => openProgram(process.env))
