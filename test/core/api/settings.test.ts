import { expect, test } from 'vitest'
import * as z from 'zod'
import { address, ConfigError, folder, logLevel, onOff, port, readSettings } from '#core/settings/config.ts'

const shape = {
  FOYER_DATA: folder,
  FOYER_PORT: port(8081),
  FOYER_RELAY: address(['http:', 'https:']),
  FOYER_MDNS: onOff('on'),
  FOYER_LOG: logLevel,
}
const good = { FOYER_DATA: '/var/lib/foyer', FOYER_RELAY: 'https://cinema.example' }
const fix = "Set it in the environment or the service's file and start again."
const said = (change: Record<string, string | undefined>) => {
  try {
    return readSettings(shape, { ...good, ...change })
  } catch (cause) {
    expect(cause).toBeInstanceOf(ConfigError)
    return (cause as Error).message
  }
}

test('what is not set has its default', () => {
  expect(said({})).toEqual({ ...good, FOYER_PORT: 8081, FOYER_MDNS: true, FOYER_LOG: 'info' })
  expect(said({ FOYER_PORT: '', FOYER_MDNS: 'off', FOYER_LOG: 'debug' })).toMatchObject({
    FOYER_PORT: 8081,
    FOYER_MDNS: false,
    FOYER_LOG: 'debug',
  })
  expect(said({ FOYER_PORT: '0' })).toMatchObject({ FOYER_PORT: 0 })
})

test.each([
  [{ FOYER_DATA: undefined }, 'The setting FOYER_DATA is not set, but it must be a folder to keep data in.'],
  [{ FOYER_DATA: '' }, 'The setting FOYER_DATA is not set, but it must be a folder to keep data in.'],
  [{ FOYER_PORT: '80a' }, 'The setting FOYER_PORT is "80a", but it must be a port number from 0 to 65535.'],
  [
    { FOYER_PORT: '65536' },
    'The setting FOYER_PORT is "65536", but it must be a port number from 0 to 65535.',
  ],
  [{ FOYER_PORT: '-1' }, 'The setting FOYER_PORT is "-1", but it must be a port number from 0 to 65535.'],
  [
    { FOYER_RELAY: 'cinema.example' },
    'The setting FOYER_RELAY is "cinema.example", but it must be an address that begins with http:// or https://.',
  ],
  [
    { FOYER_RELAY: 'ftp://cinema.example' },
    'The setting FOYER_RELAY is "ftp://cinema.example", but it must be an address that begins with http:// or https://.',
  ],
  [
    { FOYER_RELAY: undefined },
    'The setting FOYER_RELAY is not set, but it must be an address that begins with http:// or https://.',
  ],
  [{ FOYER_MDNS: 'yes' }, 'The setting FOYER_MDNS is "yes", but it must be on or off.'],
  [
    { FOYER_LOG: 'loud' },
    'The setting FOYER_LOG is "loud", but it must be one of fatal, error, warn, info, debug, trace or silent.',
  ],
])('a setting that cannot be used is told in one sentence: %j', (change, sentence) => {
  expect(said(change)).toBe(`${sentence} ${fix}`)
})

test('settings nobody asked for are left alone', () => {
  expect(readSettings({ FOYER_LOG: z.string() }, { FOYER_LOG: 'info', PATH: '/bin' })).toEqual({
    FOYER_LOG: 'info',
  })
})
