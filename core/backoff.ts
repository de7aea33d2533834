/** Waits between tries: they double from the first to the longest. */
export type Backoff = { firstMs: number; longestMs: number }

/** Waits differ by up to a quarter either way, so that what failed together does not come back together. */
const spread = 0.25

/**
 * How long to wait after so many failures in a row, in whole milliseconds; never longer than the longest.
 *
 * @param failures 1 after the first
 * @param random uniform bytes
 */
export function backoffMs(
  failures: number,
  { firstMs, longestMs }: Backoff,
  random: (bytes: number) => Uint8Array,
): number {
  const doubled = Math.min(firstMs * 2 ** Math.min(Math.max(failures - 1, 0), 30), longestMs)
  const drawn = (random(1)[0]! - 128) / 128
  return Math.min(Math.round(doubled * (1 + spread * drawn)), longestMs)
}
