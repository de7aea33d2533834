import { parseArgs } from 'node:util'
import { sale, signIn } from './against-floor.ts'
import { load } from './load.ts'
import { finish, serve, type Usage } from './served.ts'

/** An hour of a busy evening, as the two processes meet it. */
const hour = { sales: 1200, pages: 6000, changes: 1200 }
/** What either may take of the machine after it. */
const mostMb = 300
const parts = 6

/**
 * What a box and a relay hold: after the start, and through an hour's load that is done at once, in six parts. The box sells
 * two tickets with their paper each time; the relay answers pages from its cache and anew, and tells of seats. The heap is
 * told after collection.
 *
 * @param options.share of the hour's load that is done
 * @returns figures, and a sentence for everything that is wrong: a sale or page that failed, more than 300 MB
 */
export async function measureMemory({ share }: { share: number }) {
  const box = await serve('box-server.ts')
  const relay = await serve('relay-server.ts')
  const headers = await signIn(box.port)
  const each = (count: number) => Math.ceil((count * share) / parts)
  const wrong: string[] = []
  const held: { box: Usage[]; relay: Usage[] } = { box: [await box.usage()], relay: [await relay.usage()] }
  for (let part = 0; part < parts; part++) {
    const sales = await load({
      port: box.port,
      clients: 16,
      requests: each(hour.sales),
      next: index => ({ ...sale(part * each(hour.sales) + index), headers }),
    })
    await box.ask('paperOut')
    const pages = await load({
      port: relay.port,
      clients: 16,
      requests: each(hour.pages),
      next: index => ({
        method: 'GET',
        path: paths[index % paths.length]!,
        headers: { host: 'localhost', 'accept-encoding': index % 3 ? 'br' : 'gzip' },
        body: '',
      }),
    })
    await relay.ask('change', each(hour.changes))
    await relay.ask('renderAnew', { path: paths[0], times: 5 })
    if (sales.failed || pages.failed) wrong.push(`${sales.failed} sales and ${pages.failed} pages failed`)
    held.box.push(await box.usage())
    held.relay.push(await relay.usage())
  }
  box.end()
  relay.end()
  const bills = held.box.at(-1)!.counts['bills']
  if (bills !== parts * each(hour.sales)) wrong.push(`${bills} bills instead of ${parts * each(hour.sales)}`)
  const figures = { box: figuresOf(held.box), relay: figuresOf(held.relay) }
  for (const [name, { rssMb }] of Object.entries(figures))
    if (rssMb > mostMb) wrong.push(`the ${name} takes ${rssMb} MB of the machine, more than ${mostMb}`)
  return { held, ...figures, wrong }
}

const paths = ['/en', '/fr/movies', '/de/movies/tomorrow', '/en/movies/view/film-1', '/nl/buy/tickets/show-0']

function figuresOf(usages: readonly Usage[]) {
  const [last, before, start] = [usages.at(-1)!, usages.at(-3)!, usages[0]!]
  const growth = Number(((last.heapMb - before.heapMb) / 2).toFixed(2))
  return {
    startHeapMb: start.heapMb,
    heapMb: last.heapMb,
    startRssMb: start.rssMb,
    rssMb: Math.max(...usages.map(({ rssMb }) => rssMb)),
    lastPartsAddMb: growth,
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { share: { type: 'string', default: '1' } } })
  const share = Number(values.share)
  const { held, wrong, ...figures } = await measureMemory({ share })
  console.log(
    `bench:memory, an hour of ${hour.sales} sales with paper, ${hour.pages} pages, ${hour.changes} seats, times ${share}`,
  )
  const tell = ({ heapMb, rssMb }: Usage) => `${heapMb} MB of heap, ${rssMb} of the machine`
  for (const [part, box] of held.box.entries())
    console.log(
      `  ${part ? `after ${part} of ${parts}` : 'started'}   box ${tell(box)}   relay ${tell(held.relay[part]!)}`,
    )
  finish({ name: 'bench:memory', share, ...figures }, wrong)
}
