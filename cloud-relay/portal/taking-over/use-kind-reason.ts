import type { ImportKind } from '#core/csv/columns.ts'
import { csvCalls } from '#core/csv/contract.ts'
import type { Permission } from '#core/access/employee.ts'
import { useReason } from '../session/SessionGate.tsx'

/** Why this person may not take over or hand out such things; undefined when they may. */
export function useKindReason(kind: ImportKind): string | undefined {
  return useReason(csvCalls(kind).take.access as Permission)
}
