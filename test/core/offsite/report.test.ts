import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { offsiteReportOf, saveOffsiteReport } from '#core/offsite/report-store.ts'
import { offsiteOff } from '#core/offsite/contract.ts'
import { offsiteReport, reportedStateOf } from '#core/offsite/report.ts'

const now = Date.parse('2026-11-21T20:00:00.000Z')
const proven = (provenAt: string) => ({
  ...offsiteReport.parse(offsiteOff),
  state: 'proven' as const,
  provenAt,
})

test('a manager is told what is not known, what was never set up, and what was proven too long ago', () => {
  expect(reportedStateOf(null, now)).toBe('unknown')
  expect(reportedStateOf(offsiteReport.parse(offsiteOff), now)).toBe('off')
  expect(reportedStateOf(proven('2026-11-21T19:10:00.000Z'), now)).toBe('proven')
  expect(reportedStateOf(proven('2026-11-20T17:59:00.000Z'), now)).toBe('old')
  expect(reportedStateOf({ ...proven('2026-11-20T17:59:00.000Z'), state: 'waiting' }, now)).toBe('old')
  const trouble = {
    ...proven('2026-11-01T00:00:00.000Z'),
    state: 'trouble' as const,
    trouble: 'behind' as const,
  }
  expect(reportedStateOf(trouble, now)).toBe('trouble')
})

test('a box tells neither where its copy lies nor what the disk said: that stays in its cinema', () => {
  const told = offsiteReport.parse({ ...offsiteOff, target: 's3://copies/tenant', detail: 'a path' })
  expect(JSON.stringify(told)).not.toMatch(/s3:|a path/)
})

test('a box that was started anew knows of no proof yet; the relay remembers the last one for it', () => {
  const db = openDatabase(':memory:')
  const receivedAt = '2026-11-21T19:30:00.000Z'
  expect(offsiteReportOf(db, 'box-1')).toBeNull()
  saveOffsiteReport(db, 'box-1', { ...proven('2026-11-21T19:10:00.000Z'), receivedAt })
  const anew = { ...offsiteReport.parse(offsiteOff), state: 'waiting' as const, receivedAt }
  saveOffsiteReport(db, 'box-1', anew)
  expect(offsiteReportOf(db, 'box-1')).toEqual({ ...anew, provenAt: '2026-11-21T19:10:00.000Z' })
  expect(offsiteReportOf(db, 'box-2')).toBeNull()
  db.raw.close()
})
