import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { NotHere } from './packages.ts'

/** What the guest's kernel needs for what is tried, in words of its own; what they depend on is found. */
const wanted = [
  'virtio_pci',
  '9pnet_virtio',
  '9p',
  'configfs',
  'xhci_pci',
  'dummy_hcd',
  'libcomposite',
  'usb_f_printer',
  'usb_f_hid',
  'usb_f_acm',
  'usb_f_fs',
  'usblp',
  'usbhid',
  'hid_generic',
  'evdev',
  'cdc_acm',
  'ftdi_sio',
]
/** So many sockets, each with a device that may be plugged into it. */
const options: Record<string, string> = { dummy_hcd: 'num=6' }

/** The file that a Linux kernel begins with: busybox, the modules in the order they are loaded in, and what to run. */
export function firstDisk(parts: { modules: string; busybox: string }, command: string): Buffer {
  const modules = modulesInOrder(parts.modules)
  const loads = modules.map(({ name }) => `insmod /modules/${name}.ko ${options[name] ?? ''}`)
  return cpio([
    ...['bin', 'proc', 'sys', 'dev', 'host', 'modules'].map(name => ({
      name,
      mode: 0o40755,
      bytes: nothing,
    })),
    { name: 'bin/busybox', mode: 0o100755, bytes: readFileSync(parts.busybox) },
    ...modules.map(({ name, bytes }) => ({ name: `modules/${name}.ko`, mode: 0o100644, bytes })),
    { name: 'init', mode: 0o100755, bytes: Buffer.from(begin(loads, command)) },
  ])
}

const nothing = Buffer.alloc(0)

/** The machine that is tried has the tester's own files to read, and devices of its own. */
const begin = (loads: readonly string[], command: string) => `#!/bin/busybox sh
/bin/busybox --install -s /bin
export PATH=/bin
mount -t proc none /proc
mount -t sysfs none /sys
mount -t devtmpfs none /dev
${loads.join('\n')}
mount -t configfs none /sys/kernel/config
mount -t 9p -o ro,trans=virtio,version=9p2000.L,msize=262144,cache=loose host /host
for each in proc sys dev; do mount -o rbind /$each /host/$each; done
stty raw -echo < /dev/ttyS1
PATH=/usr/bin:/bin /bin/busybox chroot /host ${command} > /dev/ttyS1 < /dev/ttyS1 2> /dev/console
/bin/busybox poweroff -f
`

/** Each module with its bytes, after those it depends on; what is part of the kernel itself is left out. */
function modulesInOrder(folder: string): { name: string; bytes: Buffer }[] {
  const files = new Map(
    globSync('**/*.ko{,.xz,.zst}', { cwd: folder }).map(path => [nameOf(path), join(folder, path)]),
  )
  const inside = new Set(readFileSync(join(folder, 'modules.builtin'), 'utf8').split('\n').map(nameOf))
  const found = new Map<string, Buffer>()
  const take = (name: string): void => {
    if (found.has(name) || inside.has(name)) return
    const path = files.get(name)
    if (!path) throw new NotHere(`Debian’s kernel has no module ${name}`)
    const bytes = unpacked(path)
    const depends = /\0depends=([^\0]*)\0/.exec(bytes.toString('latin1'))?.[1] ?? ''
    for (const each of depends.split(',').filter(Boolean)) take(nameOf(each))
    found.set(name, bytes)
  }
  for (const name of wanted) take(name)
  return [...found].map(([name, bytes]) => ({ name, bytes }))
}

const nameOf = (path: string) =>
  basename(path)
    .replace(/\.ko(\.\w+)?$/, '')
    .replaceAll('-', '_')

function unpacked(path: string): Buffer {
  if (path.endsWith('.ko')) return readFileSync(path)
  return execFileSync(path.endsWith('.xz') ? 'xz' : 'zstd', ['-dc', path], { maxBuffer: 1e8 })
}

/** An archive as the kernel reads it ("newc", Documentation/driver-api/early-userspace/buffer-format.rst). */
function cpio(entries: readonly { name: string; mode: number; bytes: Buffer }[]): Buffer {
  const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
  const entry = ({ name, mode, bytes }: (typeof entries)[number], at: number) => {
    const numbers = [at + 1, mode, 0, 0, 1, 0, bytes.length, 0, 0, 0, 0, name.length + 1, 0]
    const head = `070701${numbers.map(each => each.toString(16).padStart(8, '0')).join('')}${name}\0`
    return Buffer.concat([padded(Buffer.from(head)), padded(bytes)])
  }
  return Buffer.concat([...entries, { name: 'TRAILER!!!', mode: 0, bytes: nothing }].map(entry))
}
