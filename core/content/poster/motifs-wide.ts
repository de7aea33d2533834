import { at, between, box, circle, polygon, repeat, shape, stroke, type Brush } from './brush.ts'

/** A kite over a hill, its tail in bows. */
export function kite(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const flip = random() < 0.5 ? '' : ` transform="matrix(-1 0 0 1 ${width} 0)"`
  const [x, y] = [between(brush, 330, 380), height * between(brush, 0.26, 0.32)]
  const r = Math.min(between(brush, 130, 155), height * 0.25)
  const hand: [number, number] = [between(brush, 90, 130), height * 0.82]
  const hill = `M0 ${at(height * 0.84)}Q170 ${at(height * 0.7)} 330 ${at(height * 0.86)}T600 ${at(height * 0.8)}V${at(height)}H0Z`
  const bow = (index: number) => {
    const part = 0.2 + index * 0.17
    const [bx, by] = [x + (hand[0] - x) * part + 26 * (index % 2), y + r + (hand[1] - y - r) * part]
    return polygon([
      [bx - 26, by - 14],
      [bx + 26, by + 14],
      [bx + 26, by - 14],
      [bx - 26, by + 14],
    ])
  }
  return (
    `<g${flip}>` +
    stroke(
      `M${at(x)} ${at(y + r)}Q${at(x - 40)} ${at(height * 0.66)} ${at(hand[0])} ${at(hand[1])}`,
      detail,
      4,
    ) +
    shape(
      polygon([
        [x, y - r],
        [x + r * 0.72, y],
        [x, y + r],
        [x - r * 0.72, y],
      ]),
      figure,
    ) +
    shape(
      polygon([
        [x, y - r],
        [x + r * 0.72, y],
        [x, y],
      ]) +
        polygon([
          [x, y],
          [x, y + r],
          [x - r * 0.72, y],
        ]),
      detail,
    ) +
    stroke(`M${at(x)} ${at(y - r)}V${at(y + r)}`, ground, 5) +
    shape(repeat(3, bow), figure) +
    shape(hill, detail) +
    '</g>'
  )
}

/** A crescent over rolling hills, and one lit window. */
export function nightHills(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const [x, y] = [between(brush, 170, 430), height * between(brush, 0.26, 0.34)]
  const r = Math.min(between(brush, 120, 150), height * 0.24)
  const hills = (top: number, wave: number, fill: string) =>
    shape(
      `M0 ${at(height * top)}C150 ${at(height * top - wave)} 230 ${at(height * top + wave)} 380 ${at(height * top - wave * 0.3)}S560 ${at(height * top - wave)} 600 ${at(height * top)}V${at(height)}H0Z`,
      fill,
    )
  const house = between(brush, 150, 430)
  const floor = height * 0.86
  return (
    repeat(18, () => circle(random() * width, random() * height * 0.5, between(brush, 1.5, 4), detail)) +
    circle(x, y, r, detail) +
    circle(x + r * 0.42, y - r * 0.2, r * 0.86, ground) +
    hills(0.64, between(brush, 60, 110), figure) +
    hills(0.78, between(brush, 30, 70), detail) +
    shape(
      polygon([
        [house, floor],
        [house, floor - 62],
        [house + 44, floor - 100],
        [house + 88, floor - 62],
        [house + 88, floor],
      ]),
      ground,
    ) +
    box(house + 32, floor - 54, 24, 28, figure)
  )
}

/** Tall trees, light between them, and a path. */
export function forest(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const floor = height * 0.86
  const tree = (index: number, tall: number, fill: string) => {
    const cx = index * 86 + between(brush, -16, 16)
    const top = floor - height * tall * between(brush, 0.82, 1.05)
    const tier = (step: number) => {
      const y = top + ((floor - 40 - top) / 3) * step
      const half = 34 + step * 17
      return polygon([
        [cx, y],
        [cx + half, y + (floor - top) * 0.36],
        [cx - half, y + (floor - top) * 0.36],
      ])
    }
    return shape(repeat(3, tier), fill) + box(cx - 6, floor - 44, 12, 50, fill)
  }
  const sun = circle(between(brush, 230, 370), height * 0.36, Math.min(120, height * 0.2), detail)
  const path = polygon([
    [270, floor],
    [330, floor],
    [between(brush, 420, 520), height],
    [between(brush, 80, 180), height],
  ])
  return (
    sun +
    repeat(8, index => tree(index, 0.5, figure)) +
    repeat(4, index => tree(index * 2 + (random() < 0.5 ? 0.4 : 0.7), 0.34, detail)) +
    box(0, floor, width, height - floor, figure) +
    shape(path, ground)
  )
}

/** A road that runs to the horizon, the sun on it. */
export function road(brush: Brush): string {
  const { width, height, figure, detail, ground } = brush
  const horizon = height * between(brush, 0.46, 0.56)
  const x = between(brush, 210, 390)
  const dashes = repeat(7, index => {
    const near = (index / 7) ** 1.8
    const far = ((index + 0.55) / 7) ** 1.8
    const [y, to] = [horizon + (height - horizon) * near, horizon + (height - horizon) * far]
    const [half, wide] = [1.5 + near * 12, 1.5 + far * 12]
    const centre = (part: number) => x + (300 - x) * part
    return polygon([
      [centre(near) - half, y],
      [centre(near) + half, y],
      [centre(far) + wide, to],
      [centre(far) - wide, to],
    ])
  })
  const pole = (index: number) => {
    const near = ((index + 1) / 5) ** 1.6
    const y = horizon + (height - horizon) * near
    return box(x + 60 + near * 260, y - near * 330, 3 + near * 9, near * 330, detail)
  }
  return (
    circle(x, horizon, Math.min(between(brush, 120, 150), height * 0.25), figure) +
    box(0, horizon, width, height - horizon, detail) +
    shape(
      polygon([
        [x - 4, horizon],
        [x + 4, horizon],
        [520, height],
        [80, height],
      ]),
      ground,
    ) +
    shape(dashes, figure) +
    repeat(4, pole)
  )
}

