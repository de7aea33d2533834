/** How full a show is, as a bar. The figures must be beside it as text; screen readers skip it. */
export function OccupancyBar({ taken, capacity }: { taken: number; capacity: number }) {
  const share = capacity ? Math.min(1, taken / capacity) : 0
  return (
    <span className="occupancy" data-full={share === 1 || undefined} aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  )
}
