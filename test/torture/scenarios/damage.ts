import { closeSync, fsyncSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
import type { Cinema } from '../cinema.ts'
import type { Crowd } from '../crowd.ts'
import { boxDatabase, relayDatabase } from '../evidence.ts'
import type { Scenario, Stage } from '../play.ts'

type Who = 'box' | 'relay'
const databaseOf = (cinema: Cinema, who: Who) => (who === 'box' ? boxDatabase(cinema) : relayDatabase(cinema))

export const damagedWal: Scenario = {
  name: 'damaged-wal',
  what: 'bytes flip in the middle of the write-ahead log while a side is down and cut off, its mirror intact: no acknowledged sale is lost',
  play: stage => withoutLine(stage, flipBytes),
}

export const databaseGone: Scenario = {
  name: 'database-gone',
  what: 'the database of a side that is cut off is deleted, its mirror intact: no acknowledged sale is lost',
  play: stage =>
    withoutLine(stage, path => {
      for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
    }),
}

/** Both sides sell on their own, so that nobody but the mirror knows the last sales of the one that is damaged. */
async function withoutLine(stage: Stage, damage: (path: string, stage: Stage) => void): Promise<void> {
  const { cinema, crowd } = await stage.open({ shows: 16 })
  for (const who of ['box', 'relay'] as const) {
    cinema.line.set({ state: 'cut' })
    await sellsAt(stage, crowd, who, 'before the damage')
    await cinema[who].kill()
    stage.killed()
    damage(databaseOf(cinema, who), stage)
    await cinema[who].start()
    await sellsAt(stage, crowd, who, 'after the damage, still cut off')
    cinema.line.set({})
    await sellsAt(stage, crowd, who, 'after the damage')
  }
  await stage.settle({ cinema, crowd })
}

async function sellsAt(stage: Stage, crowd: Crowd, who: Who, when: string): Promise<void> {
  const sold = await crowd.sells(8, who === 'box' ? 'register' : 'site', 45_000)
  stage.insist(sold, `the ${who} sold nothing ${when}`)
}

/** A dozen bytes somewhere in the middle third, as a dying disk returns them. */
function flipBytes(path: string, stage: Stage): void {
  const wal = `${path}-wal`
  const { size } = statSync(wal)
  const fd = openSync(wal, 'r+')
  const at = Math.floor(size / 3) + stage.chance.between(0, Math.floor(size / 3))
  const bytes = Buffer.alloc(12)
  readSync(fd, bytes, 0, bytes.length, at)
  for (let index = 0; index < bytes.length; index++) bytes[index]! ^= 0xff
  writeSync(fd, bytes, 0, bytes.length, at)
  fsyncSync(fd)
  closeSync(fd)
  stage.say(`  12 bytes at ${at} of ${size} in ${wal.split('/').at(-1)} are flipped`)
}
