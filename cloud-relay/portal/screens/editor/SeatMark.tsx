import type { Seat } from '#core/venue/arrangement.ts'
import type { classLook } from '#ui/parts/seat-look.ts'

const marks: Partial<Record<Seat['class'], string>> = { wheelchair: '♿︎', companion: '+', love: '♥︎' }

/** How round the corners of a seat are, by how it is built. */
const corners = { chair: 0.18, recliner: 0.18, sofa: 0.1, bean_bag: 0.34, bar_stool: 0.42 }

/** One seat of the drawing: its class, how it is built, whose it is first, and its number or its party in the preview. */
export function SeatMark({
  seat,
  disabled,
  y,
  party,
  look,
}: {
  seat: Seat
  disabled: boolean
  y: number
  party: string | undefined
  /** How its class is drawn. */
  look: ReturnType<typeof classLook>
}) {
  const { screenCol: x } = seat
  return (
    <g
      className="plan-seat"
      {...look}
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
      <ClassMark mark={look['data-mark']} x={x} y={y} />
      {seat.online && !disabled && <path className="plan-online" d={`M${x + 0.2} ${y + 0.84}h0.6`} />}
      {disabled && <path className="plan-off" d={`M${x + 0.2} ${y + 0.2}l0.6 0.6m0 -0.6l-0.6 0.6`} />}
      <text x={x + 0.5} y={y + 0.62}>
        {party || `${marks[seat.class] ?? ''}${seat.number}`}
      </text>
    </g>
  )
}

/** The mark of a class, as on the plans that guests see. */
function ClassMark({ mark, x, y }: { mark: string | undefined; x: number; y: number }) {
  if (mark === 'ring')
    return <rect className="plan-ring" x={x + 0.18} y={y + 0.18} width={0.64} height={0.64} rx={0.12} />
  if (mark === 'bar') return <path className="plan-mark" d={`M${x + 0.18} ${y + 0.18}h0.64`} />
  if (mark === 'corner') return <path className="plan-corner" d={`M${x + 0.1} ${y + 0.1}h0.34l-0.34 0.34z`} />
  if (mark === 'dots')
    return <path className="plan-mark" strokeDasharray="0.02 0.2" d={`M${x + 0.28} ${y + 0.2}h0.5`} />
  if (mark === 'stripes')
    return <path className="plan-mark" strokeDasharray="0.09 0.09" d={`M${x + 0.16} ${y + 0.2}h0.68`} />
  return null
}
