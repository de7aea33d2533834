import { globSync } from 'node:fs'
import { basename, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { identifiersOf, wordsOf } from './world/identifiers.ts'

/** Words that once stood for something here, and the word of the glossary (ARCHITECTURE.md) that does now. */
const retired: Record<string, string> = {
  house: 'tenant in code, exhibitor in words',
  standing: 'node status',
  standstill: 'sales blocked',
  glass: 'emergency mode',
  ghost: 'quarantined',
  ghosts: 'quarantined',
  carry: 'offline sync',
  parcel: 'bundle',
  parcels: 'bundles',
  anchor: 'durable identity',
  unheard: 'unsynced',
  unseated: 'displaced',
  lattice: 'status order',
  heed: 'check for a newer epoch',
  witnessed: 'reinstated',
  lives: 'incarnations, generations',
  desk: 'what it does: actions, renderer',
  room: 'arrangement, seating, screen; space on a disk; page',
  rooms: 'screens, pages, packages',
  splits: 'forks',
  told: 'what it is: reported, received, content, announced',
  said: 'what it is: message, complaint, given',
  hear: 'receive, dispatch',
  hears: 'receives',
  heard: 'received, synced',
}

/** Where a word means what it means everywhere. */
const fine = [
  /^firmware-scripts\/demo\/data\//,
  /^core\/content\/poster\//,
  /^cloud-relay\/site\/(styles|theme)/,
  // Columns keep the names that their migration gave them.
  /^core\/(database\/[a-z-]*tables|billing\/refunds\/apply-movements)\.ts$/,
]

const files = globSync('{core,ui,kiosk-ui,appliance,cloud-relay,firmware-scripts}/**/*.{ts,tsx}')
  .map(normalize)
  .filter(file => !file.endsWith('.d.ts') && !fine.some(where => where.test(file)))

test('retired words are no names in the code, nor of files', () => {
  const found = files.flatMap(file => {
    const names = [...identifiersOf(file), basename(file).replace(/\..*$/, '').replaceAll('-', '_')]
    return names.flatMap(name =>
      wordsOf(name)
        .filter(word => Object.hasOwn(retired, word))
        .map(word => `${file}: ${name} (say: ${retired[word]})`),
    )
  })
  expect(found).toEqual([])
})
