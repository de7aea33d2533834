/** @jsxImportSource preact */
import type { Wall } from '#core/signage/contract.ts'
import { motifs } from './motifs.ts'

/** What a theme strews over a wall, behind every word: slow, faint, and the same on every wall. */
export function Look({ look }: { look: Wall['themes'][number]['look'] }) {
  const motif = motifs[look]
  if (!motif) return null
  return (
    <div class="look" aria-hidden="true">
      {[0, 1].map(layer => (
        <svg key={layer} data-layer={layer} viewBox="0 0 1920 2160" preserveAspectRatio="xMidYMid slice">
          {places(motif.count, layer).map(({ x, y, size, turn }, index) => (
            <g key={index} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
              <path d={motif.paths[index % motif.paths.length]} data-shade={index % 3} />
            </g>
          ))}
        </svg>
      ))}
    </div>
  )
}

/** Where they lie: strewn evenly, by a fixed rule (an additive sequence of the plastic number, Roberts 2018). */
function places(count: number, layer: number) {
  return Array.from({ length: count }, (_, index) => {
    const at = index + 1 + layer * count
    return {
      x: Math.round(((at * 0.7548776662) % 1) * 1920),
      y: Math.round(((at * 0.569840291) % 1) * 2160),
      size: 0.6 + ((at * 0.618034) % 1),
      turn: Math.round(((at * 0.4142) % 1) * 80 - 40),
    }
  })
}
