/** Kinds and conditions of devices that have words of their own; a newer driver's name is shown as it is. */
const kinds = ['printer', 'drawer', 'display', 'scanner', 'terminal', 'paper'] as const

/** Source of the printer's conditions: spec/operations.md section 4. */
const conditions = [
  'operational',
  'online',
  'offline',
  'busy',
  'communication_error',
  'cover_open',
  'paper_end',
  'paper_near_end',
  'overheating',
] as const

export function isKind(kind: string): kind is (typeof kinds)[number] {
  return (kinds as readonly string[]).includes(kind)
}

export function isCondition(condition: string): condition is (typeof conditions)[number] {
  return (conditions as readonly string[]).includes(condition)
}
