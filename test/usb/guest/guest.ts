import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as rest } from 'node:timers/promises'
import { tryDisplay } from './try-display.ts'
import { tryPrinters } from './try-printers.ts'
import { tryScanners } from './try-scanners.ts'
import { tryVendorPrinter } from './try-vendor-printer.ts'

/** Runs in the emulated machine: tries each driver, and says a line of JSON for each thing that was tried. */
export type Outside = {
  say(line: object): void
  /** Says it and resolves with what is answered. */
  ask(line: object): Promise<unknown>
}
export type Trial = { name: string; try(outside: Outside): Promise<void> }

const answers: ((answer: unknown) => void)[] = []
createInterface({ input: process.stdin }).on('line', line => answers.shift()?.(JSON.parse(line)))
const outside: Outside = {
  say: line => void process.stdout.write(`${JSON.stringify(line)}\n`),
  ask: line =>
    new Promise(resolve => {
      answers.push(resolve)
      outside.say(line)
    }),
}

for (const trial of [...(await tryPrinters()), ...tryVendorPrinter(), ...tryScanners(), ...tryDisplay()]) {
  const beganMs = performance.now()
  const wrong = await Promise.race([
    trial.try(outside).then(
      () => null,
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
    ),
    rest(90_000, 'it did not end'),
  ])
  outside.say({ tried: trial.name, wrong, ms: Math.round(performance.now() - beganMs) })
}
outside.say({ done: true, kernel: readFileSync('/proc/sys/kernel/osrelease', 'utf8').trim() })
// What was said is on its way to a serial line.
await rest(300)
process.exit(0)
