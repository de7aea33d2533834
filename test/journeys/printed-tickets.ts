import type { Page } from 'puppeteer-core'
import { until } from '../world/until.ts'

interface Job {
  kind: string
  bytes: string
}

/**
 * The codes of the tickets the box has printed, the newest sale's included, as their paper shows them (`FOYER1.…`). A
 * register goes on to its next customer before the paper is out, so this waits until there are at least so many.
 */
export async function printedTickets(page: Page, atLeast: number): Promise<string[]> {
  let codes: string[] = []
  await until(async () => {
    const { jobs }: { jobs: Job[] } = await page.evaluate(async () => (await fetch('/api/paper')).json())
    codes = jobs
      .filter(({ kind }) => kind === 'ticket')
      .map(codeOf)
      .filter(code => code !== undefined)
    return codes.length >= atLeast
  })
  return codes
}

/** A voucher's paper is no ticket of a show, and has no such code. */
function codeOf({ bytes }: Job): string | undefined {
  return /FOYER1\.[\w.-]+/.exec(Buffer.from(bytes, 'base64').toString('latin1'))?.[0]
}

/** The ten characters under a ticket's code, which whoever has no scanner types. */
export function shortCodeOf(code: string): string {
  return /FOYER1\.([0-9a-z]{10})\./.exec(code)![1]!
}
