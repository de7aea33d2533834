import type { ReactNode } from 'react'

export type ListHead = {
  name: string
  /** What stands in the head in place of the plain name: a button that sorts. */
  content?: ReactNode
  sorted?: 'ascending' | 'descending' | undefined
  /** A number, aligned at the end of its cell. */
  isNumber?: boolean | undefined
  /** Left out where the table is narrow, as beside an open panel. */
  isMinor?: boolean | undefined
  /** Left out on a telephone only. */
  isSpare?: boolean | undefined
  /** Says itself what it is (a status, a date), so that it needs no heading beside it on a telephone. */
  isClear?: boolean | undefined
}

export type ListRow = {
  id: string
  name: ReactNode
  /** A second line under the name. */
  note?: ReactNode
  picture?: ReactNode
  /** In the order of the heads. */
  cells: readonly ReactNode[]
}

/**
 * A list of things to open: the name first, what else is known of it in columns. On a telephone each becomes a card, with
 * every value beside its heading, so that nothing is hidden at the side; the roles keep it a table for screen readers.
 *
 * @param label its accessible name
 * @param name the head of the first column
 */
export function ListTable({
  label,
  name,
  heads,
  rows,
  openId,
  onOpen,
}: {
  label: string
  name: ListHead
  heads: readonly ListHead[]
  rows: readonly ListRow[]
  openId: string | null
  onOpen: (id: string) => void
}) {
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="table" data-list role="table">
        <thead role="rowgroup">
          <tr role="row">
            {[name, ...heads].map(head => (
              <th
                key={head.name}
                scope="col"
                role="columnheader"
                aria-sort={head.sorted}
                className={head.isNumber ? 'number' : undefined}
                data-minor={head.isMinor || undefined}
                data-spare={head.isSpare || undefined}
              >
                {head.content ?? head.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <Row key={row.id} row={row} heads={heads} open={row.id === openId} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({
  row,
  heads,
  open,
  onOpen,
}: {
  row: ListRow
  heads: readonly ListHead[]
  open: boolean
  onOpen: (id: string) => void
}) {
  return (
    <tr role="row" data-press aria-current={open || undefined} onClick={() => onOpen(row.id)}>
      <td role="cell">
        <div className={row.picture ? 'row-pictured' : undefined}>
          {row.picture}
          <div>
            {/* The press reaches the row, which opens for whoever presses beside the name too. */}
            <button type="button" className="row-name">
              {row.name}
            </button>
            {row.note && <span className="row-note">{row.note}</span>}
          </div>
        </div>
      </td>
      {heads.map((head, place) => (
        <td
          key={head.name}
          role="cell"
          data-head={head.isClear ? undefined : head.name}
          className={head.isNumber ? 'number' : undefined}
          data-minor={head.isMinor || undefined}
          data-spare={head.isSpare || undefined}
        >
          {row.cells[place]}
        </td>
      ))}
    </tr>
  )
}
