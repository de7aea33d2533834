import { setTimeout } from 'node:timers/promises'
import { nodeActor } from '#core/journal/fact.ts'
import { parseArgs } from 'node:util'
import { Refusal } from '#core/refusal.ts'
import { refusalSentence } from '#core/i18n/refusals/sentence.ts'
import { MirrorConflict } from '#core/journal/storage/replay-mirror.ts'
import { countPerson, erasePerson } from '#core/personal-data/commands.ts'
import { ConfigError } from '#core/settings/config.ts'
import { openLog } from '#core/settings/start.ts'
import { openOffline } from '../offline-sync/offline.ts'

const usage = `Erases who a person was, at a relay that is stopped; boxes forget it when they hear of it:
  npm run erase -- --database data/relay/tenant/relay.db --about ada@example.com [--yes]
--about    a mail address, or a bill by its number or id
--mirror   where the node writes its mirror, when it is not beside the database
--yes      erases; without it only the counts are shown`

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    mirror: { type: 'string' },
    about: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
  strict: false,
}) as { values: Partial<Record<string, string>> & { yes: boolean } }

if (!values['database'] || !values['about']) {
  console.error(usage)
  process.exit(2)
}

let close: (() => Promise<void>) | undefined
try {
  const { node } = await openOffline(values['database'], values['mirror'], openLog('erase', 'error'))
  close = () => node.close()
  await node.stoodUp
  await node.whenMirrored()
  const { db, keys, catalogue, runtime } = node
  if (node.identity.role !== 'relay')
    throw new ConfigError('People are erased at the relay: its boxes forget them when the line is up.')
  const about = values['about']
  if (values.yes && node.nodeStatus.awaitsFirstWord()) {
    console.log(
      'Waiting for half a minute, as at every start of a relay: no box is there to say how far it had come.',
    )
    while (node.nodeStatus.awaitsFirstWord()) await setTimeout(200)
  }
  const counts = values.yes
    ? await node.execute(nodeActor('erase'), tx => erasePerson(tx, about, 'all'))
    : countPerson({ db, keys, catalogue, nowMs: runtime.now() }, about, 'all')
  const { purchases, upcoming, vouchers } = counts
  console.log(
    `${values.yes ? 'Erased' : 'Found'}: ${purchases} purchases, ${upcoming} of them for shows to come, and ${vouchers} vouchers.`,
  )
  if (!values.yes) console.log('Nothing was changed. Say --yes to erase; it cannot be undone.')
  else console.log('The other side forgets it when the line is up, or with the next file that is carried.')
  console.log(JSON.stringify({ name: 'erase', erased: values.yes, ...counts }))
} catch (cause) {
  if (cause instanceof Refusal) console.error(refusalSentence(cause.code, cause.details, 'en', 'UTC'))
  else if (cause instanceof ConfigError || cause instanceof MirrorConflict) console.error(cause.message)
  else console.error(String((cause as Error).stack ?? cause))
  process.exitCode = 1
} finally {
  await close?.()
}
