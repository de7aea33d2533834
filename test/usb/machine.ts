import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { listenAt, wholeLines } from './line.ts'
import type { Parts } from './packages.ts'

/** What the guest says: of one thing that was tried, or what it asks of whoever stands outside it. */
export type GuestLine =
  | { tried: string; wrong: string | null; ms: number }
  | { type: string }
  | { shown: true }
  | { done: true; kernel: string }

export type Machine = {
  /** Types on the emulated USB keyboard, key after key. */
  type(text: string): Promise<void>
  /** Everything that came to the other end of the guest's USB serial line. */
  shown(): Buffer
  /** Says a line to the guest. */
  answer(line: object): void
}

/** Runs the guest until it has ended. Resolves with null, or with why it did not end by itself. */
export async function runMachine(
  parts: Parts,
  { folder, disk, limitMs }: { folder: string; disk: string; limitMs: number },
  hear: (line: GuestLine, machine: Machine) => void,
): Promise<string | null> {
  const path = (name: string) => join(folder, `${name}.sock`)
  const [control, serial, words] = await Promise.all(
    ['control', 'serial', 'words'].map(name => listenAt(path(name))),
  )
  const child = spawn(parts.qemu.program, [...parts.qemu.args, ...machineArgs(parts.kernel, disk, folder)], {
    env: parts.qemu.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (bytes: Buffer) => void (said = (said + bytes.toString()).slice(-2000)))

  control!.say('{"execute":"qmp_capabilities"}')
  const shown: Buffer[] = []
  serial!.onBytes(bytes => void shown.push(bytes))
  const machine: Machine = {
    async type(text) {
      for (const letter of text) {
        const keys = keysOf(letter).map(data => ({ type: 'qcode', data }))
        control!.say(JSON.stringify({ execute: 'send-key', arguments: { keys, 'hold-time': 15 } }))
        await new Promise(resolve => setTimeout(resolve, 40))
      }
    },
    shown: () => Buffer.concat(shown),
    answer: line => words!.say(`${JSON.stringify(line)}\n`),
  }
  let isDone = false
  words!.onBytes(
    wholeLines(text => {
      if (!text.startsWith('{')) return
      const line = JSON.parse(text) as GuestLine
      hear(line, machine)
      if (!('done' in line)) return
      isDone = true
      // It does not always get through its own end: gadgets of Linux 6.1 are freed there while they are in use.
      child.kill('SIGKILL')
    }),
  )
  return new Promise(resolve => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
    const end = (why: string | null) => {
      clearTimeout(timer)
      for (const each of [control, serial, words]) each!.close()
      resolve(why)
    }
    child.once('error', cause => end(String(cause)))
    child.once('exit', () =>
      end(isDone ? null : `the guest broke off: ${said.trim() || `see ${join(folder, 'kernel.log')}`}`),
    )
  })
}

/** A small PC with the tester's files to read, no network, a USB keyboard and a USB serial line (an FTDI). */
function machineArgs(kernel: string, disk: string, folder: string): string[] {
  const path = (name: string) => join(folder, `${name}.sock`)
  return [
    ['-nodefaults', '-no-reboot', '-display', 'none', '-nic', 'none'],
    ['-machine', 'pc', '-accel', 'tcg', '-cpu', 'max', '-m', '1024', '-smp', '2'],
    ['-kernel', kernel, '-initrd', disk, '-append', 'console=ttyS0 loglevel=5 panic=-1'],
    ['-serial', `file:${join(folder, 'kernel.log')}`],
    ['-chardev', `socket,id=words,path=${path('words')}`, '-serial', 'chardev:words'],
    ['-chardev', `socket,id=control,path=${path('control')}`, '-mon', 'chardev=control,mode=control'],
    ['-virtfs', 'local,path=/,mount_tag=host,security_model=none,readonly=on,multidevs=remap'],
    ['-device', 'qemu-xhci', '-device', 'usb-kbd'],
    ['-chardev', `socket,id=serial,path=${path('serial')}`, '-device', 'usb-serial,chardev=serial'],
  ].flat()
}

const keysOf = (letter: string): string[] => {
  if (letter === '\n') return ['ret']
  if (letter === '.') return ['dot']
  if (letter === '-') return ['minus']
  if (letter === '_') return ['shift', 'minus']
  return letter === letter.toLowerCase() ? [letter] : ['shift', letter.toLowerCase()]
}
