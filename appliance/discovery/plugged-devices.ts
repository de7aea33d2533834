import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { foundMost, type PluggedDevice } from '#core/api/found-devices.ts'
import { handScannerPlace } from '#core/venue/hand-scanner-entry.ts'
import { usbDevices, vendorPrinters } from '../drivers/escpos-usb-vendor/vendor-printers.ts'
import { usbName, usbPlaces, usbPrinters, type UsbPlaces } from '../drivers/escpos-usb/usb-printers.ts'
import { hidPlaces, hidScanners, type HidPlaces } from '../drivers/hand-scanner-hid/hid-scanners.ts'

/** Where Linux lists what is plugged in. */
export type PluggedPlaces = {
  usb: UsbPlaces
  devices: string
  hid: HidPlaces
  /** Folders of names that stay, whatever number a device has today. */
  keyboards: string
  serialLines: string
}

const here: PluggedPlaces = {
  usb: usbPlaces,
  devices: usbDevices,
  hid: hidPlaces,
  keyboards: '/dev/input/by-id',
  serialLines: '/dev/serial/by-id',
}

/**
 * The printers and hand scanners on this machine's own sockets, each with what it is entered as. Only Linux's listings are
 * read: nothing is opened, and nothing is taken until a person enters it. A keyboard and a scanner that types are one
 * thing to Linux, as are all serial lines: who plugged them in knows which it is by its name.
 */
export function pluggedDevices(places: PluggedPlaces = here): PluggedDevice[] {
  return [printers(places), hidReaders(places.hid), keyboards(places.keyboards), serial(places.serialLines)]
    .flat()
    .filter(({ connections }) => connections.length > 0)
    .slice(0, foundMost)
}

function printers({ usb, devices }: PluggedPlaces): PluggedDevice[] {
  const known = listed(() => vendorPrinters(devices).filter(({ isKnown }) => isKnown))
  return [
    ...listed(() => usbPrinters(usb)).map((each, at) => printer('usb', each, at === 0)),
    ...known.map((each, at) => printer('usb-vendor', each, at === 0)),
  ]
}

type Identity = { vendor: string; product: string; serial: string; name: string }

/** @param isFirst it is the one that the word alone means */
function printer(word: string, { vendor, product, serial, name }: Identity, isFirst: boolean): PluggedDevice {
  const model = `${word}:${vendor}:${product}`
  const connections = [`${model}:${serial}`, model, ...(isFirst ? [word] : [])]
  return {
    kind: 'printer',
    name: nameOf(name),
    connections: connections.filter(each => usbName(each, word)),
  }
}

function hidReaders(places: HidPlaces): PluggedDevice[] {
  return listed(() => hidScanners(places)).map(({ vendor, product, serial, name }) => {
    const model = `hid:${vendor}:${product}`
    return scanner(name || `${vendor}:${product}`, [`${model}:${serial ?? ''}`, model])
  })
}

function keyboards(folder: string): PluggedDevice[] {
  return linksIn(folder)
    .filter(({ link }) => link.endsWith('-event-kbd'))
    .map(({ link }) => scanner(link.replace(/^usb-|-event-kbd$/g, ''), [`input:${link}`]))
}

function serial(folder: string): PluggedDevice[] {
  return linksIn(folder).map(({ link, target }) =>
    scanner(link.replace(/^usb-|-if\d\d(-port\d+)?$/g, ''), [`serial:${link}`, `serial:${target}`]),
  )
}

function scanner(name: string, connections: readonly string[]): PluggedDevice {
  return {
    kind: 'hand_scanner',
    name: nameOf(name.replaceAll('_', ' ')),
    connections: connections.filter(handScannerPlace),
  }
}

function linksIn(folder: string): { link: string; target: string }[] {
  return listed(() =>
    existsSync(folder)
      ? readdirSync(folder)
          .sort()
          .map(link => ({ link, target: basename(readlinkSync(join(folder, link))) }))
      : [],
  )
}

/** What a device says of itself is shown to people. */
const nameOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 60) || '?'

/** Nothing where a listing was read in the moment something was pulled out, or this machine has none. */
function listed<T>(look: () => T[]): T[] {
  try {
    return look()
  } catch {
    return []
  }
}
