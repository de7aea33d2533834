import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ProviderDefinition } from '../provider.ts'

/** Every provider that lies in a folder of its own with a `definition.ts`, by its name: adding one adds a folder. */
export async function loadProviders(
  folder: string = import.meta.dirname,
): Promise<ReadonlyMap<string, ProviderDefinition>> {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(each => each.isDirectory())
    .map(({ name }) => join(folder, name, 'definition.ts'))
    .filter(file => existsSync(file))
    .sort()
  const loaded = await Promise.all(files.map(file => import(pathToFileURL(file).href)))
  return new Map(
    (loaded as { provider: ProviderDefinition }[]).map(({ provider }) => [provider.driver, provider]),
  )
}
