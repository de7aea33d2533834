import { at, between, box, circle, oneOf, polygon, repeat, ring, shape, stroke, type Brush } from './brush.ts'

/** Action: rays thrown out of one low point. */
export function burst(brush: Brush): string {
  const { width, height, figure, detail, ground } = brush
  const x = between(brush, 130, 470)
  const y = height * between(brush, 0.55, 0.75)
  const rays = 11 + Math.floor(brush.random() * 5)
  const lean = brush.random()
  const ray = (index: number) => {
    const from = ((index + lean) / rays) * 2 * Math.PI
    const to = from + (Math.PI / rays) * between(brush, 0.7, 1.25)
    return polygon([
      [x, y],
      [x + Math.cos(from) * 1100, y + Math.sin(from) * 1100],
      [x + Math.cos(to) * 1100, y + Math.sin(to) * 1100],
    ])
  }
  const tooth = (index: number): [number, number] => {
    const angle = (index / 28) * 2 * Math.PI
    const r = index % 2 ? 84 : between(brush, 130, 178)
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  }
  const teeth = Array.from({ length: 28 }, (_, index) => tooth(index))
  return (
    box(0, 0, width, height, ground) +
    shape(repeat(rays, ray), figure) +
    shape(polygon(teeth), detail) +
    circle(x, y, 50, ground)
  )
}

/** Animation: a ball bounds over blocks; its way is dotted, its last moment squashed. */
export function bounce(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const floor = height * 0.88
  const flip = random() < 0.5 ? '' : ` transform="matrix(-1 0 0 1 ${width} 0)"`
  const r = Math.min(between(brush, 84, 100), height * 0.17)
  const land = between(brush, 430, 470)
  const top = height * between(brush, 0.1, 0.2)
  const first = between(brush, 140, 180)
  const hops = `M-30 ${at(floor - 150)}Q${at(first / 2)} ${at(height * 0.36)} ${at(first)} ${at(floor - 96)}Q${at((first + land) / 2 - 20)} ${at(2 * top - floor + 220)} ${at(land)} ${at(floor - r)}`
  const side = between(brush, 84, 100)
  return (
    `<g${flip}><path d="${hops}" fill="none" stroke="${detail}" stroke-width="11" stroke-linecap="round" stroke-dasharray="0 27"/>` +
    circle((first + land) / 2 - 14, top + 118, r * 0.86, figure) +
    circle((first + land) / 2 - 14 + r * 0.3, top + 118 - r * 0.32, r * 0.15, ground) +
    box(first - side / 2, floor - side, side, side, figure) +
    shape(
      polygon([
        [first + side * 0.62, floor],
        [first + side * 1.6, floor],
        [first + side * 1.11, floor - side],
      ]),
      detail,
    ) +
    `<ellipse cx="${at(land)}" cy="${at(floor - r * 0.72)}" rx="${at(r * 1.16)}" ry="${at(r * 0.74)}" fill="${figure}"/>` +
    box(0, floor, width, 10, detail) +
    '</g>'
  )
}

/** Comedy: a grin as wide as the poster under two odd eyes, confetti around it. */
export function grin(brush: Brush): string {
  const { width, height, figure, detail, ground, random } = brush
  const y = height * 0.46
  const r = Math.min(between(brush, 225, 250), height * 0.44)
  const confetti = () => {
    const [cx, cy] = [random() * width, random() * height]
    return `<rect x="${at(cx)}" y="${at(cy)}" width="24" height="10" fill="${oneOf(random, [figure, detail])}" transform="rotate(${Math.floor(random() * 180)} ${at(cx)} ${at(cy)})"/>`
  }
  const half = (size: number) => `M${at(-size)} 0H${at(size)}A${at(size)} ${at(size)} 0 0 1 ${at(-size)} 0Z`
  const eyeY = -r * 0.42
  const wink = stroke(
    `M${at(r * 0.18)} ${at(eyeY + 12)}a${at(r * 0.24)} ${at(r * 0.24)} 0 0 1 ${at(r * 0.48)} 0`,
    detail,
    18,
  )
  const open = circle(r * 0.42, eyeY, r * 0.2, detail) + circle(r * 0.46, eyeY - 8, r * 0.08, ground)
  return (
    repeat(30, confetti) +
    `<g transform="translate(300 ${at(y)}) rotate(${at(between(brush, -12, 12))})">` +
    `<clipPath id="c${brush.id}"><path d="${half(r)}"/></clipPath>` +
    shape(half(r + 16), ground) +
    shape(half(r), figure) +
    `<g clip-path="url(#c${brush.id})">${box(-r, 0, 2 * r, r * 0.2, detail)}${circle(between(brush, -40, 40), r * 1.02, r * 0.46, detail)}` +
    `${repeat(7, index => box(-r + (index + 1) * r * 0.25 - 2, 0, 4, r * 0.2, figure))}</g>` +
    circle(-r * 0.42, eyeY, r * 0.2, detail) +
    circle(-r * 0.38, eyeY - 8, r * 0.08, ground) +
    (random() < 0.5 ? wink : open) +
    '</g>'
  )
}

