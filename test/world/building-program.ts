import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { buildPages } from '#scripts/demo/build.ts'

/**
 * A process of its own that builds pages into a folder, by a builder that fails when another is at work there, and says
 * how many apps it built. With `--together` the one that builds goes on only when another waits for it.
 */
const [into = '', ...words] = process.argv.slice(2)
const atWork = join(into, 'at-work')
const someoneWaits = `${into}.waiting`
let built = 0
const say = (line: string) => line.endsWith('waiting ...') && writeFileSync(someoneWaits, '')
await buildPages(say, {
  into,
  force: words.includes('--force'),
  async build({ into: app }, outDir) {
    mkdirSync(atWork)
    mkdirSync(outDir)
    while (words.includes('--together') && !existsSync(someoneWaits)) await pause(5)
    for (let page = 0; page < 200; page++) {
      writeFileSync(join(outDir, `${page}.html`), String(process.pid))
      await turn()
    }
    if (!existsSync(outDir)) throw new Error(`${app} went away while it was built`)
    rmSync(atWork, { recursive: true })
    built += 1
  },
})
console.log(built)
