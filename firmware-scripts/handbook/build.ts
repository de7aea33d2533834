import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { pictureNames, type PictureName } from './pictures.ts'
import { renderHandbook } from './render.ts'

const sides = ['box', 'relay'] as const

/**
 * Writes the handbook as it is served: each page in each language for each machine, one style sheet and its fonts. The
 * words of the screens are in it as they are now, so it is built with them.
 */
export async function buildHandbook(outDir: string): Promise<void> {
  const style = await buildStyle(outDir)
  const taken = placePictures(outDir)
  const pictureAt = (locale: Locale, name: PictureName) => taken.get(`${locale}/${name}`)
  for (const side of sides)
    for (const locale of locales) {
      const folder = join(outDir, side, locale)
      mkdirSync(folder, { recursive: true })
      for (const [name, html] of renderHandbook({ locale, side, style, pictureAt }))
        writeFileSync(join(folder, `${name}.html`), html)
    }
}

/** The address of the built style sheet. */
async function buildStyle(outDir: string): Promise<string> {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/handbook/',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: fileURLToPath(new URL('handbook.css', import.meta.url)) },
    },
  })
  const files = [built].flat().flatMap(each => ('output' in each ? each.output : []))
  const style = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (!style) throw new Error('The handbook has no style sheet.')
  return `/handbook/${style.fileName}`
}

/** Puts every picture beside the style sheet, under a name that changes with it, and tells where each is. */
function placePictures(outDir: string): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const locale of locales)
    for (const name of pictureNames) {
      const from = new URL(`pictures/${locale}/${name}.webp`, import.meta.url)
      if (!existsSync(from)) continue
      const bytes = readFileSync(from)
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      const file = `assets/${name}-${locale}-${hash}.webp`
      writeFileSync(join(outDir, file), bytes)
      places.set(`${locale}/${name}`, `/handbook/${file}`)
    }
  return places
}