/** Family: balloons, all their strings in one hand. */
export function balloons(brush: Brush): string {
  const { height, figure, detail, ground, random } = brush
  const hand: [number, number] = [between(brush, 250, 350), height * 0.98]
  const places = [
    [300, 0.3, 118],
    [140, 0.38, 92],
    [462, 0.36, 96],
    [215, 0.17, 66],
    [405, 0.15, 70],
    [300, 0.56, 62],
  ] as const
  const drawn = places.map(([cx, fraction, size], index) => {
    const x = cx + between(brush, -18, 18)
    const y = height * fraction + between(brush, -14, 14)
    const r = size * between(brush, 0.92, 1.08)
    const fill = (index + Math.floor(random() * 2)) % 2 ? detail : figure
    const knot = y + r * 1.14
    return {
      string: `M${at(x)} ${at(knot)}Q${at(x)} ${at(height * 0.78)} ${at(hand[0])} ${at(hand[1])}`,
      balloon:
        `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(r)}" ry="${at(r * 1.12)}" fill="${fill}" stroke="${ground}" stroke-width="7"/>` +
        shape(`M${at(x - 9)} ${at(knot + 10)}l9-13l9 13Z`, fill) +
        stroke(
          `M${at(x - r * 0.62)} ${at(y - r * 0.1)}A${at(r * 0.64)} ${at(r * 0.72)} 0 0 1 ${at(x - r * 0.1)} ${at(y - r * 0.74)}`,
          ground,
          r * 0.08,
        ),
    }
  })
  return (
    stroke(drawn.map(one => one.string).join(''), detail, 3) +
    drawn
      .toReversed()
      .map(one => one.balloon)
      .join('')
  )
}

/** Romance: two circles and what they share. */
export function hearts(brush: Brush): string {
  const { height, figure, detail, ground, random } = brush
  const r = Math.min(between(brush, 165, 182), height * 0.31)
  const apart = r * between(brush, 0.9, 1.25)
  const angle = between(brush, -50, 50)
  const reach = Math.sqrt(r * r - (apart / 2) ** 2)
  const lens = `M0 ${at(-reach)}A${at(r)} ${at(r)} 0 0 1 0 ${at(reach)}A${at(r)} ${at(r)} 0 0 1 0 ${at(-reach)}Z`
  const lines = random() < 0.5
  const inner = lines ? repeat(3, index => ring(-apart / 2, 0, r - 26 - index * 26, ground, 3)) : ''
  return (
    `<g transform="translate(300 ${at(height * 0.5)}) rotate(${at(angle)})">` +
    circle(-apart / 2, 0, r, figure) +
    inner +
    (lines ? circle(apart / 2, 0, r, detail) : ring(apart / 2, 0, r - 6, detail, 12)) +
    shape(lens, lines ? ground : detail) +
    '</g>'
  )
}

/** Music: a record's worth of sound waves, swelling in the middle. */
export function waves(brush: Brush): string {
  const { height, figure, detail, ground, random } = brush
  if (random() < 0.4) return record(brush)
  const lines = 13
  const wave = (index: number) => {
    const y = height * 0.2 + index * ((height * 0.68) / lines)
    const peaks = Array.from({ length: 13 }, (_, step) => {
      const fromMiddle = Math.abs(step - 6) / 6
      return Math.max(0, 1 - fromMiddle * 1.25) ** 1.3 * between(brush, 20, 130)
    })
    const curve = peaks.map(
      (peak, step) => `S${at(44 + step * 42.7 - 16)} ${at(y - peak)} ${at(44 + step * 42.7)} ${at(y - peak)}`,
    )
    return `<path d="M0 ${at(y)}${curve.join('')}S584 ${at(y)} 600 ${at(y)}" fill="${ground}" stroke="${index % 4 === 2 ? detail : figure}" stroke-width="7"/>`
  }
  return repeat(lines, wave)
}

function record(brush: Brush): string {
  const { height, figure, detail, ground } = brush
  const x = between(brush, 270, 330)
  const y = height * 0.5
  const r = Math.min(262, height * 0.46)
  const arm = between(brush, 0, 14)
  return (
    circle(x, y, r, figure) +
    repeat(9, index => ring(x, y, r - 18 - index * 15, ground, index % 3 ? 2 : 5)) +
    circle(x, y, r * 0.36, detail) +
    circle(x, y, r * 0.06, ground) +
    `<g transform="rotate(${at(arm)} 540 60)">${stroke(`M540 60V${at(y * 0.9)}L${at(x + r * 0.5)} ${at(y + r * 0.42)}`, detail, 14)}${circle(540, 60, 34, detail)}</g>`
  )
}
