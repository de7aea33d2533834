import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { AnyDriver, DisplayDriver, Driver, ScannerDriver } from './driver.ts'

/** Every driver that lies in a folder of its own with a `driver.ts`, by the folder's name: adding one adds a folder. */
export async function loadDrivers(folder: string = import.meta.dirname): Promise<readonly AnyDriver[]> {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(each => each.isDirectory())
    .map(({ name }) => join(folder, name, 'driver.ts'))
    .filter(file => existsSync(file))
    .sort()
  const loaded = await Promise.all(files.map(file => import(pathToFileURL(file).href)))
  return (loaded as { driver: AnyDriver }[]).map(({ driver }) => driver)
}

const isPrinterDriver = (driver: AnyDriver): driver is Driver => driver.kind === 'printer'

/** Those of line displays. */
export function isDisplayDriver(driver: AnyDriver): driver is DisplayDriver {
  return driver.kind === 'line_display'
}

/** Those of hand scanners. */
export function isScannerDriver(driver: AnyDriver): driver is ScannerDriver {
  return driver.kind === 'hand_scanner'
}

/** The driver that opens a printer's connection; undefined where this version of the box has none. */
export function driverOf(drivers: readonly AnyDriver[], connection: string): Driver | undefined {
  return drivers.filter(isPrinterDriver).find(driver => driver.knows(connection))
}

/** What may be written where a printer's connection is asked for, in one sentence. */
export function connectionsOf(drivers: readonly AnyDriver[]): string {
  return drivers
    .filter(isPrinterDriver)
    .map(driver => driver.connections)
    .join(' or ')
}
