/** What a visitor answered to the question about a tag manager. */
export type Answer = 'allowed' | 'refused'

const key = 'foyer.tags'
/** Whoever answered is asked again after a year: authorities want consent renewed. */
const keptMs = 365 * 86_400_000

/**
 * The answer in what a browser kept; null where there is none, it is older than a year, or it was given to another
 * container.
 */
export function answerIn(kept: string | null, container: string, nowMs: number): Answer | null {
  try {
    const { answer, of, at } = JSON.parse(kept ?? 'null') as Record<string, unknown>
    if (of !== container || typeof at !== 'number' || nowMs - at > keptMs || at > nowMs) return null
    return answer === 'allowed' || answer === 'refused' ? answer : null
  } catch {
    return null
  }
}

/** This browser's answer for a container. */
export function readAnswer(container: string): Answer | null {
  try {
    return answerIn(localStorage.getItem(key), container, Date.now())
  } catch {
    return null
  }
}

/** Keeps the answer and tells the rest of the page; without browser storage it holds until the page is left. */
export function keepAnswer(container: string, answer: Answer): void {
  try {
    localStorage.setItem(key, JSON.stringify({ answer, of: container, at: Date.now() }))
  } catch {
    // Asked again on the next page.
  }
  window.dispatchEvent(new Event(changed))
}

/** Calls back when the answer changed, also in another tab; the returned function ends it. */
export function onAnswer(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}
const changed = 'foyer-tags'

/**
 * Removes what Google's tags kept in this browser for this website, whose cookies they set on its host and the domains
 * above it.
 */
export function forgetTags(): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, at) => labels.slice(at).join('.'))
  for (const name of document.cookie.split('; ').map(pair => pair.split('=')[0]!))
    if (/^(_ga|_gid|_gat|_gcl|_dc_gtm)/.test(name))
      for (const domain of ['', ...domains.map(domain => `; domain=${domain}`)])
        document.cookie = `${name}=; path=/; max-age=0${domain}`
}
