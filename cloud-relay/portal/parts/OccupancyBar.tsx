/** How full a room is, as a bar. The figures must stand beside it in words; to a screen reader it is silent. */
export function OccupancyBar({ taken, capacity }: { taken: number; capacity: number }) {
  const share = capacity ? Math.min(1, taken / capacity) : 0
  return (
    <span className="occupancy" data-full={share === 1 || undefined} aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  )
}
