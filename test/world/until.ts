/**
 * Waits until something is true; fails with what was awaited after a time no busy machine needs. In a file of its own:
 * whoever only waits need not load a box and a relay for it.
 */
export async function until(what: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`not within ${timeoutMs} ms: ${what.toString().slice(0, 200)}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
