import { join } from 'node:path'
import { handScannerPlace } from '#core/venue/hand-scanner-entry.ts'
import { defineScannerDriver } from '../driver.ts'
import { codeReader } from '../hand-scanner/code-reader.ts'
import { lookedAt, openScanner, openScannerFile } from '../hand-scanner/open-scanner.ts'
import { setSerialLine } from '../line-display-serial/serial-port.ts'

/** A barcode reader that is a serial line (USB CDC), such as `/dev/ttyACM0`: it types nothing anywhere. */
export const driver = defineScannerDriver({
  kind: 'hand_scanner',
  connections: '"serial:ttyACM0" for a scanner on a USB socket',
  knows: connection => handScannerPlace(connection)?.on === 'serial',
  open({ connection }, onScan) {
    const place = handScannerPlace(connection)
    if (place?.on !== 'serial') throw new Error(`${connection} is no serial line`)
    const path = join('/dev', place.device)
    const newReader = () => {
      const read = codeReader()
      return (bytes: Uint8Array) => read(Buffer.from(bytes).toString('latin1'))
    }
    const open = async () => {
      await setSerialLine(path, place.speed)
      return lookedAt(openScannerFile(path))
    }
    return openScanner(open, newReader, onScan)
  },
})
