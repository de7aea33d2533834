import { modules, type Module } from '#core/access/modules.ts'
import { ConfigError } from '#core/settings/config.ts'
import { readDirectory, writeDirectory } from '#relay/directory.ts'

/**
 * Switches a module of an exhibitor's account, by whoever runs the relay: `npm run modules -- <exhibitor> <module>
 * on|off`, with the relay's FOYER_DATA. Without a module it lists them. A running relay hears of it within seconds.
 */
function main([id, module, state]: readonly string[]): void {
  const data = process.env['FOYER_DATA']
  if (!data) throw new ConfigError('The setting FOYER_DATA is not set. Set it to the folder of the relay.')
  const entries = readDirectory(data)
  const entry = entries.find(each => each.id === id)
  if (!entry)
    throw new ConfigError(
      `Say which exhibitor: ${entries.map(each => each.id).join(', ') || 'there is none yet'}.`,
    )
  if (module === undefined) {
    for (const each of modules) console.log(`${each}: ${(entry.modules?.[each] ?? true) ? 'on' : 'off'}`)
    return
  }
  if (!modules.includes(module as Module))
    throw new ConfigError(`There are the modules ${modules.join(', ')}.`)
  if (state !== 'on' && state !== 'off') throw new ConfigError('Say on or off.')
  const changed = { ...entry, modules: { ...entry.modules, [module]: state === 'on' } }
  writeDirectory(
    data,
    entries.map(each => (each === entry ? changed : each)),
  )
  console.log(`${module} of ${id} is ${state}.`)
}

try {
  main(process.argv.slice(2))
} catch (cause) {
  if (!(cause instanceof ConfigError)) throw cause
  console.error(cause.message)
  process.exitCode = 2
}
