import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../kiosk-ui/signage/styles/', import.meta.url)
const sheets = readdirSync(folder).map(name => [name, readFileSync(new URL(name, folder), 'utf8')] as const)

test('a wall is drawn for 1920 on its long side: every length is a part of that, however large the screen is', () => {
  const [, wall] = sheets.find(([name]) => name === 'wall.css')!
  expect(wall).toContain('--u: calc(max(100vw, 100vh) / 1920);')
  // Nothing else says how long anything is: a pixel or a rem would be another size on another screen.
  const others = sheets.flatMap(([name, text]) =>
    [...text.matchAll(/[\d.]+(?:px|rem|pt|cm|mm|vmin|vmax|svh|dvh)\b/g)].map(
      ([length]) => `${name}: ${length}`,
    ),
  )
  expect(others).toEqual([])
  // The screen's own width and height stand only in that unit, and where a wall is turned.
  const whole = sheets.flatMap(([name, text]) =>
    text.split('\n').flatMap(line => (/\d(?:vw|vh)\b/.test(line) ? [`${name}: ${line.trim()}`] : [])),
  )
  expect(whole).toEqual([
    'wall.css: --u: calc(max(100vw, 100vh) / 1920);',
    'wall.css: inline-size: 100vh;',
    'wall.css: block-size: 100vw;',
    'wall.css: transform: translateX(100vw) rotate(90deg);',
    'wall.css: transform: translateY(100vh) rotate(-90deg);',
  ])
})
