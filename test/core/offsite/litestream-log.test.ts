import { expect, test } from 'vitest'
import { readLogLine } from '#core/offsite/litestream-log.ts'

test('what Litestream says goes into our log with its level, except what it says every second', () => {
  expect(
    readLogLine(
      '{"time":"2026-11-21T18:00:00Z","level":"ERROR","msg":"sync error","db":"/box.db","error":"disk full"}',
      [],
    ),
  ).toEqual({
    level: 'error',
    message: 'litestream: sync error',
    details: { db: '/box.db', error: 'disk full' },
  })
  expect(readLogLine('{"level":"INFO","msg":"wal segment written","sz":4152}', [])).toBe(undefined)
  expect(readLogLine('{"level":"ERROR","msg":"cannot write wal segment"}', [])?.level).toBe('error')
  expect(readLogLine('panic: out of memory', [])).toEqual({
    level: 'warn',
    message: 'litestream: panic: out of memory',
    details: {},
  })
  expect(readLogLine('   ', [])).toBe(undefined)
})

test('a key never stands in the log, however it is written', () => {
  const secret = 'a "b"/c'
  const lines = [
    `{"level":"WARN","msg":"cannot log in","password":${JSON.stringify(secret)}}`,
    `dial sftp://foyer:${encodeURIComponent(secret)}@host failed`,
    `plain ${secret}`,
  ]
  for (const line of lines) {
    const said = JSON.stringify(readLogLine(line, [secret]))
    expect(said).toContain('***')
    expect(said).not.toMatch(/a \\*"b|%22b%22/)
  }
})
