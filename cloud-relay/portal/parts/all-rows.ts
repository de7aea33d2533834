/** Asks for the rows that follow; `next` is where to go on, null at the end. */
export type PageOfRows = (page: { before?: string }) => Promise<{ rows: string[][]; next: string | null }>

/**
 * The rows of a list, page by page, `most` of them at most; `whole` says whether that is all.
 *
 * @param onRows hears how many there are after each page
 */
export async function allRows(
  pageOf: PageOfRows,
  most: number,
  onRows: (count: number) => void,
): Promise<{ rows: string[][]; whole: boolean }> {
  const rows: string[][] = []
  let before: string | null | undefined
  do {
    const page = await pageOf(before ? { before } : {})
    rows.push(...page.rows)
    before = page.next
    onRows(rows.length)
  } while (before !== null && rows.length < most)
  return { rows: rows.slice(0, most), whole: before === null && rows.length <= most }
}
