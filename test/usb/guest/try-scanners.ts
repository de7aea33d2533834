import { openSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { setTimeout as rest } from 'node:timers/promises'
import { driver as typing } from '#box/drivers/hand-scanner-input/driver.ts'
import { driver as serial } from '#box/drivers/hand-scanner-serial/driver.ts'
import { driver as hid } from '#box/drivers/hand-scanner-hid/driver.ts'
import type { ScannerDriver } from '#box/drivers/driver.ts'
import { hidPosReports } from '../../world/hid-pos.ts'
import { until } from './ends.ts'
import { keyboard, makeGadget, nameKeyboards, pointOfSale } from './gadgets.ts'
import type { Trial } from './guest.ts'

const honeywell = { vendor: '0c2e', product: '0901', maker: 'Honeywell', model: '1900', serial: 'H1' }
/** As long as the signed code of a ticket. */
const ticketCode = `F1.${'aB3-x_Y9'.repeat(30)}.K7q`

/** Barcode readers that type, that are a serial line, and a keyboard of the emulator's own. */
export function tryScanners(): Trial[] {
  const keys = makeGadget('keys', honeywell, 'hid.keys', keyboard)
  const line = makeGadget('line', { ...honeywell, product: '0902', serial: 'S1' }, 'acm.line')
  const pos = makeGadget('pos', { ...honeywell, product: '0903', serial: 'P1' }, 'hid.pos', pointOfSale)
  return [
    {
      name: 'a reader that types sends a ticket’s code of 250 letters in one burst, and again after it was pulled out',
      async try() {
        keys.plug(2)
        await hears(typing, 'input:usb-Honeywell_1900_H1-event-kbd', async heard => {
          await typeBurst('/dev/hidg0', ticketCode)
          await until(() => heard, [ticketCode])
          keys.pull()
          await rest(500)
          keys.plug(3)
          await readyAgain()
          await typeBurst('/dev/hidg0', '4012345678901')
          await until(() => heard, [ticketCode, '4012345678901'])
        })
      },
    },
    {
      name: 'a reader on a serial line sends codes, and again after it was pulled out',
      async try() {
        line.plug(1)
        await until(() => written('/dev/ttyGS0', ''), true)
        await hears(serial, 'serial:ttyACM0', async heard => {
          await rest(500)
          written('/dev/ttyGS0', `${ticketCode}\r`)
          await until(() => heard, [ticketCode])
          line.pull()
          await rest(500)
          line.plug(1)
          await readyAgain()
          written('/dev/ttyGS0', '4012345678901\r\n')
          await until(() => heard, [ticketCode, '4012345678901'])
        })
      },
    },
    {
      name: 'a reader in HID-POS mode gives a ticket’s code in several reports, and again after it was pulled out',
      async try() {
        pos.plug(2)
        await hears(hid, 'hid:0c2e:0903:P1', async heard => {
          await rest(500)
          await giveReports('/dev/hidg1', ticketCode)
          await until(() => heard, [ticketCode])
          pos.pull()
          await rest(500)
          pos.plug(2)
          await readyAgain()
          await giveReports('/dev/hidg1', '4012345678901')
          await until(() => heard, [ticketCode, '4012345678901'])
        })
        pos.pull()
      },
    },
    {
      name: 'what is typed on the emulator’s USB keyboard is read as it was typed',
      async try(outside) {
        const [name] = nameKeyboards().filter(each => each.includes('QEMU'))
        await hears(typing, `input:${name}`, async heard => {
          outside.say({ type: 'Foyer-2026_A.b\n' })
          await until(() => heard, ['Foyer-2026_A.b'])
        })
      },
    },
  ]
}

/** A driver looks for a reader that is gone every two seconds. */
async function readyAgain(): Promise<void> {
  await rest(500)
  nameKeyboards()
  await rest(4000)
}

async function hears(
  driver: ScannerDriver,
  connection: string,
  work: (heard: readonly string[]) => Promise<void>,
): Promise<void> {
  await rest(1500)
  nameKeyboards()
  const heard: string[] = []
  const scanner = driver.open({ id: 'desk', name: 'Desk', connection }, scan =>
    heard.push(scan.is === 'code' ? scan.text : 'lost'),
  )
  scanner.start()
  try {
    await until(() => scanner.condition(), 'operational')
    await work(heard)
  } finally {
    await scanner.stop()
  }
}

/** Hands letters to the gadget's end of a serial line. */
function written(path: string, text: string): boolean {
  writeSync(openSync(path, 'r+'), text)
  return true
}

/** The reports of a code, one after the other as fast as they are taken. */
async function giveReports(path: string, text: string): Promise<void> {
  const file = await open(path, 'r+')
  for (const report of hidPosReports(text)) await file.write(report)
}

/** Reports of a keyboard (USB HID usage tables 1.5, page 7), one after the other as fast as they are taken. */
async function typeBurst(path: string, text: string): Promise<void> {
  // Beside the thread that reads: a report waits until it was fetched.
  const file = await open(path, 'r+')
  for (const letter of `${text}\n`) {
    const [code, isShifted] = usageOf(letter)
    await file.write(Uint8Array.of(isShifted ? 2 : 0, 0, code, 0, 0, 0, 0, 0))
    await file.write(new Uint8Array(8))
  }
}

function usageOf(letter: string): [code: number, isShifted: boolean] {
  if (letter === '\n') return [0x28, false]
  if (letter === '-') return [0x2d, false]
  if (letter === '_') return [0x2d, true]
  if (letter === '.') return [0x37, false]
  if (letter === '0') return [0x27, false]
  if (letter >= '1' && letter <= '9') return [0x1e + Number(letter) - 1, false]
  const lower = letter.toLowerCase()
  return [0x04 + lower.charCodeAt(0) - 0x61, letter !== lower]
}
