import { at, between, box, circle, polygon, repeat, shape, stroke, type Brush } from './brush.ts'

/** Horror: an eye that looks at you, lashes like rays. */
export function eye(brush: Brush): string {
  const { height, figure, detail, ground, random } = brush
  const y = height * between(brush, 0.48, 0.54)
  const open = between(brush, 200, 270)
  const lids = `M30 ${at(y)}Q300 ${at(y - open)} 570 ${at(y)}Q300 ${at(y + open)} 30 ${at(y)}Z`
  const r = open * 0.46
  const look = between(brush, -36, 36)
  const lashes = 17
  const lash = (index: number) => {
    const angle = Math.PI * (0.08 + (0.84 * index) / (lashes - 1))
    const from = [300 - Math.cos(angle) * 275, y - Math.sin(angle) * open * 0.56] as const
    const long = 1.32 + (index % 2) * 0.16
    const to = [300 - Math.cos(angle) * 275 * 1.08, y - Math.sin(angle) * open * 0.56 * long - 34] as const
    return `M${at(from[0] - 7)} ${at(from[1])}L${at(to[0])} ${at(to[1])}L${at(from[0] + 7)} ${at(from[1])}Z`
  }
  const slit = random() < 0.6 ? r * 0.16 : r * 0.42
  return (
    shape(repeat(lashes, lash), figure) +
    shape(repeat(lashes, lash), figure).replace(
      '<path',
      `<path transform="matrix(1 0 0 -1 0 ${at(2 * y)})"`,
    ) +
    shape(lids, detail) +
    `<clipPath id="c${brush.id}"><path d="${lids}"/></clipPath><g clip-path="url(#c${brush.id})">` +
    circle(300 + look, y, r + 14, ground) +
    circle(300 + look, y, r, figure) +
    `<ellipse cx="${at(300 + look)}" cy="${at(y)}" rx="${at(slit)}" ry="${at(r * 0.86)}" fill="${ground}"/>` +
    circle(300 + look + r * 0.38, y - r * 0.42, r * 0.14, detail) +
    '</g>' +
    stroke(lids, ground, 10)
  )
}

/** Crime: somebody in a hat, seen through venetian blinds. */
export function slats(brush: Brush): string {
  const { width, height, figure, detail, ground } = brush
  const x = between(brush, 230, 370)
  const count = 9 + Math.floor(brush.random() * 4)
  const pitch = height / count
  const bent = Math.floor(count * between(brush, 0.35, 0.5))
  const slat = (index: number) => {
    const y = index * pitch
    const dip = index === bent ? pitch * 0.42 : 0
    return `M0 ${at(y)}Q${at(x)} ${at(y + dip * 2)} 600 ${at(y)}v${at(pitch * 0.36)}Q${at(x)} ${at(y + pitch * 0.36 + dip * 2)} 0 ${at(y + pitch * 0.36)}Z`
  }
  const head = height * 0.42
  const man =
    `M${at(x - 84)} ${at(head - 84)}q10-86 40-90q22 10 44 8q22 2 44-8q30 4 40 90q60 6 96 28q-90 26-180 26t-180-26q36-22 96-28Z` +
    `M${at(x - 74)} ${at(head - 40)}h148q4 120-36 152v40q150 22 182 120V${height}H${at(x - 220)}V${at(head + 272)}q32-98 182-120v-40q-40-32-36-152Z`
  return (
    box(0, 0, width, height, figure) +
    circle(x + between(brush, -130, 130), head - 20, 190, detail) +
    shape(man, ground) +
    shape(repeat(count, slat), ground) +
    box(width * between(brush, 0.12, 0.18), 0, 4, height, ground) +
    box(width * between(brush, 0.82, 0.88), 0, 4, height, ground)
  )
}

