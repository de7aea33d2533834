/** A colour as red, green and blue from 0 to 255, for PDF. */
export type Rgb = [number, number, number]

/**
 * The exhibitor's accent, light enough for black text on it at any hue. OKLCH to sRGB after Björn Ottosson,
 * https://bottosson.github.io/posts/oklab/; a colour outside sRGB is brought in by lowering its chroma.
 */
export function accentRgb(hueDegrees: number): Rgb {
  for (let chroma = 0.165; chroma > 0; chroma -= 0.005) {
    const linear = linearRgb(0.8, chroma, (hueDegrees * Math.PI) / 180)
    if (linear.every(part => part >= 0 && part <= 1)) return linear.map(encoded) as Rgb
  }
  return linearRgb(0.8, 0, 0).map(encoded) as Rgb
}

function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function encoded(part: number): number {
  const bounded = Math.min(Math.max(part, 0), 1)
  return Math.round(255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055))
}
