import { locales, type Locale } from '#core/i18n/locale.ts'
import { texts } from '#scripts/handbook/texts.ts'

type Words = Record<string, string>

/** One sentence of a catalogue: the folder it lies in, its key, and how each language says it. */
export type Sentence = { folder: string; key: string; said: Readonly<Record<Locale, string>> }

const files = import.meta.glob<Record<string, Words>>(
  ['/{core,ui,kiosk-ui,cloud-relay}/**/*words/**/{en,de,fr,nl}.ts', '/core/i18n/*/{en,de,fr,nl}.ts'],
  { eager: true },
)

/** The sentences one language has in a folder, with those it takes over from other folders. */
export const wordsIn = (folder: string, locale: Locale): Words =>
  files[`/${folder}/${locale}.ts`]?.[locale] ?? {}

/** Every folder with a catalogue, such as `kiosk-ui/register/words`. */
export const folders: readonly string[] = [
  ...new Set(Object.keys(files).map(file => file.slice(1, file.lastIndexOf('/')))),
].sort()

/** Every sentence of every catalogue, once: one that a catalogue takes over stands where it was written. */
export const sentences: readonly Sentence[] = (() => {
  const found = new Map<string, Sentence>()
  const size = (folder: string) => Object.keys(wordsIn(folder, 'en')).length
  for (const folder of folders.toSorted((one, other) => size(one) - size(other)))
    for (const key of Object.keys(wordsIn(folder, 'en'))) {
      const said = Object.fromEntries(locales.map(locale => [locale, wordsIn(folder, locale)[key] ?? '']))
      const id = JSON.stringify([
        key,
        said,
        folder.startsWith('cloud-relay/portal') || folder.startsWith('ui/'),
      ])
      if (!found.has(id)) found.set(id, { folder, key, said: said as Sentence['said'] })
    }
  return [...found.values()]
})()

/** The texts of the handbook in one language, each with the page it stands on. */
export function handbookTexts(locale: Locale): readonly { page: string; text: string }[] {
  return Object.entries(texts[locale]).flatMap(([page, content]) =>
    stringsIn(content).map(text => ({ page, text })),
  )
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
