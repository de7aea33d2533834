import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { Driver } from './driver.ts'

/** Every driver that lies in a folder of its own with a `driver.ts`, by the folder's name: adding one adds a folder. */
export async function loadDrivers(folder: string = import.meta.dirname): Promise<readonly Driver[]> {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(each => each.isDirectory())
    .map(({ name }) => join(folder, name, 'driver.ts'))
    .filter(file => existsSync(file))
    .sort()
  const loaded = await Promise.all(files.map(file => import(pathToFileURL(file).href)))
  return (loaded as { driver: Driver }[]).map(({ driver }) => driver)
}

/** The driver that opens a connection; undefined where this version of the box has none. */
export function driverOf(drivers: readonly Driver[], connection: string): Driver | undefined {
  return drivers.find(driver => driver.knows(connection))
}

/** What may be written where a connection is asked for, in one sentence. */
export function connectionsOf(drivers: readonly Driver[]): string {
  return drivers.map(driver => driver.connections).join(' or ')
}
