import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { de } from '#ui/words/node-status/de.ts'
import { en } from '#ui/words/node-status/en.ts'
import { fr } from '#ui/words/node-status/fr.ts'
import { nl } from '#ui/words/node-status/nl.ts'
import { readHealth } from '#core/devices/contract.ts'
import { pagesOf, type Mirror } from '#core/journal/mirror.ts'
import { offsiteOff } from '#core/offsite/contract.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { readNodeStatus } from '#core/recovery/contract.ts'
import { paperTape } from '#box/drivers/paper-tape/paper-tape.ts'
import { onlyPrinter } from '#box/drivers/printers.ts'
import { openPrintQueue } from '#box/printing/print-queue.ts'
import { boxApp } from '#box/routes.ts'
import { openTillTerminals } from '#box/terminals/till-terminals.ts'
import { gatedMirror } from '../core/journal/gated-mirror.ts'
import { openClient } from '../world/client.ts'
import { longBox, longHistory } from '../world/long-mirror.ts'
import { until } from '../world/places.ts'
import { tenantOf, openEmptyNode } from '../world/small-exhibitor.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A box with an empty database whose mirror gives a page each time the test lets it. */
async function readingBox() {
  const facts = [...longHistory(50, 10)].flat()
  let next = () => {}
  const mirror: Mirror = {
    ...gatedMirror().mirror,
    last: () => facts.at(-1)!,
    async *read(from) {
      for await (const page of pagesOf(facts, from, 10)) {
        await new Promise<void>(resolve => (next = resolve))
        yield page
      }
    },
  }
  const { node } = openEmptyNode('box', { mirror, identity: longBox })
  const tenant = tenantOf(node)
  const paper = openPrintQueue(tenant, onlyPrinter(paperTape()))
  const condition = { name: 'Box', version: '0', startedAt: '', mirror, peers: () => [], devices: () => [] }
  const app = boxApp({
    tenant,
    condition: { ...condition, offsite: () => offsiteOff },
    paper,
    terminals: openTillTerminals(tenant, 'cinema-1', () => undefined),
    displays: { show: () => {} },
    printed: () => [],
  })
  const server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => node.close())
  closing.push(() => new Promise(resolve => (server.closeAllConnections(), server.close(resolve))))
  const { port } = server.address() as { port: number }
  return { node, port, client: openClient(port), page: () => next() }
}

test('while a box reads its mirror the health page and the register say how far it is, and nothing half-read is shown', async () => {
  const { node, port, client, page } = await readingBox()
  for (const percent of [20, 40]) {
    page()
    await until(() => node.reading()?.share === percent / 100)
    expect((await client.call(readNodeStatus)).body).toMatchObject({
      state: 'reading',
      reading: { what: 'mirror', percent },
    })
    const health = await client.call(readHealth)
    expect([health.status, health.body.state]).toEqual([200, 'reading'])
    const shown = await (await fetch(`http://localhost:${port}/health`)).text()
    expect(shown).toContain(`reading the second copy: ${percent} %`)
  }
  const programme = await client.call(readProgramme)
  expect([programme.status, programme.text]).toEqual([503, expect.stringContaining('node_recovering')])
  const done = setInterval(page, 1)
  await node.whenMirrored()
  clearInterval(done)
  expect((await client.call(readNodeStatus)).body).toMatchObject({ state: 'ready', reading: null })
})

test('how far it is stands in every language a register speaks', () => {
  for (const words of [en, de, fr, nl])
    for (const sentence of [words.reading_mirror, words.reading_journal])
      expect(sentence).toContain('{{percent}} %')
})
