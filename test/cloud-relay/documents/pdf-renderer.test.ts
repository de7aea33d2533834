import { expect, it } from 'vitest'
import { openPdfRenderer } from '#relay/documents/pdf-renderer.ts'

const turn = () => new Promise(resolve => setImmediate(resolve))

function openCounted() {
  const desk = openPdfRenderer()
  const clock = { ms: 0 }
  const open: (() => void)[] = []
  let made = 0
  return {
    clock,
    bytes: desk.bytes,
    made: () => made,
    atWork: () => open.length,
    ask: (key: string, size = 10) =>
      desk.pdf(
        key,
        () => clock.ms,
        async () => {
          made += 1
          await new Promise<void>(resolve => open.push(resolve))
          return Buffer.alloc(size)
        },
      ),
    async finish() {
      await turn()
      while (open.length) {
        open.shift()!()
        await turn()
      }
    },
  }
}

it('makes the tickets of a bill once for all who ask at once, and again after a minute', async () => {
  const desk = openCounted()
  const asked = Promise.all([desk.ask('bill'), desk.ask('bill'), desk.ask('bill')])
  await desk.finish()
  const [one, two] = await asked
  expect([one, desk.made()]).toEqual([two, 1])
  await desk.ask('bill')
  expect(desk.made()).toBe(1)
  desk.clock.ms = 60_001
  const again = desk.ask('bill')
  await desk.finish()
  await again
  expect(desk.made()).toBe(2)
})

it('makes two at a time, lets forty wait, and refuses who comes then', async () => {
  const desk = openCounted()
  const asked = Array.from({ length: 42 }, (_, each) => desk.ask(`bill ${each}`))
  await turn()
  expect([desk.made(), desk.atWork()]).toEqual([2, 2])
  await expect(desk.ask('one too many')).rejects.toMatchObject({ code: 'too_many_requests' })
  await desk.finish()
  expect((await Promise.all(asked)).length).toBe(42)
})

it('keeps a bounded number of bytes', async () => {
  const desk = openCounted()
  for (let each = 0; each < 30; each += 1) {
    const asked = desk.ask(`bill ${each}`, 1_048_576)
    await desk.finish()
    await asked
  }
  expect(desk.bytes()).toBeLessThanOrEqual(16 * 1_048_576)
})
