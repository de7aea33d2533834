import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryCalls } from '#core/catalogue/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { readReport } from '#core/reports/contract.ts'
import { mailReport, readReportPdf } from '#core/reports/paper-contract.ts'
import { report } from '#core/reports/report.entity.ts'
import { mailsTo } from '../world/fake-services.ts'
import { managerAt, portalAt } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

const week = { from: '2026-11-16', to: '2026-11-22' }
const shape = { subject: 'takings', by: 'product', kind: 'product', compare: 'none' } as const

test('a report is mailed to whoever asks for it, as PDF and as a file for spreadsheets', async () => {
  const mia = await managerAt(places.relay.port)
  const sent = await mia.call(mailReport, { body: { ...shape, ...week } })
  expect(sent.status, sent.text).toBe(200)
  expect(sent.body.to).toBe('mia@small.example')
  await until(async () => (await mailsTo(places, 'mia@small.example')).length > 0)
  const [mail] = await mailsTo(places, 'mia@small.example')
  expect(mail!.subject).toBe('Takings: 16 November 2026 to 22 November 2026')
  expect((await mail!.attachment())!.subarray(0, 5).toString()).toBe('%PDF-')
  const link = `${readReportPdf.path}?${new URLSearchParams({ ...shape, ...week, locale: 'fr' })}`
  const pdf = await mia.send('GET', link)
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  const long = await mia.call(readReport, { query: { ...shape, from: '2020-01-01', to: '2026-01-01' } })
  expect([long.status, long.body.refusal]).toEqual([422, 'report_too_long'])
}, 90_000)

test('an usher a report is shared with reads that one and hears of no other', async () => {
  const kept = { name: 'Bar', ownerId: 'mia', shape, period: 'last_week', deleted: false } as const
  await places.tenant.node.execute(byHand, tx => {
    changeEntry(tx, 'report', 'bar', { ...kept, sharedWith: 'roles', roleIds: ['role-usher'] })
    changeEntry(tx, 'report', 'own', { ...kept, name: 'Own', sharedWith: 'nobody', roleIds: [] })
    changeEntry(tx, 'report', 'all', { ...kept, name: 'All', sharedWith: 'reports', roleIds: [] })
  })
  const ugo = await portalAt(places.relay.port, 'ugo')
  const list = await ugo.call(entryCalls(report).list, {})
  expect(list.body.entries.map(({ id }) => id)).toEqual(['bar'])
  const ask = (query: object) => ugo.call(readReport, { query: { ...shape, ...week, ...query } })
  expect((await ask({ view: 'bar' })).status).toBe(200)
  for (const query of [{}, { view: 'own' }, { view: 'all' }, { view: 'bar', by: 'day' }])
    expect([(await ask(query)).status, (await ask(query)).body.refusal]).toEqual([403, 'not_allowed'])
  expect((await ugo.call(mailReport, { body: { ...shape, ...week } })).status).toBe(403)
}, 90_000)
