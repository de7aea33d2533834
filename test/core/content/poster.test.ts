import { expect, test } from 'vitest'
import { drawPoster, type PosterFacts } from '#core/content/poster.ts'
import { genres } from '#core/programme/movie.ts'

const perfectDays: PosterFacts = {
  title: 'Perfect Days',
  year: 2023,
  genres: ['drama'],
  directors: ['Wim Wenders'],
  nations: ['JP', 'DE'],
  runtimeMinutes: 124,
}

const titles = [
  'M',
  'Up',
  'Le Fabuleux Destin d’Amélie Poulain',
  'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
  '花樣年華',
  'a '.repeat(60).trim(),
  'W'.repeat(120),
]

test('the same film has the same poster every time', () => {
  expect(drawPoster(perfectDays)).toBe(drawPoster({ ...perfectDays }))
})

test.each(genres)('films of genre %s do not all share one drawing', genre => {
  const motifs = Array.from({ length: 30 }, (_, film) => {
    const svg = drawPoster({ ...perfectDays, genres: [genre], title: `Film ${film}` })
    return /data-motif="(\w+)"/.exec(svg)![1]
  })
  expect(new Set(motifs).size).toBeGreaterThanOrEqual(2)
})

test('two films of one genre have different posters', () => {
  const drawn = ['Corsage', 'Paris, Texas', 'Perfect Days'].map(title =>
    drawPoster({ ...perfectDays, title }),
  )
  const pictures = drawn.map(svg => svg.replace(/<text.*?<\/text>/gs, ''))
  expect(new Set(pictures).size).toBe(3)
})

test.each(genres)('a poster of genre %s is well-formed, small, 2:3 and loads nothing', genre => {
  for (let year = 1990; year < 2030; year++) {
    const svg = drawPoster({ ...perfectDays, genres: [genre], year })
    expect(malformed(svg)).toBeNull()
    expect(svg).toContain('viewBox="0 0 600 900"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity|href|<style|<script/)
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8192)
  }
})

test.each(titles)('every line of the title “%s” fits the poster and stays on it', title => {
  const svg = drawPoster({ ...perfectDays, title, originalTitle: 'Ein anderer Titel' })
  const lines = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"(?: textLength="([\d.]+)")?/g)]
  expect(lines.length).toBeGreaterThan(1)
  for (const [, x, y, width] of lines) {
    expect(Number(x) + Number(width ?? 0)).toBeLessThanOrEqual(600)
    expect(Number(y)).toBeLessThan(900)
  }
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8192)
})

test('signs with a meaning in XML are only letters on a poster', () => {
  const svg = drawPoster({
    ...perfectDays,
    title: 'Love & <script>alert("1")</script>',
    originalTitle: 'A > B \u0000',
    directors: ['O’Neill & "Sons"', "D'Arc <x>"],
  })
  expect(malformed(svg)).toBeNull()
  expect(svg).toContain('&amp;')
  expect(svg).toContain('&lt;SCRIPT&gt;')
  expect(svg).not.toContain('<x>')
  expect(svg).not.toContain('\u0000')
})

test('an original title that says the same is not set twice', () => {
  const once = drawPoster({ ...perfectDays, originalTitle: 'PERFECT DAYS' })
  expect(once).toBe(drawPoster(perfectDays))
})

test('a film about which little is known still gets a poster', () => {
  expect(malformed(drawPoster({ title: 'Sneak', year: 2026, genres: [], directors: [] }))).toBeNull()
})

/** The first place where tags, attributes or entities do not add up, or null. */
function malformed(svg: string): string | null {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([\w]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (tag, close, name, attributes, empty) => {
      const names = [...attributes.matchAll(/\s([\w:-]+)="/g)].map(match => match[1])
      if (new Set(names).size < names.length) open.push(`twice in ${tag}`)
      if (close) return open.pop() === name ? '' : '<'
      if (!empty) open.push(name)
      return ''
    },
  )
  if (/[<>]/.test(rest)) return rest.slice(Math.max(0, rest.search(/[<>]/) - 40), 80)
  if (/&(?!(amp|lt|gt|quot|#39);)/.test(svg)) return 'a bare ampersand'
  return open.length ? `never closed: ${open.join()}` : null
}
