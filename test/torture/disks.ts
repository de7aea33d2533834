import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Skipped, type Stage } from './play.ts'

/** A file system in a file, mounted at a folder. */
export type Disk = { image: string; at: string }

/** Runs a program of the system; throws with what it said when it fails. */
export function command(name: string, ...rest: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(name, rest, { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${name} ${rest.join(' ')}: ${error?.message ?? (stderr.trim() || stdout.trim())}`)
  return stdout
}

export function isThere(name: string): boolean {
  return !spawnSync(name, ['-V'], { stdio: 'ignore' }).error
}

/** Throws `Skipped` with the reason where this machine cannot mount images, or lacks a program. */
export function requireDisks(...programs: { name: string; from: string }[]): void {
  if (process.getuid?.() !== 0)
    throw new Skipped('mounting disks needs root; run it as root, in a container of its own')
  for (const { name, from } of [{ name: 'mkfs.ext4', from: 'e2fsprogs' }, ...programs])
    if (!isThere(name)) throw new Skipped(`${name} is missing; apt-get install ${from}`)
}

/** Makes an image with an empty file system and mounts it; unmounted when the scenario is over. */
export function makeDisk(
  stage: Stage,
  name: string,
  how: { megabytes: number; kind: 'ext4' | 'xfs'; within?: string },
): Disk {
  const image = join(how.within ?? stage.folder, `${name}.img`)
  const disk = { image, at: join(stage.folder, name) }
  mkdirSync(disk.at, { recursive: true })
  format(disk, how)
  try {
    mount(disk)
  } catch (cause) {
    throw new Skipped(`this machine does not mount a ${how.kind} image (${(cause as Error).message})`)
  }
  stage.later(() => unmount(disk, true))
  return disk
}

/** An image as a disk comes from the shop: of that size and empty. */
export function format({ image }: Disk, how: { megabytes: number; kind: 'ext4' | 'xfs' }): void {
  command('truncate', '-s', `${how.megabytes}M`, image)
  if (how.kind === 'ext4') command('mkfs.ext4', '-q', '-F', '-m', '0', image)
  else command('mkfs.xfs', '-q', '-f', '-m', 'reflink=1', image)
}

/**
 * Mounts it as a device of its own: `mount -o loop` takes the device that an image already has, and with it the file
 * system as it was pulled out.
 */
export function mount({ image, at }: Disk): void {
  const device = command('losetup', '--find', '--show', image).trim()
  try {
    command('mount', device, at)
  } finally {
    // Takes effect when it is unmounted and no program has a file open there.
    command('losetup', '--detach', device)
  }
}

/** Ends at once even while a program still has files open there; `quietly` where it may be unmounted already. */
export function unmount({ at }: Disk, quietly = false): void {
  try {
    command('umount', '-l', at)
  } catch (cause) {
    if (!quietly) throw cause
  }
}

/** Pulls the device out while it is mounted: from now on every read and write of it fails. */
export function pull({ at }: Disk): void {
  command('xfs_io', '-x', '-c', 'shutdown', at)
}

/** Fills a disk up to so many bytes; returns how to give the space back. */
export function fill(at: string, freeBytes: number): () => void {
  const ballast = join(at, 'ballast')
  const { bavail, bsize } = statfsSync(at)
  command('fallocate', '-l', String(Math.max(bsize, bavail * bsize - freeBytes)), ballast)
  return () => rmSync(ballast, { force: true })
}

/**
 * Overwrites the rest of the disk until nothing fits any more, and again whenever a program gives space back: one that
 * cuts off its failed write would find room for a smaller one. Returns how to give the space back.
 */
export function fillUp(at: string): () => void {
  const ballast = join(at, 'ballast')
  let part = 0
  function fillAgain() {
    for (const bytes of [64 * 1024, 1024])
      try {
        for (; ; part++) writeFileSync(`${ballast}-${part}`, Buffer.alloc(bytes))
      } catch {
        part++
      }
  }
  fillAgain()
  const again = setInterval(fillAgain, 20)
  return () => {
    clearInterval(again)
    command('sh', '-c', `rm -f ${ballast}-*`)
  }
}
