import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ConfigError } from '#core/settings/config.ts'
import { keepPrivate } from '#core/settings/start.ts'
import { administratorsMost, openAdministrators } from '#relay/administration/administrators.ts'

const usage =
  'npm run administrator -- --data /var/lib/foyer/relay --url https://kino.example --name Jo (or --remove Jo, or --list)'

/**
 * Makes an administrator of the relay whose data is in that folder (FOYER_DATA when it is not said), lists them, or
 * removes one; also while it runs. Only whoever may write there can: no exhibitor makes one.
 */
function main(): void {
  const { url, data, name, remove, list } = options()
  if (!data || !existsSync(data))
    throw new ConfigError(
      `Say where the relay's data is; the relay must have been started there once: ${usage}.`,
    )
  keepPrivate()
  const administrators = openAdministrators(data)
  if (list) {
    for (const each of administrators.all()) console.log(`${each.name}, since ${each.madeAt}`)
    return
  }
  if (remove !== undefined) {
    if (!administrators.remove(remove)) throw new ConfigError(`Nobody here is called ${remove}.`)
    console.log(`${remove} no longer administers this relay; their open pages end with their next click.`)
    return
  }
  if (!name?.trim()) throw new ConfigError(`Say who it is for: ${usage}.`)
  if (administrators.all().some(each => each.name === name.trim()))
    throw new ConfigError(`${name.trim()} administers it already; remove them first.`)
  const secret = administrators.make(name.trim().slice(0, 80), Date.now(), size => randomBytes(size))
  if (!secret) throw new ConfigError(`At most ${administratorsMost} administer a relay; remove one first.`)
  console.log(`With this link ${name.trim()} administers this relay:\n`)
  console.log(`  ${url.replace(/\/+$/, '')}/administration#${secret}\n`)
  console.log(
    'It is good until it is removed. It is not shown again; its secret is kept nowhere. It opens no cinema’s sales or people.',
  )
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        data: { type: 'string' },
        name: { type: 'string' },
        remove: { type: 'string' },
        list: { type: 'boolean' },
      },
    })
    const url = values.url ?? `http://localhost:${process.env['FOYER_PORT'] || 8080}`
    if (!/^https?:$/.test(new URL(url).protocol)) throw new Error(`${url} is no address of a relay.`)
    return { ...values, url, data: values.data ?? process.env['FOYER_DATA'] }
  } catch (cause) {
    throw new ConfigError(`${(cause as Error).message} It is: ${usage}`)
  }
}

try {
  main()
} catch (cause) {
  console.error(cause instanceof ConfigError ? cause.message : cause)
  process.exit(cause instanceof ConfigError ? 2 : 1)
}
