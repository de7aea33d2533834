import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cinema } from '../cinema.ts'
import { isThere } from '../disks.ts'
import { boxDatabase, relayDatabase } from '../evidence.ts'
import { Skipped, type Scenario, type Stage } from '../play.ts'

type Who = 'box' | 'relay'

const rounds = 3
/** How long strace may take to be there, or to see what it waits for. */
const patienceMs = 20_000

export const failingSync: Scenario = {
  name: 'failing-sync',
  what: 'syncs of the mirror fail with EIO while selling, and the bytes stay readable: nothing is answered before a sync of its own succeeded, and the mirror alone brings the sales back',
  async play(stage) {
    if (!isThere('strace')) throw new Skipped('strace is missing; apt-get install strace')
    const { cinema, crowd } = await stage.open({ shows: 16 })
    for (const who of ['box', 'relay'] as const) {
      for (let round = 0; round < rounds; round++) {
        const trace = await failSyncs(cinema, who)
        stage.insist(
          await crowd.sells(3, who === 'box' ? 'register' : 'site', 30_000),
          `the mirror of the ${who} takes syncs again, and nothing is sold`,
        )
        const lines = await trace.end()
        const failed = lines.findLastIndex(line => line.includes('INJECTED'))
        const covered = lines.findIndex((line, at) => at > failed && line.endsWith('= 0'))
        stage.insist(failed >= 0 && covered > failed, `the ${who} sold on without a sync that succeeded`)
      }
      await loseDatabase(stage, cinema, who)
      stage.insist(
        await crowd.sells(3, who === 'box' ? 'register' : 'site', 45_000),
        `the ${who} sold nothing after its database was lost`,
      )
    }
    await stage.settle({ cinema, crowd })
  },
}

const mirrorOf = ({ disks }: Cinema, who: Who) =>
  who === 'box' ? join(disks.boxMirror, 'facts.log') : join(disks.relayMirror, 'tenant.log')

/** The next syncs of a running program's mirror fail, two a thread. Throws `Skipped` where nobody may be traced. */
async function failSyncs(cinema: Cinema, who: Who) {
  const how = ['-f', '-qq', '-P', mirrorOf(cinema, who), '-e', 'trace=fdatasync']
  const inject = ['-e', 'inject=fdatasync:error=EIO:when=1..2', '-p', String(cinema[who].pid())]
  const strace = spawn('strace', [...how, ...inject], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  strace.stderr.on('data', chunk => (said += String(chunk)))
  const ended = new Promise(resolve => strace.once('exit', resolve))
  for (const until = Date.now() + patienceMs; !said.includes('INJECTED'); await pause(50))
    if (strace.exitCode !== null || Date.now() > until) {
      strace.kill('SIGINT')
      throw new Skipped(`this machine lets nobody be traced (${said.trim().slice(0, 200)})`)
    }
  return {
    /** What it saw, a line a sync. */
    async end(): Promise<string[]> {
      strace.kill('SIGINT')
      await ended
      return said.split('\n').filter(line => line.includes('fdatasync'))
    },
  }
}

async function loseDatabase(stage: Stage, cinema: Cinema, who: Who): Promise<void> {
  await cinema[who].kill()
  stage.killed()
  const path = who === 'box' ? boxDatabase(cinema) : relayDatabase(cinema)
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
  await cinema[who].start()
}
