import type { ReactNode } from 'react'

/**
 * A table to read, with nothing to press. Where it is narrow each row becomes a list of its cells, each under its own
 * heading, so that a phone needs no sideways scrolling; the roles keep it a table for screen readers.
 *
 * @param label its accessible name
 * @param rows cells in the order of `heads`; figures have a class of their own
 * @param numbers heads of columns that are read down as sums: they stand at the end of their cell
 */
export function PlainTable({
  label,
  heads,
  rows,
  numbers = [],
}: {
  label: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  numbers?: readonly string[]
}) {
  const classOf = (head: string) => (numbers.includes(head) ? 'number' : undefined)
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="table" data-plain role="table">
        <thead role="rowgroup">
          <tr role="row">
            {heads.map(head => (
              <th key={head} scope="col" role="columnheader" className={classOf(head)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells }) => (
            <tr key={key} role="row">
              {cells.map((cell, place) => (
                <td
                  key={heads[place]}
                  role="cell"
                  data-head={heads[place]}
                  className={classOf(heads[place]!)}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
