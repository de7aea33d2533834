import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findLitestream } from '#core/offsite/litestream.ts'
import { verify } from '#core/node.ts'
import { restoreNode } from '#core/offsite/restore.ts'
import { cinemaStream, planOf } from './off-site.ts'
import type { Sold } from './selling-program.ts'

const program = fileURLToPath(new URL('selling-program.ts', import.meta.url))

/** A box that sells in a process of its own until it is killed, with everything it started or alone. */
export function startSelling(folder: string, everyMs: number, settings: Record<string, string>) {
  const child = fork(program, [folder, String(everyMs), JSON.stringify(settings)])
  const sold: Sold[] = []
  child.on('message', message => sold.push(message as Sold))
  const ended = new Promise(resolve => child.once('exit', resolve))
  return {
    sold,
    async kill(what: 'all' | 'box') {
      const atMs = Date.now()
      child.kill('SIGKILL')
      if (what === 'all') process.kill(sold.at(-1)!.litestreamPid, 'SIGKILL')
      await ended
      return atMs
    },
  }
}

/** Restores what was copied and tells what of the answered sales is missing: how many, and since when. */
export async function missingAfter(
  folder: string,
  settings: Record<string, string>,
  sold: readonly Sold[],
  killedAtMs: number,
): Promise<{ facts: number; ms: number }> {
  const { streams } = await restoreNode({
    plan: planOf(settings),
    litestream: findLitestream(settings['FOYER_LITESTREAM'], false),
    copy: 'tenant/box-small00000/1-1',
    into: join(folder, 'restored', 'box.db'),
    nowMs: Date.now(),
    verify,
  })
  const kept = streams.find(stream => stream.origin === cinemaStream)?.seq ?? 0
  const lost = sold.filter(sale => sale.seq > kept)
  return { facts: lost.length, ms: lost[0] ? killedAtMs - lost[0].atMs : 0 }
}
