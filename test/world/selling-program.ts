import { openCopiedNode, sellPopcorn } from './off-site.ts'

/**
 * A box that sells popcorn until it is killed, in a process of its own; each sale that was answered is told to the
 * parent. Arguments: its folder, milliseconds between two sales, its settings as JSON.
 */
const [folder, everyMs, settings] = process.argv.slice(2)
const box = await openCopiedNode(folder!, JSON.parse(settings!) as Record<string, string>)
for (;;) {
  const seq = await sellPopcorn(box.node)
  const copied = box.heard.some(line => line.message.includes('snapshot written'))
  process.send?.({ seq, atMs: Date.now(), copied, litestreamPid: box.litestreamPid() } satisfies Sold)
  await new Promise(resolve => setTimeout(resolve, Number(everyMs)))
}

export type Sold = { seq: number; atMs: number; copied: boolean; litestreamPid: number }
