import { nodeActor } from '#core/journal/fact.ts'
import { parseArgs } from 'node:util'
import { Refusal } from '#core/refusal.ts'
import { refusalSentence } from '#core/i18n/refusals/sentence.ts'
import { MirrorConflict } from '#core/journal/storage/replay-mirror.ts'
import { countPerson, erasePerson } from '#core/personal-data/commands.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { ConfigError } from '#core/settings/config.ts'
import { openLog } from '#core/settings/start.ts'
import { openOffline } from '../offline-sync/offline.ts'

const usage = `Erases who a person was, at a relay that is stopped; boxes forget it when they hear of it:
  npm run erase -- --database data/relay/tenant/relay.db --about ada@example.com [--yes]
--about    a mail address, or a bill by its number or id
--mirror   where the node writes its mirror, when it is not beside the database
--yes      erases; without it only the counts are shown`

const lookAgainMs = 200

type Asked = { database: string; mirror: string | undefined; about: string; yes: boolean }

/**
 * The whole program, as a function of its words.
 *
 * @param say receives what it found and did
 * @param complain receives why it did nothing
 * @param runtime on whose clock the stopped node is opened
 * @returns its status: 0 when it did what was asked, 2 when that was not understood
 */
export async function erase(
  words: string[],
  say: (line: string) => void,
  complain: (line: string) => void,
  runtime: Runtime,
): Promise<number> {
  const asked = readWords(words)
  if (!asked) {
    complain(usage)
    return 2
  }
  try {
    await eraseAt(asked, say, runtime)
    return 0
  } catch (cause) {
    if (cause instanceof Refusal) complain(refusalSentence(cause.code, cause.details, 'en', 'UTC'))
    else if (cause instanceof ConfigError || cause instanceof MirrorConflict) complain(cause.message)
    else complain(String((cause as Error).stack ?? cause))
    return 1
  }
}

function readWords(words: string[]): Asked | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      database: { type: 'string' },
      mirror: { type: 'string' },
      about: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
    strict: false,
  }) as { values: Partial<Record<string, string>> & { yes: boolean } }
  const { database, mirror, about, yes } = values
  return database && about ? { database, mirror, about, yes } : undefined
}

async function eraseAt(asked: Asked, say: (line: string) => void, runtime: Runtime): Promise<void> {
  const { node } = await openOffline(asked.database, asked.mirror, runtime)
  try {
    await node.stoodUp
    await node.whenMirrored()
    const { db, keys, catalogue } = node
    if (node.identity.role !== 'relay')
      throw new ConfigError('People are erased at the relay: its boxes forget them when the line is up.')
    if (asked.yes && node.nodeStatus.awaitsFirstWord()) {
      say(
        'Waiting for half a minute, as at every start of a relay: no box is there to say how far it had come.',
      )
      while (node.nodeStatus.awaitsFirstWord()) await runtime.sleep(lookAgainMs)
    }
    const counts = asked.yes
      ? await node.execute(nodeActor('erase'), tx => erasePerson(tx, asked.about, 'all'))
      : countPerson({ db, keys, catalogue, nowMs: runtime.now() }, asked.about, 'all')
    const { purchases, upcoming, vouchers } = counts
    say(
      `${asked.yes ? 'Erased' : 'Found'}: ${purchases} purchases, ${upcoming} of them for shows to come, and ${vouchers} vouchers.`,
    )
    if (!asked.yes) say('Nothing was changed. Say --yes to erase; it cannot be undone.')
    else say('The other side forgets it when the line is up, or with the next file that is carried.')
    say(JSON.stringify({ name: 'erase', erased: asked.yes, ...counts }))
  } finally {
    await node.close()
  }
}

if (import.meta.main)
  process.exitCode = await erase(
    process.argv.slice(2),
    console.log,
    console.error,
    systemRuntime(openLog('erase', 'error')),
  )
