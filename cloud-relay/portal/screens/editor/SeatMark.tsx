import type { Seat } from '#core/venue/arrangement.ts'

const marks: Partial<Record<Seat['class'], string>> = { wheelchair: '♿︎', companion: '+', love: '♥︎' }

/** How round the corners of a seat are, by how it is built. */
const corners = { chair: 0.18, recliner: 0.18, sofa: 0.1, bean_bag: 0.34, bar_stool: 0.42 }

/** One seat of the drawing: its class, how it is built, whose it is first, and its number or its party in the preview. */
export function SeatMark({
  seat,
  disabled,
  y,
  party,
}: {
  seat: Seat
  disabled: boolean
  y: number
  party: string | undefined
}) {
  const { screenCol: x } = seat
  return (
    <g
      className="plan-seat"
      data-class={seat.class}
      data-style={seat.style}
      data-off={disabled || undefined}
      data-party={party || undefined}
      data-quiet={seat.autoassign || disabled ? undefined : true}
    >
      <rect x={x + 0.08} y={y + 0.08} width={0.84} height={0.84} rx={corners[seat.style ?? 'chair']} />
      {seat.style === 'recliner' && <path className="plan-style" d={`M${x + 0.2} ${y + 0.2}h0.6`} />}
      {seat.style === 'sofa' && (
        <path className="plan-style" d={`M${x + 0.18} ${y + 0.25}v0.5M${x + 0.82} ${y + 0.25}v0.5`} />
      )}
      {seat.online && !disabled && <path className="plan-online" d={`M${x + 0.2} ${y + 0.84}h0.6`} />}
      {disabled && <path className="plan-off" d={`M${x + 0.2} ${y + 0.2}l0.6 0.6m0 -0.6l-0.6 0.6`} />}
      <text x={x + 0.5} y={y + 0.62}>
        {party || `${marks[seat.class] ?? ''}${seat.number}`}
      </text>
    </g>
  )
}
