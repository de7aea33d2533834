import type { Page } from 'puppeteer-core'
import type { Node } from '#core/journal/node.ts'
import { readBills } from '#core/sales/bill-list-contract.ts'
import { findBills } from '#core/sales/refunds/contract.ts'
import type { Client } from '../world/client.ts'

/** Bills of one page of the list. */
const billsPerPage = 50

/** What one page of the list costs: milliseconds on the clock, of the browser's processor, and of the relay's. */
type Cost = { ms: number; processorMs: number; serverMs: number }

/**
 * Paid bills of two tickets each, one every five minutes until now, as rows: what is measured is reading them. They are
 * in no journal, so the node is good for nothing else afterwards.
 */
export function fillBills(node: Node, count: number): void {
  const lastSecond = Math.floor(node.runtime.now() / 1000)
  node.db.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO bills (id, number, cinema_id, source, status, total_cents, opened_at, settled_at, locale, origin, seq)
      SELECT 'bench-' || i, printf('K-%06d', i), 'cinema-1', 'register', 'settled', 900,
        strftime('%Y-%m-%dT%H:%M:%fZ', ${lastSecond} - (${count} - i) * 300, 'unixepoch'), NULL, 'en', 'bench', i
        FROM n;
    INSERT INTO bill_lines (bill_id, line, kind, text, quantity, unit_cents, total_cents, vat_rate, vat_cents)
      SELECT id, 1, 'ticket', 'Normal', 2, 450, 900, 300, 26 FROM bills WHERE id LIKE 'bench-%';
    INSERT INTO payments (id, bill_id, method, status, cents, rounding_cents, refunded_cents, at, tip_cents)
      SELECT id || '-1', id, 'cash', 'paid', 900, 0, 0, opened_at, 0 FROM bills WHERE id LIKE 'bench-%';
  `)
}

/**
 * The list of bills in a browser: its first page, the second one below it, and a search by number.
 *
 * @param page signed in, with the portal loaded
 * @param wrong receives a sentence for each list that was not drawn whole
 */
export async function measureLists(
  page: Page,
  portal: string,
  { clerk, count, rounds, wrong }: { clerk: Client; count: number; rounds: number; wrong: string[] },
): Promise<Record<'first' | 'older' | 'found', Cost>> {
  const number = `K-${String(Math.floor(count / 2)).padStart(6, '0')}`
  /** How long a step takes until so many rows stand in the list. */
  async function drawn(step: () => Promise<unknown>, rows: number): Promise<Omit<Cost, 'serverMs'>> {
    const before = await busyMs(page)
    const began = performance.now()
    await step()
    await page
      .waitForFunction(
        wanted => document.querySelectorAll('tbody tr[data-press]').length === wanted,
        {},
        rows,
      )
      .catch(() => wrong.push(`a list of ${rows} bills was not drawn`))
    return { ms: performance.now() - began, processorMs: (await busyMs(page)) - before }
  }
  const goes = (address: string) =>
    page.evaluate(to => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  const costs: Record<'first' | 'older' | 'found', Cost[]> = { first: [], older: [], found: [] }
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${portal}/movies`)
    await page.waitForSelector('tbody tr')
    const first = await drawn(() => goes(`${portal}/sales`), billsPerPage)
    // The sums above it are of everything; they are asked for apart, and are not its own.
    await page.waitForNetworkIdle()
    const older = await drawn(
      () => page.locator('::-p-xpath(//main//button[contains(., "older")])').click(),
      2 * billsPerPage,
    )
    const found = await drawn(() => goes(`${portal}/sales?find=${number}`), 1)
    const list = await served(() => clerk.call(readBills, { query: {} }))
    if (list.answer.body.bills.length !== billsPerPage) wrong.push('a page of bills is not whole')
    const next = await served(() => clerk.call(readBills, { query: { before: list.answer.body.next! } }))
    const search = await served(() => clerk.call(findBills, { query: { text: number } }))
    if (search.answer.body.bills.length !== 1) wrong.push(`${number} was not found`)
    costs.first.push({ ...first, serverMs: list.ms })
    costs.older.push({ ...older, serverMs: next.ms })
    costs.found.push({ ...found, serverMs: search.ms })
  }
  return { first: middleOf(costs.first), older: middleOf(costs.older), found: middleOf(costs.found) }
}

/** Processor milliseconds of a page so far: script, layout and paint. */
async function busyMs(page: Page): Promise<number> {
  return ((await page.metrics()).TaskDuration ?? 0) * 1000
}

/** An answer, and what this process, in which the relay runs, worked for it. */
async function served<T>(ask: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const before = process.cpuUsage()
  const answer = await ask()
  const { user, system } = process.cpuUsage(before)
  return { answer, ms: (user + system) / 1000 }
}

/** Each figure's middle, whole milliseconds. */
function middleOf(costs: readonly Cost[]): Cost {
  const middle = (of: (cost: Cost) => number) =>
    Math.round(costs.map(of).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)]!)
  return {
    ms: middle(({ ms }) => ms),
    processorMs: middle(({ processorMs }) => processorMs),
    serverMs: middle(({ serverMs }) => serverMs),
  }
}
