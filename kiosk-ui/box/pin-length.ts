const keptAs = 'foyer.kiosk.pin-lengths'
/** More people than this do not work at one machine. */
const most = 100

type Lengths = Record<string, number>

/** How many digits a person's PIN had when they last signed in on this machine; undefined when it is not known. */
export function pinLengthOf(employeeId: string): number | undefined {
  return kept()[employeeId]
}

/** Keeps the length on this machine alone; null forgets it. */
export function keepPinLength(employeeId: string, length: number | null): void {
  const { [employeeId]: _before, ...others } = kept()
  const lengths = length === null ? others : { ...others, [employeeId]: length }
  try {
    localStorage.setItem(keptAs, JSON.stringify(Object.fromEntries(Object.entries(lengths).slice(-most))))
  } catch {
    // Without storage the PIN is sent by its key each time.
  }
}

function kept(): Lengths {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keptAs) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Lengths) : {}
  } catch {
    return {}
  }
}
