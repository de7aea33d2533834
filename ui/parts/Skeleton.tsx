/**
 * A placeholder for loading content, in its size, so that the page does not jump. Say once near it that it is loading;
 * screen readers skip the skeleton. Sizes are CSS lengths.
 */
export function Skeleton({
  width = '100%',
  height,
  ratio,
  lines,
}: {
  width?: string
  height?: string
  /** Such as '2 / 3' for a poster. */
  ratio?: string
  /** Draws so many lines of text instead of one block, the last one shorter. */
  lines?: number
}) {
  if (lines) {
    return (
      <span className="skeleton-lines" aria-hidden="true" style={{ inlineSize: width }}>
        {Array.from({ length: lines }, (_, line) => (
          <span className="skeleton" key={line} />
        ))}
      </span>
    )
  }
  return (
    <span
      className="skeleton"
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
    />
  )
}
