const key = 'foyer-device'

/** This device's own id, made once and kept by the browser. */
export function deviceId(): string {
  const kept = localStorage.getItem(key)
  if (kept) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  const made = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  localStorage.setItem(key, made)
  return made
}
