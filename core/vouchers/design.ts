/** The pictures a gift card of the website may have; its buyer chooses one or none. */
export const giftDesigns = ['curtain', 'stars', 'popcorn', 'birthday'] as const
export type GiftDesign = (typeof giftDesigns)[number]

/** A stretch of a picture in one colour, as SVG and PDF both draw it. */
export type DrawnPath = { d: string; fill: string }

/** How large the pictures are drawn, in their own units. */
export const designSize = { width: 360, height: 72 }

const { width, height } = designSize
const whole = (fill: string): DrawnPath => ({ d: `M0 0H${width}V${height}H0Z`, fill })

const circle = (x: number, y: number, r: number, fill: string): DrawnPath => ({
  d: `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`,
  fill,
})

/** Four points, the longer ones up and down. */
const star = (x: number, y: number, r: number, fill: string): DrawnPath => {
  const s = r / 4
  return {
    d: `M${x} ${y - r}L${x + s} ${y - s}L${x + r} ${y}L${x + s} ${y + s}L${x} ${y + r}L${x - s} ${y + s}L${x - r} ${y}L${x - s} ${y - s}Z`,
    fill,
  }
}

/** A fold that hangs from the top, its hem lifted towards the middle. */
const fold = (x: number, wide: number, long: number, fill: string): DrawnPath => ({
  d: `M${x} 0H${x + wide}V${long}Q${x + wide / 2} ${long + 10} ${x} ${long}Z`,
  fill,
})

const folds = Array.from({ length: 12 }, (_, at) => {
  const long = 26 + Math.abs(at - 5.5) * 6
  return fold(at * 30, 30, long, at % 2 ? '#a3202c' : '#7d1420')
})

const tub = (x: number): DrawnPath[] => [
  ...[-18, -9, 0, 9, 18].map(off => circle(x + off, 24 - (18 - Math.abs(off)) / 3, 8, '#fff3d0')),
  { d: `M${x - 22} 20H${x + 22}V28H${x - 22}Z`, fill: '#fff3d0' },
  { d: `M${x - 24} 28H${x + 24}L${x + 17} 68H${x - 17}Z`, fill: '#fffaf0' },
  { d: `M${x - 24} 28H${x - 12}L${x - 9} 68H${x - 17}Z`, fill: '#c62f2b' },
  { d: `M${x - 5} 28H${x + 5}L${x + 3} 68H${x - 3}Z`, fill: '#c62f2b' },
  { d: `M${x + 12} 28H${x + 24}L${x + 17} 68H${x + 9}Z`, fill: '#c62f2b' },
]

const balloon = (x: number, y: number, fill: string): DrawnPath[] => [
  { d: `M${x - 0.5} ${y + 16}H${x + 0.5}V72H${x - 0.5}Z`, fill: '#d9d2e6' },
  {
    d: `M${x - 13} ${y}A13 16 0 1 1 ${x + 13} ${y}Q${x + 10} ${y + 12} ${x} ${y + 17}Q${x - 10} ${y + 12} ${x - 13} ${y}Z`,
    fill,
  },
]

const drawings: Record<GiftDesign, readonly DrawnPath[]> = {
  curtain: [whole('#2a1013'), circle(180, 80, 52, '#ffd98a'), ...folds],
  stars: [
    whole('#141b3c'),
    ...[
      [24, 20, 9],
      [62, 50, 6],
      [104, 24, 12],
      [150, 54, 7],
      [188, 22, 8],
      [230, 46, 13],
      [276, 20, 7],
      [312, 50, 9],
      [340, 18, 6],
    ].map(([x, y, r]) => star(x!, y!, r!, '#ffe9a8')),
  ],
  popcorn: [whole('#f2b632'), ...[40, 110, 180, 250, 320].flatMap(tub)],
  birthday: [
    whole('#4b2a6b'),
    ...[
      ['#ff8a65', 26],
      ['#ffd54f', 20],
      ['#4dd0e1', 28],
      ['#f06292', 19],
      ['#aed581', 26],
      ['#ff8a65', 21],
      ['#ffd54f', 28],
    ].flatMap(([fill, y], at) => balloon(30 + at * 50, Number(y), String(fill))),
  ],
}

/** What a picture is drawn of, the lowest stretch first, in `designSize`. */
export const drawingOf = (design: GiftDesign): readonly DrawnPath[] => drawings[design]

/** The same as a file. */
export function designSvg(design: GiftDesign): string {
  const paths = drawingOf(design).map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`
}
