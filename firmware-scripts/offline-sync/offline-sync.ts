import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '#core/refusal.ts'
import { makeBundle, takeBundle, unsealed, type Carrier } from '#core/offline-sync/commands.ts'
import { openBundle } from '#core/offline-sync/file/store.ts'
import { reportSentences } from '#core/offline-sync/report.ts'
import { refusalSentence } from '#core/i18n/refusals/sentence.ts'
import { MirrorConflict } from '#core/journal/storage/replay-mirror.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { ConfigError } from '#core/settings/config.ts'
import { keepPrivate, openLog } from '#core/settings/start.ts'
import { openOffline } from './offline.ts'

const usage = `Takes in or makes a file carried by hand, at a box or relay that is stopped:
  npm run offline-sync -- --database data/box/box.db --take to-the-box.foyer
  npm run offline-sync -- --database data/box/box.db --make folder [--whole]
  npm run offline-sync -- --database data/relay/tenant/relay.db --make folder --cinema id [--whole]
--mirror file   where the node writes its mirror, when it is not beside the database
--whole         everything from the beginning, whatever the other side is known to hold
For a relay that lost both disks and knows nobody any more, when its identity.json is back in its place:
--key key       takes the file when it is signed with this key; the box's portal shows it under Boxes
--trust         takes the file by whatever key it says is its own; only when you fetched it from the box yourself`

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    mirror: { type: 'string' },
    take: { type: 'string' },
    make: { type: 'string' },
    cinema: { type: 'string' },
    whole: { type: 'boolean', default: false },
    key: { type: 'string' },
    trust: { type: 'boolean', default: false },
  },
  strict: false,
}) as { values: Partial<Record<string, string>> & { whole: boolean; trust: boolean } }

if (!values['database'] || Boolean(values['take']) === Boolean(values['make'])) {
  console.error(usage)
  process.exit(2)
}

keepPrivate()
let carrier: Carrier | undefined
try {
  const runtime = systemRuntime(openLog('offline-sync', 'error'))
  carrier = await openOffline(values['database'], values['mirror'], runtime)
  if (values['take']) await take(carrier, values['take'])
  else await make(carrier, values['make']!)
} catch (cause) {
  if (cause instanceof Refusal) console.error(refusalSentence(cause.code, cause.details, 'en', 'UTC'))
  else if (cause instanceof ConfigError || cause instanceof MirrorConflict) console.error(cause.message)
  else console.error(String((cause as Error).stack ?? cause))
  process.exitCode = 1
} finally {
  await carrier?.node.close()
}

async function take(at: Carrier, path: string): Promise<void> {
  const bytes = readFileSync(path)
  const trust = values['key'] ?? (values.trust ? ('its own' as const) : undefined)
  if (values.trust && !values['key']) {
    const { header } = await openBundle(unsealed(bytes, at.keys))
    console.log(`Trusting ${header.from.nodeId} by the key its file names: ${header.from.publicKey}`)
  }
  const report = await takeBundle(at, bytes, trust)
  for (const sentence of reportSentences(report, 'en', 'UTC')) console.log(sentence)
  console.log(JSON.stringify({ name: 'offline-sync', facts: report.facts, streams: report.streams }))
}

async function make(at: Carrier, folder: string): Promise<void> {
  const cinemaId = values['cinema'] ?? at.node.identity.cinemaId ?? ''
  const { bytes, name, facts } = await makeBundle(at, { cinemaId, whole: values.whole })
  const path = join(folder, name)
  writeFileSync(path, bytes)
  console.log(`${path}: ${facts} facts, ${bytes.length} bytes.`)
}
