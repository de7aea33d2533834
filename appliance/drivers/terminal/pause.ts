/** Rests for so many milliseconds, or until a terminal is let go of. */
export function pause(ms: number, closing: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (closing.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      closing.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    closing.addEventListener('abort', end)
  })
}
