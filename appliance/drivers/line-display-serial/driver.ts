import { lineDisplayPlace } from '#core/venue/line-display-entry.ts'
import { defineDisplayDriver } from '../driver.ts'
import { serialDisplay } from './serial-display.ts'

/** A line display on a serial line of the box, such as one that shows itself as `/dev/ttyUSB0`. */
export const driver = defineDisplayDriver({
  kind: 'line_display',
  connections: '"serial:ttyUSB0" for a display on a USB socket',
  knows: connection => lineDisplayPlace(connection)?.on === 'serial',
  open(entry) {
    const place = lineDisplayPlace(entry.connection)
    if (place?.on !== 'serial') throw new Error(`${entry.connection} is no serial line`)
    return serialDisplay(entry, place)
  },
})
