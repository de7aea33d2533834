import type { Context, Mount } from '../api/mount.ts'
import { noteSecurity } from '../access/security-log.ts'
import { isAlive } from '../catalogue/entity.ts'
import { fieldSentence, refusalSentence } from '../i18n/refusals/sentence.ts'
import { sharesCinema } from '../people/authority.ts'
import { vouchersPage } from '../vouchers/store.ts'
import { columnsOf, importKinds, type Cells, type ImportKind } from './columns.ts'
import { OnlyLooked, takeRows, type RowDone } from './commands.ts'
import { csvCalls, type RowResult } from './contract.ts'
import { exportedPerCall } from './limits.ts'
import { movieCells } from './movie-commands.ts'
import { personCells } from './people-commands.ts'
import { productCells } from './product-commands.ts'
import { showsToHandOut } from './show-commands.ts'
import { voucherCells } from './voucher-commands.ts'

type Rows = readonly { row: number; cells: Cells }[]
type Page = { rows: Record<string, string>[]; next: string | null }

/** Taking over what another system knows, and handing out what this one does: only at the relay. */
export function csvRoutes(mount: Mount): void {
  for (const kind of importKinds) {
    const calls = csvCalls(kind)
    mount(calls.check, async ({ body }, context) => ({
      rows: await taken(context, kind, body.rows as Rows, 'none'),
    }))
    mount(calls.take, async ({ body }, context) => ({
      rows: await taken(context, kind, body.rows as Rows, body.all ? 'all' : 'good'),
    }))
    mount(calls.hand, ({ query }, context) => {
      if (!query.after) note(context, kind)
      return kind === 'vouchers'
        ? vouchersAfter(context, query.after)
        : entriesAfter(rowsOf[kind](context), query.after)
    })
  }
}

async function taken(context: Context, kind: ImportKind, rows: Rows, write: 'none' | 'all' | 'good') {
  const { tenant, actor, signedIn } = context
  const done = await tenant.node
    .execute(actor, tx => takeRows(tx, kind, rows, signedIn!, write))
    .catch((cause: unknown) => {
      if (cause instanceof OnlyLooked) return cause.done
      throw cause
    })
  return done.map(each => resultOf(context, kind, each))
}

/** What became of a row, in the reader's language. */
function resultOf({ tenant, locale }: Context, kind: ImportKind, done: RowDone): RowResult {
  const { row, outcome } = done
  if (outcome !== 'wrong')
    return { row, outcome, name: done.name, changed: [...new Set(done.changed)], trouble: [] }
  const { code, details, fields } = done.refused
  const zone = tenant.node.catalogue.all('cinema')[0]?.timezone ?? 'UTC'
  const keys = columnsOf[kind].map(({ key }) => key)
  const cells = Object.entries(fields).flatMap(([field, codes]) =>
    codes.map(each => ({
      column: keys.includes(field) ? field : null,
      sentence: fieldSentence(each, details, locale, zone),
    })),
  )
  const trouble = cells.length
    ? cells
    : [{ column: null, sentence: refusalSentence(code, details, locale, zone) }]
  return { row, outcome, name: '', changed: [], trouble }
}

const rowsOf = {
  people: ({ tenant: { node }, signedIn }: Context) =>
    node.catalogue
      .all('employee')
      .filter(each => each.active && sharesCinema(signedIn!, each))
      .map(each => ({ id: each.id, cells: () => personCells(node, each) })),
  products: ({ tenant: { node } }: Context) =>
    node.catalogue
      .all('product')
      .filter(isAlive)
      .map(each => ({ id: each.id, cells: () => productCells(node, each) })),
  movies: ({ tenant: { node } }: Context) =>
    node.catalogue
      .all('movie')
      .filter(isAlive)
      .map(each => ({ id: each.id, cells: () => movieCells(each) })),
  shows: ({ tenant: { node }, signedIn }: Context) => showsToHandOut(node, signedIn!.cinemas),
}

function entriesAfter(all: readonly { id: string; cells: () => Record<string, string> }[], after = ''): Page {
  const left = all.filter(({ id }) => id > after)
  const page = left.slice(0, exportedPerCall)
  return {
    rows: page.map(({ cells }) => cells()),
    next: left.length > page.length ? page.at(-1)!.id : null,
  }
}

function vouchersAfter({ tenant: { node } }: Context, after: string | undefined): Page {
  const page = vouchersPage(node.db, after, exportedPerCall)
  const { db, keys, catalogue, runtime } = node
  const last = page.at(-1)
  return {
    rows: page.flatMap(row => voucherCells({ db, keys, catalogue, nowMs: runtime.now() }, row) ?? []),
    next: page.length === exportedPerCall && last ? `${last.issuedAt}|${last.id}` : null,
  }
}

/** Logs who took what out, once for each file. */
function note({ tenant, actor, request }: Context, kind: ImportKind): void {
  noteSecurity(tenant.node.runtime, 'data.exported', { who: actor.who, address: request.ip, what: kind })
}
