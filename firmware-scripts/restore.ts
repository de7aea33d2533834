import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findLitestream, OffsiteFailure } from '#core/offsite/litestream.ts'
import { verify } from '#core/node.ts'
import { restoreNode } from '#core/offsite/restore.ts'
import { offsitePlan, offsiteSettings } from '#core/offsite/settings.ts'
import { ConfigError, readSettings } from '#core/settings/config.ts'
import { keepPrivate } from '#core/settings/start.ts'

const usage =
  'npm run restore -- --target file:///mnt/off-site --copy exhibitor/node/epoch-life --into /var/lib/foyer/box.db'

/**
 * Restores a box's or a relay's database from its off-site copy. The target's keys come from the same settings as the
 * node's (FOYER_OFFSITE_…); so does the target, when it is not given.
 */
async function main(): Promise<void> {
  const { target, copy, into } = options()
  if (!into) throw new ConfigError(`Say where the database shall lie: ${usage}.`)
  const plan = offsitePlan(
    readSettings(offsiteSettings, { ...process.env, ...(target ? { FOYER_OFFSITE: target } : {}) }),
  )
  if (!plan) throw new ConfigError(`Say where the copy is: ${usage}.`)
  keepPrivate()
  const started = performance.now()
  // Reading a copy is harmless, so any Litestream version will do here.
  const litestream = findLitestream(plan.litestream, false)
  const restored = await restoreNode({
    plan,
    litestream,
    copy,
    into: resolve(into),
    nowMs: Date.now(),
    verify,
  })
  console.log(`Restored ${restored.copy} into ${resolve(into)}:`)
  for (const { origin, seq, at } of restored.streams)
    console.log(`  ${origin.padEnd(40)} up to ${String(seq).padStart(8)}   (${at})`)
  console.log(
    `${restored.facts} facts: sound, every chain holds, every table is what the journal says. What happened after them is not in it; the node finds the mark of this restore and asks the mirror and the other side.`,
  )
  const seconds = Number(((performance.now() - started) / 1000).toFixed(2))
  console.log(JSON.stringify({ name: 'restore', ...restored, seconds }))
}

function options() {
  try {
    return parseArgs({
      options: { target: { type: 'string' }, copy: { type: 'string' }, into: { type: 'string' } },
    }).values
  } catch (cause) {
    throw new ConfigError(`${(cause as Error).message} It is: ${usage}`)
  }
}

await main().catch(cause => {
  if (cause instanceof ConfigError) console.error(cause.message)
  else if (cause instanceof OffsiteFailure)
    console.error(`The copy could not be had, so nothing was restored: ${cause.message}.`)
  else console.error(cause)
  process.exit(cause instanceof ConfigError ? 2 : 1)
})
