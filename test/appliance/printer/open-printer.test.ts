import { describe, expect, it } from 'vitest'
import { paperTape, type PaperJob } from '#box/drivers/printer/paper-tape.ts'
import { openPrinter } from '#box/drivers/printer/printer.ts'

describe('the printer setting', () => {
  it('opens the built-in paper or a network printer and touches neither before start', () => {
    expect(openPrinter('paper').condition()).toBe('operational')
    expect(openPrinter('tcp://192.0.2.1:9100')).toMatchObject({ columns: 48 })
    expect(openPrinter('tcp://192.0.2.1?columns=42')).toMatchObject({ columns: 42 })
  })

  for (const wrong of [
    '',
    'Paper',
    'tcp://',
    'http://printer:9100',
    'tcp://printer:99999',
    'tcp://p:1?columns=80',
  ])
    it(`refuses "${wrong}" in one sentence that names it and the fix`, () => {
      expect(() => openPrinter(wrong)).toThrow(/^FOYER_PRINTER is .* must be "paper" .* "tcp:\/\/host:port"/)
    })
})

describe('the built-in paper', () => {
  it('keeps the last 50 jobs, oldest first, with their bytes', async () => {
    const paper = numberedTape()
    for (let job = 1; job <= 60; job += 1) await paper.print(Uint8Array.of(job), 'receipt')
    expect(paper.jobs()).toHaveLength(50)
    expect(paper.jobs()[0]).toEqual({
      id: 'job-11',
      kind: 'receipt',
      at: '2026-11-21T20:00:00+01:00',
      bytes: Buffer.of(11).toString('base64'),
    })
  })

  it('tells its listeners until they leave, and survives one that fails', async () => {
    const paper = numberedTape()
    const seen: PaperJob[] = []
    const forget = paper.onJob(() => {
      throw new Error('broken screen')
    })
    const leave = paper.onJob(job => seen.push(job))
    await paper.print(Uint8Array.of(1), 'ticket')
    forget()
    leave()
    await paper.print(Uint8Array.of(2), 'ticket')
    expect(seen.map(job => job.id)).toEqual(['job-1'])
  })
})

function numberedTape() {
  let number = 0
  return paperTape(
    () => '2026-11-21T20:00:00+01:00',
    () => `job-${(number += 1)}`,
  )
}
