import { expect, test } from 'vitest'
import { copyName, readCopyName, readTarget, secretsOf, targetText } from '#core/offsite/target.ts'
import { ConfigError } from '#core/settings/config.ts'

const refused = (address: string, keys = {}) => {
  try {
    return JSON.stringify(readTarget(address, keys))
  } catch (cause) {
    expect(cause).toBeInstanceOf(ConfigError)
    return (cause as Error).message
  }
}

test('a folder, a server and a bucket are read from their addresses', () => {
  expect(readTarget('file:///mnt/off%20site/')).toEqual({ kind: 'file', path: '/mnt/off site' })
  expect(readTarget('sftp://foyer:p%40ss@copies.example:2222/cinemas/')).toMatchObject({
    kind: 'sftp',
    host: 'copies.example:2222',
    user: 'foyer',
    password: 'p@ss',
    path: '/cinemas',
  })
  expect(readTarget('sftp://foyer@copies.example/cinemas', { keyFile: '/etc/foyer/key' })).toMatchObject({
    password: undefined,
    keyFile: '/etc/foyer/key',
  })
  expect(
    readTarget('s3://Copies.Example/cinemas', { keyId: 'k', secret: 's', region: 'eu-west-1' }),
  ).toMatchObject({
    kind: 's3',
    bucket: 'Copies.Example',
    path: 'cinemas',
    region: 'eu-west-1',
    pathStyle: false,
  })
  expect(readTarget('s3://copies', { endpoint: 'https://s3.example.lu' })).toMatchObject({
    path: '',
    pathStyle: true,
  })
})

test('an address that leads nowhere is told with the three that do', () => {
  for (const wrong of [
    '/mnt/off-site',
    'file://server/share',
    'file:///',
    'ftp://a@b/c',
    's3:///x',
    'sftp://foyer:pw@host',
  ])
    expect(refused(wrong)).toContain('must be file:///folder, sftp://user@host/folder or s3://bucket/folder')
})

test('keys that are missing are asked for by the name of their setting', () => {
  expect(refused('s3://copies/x', { keyId: 'k' })).toContain('FOYER_OFFSITE_SECRET is missing')
  expect(refused('s3://copies/x', { secret: 's' })).toContain('FOYER_OFFSITE_KEY_ID is missing')
  expect(refused('sftp://foyer@copies.example/x')).toContain(
    'FOYER_OFFSITE_PASSWORD or FOYER_OFFSITE_KEY_FILE',
  )
  expect(refused('sftp://copies.example/x', { password: 'p' })).toContain('without a user')
})

test('what people read of a target has no user and no key, and every key is known to be one', () => {
  const server = readTarget('sftp://foyer:hush@copies.example/cinemas')
  const bucket = readTarget('s3://copies/cinemas', { keyId: 'key-id', secret: 'key-secret' })
  expect(targetText(server)).toBe('sftp://copies.example/cinemas')
  expect(targetText(bucket)).toBe('s3://copies/cinemas')
  expect(targetText(readTarget('s3://copies'))).toBe('s3://copies')
  expect(secretsOf(server)).toEqual(['hush'])
  expect(secretsOf(bucket)).toEqual(['key-secret', 'key-id'])
})

test('a copy is named after exhibitor, node, epoch and life, and read back by that name', () => {
  const copy = { exhibitorId: 'tenant', nodeId: 'box-4k2m', epoch: 2, generation: 13 }
  expect(copyName(copy)).toBe('tenant/box-4k2m/2-13')
  expect(readCopyName('tenant/box-4k2m/2-13')).toEqual(copy)
  expect(readCopyName('tenant/box-4k2m')).toEqual({ exhibitorId: 'tenant', nodeId: 'box-4k2m' })
  for (const wrong of ['', 'tenant', 'tenant/box/2', 'tenant/../2-1', '/tenant/box/1-1'])
    expect(readCopyName(wrong)).toBe(undefined)
})
