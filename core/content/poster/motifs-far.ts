import { at, between, box, circle, polygon, repeat, ring, shape, stroke, type Brush } from './brush.ts'

/** Science fiction: a planet, its rings passing behind and before it, a few stars. */
export function planet(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const r = between(brush, 165, 205)
  const x = between(brush, 260, 340)
  const y = height * between(brush, 0.46, 0.56)
  const tilt = between(brush, -32, 32)
  const rings = 2 + Math.floor(random() * 3)
  const arc = (index: number, sweep: 0 | 1) => {
    const rx = r * 1.34 + index * 24
    const ry = rx * 0.24
    return `M${at(-rx)} 0A${at(rx)} ${at(ry)} 0 0 ${sweep} ${at(rx)} 0`
  }
  const half = (sweep: 0 | 1) => repeat(rings, index => stroke(arc(index, sweep), detail, index % 2 ? 4 : 12))
  const shadow = `M0 ${at(-r)}A${at(r)} ${at(r)} 0 0 1 0 ${at(r)}A${at(r * 1.35)} ${at(r * 1.35)} 0 0 0 0 ${at(-r)}Z`
  return (
    repeat(26, () => circle(random() * width, random() * height, between(brush, 1, 3.2), detail)) +
    `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(tilt)})">${half(1)}${circle(0, 0, r, figure)}` +
    `<g fill-opacity=".38" transform="rotate(${at(-20 - tilt)})">${shape(shadow, ground)}</g>${half(0)}</g>` +
    circle(between(brush, 70, 150), height * between(brush, 0.12, 0.2), between(brush, 16, 34), detail)
  )
}

/** Western: a striped sun going down behind mesas, and a cactus. */
export function desert(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const r = between(brush, 190, 225)
  const x = between(brush, 230, 370)
  const y = height * 0.52
  const floor = height * 0.8
  const stripes = repeat(6, index => box(0, y + 8 + index * 36, width, 5 + index * 3.4, ground))
  const mesa = (left: number, wide: number, tall: number) =>
    polygon([
      [left, floor],
      [left + 22, floor - tall * 0.55],
      [left + 34, floor - tall],
      [left + wide - 34, floor - tall],
      [left + wide - 22, floor - tall * 0.5],
      [left + wide, floor],
    ])
  const left = random() < 0.5
  const cactusX = left ? between(brush, 90, 150) : between(brush, 450, 510)
  const foot = floor + 10
  const cactus = `M${at(cactusX)} ${at(foot)}v-190M${at(cactusX)} ${at(foot - 70)}h-34a12 12 0 0 1-12-12v-48M${at(cactusX)} ${at(foot - 96)}h30a12 12 0 0 0 12-12v-42`
  return (
    circle(x, y, r, figure) +
    stripes +
    shape(mesa(left ? 330 : -60, between(brush, 260, 330), between(brush, 110, 150)), detail) +
    shape(mesa(left ? 215 : 250, between(brush, 120, 150), between(brush, 60, 90)), detail) +
    box(0, floor - 1, width, height - floor + 1, detail) +
    `<path d="${cactus}" fill="none" stroke="${detail}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

/** Fantasy: a tower before a great moon, hills at its foot. */
export function tower(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const r = between(brush, 195, 230)
  const moonX = between(brush, 240, 360)
  const x = moonX + between(brush, -70, 70)
  const top = height * between(brush, 0.3, 0.36)
  const wide = between(brush, 84, 108)
  const crown = repeat(4, index =>
    box(x - wide * 0.66 + index * wide * 0.36, top - 34, wide * 0.24, 36, ground),
  )
  const roof = polygon([
    [x - wide * 0.34, top - 32],
    [x, top - 32 - wide * 1.25],
    [x + wide * 0.34, top - 32],
  ])
  return (
    repeat(22, () => circle(random() * width, random() * height * 0.7, between(brush, 1, 3), detail)) +
    circle(moonX, height * 0.47, r, figure) +
    ring(moonX, height * 0.47, r + 22, figure, 3) +
    crown +
    shape(roof, ground) +
    box(x - wide * 0.66, top, wide * 1.32, 26, ground) +
    box(x - wide / 2, top + 20, wide, height, ground) +
    shape(`M${at(x - 13)} ${at(top + 118)}v-34a13 13 0 0 1 26 0v34Z`, detail) +
    shape(`M${at(x - 9)} ${at(top + 240)}v-26a9 9 0 0 1 18 0v26Z`, detail) +
    shape(
      `M0 ${height}V${at(height * 0.8)}Q150 ${at(height * 0.7)} 310 ${at(height * 0.82)}T600 ${at(height * 0.77)}V${height}Z`,
      ground,
    ) +
    stroke(
      `M0 ${at(height * 0.8)}Q150 ${at(height * 0.7)} 310 ${at(height * 0.82)}T600 ${at(height * 0.77)}`,
      detail,
      3,
    )
  )
}

/** Adventure: ridges one behind the other, the sun, and a way over the top. */
export function peaks(brush: Brush): string {
  const { width, height, figure, detail, ground } = brush
  const sunX = between(brush, 140, 460)
  const peak = (x: number, top: number, half: number, colour: string, shade: string) =>
    shape(
      polygon([
        [x - half, height],
        [x, top],
        [x + half, height],
      ]),
      colour,
    ) +
    shape(
      polygon([
        [x, top],
        [x + half, height],
        [x + half * 0.28, height],
        [x - half * 0.1, top + (height - top) * 0.52],
        [x + half * 0.12, top + (height - top) * 0.36],
      ]),
      shade,
    )
  const mainX = between(brush, 250, 350)
  const mainTop = height * between(brush, 0.24, 0.32)
  const needle = (angle: number, long: number) =>
    `<path d="M-9 0L0 ${-long}L9 0Z" transform="rotate(${angle})" fill="${detail}"/>`
  return (
    `<g transform="translate(${at(sunX)} ${at(height * 0.24)})">${circle(0, 0, 84, figure)}` +
    ring(0, 0, 104, figure, 3) +
    repeat(8, index => needle(index * 45, index % 2 ? 40 : 66)) +
    '</g>' +
    peak(mainX - 190, height * 0.5, 260, figure, ground) +
    peak(mainX + 210, height * 0.46, 270, figure, ground) +
    peak(mainX, mainTop, 310, detail, figure) +
    box(0, height - 6, width, 6, detail)
  )
}
