const keptAs = 'foyer.scanner.camera'

/** Whether this browser was told to read by its camera; no where it keeps nothing. */
export function isKept(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(keptAs) === 'on'
  } catch {
    return false
  }
}

/** Keeps it for the next start; a browser that keeps nothing asks anew. */
export function keepChoice(storage: Pick<Storage, 'setItem' | 'removeItem'>, on: boolean): void {
  try {
    if (on) storage.setItem(keptAs, 'on')
    else storage.removeItem(keptAs)
  } catch {
    // Nothing is lost but a press.
  }
}
