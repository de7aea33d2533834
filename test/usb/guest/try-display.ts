import { setTimeout as rest } from 'node:timers/promises'
import { deepStrictEqual } from 'node:assert'
import { displayLines } from '#core/documents/line-display.ts'
import { driver } from '#box/drivers/line-display-serial/driver.ts'
import { until } from './ends.ts'
import type { Trial } from './guest.ts'

/** A line display on the emulator's USB serial line, whose other end is outside the machine. */
export function tryDisplay(): Trial[] {
  return [
    {
      name: 'a line display on a USB serial line shows the item and the sum',
      async try(outside) {
        const entry = { id: 'front', name: 'Front', connection: 'serial:ttyUSB0' } as const
        const display = driver.open({ ...entry, commands: 'epson', letters: 'plain' }, () => undefined)
        display.start()
        const view = { at: 'item', name: 'Popcorn', quantity: 2, cents: 1300, dueCents: 3500 } as const
        const lines = displayLines(view, 'en', '')
        display.show(lines)
        await until(() => display.condition(), 'operational')
        await rest(1500)
        const { shown } = (await outside.ask({ shown: true })) as { shown: unknown }
        await display.stop()
        deepStrictEqual(
          shown,
          lines.map(line => line.replaceAll(/[^ -~]/g, '?')),
        )
      },
    },
  ]
}
