import type { Crowd } from '../crowd.ts'
import type { Cinema } from '../cinema.ts'
import { fillUp, format, makeDisk, mount, pull, requireDisks, unmount, type Disk } from '../disks.ts'
import type { Scenario, Stage } from '../play.ts'
import { refusesUntil } from './refusing.ts'

const megabytes = 64

export const mirrorTrouble: Scenario = {
  name: 'mirror-trouble',
  what: 'the mirror’s device is filled, pulled out and put back, and replaced by an empty one while selling: selling stops with its sentence, goes on by itself, and the mirror holds every sale',
  async play(stage) {
    requireDisks({ name: 'xfs_io', from: 'xfsprogs' })
    const box = makeDisk(stage, 'box-mirror', { megabytes, kind: 'ext4' })
    const relay = makeDisk(stage, 'relay-mirror', { megabytes, kind: 'ext4' })
    const cinemaAndCrowd = await stage.open({
      shows: 24,
      disks: { boxMirror: box.at, relayMirror: relay.at },
    })
    const { cinema, crowd } = cinemaAndCrowd
    for (const [who, disk] of [
      ['box', box],
      ['relay', relay],
    ] as const) {
      await stopsAndGoesOn(stage, cinema, crowd, who, 'is full', fillUp(disk.at))
      pull(disk)
      await stopsAndGoesOn(stage, cinema, crowd, who, 'is pulled and put back', () => plugIn(disk))
      pull(disk)
      await stopsAndGoesOn(stage, cinema, crowd, who, 'is replaced', () => plugIn(disk, true))
    }
    await stage.settle({ cinema, crowd })
  },
}

function plugIn(disk: Disk, another = false): void {
  unmount(disk)
  if (another) {
    disk.image = `${disk.image}.new`
    format(disk, { megabytes, kind: 'ext4' })
  }
  mount(disk)
}

async function stopsAndGoesOn(
  stage: Stage,
  cinema: Cinema,
  crowd: Crowd,
  who: 'box' | 'relay',
  what: string,
  mend: () => void,
): Promise<void> {
  stage.say(`  the mirror of the ${who} ${what}`)
  await refusesUntil(stage, cinema, who, mend)
  stage.insist(
    await crowd.sells(3, who === 'box' ? 'register' : 'site', 30_000),
    `the mirror of the ${who}, which ${what}, is back, and nothing is sold`,
  )
}
