import type { Cinema } from '../cinema.ts'
import { fill, makeDisk, requireDisks } from '../disks.ts'
import type { Scenario, Stage } from '../play.ts'
import { refusesUntil } from './refusing.ts'

const megabytes = 96
/** What is left when the evening goes on: some seconds of sales. */
const leftBytes = 768 * 1024

export const noSpace: Scenario = {
  name: 'no-space',
  what: 'the disk of the database fills up, of the box and then of the relay: it refuses with a sentence, and goes on by itself when there is space',
  async play(stage) {
    requireDisks()
    const box = makeDisk(stage, 'small-box', { megabytes, kind: 'ext4' })
    const relay = makeDisk(stage, 'small-relay', { megabytes, kind: 'ext4' })
    const { cinema, crowd } = await stage.open({ shows: 20, disks: { box: box.at, relay: relay.at } })
    for (const [name, { at }] of [
      ['box', box],
      ['relay', relay],
    ] as const) {
      const giveBack = fill(at, leftBytes)
      await refusesUntil(stage, cinema, name, giveBack)
      stage.insist(
        await crowd.sells(5, name === 'box' ? 'register' : 'site', 30_000),
        `the ${name} has space again and does not go on selling by itself`,
      )
    }
    await afterRestart(stage, cinema)
    await stage.settle({ cinema, crowd })
  },
}

/** What a full disk left half-written must not keep anybody from starting. */
async function afterRestart(stage: Stage, cinema: Cinema): Promise<void> {
  await Promise.all([cinema.box.kill(), cinema.relay.kill()])
  stage.killed(2)
  await Promise.all([cinema.box.start(), cinema.relay.start()])
}
