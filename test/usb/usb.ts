import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstDisk } from './first-disk.ts'
import { runMachine, type GuestLine, type Machine } from './machine.ts'
import { NotHere, prepareParts, wantedPackages } from './packages.ts'
import { shownLines } from './shown.ts'

/**
 * The drivers for USB against USB: Debian's own kernel in an emulated machine, whose printers, scanners and display are
 * gadgets of the kernel (`dummy_hcd`) and devices of the emulator. Ends with one JSON line; status 1 when anything was wrong.
 * What this machine does not allow is named as skipped, never as passed.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const say = (line: string) => console.log(line)
const tried: { name: string; wrong: string | null }[] = []
/** What no kernel and no emulator has, and so is not tried. */
const skipped: string[] = []
let kernel: string | null = null
const folder = mkdtempSync(join(tmpdir(), 'foyer-usb-machine-'))

function tell(name: string, wrong: string | null, ms?: number): void {
  tried.push({ name, wrong })
  say(`  ${wrong ? '✕' : '✓'} ${name}${ms === undefined ? '' : ` (${ms} ms)`}${wrong ? `: ${wrong}` : ''}`)
}

function hear(line: GuestLine, machine: Machine): void {
  if ('tried' in line) tell(line.tried, line.wrong, line.ms)
  else if ('type' in line) void machine.type(line.type)
  else if ('shown' in line) machine.answer({ shown: shownLines(machine.shown()) })
  else kernel = line.kernel
}

try {
  const cache = join(root, 'node_modules/.cache/foyer-usb')
  mkdirSync(cache, { recursive: true })
  const parts = await prepareParts(join(cache, 'parts'), say)
  const disk = join(folder, 'first-disk')
  writeFileSync(disk, firstDisk(parts, `${process.execPath} ${join(root, 'test/usb/guest/guest.ts')}`))
  say('starting Debian’s kernel')
  const wrong = await runMachine(parts, { folder, disk, limitMs: 10 * 60_000 }, hear)
  if (wrong) tell('the guest tries everything', wrong)
} catch (cause) {
  if (!(cause instanceof NotHere)) throw cause
  skipped.push(`everything else: ${cause.message}`)
  say(`  – skipped: ${cause.message}`)
  say(`    Debian has what is needed as ${wantedPackages.join(', ')}`)
}
const failed = tried.filter(({ wrong }) => wrong)
if (!failed.length) rmSync(folder, { recursive: true })
else say(`what the kernel said lies in ${folder}`)
console.log(
  JSON.stringify({
    name: 'usb',
    kernel,
    tried: tried.length,
    failed: failed.map(({ name }) => name),
    skipped,
  }),
)
process.exit(failed.length ? 1 : 0)
