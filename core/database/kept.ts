import type { Db } from './sql.ts'

/**
 * Rows that nearly every call asks for, kept in a database's memory by their key: whoever writes one forgets it, and every
 * rollback forgets all. What is not there is asked for again each time, so nobody fills the memory with keys that are none.
 *
 * @param name under which the memory has them, this thing's alone
 * @param most are kept; beyond that all are read anew
 */
export function kept<Value extends NonNullable<unknown>>(name: string, most: number) {
  const keptIn = ({ memory }: Db) => memory.get(name) as Map<string, Value> | undefined
  return {
    /** What was read under a key before, or is read now; undefined where there is nothing. */
    read(db: Db, key: string, read: () => Value | undefined): Value | undefined {
      let values = keptIn(db)
      const before = values?.get(key)
      if (before !== undefined) return before
      const value = read()
      if (value === undefined) return undefined
      if (!values || values.size >= most) db.memory.set(name, (values = new Map()))
      values.set(key, value)
      return value
    },
    forget: (db: Db, key: string): void => void keptIn(db)?.delete(key),
    forgetAll: ({ memory }: Db): void => void memory.delete(name),
  }
}
