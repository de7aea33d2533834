/** How often an open page touches its session, in milliseconds. Source: spec/operations.md sections 7 and 9. */
export const touchEveryMs = 3_600_000

/**
 * Touches a session every hour while its page is open. Returns a function that ends it.
 *
 * @param touch sends the call; rejects when it was refused or nobody answered
 * @param onFailed what the page does then; it goes on when left out
 */
export function keepAlive(touch: () => Promise<unknown>, onFailed: () => void = () => undefined): () => void {
  const timer = setInterval(() => void touch().catch(onFailed), touchEveryMs)
  return () => clearInterval(timer)
}

/** Fetches, and loads the page anew when the server says that the page is out of date (419). */
export function fetchOrReload(
  reload: () => void,
  fetcher: typeof fetch = (...args) => fetch(...args),
): typeof fetch {
  return async (...args) => {
    const response = await fetcher(...args)
    if (response.status === 419) reload()
    return response
  }
}
