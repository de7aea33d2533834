import { expect, test } from 'vitest'
import { configurationText, readVersion, type Pace } from '#core/offsite/configuration.ts'
import { readTarget } from '#core/offsite/target.ts'
import { ConfigError } from '#core/settings/config.ts'
import { planOf } from '../../world/off-site.ts'

const pace: Pace = { syncMs: 1000, monitorMs: 250, snapshotHours: 24, keepHours: 168 }
const box = [{ databasePath: '/var/lib/foyer/box.db', name: 'tenant/box-4k2m/1-1' }]

test('a folder: both intervals are set, snapshots are kept a week', () => {
  expect(configurationText('generations', readTarget('file:///mnt/off-site'), box, pace)).toBe(
    `# Written by Foyer at every start of Litestream; what is changed here is lost.
logging:
  level: "info"
  type: "json"
  stderr: true
dbs:
  - path: "/var/lib/foyer/box.db"
    monitor-interval: "250ms"
    replicas:
      - type: "file"
        path: "/mnt/off-site/tenant/box-4k2m/1-1"
        sync-interval: "1000ms"
        snapshot-interval: "24h"
        retention: "168h"
`,
  )
})

test('a server by SFTP: with password or key, and a key’s odd characters stay what they are', () => {
  const target = readTarget('sftp://foyer@copies.example:2222/cinemas', {
    password: 'a "quoted" $secret: #1',
    keyFile: '/etc/foyer/key',
    hostKey: 'ssh-ed25519 AAAA',
  })
  const text = configurationText('generations', target, box, pace)
  expect(text).toContain(`      - type: "sftp"
        host: "copies.example:2222"
        user: "foyer"
        password: "a \\"quoted\\" $secret: #1"
        key-path: "/etc/foyer/key"
        path: "/cinemas/tenant/box-4k2m/1-1"
`)
  expect(configurationText('transactions', target, box, pace)).toContain('host-key: "ssh-ed25519 AAAA"')
})

test('a bucket elsewhere than at Amazon, and one exhibitor’s database after the other in one configuration', () => {
  const target = readTarget('s3://copies/cinemas', {
    keyId: 'key-id',
    secret: 'key-secret',
    region: 'lu-1',
    endpoint: 'https://s3.example.lu',
  })
  const two = ['tenant', 'neighbour'].map(id => ({
    databasePath: `/data/${id}/relay.db`,
    name: `${id}/relay-9/1-1`,
  }))
  const text = configurationText('generations', target, two, pace)
  expect(text).toContain(`      - type: "s3"
        bucket: "copies"
        path: "cinemas/tenant/relay-9/1-1"
        region: "lu-1"
        endpoint: "https://s3.example.lu"
        force-path-style: true
        access-key-id: "key-id"
        secret-access-key: "key-secret"
        sync-interval`)
  expect(text.match(/^ {2}- path: .*$/gm)).toEqual([
    '  - path: "/data/tenant/relay.db"',
    '  - path: "/data/neighbour/relay.db"',
  ])
})

test('Litestream from 0.5 on: one replica a database, snapshots said once for all', () => {
  expect(configurationText('transactions', readTarget('file:///mnt/off-site'), box, pace)).toBe(
    `# Written by Foyer at every start of Litestream; what is changed here is lost.
logging:
  level: "info"
  type: "json"
  stderr: true
snapshot:
  interval: "24h"
  retention: "168h"
shutdown-sync-timeout: "5s"
dbs:
  - path: "/var/lib/foyer/box.db"
    monitor-interval: "250ms"
    replica:
      type: "file"
      path: "/mnt/off-site/tenant/box-4k2m/1-1"
      sync-interval: "1000ms"
`,
  )
})

test.each([
  ['v0.3.13\n', 'generations', false],
  ['v0.5.0', 'transactions', false],
  ['v0.5.16', 'transactions', false],
  ['v0.5.17', 'transactions', true],
  ['0.6.0', 'transactions', true],
  ['v1.0.0', 'transactions', true],
  ['(development build)', 'transactions', false],
] as const)(
  'Litestream %s: how it is configured, and whether a real cinema may run it',
  (text, dialect, fit) => {
    expect(readVersion(text)).toEqual({ version: text.trim(), dialect, fit })
  },
)

test('settings that make no copy are told before anything is started', () => {
  const said = (settings: Record<string, string>) => {
    try {
      return JSON.stringify(planOf(settings))
    } catch (cause) {
      expect(cause).toBeInstanceOf(ConfigError)
      return (cause as Error).message
    }
  }
  const target = { FOYER_OFFSITE: 'file:///mnt/off-site' }
  expect(planOf({})).toBe(undefined)
  expect(planOf(target)).toMatchObject({ pace, proveMs: 3_600_000, litestream: undefined })
  expect(planOf({ ...target, FOYER_OFFSITE_SYNC_MS: '60000' }).pace).toMatchObject({
    syncMs: 60_000,
    monitorMs: 250,
  })
  expect(said({ ...target, FOYER_OFFSITE_SYNC_MS: '10' })).toContain('milliseconds from 100 to 3600000')
  expect(said({ ...target, FOYER_OFFSITE_PROVE_MINUTES: 'often' })).toContain('minutes from 1 to 10080')
  expect(said({ ...target, FOYER_OFFSITE_KEEP_HOURS: '12' })).toContain(
    'shorter than FOYER_OFFSITE_SNAPSHOT_HOURS',
  )
  expect(said({ FOYER_OFFSITE: 'sftp://foyer:hush@host' })).not.toContain('hush')
})
