/** What this machine keeps of an earlier visit, by its entry in the browser's storage; null where there is nothing sound. */
export function remembered<T>(entry: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(entry) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Writes at most every ten seconds: a busy till must not wear out the device's memory card. */
export function rememberSlowly<T>(entry: string): (value: T) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: T
  return value => {
    latest = value
    timer ??= setTimeout(() => {
      timer = undefined
      try {
        localStorage.setItem(entry, JSON.stringify(latest))
      } catch {
        localStorage.removeItem(entry)
      }
    }, 10_000)
  }
}
