/** Between the beginnings of two looks: eight of them a second are as many as a hand can aim for. */
export const lookEveryMs = 125

/** The longest side of what is looked at, in pixels: a code that fills the frame has some three hundred of them. */
const widestPx = 1280

/** How long to rest after a look that took so long: a slow phone has half its time for everything else. */
export function restMs(tookMs: number): number {
  return Math.max(lookEveryMs - tookMs, tookMs, 0)
}

/** The size in which a picture of the camera is looked at. */
export function lookedAt(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, widestPx / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/**
 * Looks again and again, one look after the other, until it is ended or a look fails.
 *
 * @param options.rests whether this turn is left out, such as while nobody sees the page
 * @param options.onFailed hears of the look that failed; none comes after it
 * @returns ends it; a look under way ends unheard
 */
export function keepLooking(
  look: () => Promise<void>,
  options: { rests: () => boolean; onFailed: (cause: unknown) => void; now?: () => number },
): () => void {
  const { rests, onFailed, now = () => performance.now() } = options
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  async function turn(): Promise<void> {
    const began = now()
    try {
      if (!rests()) await look()
    } catch (cause) {
      if (!ended) onFailed(cause)
      return
    }
    if (!ended) timer = setTimeout(() => void turn(), restMs(now() - began))
  }
  void turn()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
