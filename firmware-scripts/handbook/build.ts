import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '#core/i18n/locale.ts'
import { renderHandbook } from './render.ts'

const sides = ['box', 'relay'] as const

/**
 * Writes the handbook as it is served: each page in each language for each machine, one style sheet and its fonts. The
 * words of the screens are in it as they are now, so it is built with them.
 */
export async function buildHandbook(outDir: string): Promise<void> {
  const style = await buildStyle(outDir)
  for (const side of sides)
    for (const locale of locales) {
      const folder = join(outDir, side, locale)
      mkdirSync(folder, { recursive: true })
      for (const [name, html] of renderHandbook({ locale, side, style }))
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
