import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { ConfigError } from '#core/settings/config.ts'
import { keepPrivate } from '#core/settings/start.ts'
import { printAddresses } from './addresses.ts'
import { buildPages } from './build.ts'
import { startCrew } from './crew.ts'
import { watchPages } from './dev.ts'
import { demoPlaces } from './places.ts'
import { prepareDemo } from './seed.ts'

const { values } = parseArgs({
  options: {
    boxes: { type: 'string', default: '1' },
    watch: { type: 'boolean', default: false },
    /** Opens relay and boxes to this machine's network, with their public passwords. */
    lan: { type: 'boolean', default: false },
  },
})

const say = (line: string) => console.log(`  ${line}`)

async function main() {
  const places = demoPlaces({ ...process.env, ...(values.lan ? { FOYER_HOST: '0.0.0.0' } : {}) })
  const boxes = Number(values.boxes)
  if (!(boxes >= 1 && boxes <= places.boxes.length))
    throw new ConfigError(
      `--boxes ${values.boxes}: the demo has ${places.boxes.length} cinemas; say 1 to ${places.boxes.length}.`,
    )
  console.log('\nFoyer is opening the demo cinema.\n')
  await buildPages(say)
  keepPrivate()
  await prepareDemo(places, Date.now(), say)
  const crew = await startCrew(places, { boxes, say, watch: values.watch })
  const pages = values.watch ? await watchPages(places, say) : undefined
  printAddresses(places, boxes, pages?.addresses)

  const commands: Record<string, () => Promise<void>> = {
    'relay off': crew.stopRelay,
    'relay on': crew.startRelay,
    quit,
  }
  const input = createInterface({ input: process.stdin })
  input.on('line', line => {
    const command = commands[line.trim().toLowerCase()]
    // What fails here ends nothing: everything else goes on, and the command can be given again.
    if (command) void command().catch(cause => say(`That did not work: ${wordsOf(cause)}`))
    else if (line.trim()) say(`I know: ${Object.keys(commands).join(', ')}.`)
  })
  async function quit() {
    input.close()
    await pages?.close()
    await crew.stop()
    process.exit(0)
  }
  process.once('SIGINT', () => void quit())
  process.once('SIGTERM', () => void quit())
  process.once('SIGHUP', () => void quit())
}

const wordsOf = (cause: unknown) => (cause instanceof ConfigError ? cause.message : String(cause))

function fail(cause: unknown) {
  console.error(cause instanceof ConfigError ? `\nFoyer could not start: ${cause.message}\n` : cause)
  process.exit(cause instanceof ConfigError ? 2 : 1)
}

await main().catch(fail)
