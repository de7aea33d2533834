import { lineDisplayPlace } from '#core/venue/line-display-entry.ts'
import { defineDisplayDriver } from '../driver.ts'
import { beginDisplay, displayBytes, throughPrinter } from '../line-display/display-bytes.ts'
import { openDisplay } from '../line-display/open-display.ts'

/** A line display that hangs on a receipt printer, which hands it what is meant for it (`ESC =`). */
export const driver = defineDisplayDriver({
  kind: 'line_display',
  connections: '"printer:Desk" for a display that hangs on that printer',
  knows: connection => lineDisplayPlace(connection)?.on === 'printer',
  open(entry, printerOf) {
    const place = lineDisplayPlace(entry.connection)
    const named = place?.on === 'printer' ? place.printer : ''
    return openDisplay(async lines => {
      const printer = printerOf(named)
      if (!printer?.passOn) throw new Error(`there is no printer ${named} that hands anything on`)
      // Told with each: a printer that was switched off forgets it, and its display with it.
      await printer.passOn(
        throughPrinter(Uint8Array.of(...beginDisplay(entry), ...displayBytes(lines, entry))),
      )
    })
  },
})