/** Mystery: a staircase up to a door that stands open. */
export function stairs(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const steps = 8 + Math.floor(random() * 4)
  const run = 430 / steps
  const rise = (height * 0.56) / steps
  const edge = (index: number): [number, number][] => [
    [index * run, height - index * rise],
    [index * run, height - (index + 1) * rise],
  ]
  const points = Array.from({ length: steps }, (_, index) => edge(index)).flat()
  const top = height - steps * rise
  const left = steps * run
  const flip = random() < 0.5 ? '' : ` transform="matrix(-1 0 0 1 ${width} 0)"`
  return (
    `<g${flip}>` +
    shape(
      polygon([
        [left + 30, top],
        [left + 120, top],
        [120, height * 0.08],
        [-80, height * 0.3],
        [-80, height * 0.62],
      ]),
      figure,
    ).replace('/>', ' fill-opacity=".28"/>') +
    shape(polygon([...points, [left, top], [width, top], [width, height], [0, height]]), figure) +
    repeat(steps, index => box(index * run, height - (index + 1) * rise, run, 6, detail)) +
    box(left + 26, top - 210, 104, 210, detail) +
    shape(
      polygon([
        [left + 130, top - 210],
        [left + 130, top],
        [left + 84, top + 4],
        [left + 84, top - 186],
      ]),
      ground,
    ) +
    circle(left + 94, top - 96, 6, detail) +
    '</g>'
  )
}

/** War: barbed wire across a low sun. */
export function wire(brush: Brush): string {
  const { width, height, figure, detail } = brush
  const wires = 3 + Math.floor(brush.random() * 2)
  const sag = between(brush, 20, 50)
  const strand = (index: number) => {
    const y = height * (0.3 + (index * 0.5) / wires)
    const depth = (x: number) => y + sag * (1 - ((x - 300) / 300) ** 2)
    const barb = (n: number) => {
      const x = 40 + (index % 2) * 42 + n * 88
      return `M${x - 17} ${at(depth(x) - 26)}L${x + 17} ${at(depth(x) + 26)}M${x + 17} ${at(depth(x) - 26)}L${x - 17} ${at(depth(x) + 26)}`
    }
    return `M0 ${at(y)}Q300 ${at(y + 2 * sag)} 600 ${at(y)}${repeat(7, barb)}`
  }
  const post = between(brush, 90, 180)
  return (
    circle(between(brush, 240, 380), height * between(brush, 0.42, 0.5), between(brush, 195, 230), figure) +
    shape(
      polygon([
        [post, height * 0.14],
        [post + 26, height * 0.12],
        [post + 40, height],
        [post + 2, height],
      ]),
      detail,
    ) +
    stroke(repeat(wires, strand), detail, 8) +
    shape(
      `M0 ${height}V${at(height * 0.88)}L${at(width * 0.3)} ${at(height * 0.91)}L${at(width * 0.55)} ${at(height * 0.86)}L600 ${at(height * 0.93)}V${height}Z`,
      detail,
    )
  )
}

/** Thriller: a corridor, walls rushing to one lit door, somebody in it. */
export function corridor(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const x = between(brush, 230, 370)
  const y = height * between(brush, 0.46, 0.6)
  const turn = random() < 0.3 ? between(brush, 4, 8) : 0
  const depth = 8
  const frame = (index: number) => {
    const near = (1 - index / depth) ** 1.7
    const half = 46 + near * 420
    const tall = 84 + near * 620
    return `<rect x="${at(x - half)}" y="${at(y - tall)}" width="${at(2 * half)}" height="${at(tall * 1.72)}" fill="${index % 2 ? figure : ground}" transform="rotate(${at(turn * index)} ${at(x)} ${at(y)})"/>`
  }
  const foot = y + 60
  return (
    box(0, 0, width, height, ground) +
    repeat(depth, frame) +
    box(x - 46, y - 84, 92, 145, detail) +
    shape(
      polygon([
        [x - 46, foot],
        [x + 46, foot],
        [x + 170, height],
        [x - 170, height],
      ]),
      detail,
    ) +
    circle(x, y - 30, 13, ground) +
    shape(
      `M${at(x - 19)} ${at(foot + 16)}L${at(x - 15)} ${at(y - 8)}q15-12 30 0l4 ${at(foot - y + 24)}h-15l-4-34l-4 34Z`,
      ground,
    ) +
    shape(
      polygon([
        [x - 16, foot + 14],
        [x + 18, foot + 14],
        [x + 74, height],
        [x - 60, height],
      ]),
      ground,
    )
  )
}
