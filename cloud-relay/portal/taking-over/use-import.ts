import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Cells, ImportKind } from '#core/csv/columns.ts'
import { csvCalls, type RowResult } from '#core/csv/contract.ts'
import { repeatedRows, slicesOf } from '#core/csv/slices.ts'
import { useCall } from '../server/ServerProvider.tsx'

type Rows = readonly { row: number; cells: Cells }[]
/** A row with what becomes of it, and the line of an earlier row about the same thing. */
export type Looked = RowResult & { like: number | undefined }

export type Write = 'all' | 'good'

/** Looks at all rows of a file, and then takes them over, slice by slice, with what is done so far. */
export function useImport(kind: ImportKind) {
  const call = useCall()
  const memory = useQueryClient()
  const [done, setDone] = useState(0)
  const [looked, setLooked] = useState<readonly Looked[]>()
  const [taken, setTaken] = useState<readonly Looked[]>()

  const looking = useMutation({
    async mutationFn(rows: Rows) {
      setDone(0)
      setTaken(undefined)
      const like = repeatedRows(kind, rows)
      const all: Looked[] = []
      for (const slice of slicesOf(rows)) {
        const answer = await call(csvCalls(kind).check, { body: { rows: slice } })
        all.push(...answer.rows.map(each => ({ ...each, like: like.get(each.row) })))
        setDone(all.length)
      }
      setLooked(all)
    },
  })
  const taking = useMutation({
    async mutationFn({ rows, write }: { rows: Rows; write: Write }) {
      setDone(0)
      const all: Looked[] = []
      for (const slice of slicesOf(rows)) {
        const body = { rows: slice, all: write === 'all' }
        const answer = await call(csvCalls(kind).take, { body })
        all.push(...answer.rows.map(each => ({ ...each, like: undefined })))
        setDone(all.length)
        setTaken([...all])
        // One became wrong since it was looked at: the rest stays unwritten.
        if (write === 'all' && answer.rows.some(({ outcome }) => outcome === 'wrong')) break
      }
    },
    onSettled: () => memory.invalidateQueries({ predicate: query => query.queryKey[0] !== 'session' }),
  })
  return {
    done,
    looked,
    taken,
    looking,
    taking,
    forget() {
      setLooked(undefined)
      setTaken(undefined)
      looking.reset()
      taking.reset()
    },
  }
}
export type Import = ReturnType<typeof useImport>
