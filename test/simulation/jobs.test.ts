import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { byTimeOptions } from './by-time.ts'
import { inJobs } from './jobs.ts'
import type { Evening } from './play-job.ts'
import { playSeed, type Run } from './run.ts'

const playing = new URL('play-job.ts', import.meta.url)
const evenings = [5, 6, 7].map((seed): Evening => ({ seed, steps: 40 }))

async function all<Result>(results: AsyncIterable<Result>): Promise<Result[]> {
  const list: Result[] = []
  for await (const result of results) list.push(result)
  return list
}

test('an evening is the same alone and among others, in one process and in several', async () => {
  const broken = ({ seed }: Evening, how: string): Run => expect.fail(`${seed}: ${how}`)
  const among = await all(inJobs(playing, evenings, 2, broken))
  const alone = await all(inJobs(playing, evenings.slice(2, 3), 1, broken))
  expect(alone).toEqual([among[2]])
  for (const [index, { seed, steps }] of evenings.entries()) {
    const options = byTimeOptions(seed)
    expect(among[index]).toEqual({ ...(await playSeed(seed, { steps, options })), actions: [] })
  }
})

test('an evening whose process breaks down is told, and all others are played', async () => {
  const nothing = null as unknown as Evening
  const broken = (_: Evening, how: string) => how
  const told = await all(
    inJobs<Evening, Run | string>(playing, [evenings[0]!, nothing, evenings[2]!], 2, broken),
  )
  expect(told[1]).toBe('status 1')
  expect([told[0], told[2]]).toMatchObject([
    { seed: 5, violation: null },
    { seed: 7, violation: null },
  ])
})

test('what a simulation tells does not depend on how many evenings are played at once', async () => {
  const simulate = async (jobs: string) => {
    const words = ['test/simulation/simulate.ts', '--seeds', '3', '--steps', '20', '--jobs', jobs]
    return (await promisify(execFile)(process.execPath, words)).stdout
  }
  const told = await simulate('1')
  expect(told.trimEnd().split('\n').at(-1)).toBe(
    '{"name":"simulate","seeds":3,"steps":60,"violations":0,"firstFailingSeed":null}',
  )
  expect(await simulate('3')).toBe(told)
})
