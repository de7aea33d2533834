/** What takes long is asked for less often: each question costs, and what answers needs the machine too. */
const [firstPauseMs, longestPauseMs] = [10, 100]

/**
 * Waits until something is true; fails with what was awaited after a time no busy machine needs, sooner than the test
 * itself. In a file of its own: whoever only waits need not load a box and a relay for it.
 */
export async function until(what: () => boolean | Promise<boolean>, timeoutMs = 110_000): Promise<void> {
  const end = Date.now() + timeoutMs
  let pauseMs = firstPauseMs
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`not within ${timeoutMs} ms: ${what.toString().slice(0, 200)}`)
    await new Promise(resolve => setTimeout(resolve, pauseMs))
    pauseMs = Math.min(longestPauseMs, pauseMs * 1.2)
  }
}
