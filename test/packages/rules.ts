/** A package as a lock file names it; lock file version 3 of npm, keys are paths below the root. */
export type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  hasInstallScript?: boolean
}
export type Lock = { lockfileVersion?: number; packages: Readonly<Record<string, Locked>> }
export type Manifest = Readonly<
  Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies',
    Readonly<Record<string, string>> | undefined
  >
>

const registry = 'https://registry.npmjs.org/'

/** Licences that ask for no more than to be named, or to give back changes of their own files. */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
])

/**
 * Libraries under the LGPL that we use as their makers built them, in a process of their own (`core/content/pictures`):
 * whoever wants another build of them puts it into their folder. `sharp` itself is Apache-2.0.
 */
export const ownLibraries = /^@img\/sharp-/

/** Packages that name no licence where npm looks for it, and what their own file says. */
export const readByHand: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }

/** Packages that would run something when they are installed; nothing is run (`--ignore-scripts`), nor needed of them. */
export const scriptsLeftOut: ReadonlySet<string> = new Set(['puppeteer'])

/** Whether an SPDX expression of plain names, AND, OR and brackets can be fulfilled with allowed licences alone. */
export function mayBeUsed(licence: string, besides: readonly string[] = []): boolean {
  const words = licence.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const one = (): boolean => {
    const word = words[at++]
    if (word !== '(') return word !== undefined && (allowedLicences.has(word) || besides.includes(word))
    const inside = any()
    return words[at++] === ')' && inside
  }
  const all = (): boolean => {
    let fine = one()
    while (words[at] === 'AND') fine = (at++, one()) && fine
    return fine
  }
  const any = (): boolean => {
    let fine = all()
    while (words[at] === 'OR') fine = (at++, all()) || fine
    return fine
  }
  return any() && at === words.length
}

/** What a lock file says of itself that must not be, a sentence each. */
export function wrongInLock(lock: Lock): string[] {
  const wrong = lock.lockfileVersion === 3 ? [] : [`the lock file has version ${lock.lockfileVersion}, not 3`]
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path) wrong.push(...wrongWith(path, locked).map(what => `${path}: ${what}`))
  }
  return wrong
}

function wrongWith(path: string, locked: Locked): string[] {
  const name = nameOf(path)
  const licence = locked.license ?? readByHand[`${name}@${locked.version}`]
  const is = [
    [locked.link, 'is a link to a folder, which nothing proves'],
    [!/^sha512-[A-Za-z0-9+/]{86}==$/.test(locked.integrity ?? ''), 'has no SHA-512 to be compared with'],
    [locked.resolved !== undefined && !locked.resolved.startsWith(registry), `comes from ${locked.resolved}`],
    [!licence, 'names no licence; read its file and write it down in test/packages/rules.ts'],
    [
      licence && !mayBeUsed(licence, ownLibraries.test(name) ? ['LGPL-3.0-or-later'] : []),
      `has the licence ${licence}, which is not allowed`,
    ],
    [locked.hasInstallScript && !scriptsLeftOut.has(name), 'would run a program when it is installed'],
  ] as const
  return is.flatMap(([wrong, what]) => (wrong ? [what] : []))
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Where what is asked for is not one exact version, or another than the one that is locked. */
export function wrongPins(manifest: Manifest, lock: Lock): string[] {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
  return kinds
    .flatMap(kind => Object.entries(manifest[kind] ?? {}))
    .flatMap(([name, version]) => {
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return [`${name}: ${version} is not one exact version`]
      const locked = lock.packages[`node_modules/${name}`]?.version
      return locked === version ? [] : [`${name}: ${version} is asked for, ${locked ?? 'nothing'} is locked`]
    })
}

/** What lies in `node_modules` and is not what the lock file names there; npm writes down what it has put there. */
export function wrongInstalled(installed: Lock, lock: Lock): string[] {
  return Object.entries(installed.packages).flatMap(([path, { version, integrity }]) => {
    const locked = lock.packages[path]
    if (!locked) return [`${path}: is installed, and the lock file does not name it`]
    return locked.version === version && locked.integrity === integrity
      ? []
      : [`${path}: ${version} is installed, not the locked ${locked.version}`]
  })
}
