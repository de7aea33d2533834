import { openProcesses } from '#scripts/demo/processes.ts'
import { watchedProgram } from './watched.ts'

/** Starts one program as `npm start` does, and waits to be killed. */
const [watch, health] = process.argv.slice(2).map(Number)
await openProcesses(false, () => undefined).start(watchedProgram(watch!, health!))
console.log('started')
process.stdin.resume()
