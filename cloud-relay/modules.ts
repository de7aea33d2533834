import { statSync } from 'node:fs'
import { join } from 'node:path'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { modules, modulesId } from '#core/access/modules.ts'
import { nodeActor } from '#core/journal/fact.ts'
import type { Log } from '#core/journal/identity.ts'
import { readDirectory, type DirectoryEntry } from './directory.ts'
import type { HostedExhibitors } from './hosted.ts'

const everyMs = 5000
const actor = nodeActor('provider')

/**
 * Does what `directory.json` says, and again whenever that file changes: blocks exhibitors, and tells each one's node
 * which modules its provider has switched. A node hears only of what is otherwise than it knows.
 */
export function followModules(dataFolder: string, hosted: Pick<HostedExhibitors, 'all' | 'block'>, log: Log) {
  let seenMs = -1

  async function follow(): Promise<void> {
    const changedMs = statSync(join(dataFolder, 'directory.json'), { throwIfNoEntry: false })?.mtimeMs
    if (changedMs === undefined || changedMs === seenMs) return
    const entries = readDirectory(dataFolder)
    hosted.block(new Set(entries.flatMap(({ id, blockedAt }) => (blockedAt ? [id] : []))))
    for (const one of hosted.all) {
      const entry = entries.find(({ id }) => id === one.entry.id)
      if (entry) await apply(one, entry)
    }
    seenMs = changedMs
  }

  // A node that cannot write now is told at the next look.
  const look = () =>
    void follow().catch((cause: unknown) => log.warn({ cause: String(cause) }, 'modules wait'))
  const timer = setInterval(look, everyMs)
  timer.unref()
  look()
  return { follow, close: () => clearInterval(timer) }
}

async function apply({ tenant }: HostedExhibitors['all'][number], entry: DirectoryEntry): Promise<void> {
  const { node } = tenant
  const known = node.catalogue.get('modules', modulesId)
  const wanted = modules.map(module => [module, entry.modules?.[module] ?? true] as const)
  const changed = wanted.filter(([module, on]) => (known?.[module] ?? true) !== on)
  if (!changed.length) return
  await node.execute(actor, tx => changeEntry(tx, 'modules', modulesId, Object.fromEntries(changed)))
}
