import { at, between, box, circle, polygon, repeat, ring, shape, stroke, type Brush } from './brush.ts'

/** Documentary: a lens, its blades half closed. */
export function aperture(brush: Brush): string {
  const { height, figure, detail, ground, random } = brush
  const x = 300
  const y = height * 0.5
  const r = Math.min(250, height * 0.44)
  const blades = 6 + Math.floor(random() * 3)
  const open = r * between(brush, 0.28, 0.46)
  const lean = random() * Math.PI
  const corner = (index: number, far: number, ahead = 0): [number, number] => {
    const angle = lean + ((index + ahead) / blades) * 2 * Math.PI
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
  }
  const hole = Array.from({ length: blades }, (_, index) => corner(index, open))
  const edge = (index: number) => {
    const [fromX, fromY] = corner(index, open)
    const [toX, toY] = corner(index, r * 0.82, 1.18)
    return `M${at(fromX)} ${at(fromY)}L${at(toX)} ${at(toY)}`
  }
  return (
    circle(x, y, r, detail) +
    ring(x, y, r * 0.91, ground, 3) +
    circle(x, y, r * 0.82, figure) +
    stroke(repeat(blades, edge), ground, 5) +
    shape(polygon(hole), ground) +
    circle(x - open * 0.3, y - open * 0.34, open * 0.16, detail)
  )
}

/** History: a fluted column with its scrolls, broken or whole. */
export function column(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const x = between(brush, 270, 330)
  const half = between(brush, 92, 116)
  const broken = random() < 0.5
  const top = broken ? height * 0.4 : height * 0.3
  const flutes = 5
  const pitch = (2 * half) / flutes
  const sun = circle(
    x + (random() < 0.5 ? -1 : 1) * between(brush, 90, 150),
    height * 0.3,
    between(brush, 150, 185),
    figure,
  )
  const shaft = polygon([
    [x - half, height],
    [x - half, top],
    ...(broken
      ? ([
          [x - half * 0.5, top - 46],
          [x - half * 0.1, top + 8],
          [x + half * 0.4, top - 62],
          [x + half, top + 34],
        ] as [number, number][])
      : ([[x + half, top]] as [number, number][])),
    [x + half, height],
  ])
  const flute = (index: number) =>
    `<rect x="${at(x - half + index * pitch + pitch * 0.28)}" y="${at(top + 62)}" width="${at(pitch * 0.44)}" height="${at(height)}" rx="${at(pitch * 0.22)}" fill="${ground}"/>`
  const scroll = (side: 1 | -1) => {
    const sx = x + side * (half + 14)
    return (
      circle(sx, top - 6, 50, detail) + ring(sx, top - 6, 31, ground, 6) + circle(sx, top - 6, 12, ground)
    )
  }
  const capital = broken
    ? ''
    : box(x - half - 20, top - 56, 2 * half + 40, 52, detail) +
      scroll(-1) +
      scroll(1) +
      box(x - half - 66, top - 92, 2 * half + 132, 30, detail)
  return sun + shape(shaft, detail) + repeat(flutes, flute) + capital + box(0, height - 12, width, 12, detail)
}

/** Drama: one circle in two halves that no longer meet. */
export function halves(brush: Brush): string {
  const { height, figure, detail, random } = brush
  if (random() < 0.4) return profiles(brush)
  const r = Math.min(228, height * 0.38)
  const slip = between(brush, 0.22, 0.62) * r * (random() < 0.5 ? 1 : -1)
  const angle = between(brush, -40, 40)
  const gap = between(brush, 0, 16)
  const half = (sweep: 0 | 1) => `M0 ${at(-r)}A${at(r)} ${at(r)} 0 0 ${sweep} 0 ${at(r)}Z`
  const lined = repeat(9, index => box(0, -r + index * r * 0.235, r * 1.1, r * 0.1, detail))
  const striped = random() < 0.5
  return (
    `<clipPath id="c${brush.id}"><path d="${half(1)}"/></clipPath>` +
    `<g transform="translate(300 ${at(height * 0.5)}) rotate(${at(angle)})">` +
    `<g transform="translate(${at(-gap / 2)} ${at(-slip / 2)})">${shape(half(0), figure)}</g>` +
    `<g transform="translate(${at(gap / 2)} ${at(slip / 2)})">${striped ? `<g clip-path="url(#c${brush.id})">${lined}</g>` : shape(half(1), detail)}</g></g>`
  )
}

/** Two faces that look at each other; what is between them is a vase. */
function profiles(brush: Brush): string {
  const { width, height, figure, detail } = brush
  const unit = height / 640
  const nearness = between(brush, -24, 14)
  const face =
    'M-60 0H150C196 20 214 70 212 130C212 158 206 170 208 186C214 216 250 246 250 262C250 274 224 274 220 284C218 294 230 300 228 312C226 320 214 322 214 330C216 338 226 342 222 356C216 368 206 374 208 392C210 422 196 440 160 440C130 440 116 452 116 490C116 560 170 590 200 640H-60Z'
  const side = (mirrored: boolean, fill: string) =>
    `<path d="${face}" fill="${fill}" transform="${mirrored ? `translate(${at(width - nearness)} 0) scale(${at(-1)} ${unit.toFixed(3)})` : `translate(${at(nearness)} 0) scale(1 ${unit.toFixed(3)})`}"/>`
  return side(false, figure) + side(true, detail)
}

/** Biography: a fingerprint, line around line, each broken where life was. */
export function fingerprint(brush: Brush): string {
  const { height, figure, detail, random } = brush
  const lines = 13
  const tall = Math.min(272, height * 0.43)
  const coloured = 3 + Math.floor(random() * 7)
  const line = (index: number) => {
    const share = (index + 0.7) / lines
    const round = Math.PI * share * tall * 1.76
    const gap = between(brush, 18, 40)
    const long = round * between(brush, 0.3, 0.62)
    const dashes = `${at(long)} ${at(gap)} ${at(round - long - 2 * gap)} ${at(gap)}`
    return `<ellipse cy="${at(share * 34 - 34)}" rx="${at(share * tall * 0.76)}" ry="${at(share * tall)}" stroke="${index === coloured || index === coloured + 1 ? detail : figure}" stroke-dasharray="${dashes}" stroke-dashoffset="${at(between(brush, 0, round))}"/>`
  }
  return `<g fill="none" stroke-width="11" stroke-linecap="round" transform="translate(300 ${at(height * 0.52)}) rotate(${at(between(brush, -24, 24))})">${repeat(lines, line)}</g>`
}
