import { handScannerPlace } from '#core/venue/hand-scanner-entry.ts'
import { defineScannerDriver } from '../driver.ts'
import { lookedAt, openScanner, openScannerFile } from '../hand-scanner/open-scanner.ts'
import { reportReader } from './report-reader.ts'
import { scannerFileOf } from './hid-scanners.ts'

/** A barcode reader that is neither a keyboard nor a serial line, but says what it is (HID-POS): it types nothing anywhere. */
export const driver = defineScannerDriver({
  kind: 'hand_scanner',
  connections: '"hid:0c2e:0901" for a scanner in HID-POS mode',
  knows: connection => handScannerPlace(connection)?.on === 'hid',
  open({ connection }, onScan) {
    const place = handScannerPlace(connection)
    if (place?.on !== 'hid') throw new Error(`${connection} is no HID-POS scanner`)
    // Linux keeps sixty-four reports until they are read, each given whole: far more than one code has.
    return openScanner(() => lookedAt(openScannerFile(scannerFileOf(place))), reportReader, onScan)
  },
})
