import { setTimeout as pause } from 'node:timers/promises'
import type { Cinema } from '../cinema.ts'
import type { Crowd } from '../crowd.ts'
import { command, makeDisk, mount, requireDisks, unmount, type Disk } from '../disks.ts'
import type { Scenario, Stage } from '../play.ts'

type Who = 'box' | 'relay'
type Disks = Record<Who, { data: Disk; mirror: Disk }>

/** Who loses power, and which of its disks forgets what it had not written yet. */
const cuts: { who: Who[]; forgets: ('data' | 'mirror')[] }[] = [
  { who: ['box'], forgets: ['data', 'mirror'] },
  { who: ['relay'], forgets: ['data', 'mirror'] },
  { who: ['box', 'relay'], forgets: ['data', 'mirror'] },
  { who: ['box'], forgets: ['data'] },
  { who: ['box'], forgets: ['mirror'] },
  { who: ['relay'], forgets: ['data'] },
  { who: ['relay'], forgets: ['mirror'] },
]
const roundsOfCuts = 3
const megabytes = 192
/** How long after somebody has begun to pay the power fails, in milliseconds, at most. */
const flowMs = 30

export const powerCuts: Scenario = {
  name: 'power-cuts',
  what: 'the power fails at a random instant and the disks keep only what was flushed; or one disk had lied and comes back some sales older: the other one knows them',
  async play(stage) {
    requireDisks({ name: 'mkfs.xfs', from: 'xfsprogs' })
    const shelf = makeDisk(stage, 'shelf', { megabytes: 2400, kind: 'xfs' })
    const disk = (name: string) => makeDisk(stage, name, { megabytes, kind: 'ext4', within: shelf.at })
    const disks: Disks = {
      box: { data: disk('box'), mirror: disk('box-mirror') },
      relay: { data: disk('relay'), mirror: disk('relay-mirror') },
    }
    const { cinema, crowd } = await stage.open({
      shows: 40,
      disks: {
        box: disks.box.data.at,
        boxMirror: disks.box.mirror.at,
        relay: disks.relay.data.at,
        relayMirror: disks.relay.mirror.at,
      },
    })
    // What was set up long ago is on the disks.
    command('sync')
    for (let round = 0; round < roundsOfCuts; round++)
      for (const cut of cuts) {
        await cutPower(stage, cinema, crowd, disks, cut)
        stage.insist(await crowd.sells(3), `after the power of ${nameOf(cut)} came back nothing was sold`)
      }
    await stage.settle({ cinema, crowd })
  },
}

/**
 * Copies the disks' images as they are at one moment, ends the programs, and starts them again on the copies. When the
 * power fails nothing that is heard after that moment was ever said. A disk that forgets alone has lied about what it
 * had flushed: its copy is some sales old, and those were said and stand.
 */
async function cutPower(
  stage: Stage,
  cinema: Cinema,
  crowd: Crowd,
  disks: Disks,
  cut: (typeof cuts)[number],
): Promise<void> {
  const lied = cut.forgets.length === 1
  await crowd.nextPayment(cinema[cut.who[0]!])
  await pause(stage.chance.next() * flowMs)
  if (!lied) cinema.goDark(cut.who)
  // The mirror first: what is written between both copies was not acknowledged to anybody.
  for (const who of cut.who)
    for (const which of ['mirror', 'data'] as const) if (cut.forgets.includes(which)) copy(disks[who][which])
  if (lied) {
    await crowd.sells(2, cut.who[0] === 'box' ? 'register' : 'site')
    cinema.goDark(cut.who)
  }
  await Promise.all(cut.who.map(who => cinema[who].kill()))
  stage.killed(cut.who.length)
  for (const who of cut.who)
    for (const which of cut.forgets) {
      const disk = disks[who][which]
      unmount(disk)
      command('mv', '-f', `${disk.image}.copy`, disk.image)
      mount(disk)
    }
  cinema.backToLight()
  await Promise.all(cut.who.map(who => cinema[who].start()))
}

function copy({ image }: Disk): void {
  command('cp', '--reflink=always', image, `${image}.copy`)
}

const nameOf = ({ who, forgets }: (typeof cuts)[number]) =>
  `the ${who.join(' and ')} (${forgets.join(' and ')})`
