import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a machine for USB is made of. */
export type Parts = {
  /** The emulator, with what it must be told to find its own files. */
  qemu: { program: string; args: readonly string[]; env: NodeJS.ProcessEnv }
  kernel: string
  /** The folder of the kernel's modules. */
  modules: string
  busybox: string
}

/** Debian's names of what the machine is made of. */
export const wantedPackages = ['linux-image-amd64', 'busybox-static', 'qemu-system-x86']

/** Why something cannot be tried on this machine; never a fault of Foyer's. */
export class NotHere extends Error {}

/**
 * Fetches Debian's kernel, busybox and QEMU by apt and unpacks them into a folder of their own; nothing is installed. What
 * lies there already is taken as it is.
 *
 * @throws NotHere where this machine has no apt, no line, or packages of another name
 */
export async function prepareParts(folder: string, say: (line: string) => void): Promise<Parts> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new NotHere('Debian’s kernel is fetched for Linux on x64')
  const done = join(folder, 'unpacked')
  if (!existsSync(done)) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(join(folder, 'packages'), { recursive: true })
    const names = await packageNames()
    say(`fetching ${names.length} packages of Debian`)
    await apt(['apt-get', 'download', ...names], join(folder, 'packages'))
    for (const name of readdirSync(join(folder, 'packages')))
      await run('dpkg', ['-x', join(folder, 'packages', name), join(folder, 'root')])
    rmSync(join(folder, 'packages'), { recursive: true })
    writeFileSync(done, '')
  }
  const root = join(folder, 'root')
  const find = (pattern: string): string => {
    const [found] = globSync(pattern, { cwd: root })
    if (!found) throw new NotHere(`the packages have no ${pattern}`)
    return join(root, found)
  }
  const kernel = find('boot/vmlinuz-*')
  const release = basename(kernel).slice('vmlinuz-'.length)
  return {
    qemu: qemuOf(root),
    kernel,
    modules: find(`{lib,usr/lib}/modules/${release}`),
    busybox: find('{bin,usr/bin}/busybox'),
  }
}

/** The kernel that Debian's name for the newest one stands for, busybox, and QEMU with what is missing here for it. */
async function packageNames(): Promise<string[]> {
  const depends = await apt(['apt-cache', 'depends', 'linux-image-amd64'])
  const kernel = /Depends: (linux-image-\S+)/.exec(depends)?.[1]
  if (!kernel) throw new NotHere('apt knows no linux-image-amd64 (apt-get update may help)')
  if (onPath('qemu-system-x86_64')) return [kernel, 'busybox-static']
  const simulated = await apt(['apt-get', 'install', '-s', '--no-install-recommends', 'qemu-system-x86'])
  const needed = [...simulated.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name!)
  return [kernel, 'busybox-static', ...needed]
}

async function apt([program, ...args]: string[], cwd?: string): Promise<string> {
  try {
    return (await run(program!, args, { cwd, env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 1e7 })).stdout
  } catch (cause) {
    const { code, stderr } = cause as { code?: unknown; stderr?: string }
    throw new NotHere(
      code === 'ENOENT'
        ? `this machine has no ${program}`
        : `${program} ${args[0]}: ${stderr?.trim().split('\n')[0]}`,
    )
  }
}

const onPath = (program: string) =>
  (process.env.PATH ?? '').split(':').some(folder => folder && existsSync(join(folder, program)))

function qemuOf(root: string): Parts['qemu'] {
  const unpacked = join(root, 'usr/bin/qemu-system-x86_64')
  if (!existsSync(unpacked)) return { program: 'qemu-system-x86_64', args: [], env: process.env }
  const libraries = ['usr/lib', 'lib'].map(folder => join(root, folder, 'x86_64-linux-gnu')).join(':')
  return {
    program: unpacked,
    args: ['qemu', 'seabios', 'ipxe/qemu'].flatMap(share => ['-L', join(root, 'usr/share', share)]),
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  }
}
