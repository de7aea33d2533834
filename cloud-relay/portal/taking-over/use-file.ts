import { useMemo, useState } from 'react'
import { cellsOf, columnsOf, matchColumns, type ImportKind } from '#core/csv/columns.ts'
import { cellMost, fileMostBytes, rowsMost } from '#core/csv/limits.ts'
import { isXml, showsInXml } from '#core/csv/xml-shows.ts'
import { decodeText, readCsv, separatorOf, type Encoding, type Separator } from '#core/csv/text.ts'

type Opened = { name: string; text: string; encoding: Encoding | null }

/** Why a file is not read at all. */
export type Unread = 'import_file_large' | 'import_file_empty' | 'import_file_long' | 'import_cell_long'

/** A table that was chosen or pasted: its headings, which column each means, and its rows. */
export function useFile(kind: ImportKind) {
  const [opened, setOpened] = useState<Opened>()
  const [wanted, setWanted] = useState<Separator>()
  const [chosen, setChosen] = useState<Readonly<Record<number, string | null>>>({})
  const [tooLarge, setTooLarge] = useState(false)
  const separator = useMemo(() => wanted ?? separatorOf(opened?.text ?? ''), [wanted, opened])
  const table = useMemo(
    () => (opened ? tableIn(kind, opened.text, separator) : []),
    [kind, opened, separator],
  )
  const [headings = [], ...rows] = table
  const columns = useMemo(() => columnsFor(kind, table[0] ?? [], chosen), [kind, table, chosen])

  function open(next: Opened | undefined) {
    setTooLarge(false)
    setWanted(undefined)
    setChosen({})
    setOpened(next)
  }

  return {
    opened,
    unread: tooLarge ? 'import_file_large' : opened && unreadOf(headings, rows),
    /** Null where nothing separates cells: an XML file has elements. */
    separator: opened && kind === 'shows' && isXml(opened.text) ? null : separator,
    headings,
    samples: rows.slice(0, 3),
    columns,
    /** Columns that must be there and are not. */
    lacking: columnsOf[kind].filter(({ key, needed }) => needed && !columns.includes(key)),
    rows: () => cellsOf(rows, columns),
    separate: (next: Separator) => {
      setChosen({})
      setWanted(next)
    },
    choose: (place: number, key: string | null) => setChosen(before => ({ ...before, [place]: key })),
    paste: (text: string) => open(text.trim() ? { name: '', text, encoding: null } : undefined),
    close: () => open(undefined),
    async read(file: File | null) {
      if (!file) return
      if (file.size > fileMostBytes) {
        open(undefined)
        setTooLarge(true)
        return
      }
      open({ name: file.name, ...decodeText(new Uint8Array(await file.arrayBuffer())) })
    },
  }
}
export type ReadFile = ReturnType<typeof useFile>

/** A programme may be XML too; everything else is a table. */
function tableIn(kind: ImportKind, text: string, separator: Separator): string[][] {
  if (kind === 'shows' && isXml(text)) return showsInXml(text, rowsMost + 1)
  return readCsv(text, separator, rowsMost + 2)
}

function unreadOf(headings: readonly string[], rows: readonly string[][]): Unread | undefined {
  if (!headings.length || !rows.length) return 'import_file_empty'
  if (rows.length > rowsMost) return 'import_file_long'
  return rows.some(cells => cells.some(cell => cell.length > cellMost)) ? 'import_cell_long' : undefined
}

/** What the headings mean, or what was chosen; a column that was chosen elsewhere is given up. */
function columnsFor(
  kind: ImportKind,
  headings: readonly string[],
  chosen: Readonly<Record<number, string | null>>,
): (string | null)[] {
  const taken = new Set(Object.values(chosen))
  return matchColumns(kind, headings).map((key, place) => {
    if (place in chosen) return chosen[place]!
    return key && taken.has(key) ? null : key
  })
}
