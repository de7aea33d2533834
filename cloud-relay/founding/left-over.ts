import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '#core/settings/start.ts'
import { readDirectory } from '../directory.ts'
import { foundingFolder } from './links.ts'

/**
 * An exhibitor that is being founded has a note beside the links until the directory names it. A note that is still there
 * when a relay starts says what a kill left behind: all of it goes, unless the directory names what this link founded.
 */
export type Folders = { data: string; mirror: string }

const noteOf = (data: string, id: string) => join(foundingFolder(data), `${id}.making`)

export function noteBeginning({ data }: Folders, id: string, link: string): void {
  mkdirSync(foundingFolder(data), { recursive: true, mode: 0o700 })
  writeDurably(noteOf(data, id), JSON.stringify({ link }))
}

export function noteEnd({ data }: Folders, id: string): void {
  rmSync(noteOf(data, id), { force: true })
}

/** Whether anything of an exhibitor with this id is here, which a founding must not touch. */
export function isKept({ data, mirror }: Folders, id: string): boolean {
  return existsSync(join(data, id)) || mirrorFiles(mirror, id).length > 0
}

/** Whether any exhibitor's database or mirror is here, although no directory names it. */
export function holdsExhibitors({ data, mirror }: Folders): boolean {
  const databases = existsSync(data) ? readdirSync(data) : []
  const isDatabase = (name: string) => existsSync(join(data, name, 'identity.json'))
  return databases.some(isDatabase) || mirrorFiles(mirror).length > 0
}

/** Removes what a founding that was killed left behind. */
export function clearLeftOver(folders: Folders): void {
  const folder = foundingFolder(folders.data)
  if (!existsSync(folder)) return
  const named = readDirectory(folders.data)
  for (const name of readdirSync(folder).filter(each => each.endsWith('.making'))) {
    const id = name.slice(0, -'.making'.length)
    if (!named.some(entry => entry.id === id)) removeUnfounded(folders, id)
    noteEnd(folders, id)
  }
}

/** Removes database, keys, identity and mirror of an exhibitor that was never founded. */
export function removeUnfounded({ data, mirror }: Folders, id: string): void {
  for (const path of mirrorFiles(mirror, id)) rmSync(path, { recursive: true, force: true })
  rmSync(join(data, id), { recursive: true, force: true })
}

/** The mirror of an exhibitor, with its segments, its keys and the copy of the identity; of all when left out. */
function mirrorFiles(folder: string, id?: string): string[] {
  if (!existsSync(folder)) return []
  const isIts = (name: string) => (id === undefined ? /^[^.]+\.log/.test(name) : name.startsWith(`${id}.log`))
  return readdirSync(folder)
    .filter(isIts)
    .map(name => join(folder, name))
}

/** What a link founded, by the directory's word. */
export function foundedBy(data: string, link: string) {
  return readDirectory(data).find(entry => entry.foundedBy === link)
}