/** One lit window in a dark wall, somebody behind it. */
export function litWindow(brush: Brush): string {
  const { height, figure, detail, ground, random } = brush
  const wide = between(brush, 230, 280)
  const tall = Math.min(between(brush, 320, 380), height * 0.6)
  const [x, y] = [between(brush, 90, 270), height * between(brush, 0.14, 0.2)]
  const person = x + wide * (random() < 0.5 ? 0.3 : 0.7)
  const head = Math.min(46, tall * 0.13)
  const light = polygon([
    [x, y + tall],
    [x + wide, y + tall],
    [x + wide + between(brush, 60, 150), height],
    [x - between(brush, 20, 110), height],
  ])
  return (
    `<g fill-opacity=".22">${shape(light, detail)}</g>` +
    box(x, y, wide, tall, detail) +
    circle(person, y + tall - head * 3.3, head, ground) +
    shape(
      `M${at(person - head * 2)} ${at(y + tall)}q${at(head * 0.2)} ${at(-head * 2.3)} ${at(head * 2)} ${at(-head * 2.3)}t${at(head * 2)} ${at(head * 2.3)}Z`,
      ground,
    ) +
    stroke(
      `M${at(x + wide / 2)} ${at(y)}v${at(tall)}M${at(x)} ${at(y + tall * 0.4)}h${at(wide)}`,
      figure,
      12,
    ) +
    stroke(`M${at(x - 20)} ${at(y + tall)}h${at(wide + 40)}`, figure, 22)
  )
}

/** A city's blocks against the sky, some windows lit. */
export function skyline(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  let x = -10
  let blocks = ''
  for (let index = 0; x < width && index < 9; index++) {
    const wide = between(brush, 62, 118)
    const top = height * between(brush, 0.28, 0.66)
    const windows = repeat(6, at => {
      if (random() < 0.45) return ''
      return box(x + 14 + (at % 2) * (wide - 46), top + 26 + Math.floor(at / 2) * 58, 16, 26, ground)
    })
    blocks += box(x, top, wide, height - top, index % 2 ? figure : detail) + windows
    x += wide + 4
  }
  return circle(between(brush, 150, 450), height * 0.26, Math.min(96, height * 0.17), figure) + blocks
}

/** A small boat under sail on long waves. */
export function boat(brush: Brush): string {
  const { width, height, figure, detail, ground } = brush
  const sea = height * between(brush, 0.66, 0.74)
  const x = between(brush, 230, 370)
  const mast = Math.min(between(brush, 290, 340), height * 0.5)
  const wave = (index: number) => {
    const y = sea + 20 + index * 44
    const swell = Array.from({ length: 6 }, () => 't100 0').join('')
    return stroke(`M${-50 + (index % 2) * 40} ${at(y)}q50 -26 100 0${swell}`, index % 2 ? ground : detail, 9)
  }
  return (
    circle(width - x, height * 0.24, Math.min(70, height * 0.12), detail) +
    shape(
      polygon([
        [x - 6, sea - mast],
        [x - 6, sea - 42],
        [x - 150, sea - 42],
      ]),
      detail,
    ) +
    shape(
      polygon([
        [x + 10, sea - mast * 0.86],
        [x + 10, sea - 42],
        [x + 120, sea - 42],
      ]),
      figure,
    ) +
    stroke(`M${at(x)} ${at(sea - mast - 12)}V${at(sea - 20)}`, detail, 8) +
    box(0, sea, width, height - sea, figure) +
    shape(
      polygon([
        [x - 170, sea - 28],
        [x + 150, sea - 28],
        [x + 105, sea + 34],
        [x - 120, sea + 34],
      ]),
      detail,
    ) +
    repeat(5, wave)
  )
}

/** A stage: the curtain drawn aside, light falling on the boards. */
export function curtain(brush: Brush): string {
  const { width, height, figure, detail, ground } = brush
  const floor = height * 0.84
  const gap = between(brush, 110, 160)
  const folds = (side: 1 | -1) =>
    repeat(4, index => {
      const outer = side < 0 ? index * 52 - 10 : width - index * 52 + 10
      const inner = outer - side * 62
      return shape(
        `M${at(outer)} 0H${at(inner)}Q${at(inner - side * 14)} ${at(floor * 0.55)} ${at(outer - side * (20 - index * 8))} ${at(floor)}H${at(outer)}Z`,
        index % 2 ? detail : figure,
      )
    })
  const light = polygon([
    [300 - 24, 0],
    [300 + 24, 0],
    [300 + gap, floor],
    [300 - gap, floor],
  ])
  return (
    `<g fill-opacity=".3">${shape(light, detail)}</g>` +
    box(0, floor, width, height - floor, figure) +
    `<ellipse cx="300" cy="${at(floor + 20)}" rx="${at(gap)}" ry="26" fill="${detail}"/>` +
    circle(300, floor - 96, 30, ground) +
    shape(`M262 ${at(floor + 14)}q4 -84 38 -84t38 84Z`, ground) +
    folds(-1) +
    folds(1)
  )
}
