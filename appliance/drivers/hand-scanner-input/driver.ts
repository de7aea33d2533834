import { join } from 'node:path'
import { handScannerPlace } from '#core/venue/hand-scanner-entry.ts'
import { defineScannerDriver } from '../driver.ts'
import { codeReader } from '../hand-scanner/code-reader.ts'
import { keyReader } from '../hand-scanner/key-reader.ts'
import { openScanner } from '../hand-scanner/open-scanner.ts'
import { openKeys } from './keys-port.ts'

/** A barcode reader that Linux has as a keyboard, by its name there: `/dev/input/by-id/…-event-kbd`. */
export const driver = defineScannerDriver({
  kind: 'hand_scanner',
  connections: '"input:usb-Maker_Model-event-kbd" for a scanner that types',
  knows: connection => handScannerPlace(connection)?.on === 'input',
  open({ connection }, onScan) {
    const place = handScannerPlace(connection)
    if (place?.on !== 'input') throw new Error(`${connection} is no keyboard`)
    const newReader = () => {
      const [typed, read] = [keyReader(), codeReader()]
      return (bytes: Uint8Array) => read(typed(bytes))
    }
    return openScanner(() => openKeys(join('/dev/input/by-id', place.device)), newReader, onScan)
  },
})
