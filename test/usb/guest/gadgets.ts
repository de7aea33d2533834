import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { hidPosDescriptor } from '../../world/hid-pos.ts'

export type Gadget = {
  /** Into a socket: 0 to 5. */
  plug(socket: number): void
  pull(): void
}
export type Identity = { vendor: string; product: string; serial: string; maker: string; model: string }

/**
 * A USB device that the kernel itself plays (configfs, Documentation/usb/gadget_configfs.rst). Whoever has it opens the
 * other end under `/dev`.
 *
 * @param does the function of the kernel and a name for it, such as `printer.one`
 * @param settings files of the function with what is written into them
 */
export function makeGadget(
  name: string,
  identity: Identity,
  does: string,
  settings: Readonly<Record<string, string | Uint8Array>> = {},
): Gadget {
  const folder = join('/sys/kernel/config/usb_gadget', name)
  const words = join(folder, 'strings/0x409')
  const use = join(folder, 'functions', does)
  const config = join(folder, 'configs/all.1')
  for (const each of [folder, words, use, config]) mkdirSync(each)
  const write = (file: string, value: string | Uint8Array) => writeFileSync(file, value)
  write(join(folder, 'idVendor'), `0x${identity.vendor}`)
  write(join(folder, 'idProduct'), `0x${identity.product}`)
  write(join(words, 'serialnumber'), identity.serial)
  write(join(words, 'manufacturer'), identity.maker)
  write(join(words, 'product'), identity.model)
  for (const [file, value] of Object.entries(settings)) write(join(use, file), value)
  symlinkSync(use, join(config, does))
  const socketFile = join(folder, 'UDC')
  return {
    plug: socket => write(socketFile, `dummy_udc.${socket}`),
    pull: () => write(socketFile, '\n'),
  }
}

/** A keyboard's own description (HID 1.11, appendix B.1): modifiers, a spare byte, six keys. */
export const keyboard = {
  protocol: '1',
  subclass: '1',
  report_length: '8',
  report_desc: Uint8Array.from(
    '05010906a101050719e029e71500250175019508810295017508810395067508150025650507190029658100c0'
      .match(/../g)!
      .map(each => parseInt(each, 16)),
  ),
}

/** A scanner in HID-POS mode. */
export const pointOfSale = {
  protocol: '0',
  subclass: '0',
  report_length: '64',
  report_desc: hidPosDescriptor,
}

/** Names keyboards below `/dev/input/by-id` as udev does, which this machine has not. */
export function nameKeyboards(): string[] {
  const folder = '/dev/input/by-id'
  mkdirSync(folder, { recursive: true })
  for (const event of readdirSync('/sys/class/input').filter(each => each.startsWith('event'))) {
    const usb = usbDeviceOf(`/sys/class/input/${event}/device`)
    if (!usb) continue
    const link = join(folder, `usb-${usb}-event-kbd`)
    rmSync(link, { force: true })
    symlinkSync(`../${event}`, link)
  }
  return readdirSync(folder)
}

/** What the USB device above a place calls itself, as udev writes it. */
function usbDeviceOf(place: string): string | undefined {
  for (let at = realpathSync(place); at !== '/sys'; at = dirname(at)) {
    if (!existsSync(join(at, 'idVendor'))) continue
    const read = (name: string) =>
      existsSync(join(at, name)) ? readFileSync(join(at, name), 'utf8').trim().replaceAll(' ', '_') : ''
    return [read('manufacturer'), read('product'), read('serial')].filter(Boolean).join('_')
  }
  return undefined
}
