import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ConfigError } from '#core/settings/config.ts'
import { keepPrivate } from '#core/settings/start.ts'
import { linkLifetimeMs, openFoundingLinks } from '#relay/founding/links.ts'

const usage = 'npm run found -- --data /var/lib/foyer/relay --url https://kino.example'

/**
 * Makes a founding link for the relay whose data is in that folder (FOYER_DATA when it is not said), also while it runs:
 * whoever opens it founds one exhibitor there, once, within a day.
 */
function main(): void {
  const { url, data } = options()
  if (!data || !existsSync(data))
    throw new ConfigError(
      `Say where the relay's data is; the relay must have been started there once: ${usage}.`,
    )
  keepPrivate()
  const secret = openFoundingLinks(data).make(Date.now(), size => randomBytes(size), false)
  const hours = linkLifetimeMs / 3_600_000
  console.log(`This link founds one cinema company at this relay, once, within ${hours} hours:\n`)
  console.log(`  ${url.replace(/\/+$/, '')}/found#${secret}\n`)
  console.log('Whoever has it becomes its first manager. It is not shown again; its secret is kept nowhere.')
}

function options(): { url: string; data: string | undefined } {
  try {
    const { values } = parseArgs({ options: { url: { type: 'string' }, data: { type: 'string' } } })
    const url = values.url ?? `http://localhost:${process.env['FOYER_PORT'] || 8080}`
    if (!/^https?:$/.test(new URL(url).protocol)) throw new Error(`${url} is no address of a relay.`)
    return { url, data: values.data ?? process.env['FOYER_DATA'] }
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
