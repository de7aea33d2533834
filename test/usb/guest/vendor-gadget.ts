import { execFileSync } from 'node:child_process'
import { mkdirSync, openSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { epsonPrinter } from '../../world/epson-printer.ts'
import { makeGadget, type Identity } from './gadgets.ts'

/** Bulk endpoints of an interface of the vendor class, for full and high speed (USB 2.0, 9.6.5 and 9.6.6). */
const descriptorsOf = (packet: number) => [
  [9, 4, 0, 0, 2, 0xff, 0, 0, 0],
  [7, 5, 0x01, 2, packet & 255, packet >> 8, 0],
  [7, 5, 0x82, 2, packet & 255, packet >> 8, 0],
]

/** Numbers of four bytes each, least first, as FunctionFS reads them (linux/usb/functionfs.h). */
const words = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer)

/**
 * A printer of its maker's own class: a gadget whose interface this process plays itself (FunctionFS), with an ESC/POS
 * printer at its endpoints.
 */
export async function vendorPrinterGadget(name: string, identity: Identity) {
  const gadget = makeGadget(name, identity, `ffs.${name}`)
  const folder = `/dev/${name}`
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'functionfs', name, folder])
  const all = Buffer.from([descriptorsOf(64), descriptorsOf(512)].flat(2))
  // It lives as long as this stays open.
  const control = openSync(join(folder, 'ep0'), 'r+')
  const [descriptorsV2, bothSpeeds, stringsMagic] = [3, 3, 2]
  writeSync(control, Buffer.concat([words(descriptorsV2, 20 + all.length, bothSpeeds, 3, 3), all]))
  writeSync(control, words(stringsMagic, 16, 0, 0))
  const [taking, giving] = [await open(join(folder, 'ep1'), 'r'), await open(join(folder, 'ep2'), 'w')]

  let unsaid: Promise<unknown> = Promise.resolve()
  const printer = epsonPrinter(bytes => {
    unsaid = unsaid.then(() => giving.write(bytes)).catch(() => {})
  })
  const { state } = printer
  void (async () => {
    const into = Buffer.alloc(4096)
    for (;;)
      try {
        if (state.isStalled) await rest(20)
        else printer.take(Uint8Array.from(into.subarray(0, (await taking.read(into)).bytesRead)))
      } catch {
        // Nothing is plugged in at the other end now.
        await rest(50)
      }
  })()
  return {
    ...gadget,
    state,
    /** What it printed since it was asked last. */
    printed() {
      const bytes = state.printed
      state.printed = Buffer.alloc(0)
      return bytes
    },
  }
}
