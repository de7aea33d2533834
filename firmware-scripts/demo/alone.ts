import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'

/** How often whoever waits looks again, and how long a lock without an owner's name may be one that was just made. */
const lookAgainMs = 50
const nameWithinMs = 1000

/**
 * Does work that only one process on this machine may do at a time, as `install.sh` does: making a folder is the one step
 * that only one of them can take, and in it stands who has, so that a lock whose owner was killed is taken over.
 *
 * @param lock the folder that is made, and removed when the work is over
 * @param say hears once that somebody else is at work
 * @param work is told whether somebody else had the lock before
 */
export async function alone<R>(
  lock: string,
  say: (line: string) => void,
  work: (hasWaited: boolean) => Promise<R>,
): Promise<R> {
  let hasWaited = false
  while (!taken(lock)) {
    const owner = await ownerOf(lock)
    if (owner && isAlive(owner)) {
      if (!hasWaited) say(`process ${owner} does this already; waiting ...`)
      hasWaited = true
      await rest(lookAgainMs)
    } else removeDead(lock, owner)
  }
  const free = () => readOwner(lock) === process.pid && rmSync(lock, { recursive: true, force: true })
  process.once('exit', free)
  try {
    return await work(hasWaited)
  } finally {
    process.off('exit', free)
    free()
  }
}

function taken(lock: string): boolean {
  try {
    mkdirSync(lock)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
  writeFileSync(join(lock, 'pid'), String(process.pid))
  return true
}

/** Nobody's when it is gone by now, or when its owner died before it had written who it is. */
async function ownerOf(lock: string): Promise<number | undefined> {
  for (let waitedMs = 0; waitedMs < nameWithinMs; waitedMs += lookAgainMs) {
    const owner = readOwner(lock)
    if (owner) return owner
    await rest(lookAgainMs)
  }
  return undefined
}

function readOwner(lock: string): number | undefined {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Renaming, too, only one can do; who finds that it took a younger lock than it had looked at gives it back. */
function removeDead(lock: string, owner: number | undefined): void {
  const aside = `${lock}.stale-${process.pid}`
  try {
    renameSync(lock, aside)
    if (readOwner(aside) !== owner) return renameSync(aside, lock)
  } catch {
    // Somebody else was first.
  }
  rmSync(aside, { recursive: true, force: true })
}
