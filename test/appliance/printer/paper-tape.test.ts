import { describe, expect, it } from 'vitest'
import { paperTape, type PaperJob } from '#box/drivers/paper-tape/paper-tape.ts'

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
