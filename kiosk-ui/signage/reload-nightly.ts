/** The hour of the device's clock at which nobody watches. */
const hour = 5

/**
 * Reloads the page once a night, so that it gets a new version; only when the box answers, or the screen would stay
 * dark.
 */
export function reloadNightly(): void {
  setTimeout(() => void reloadOrWait(), untilNext(Date.now()))
}

async function reloadOrWait(): Promise<void> {
  const answers = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    response => response.ok,
    () => false,
  )
  if (answers) location.reload()
  else setTimeout(() => void reloadOrWait(), 10 * 60_000)
}

/** Milliseconds to the next such hour, plus up to half an hour so that the screens do not all load at once. */
function untilNext(nowMs: number): number {
  const next = new Date(nowMs)
  next.setHours(hour, Math.floor(Math.random() * 30), 0, 0)
  if (next.getTime() <= nowMs) next.setDate(next.getDate() + 1)
  return next.getTime() - nowMs
}
