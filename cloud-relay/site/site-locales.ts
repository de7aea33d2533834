import { locales, type Locale } from '#core/i18n/locale.ts'

/** The languages a website offers, the exhibitor's first one first; all of them where it names none. */
export function siteLocales({ languages }: { languages?: readonly Locale[] | undefined }): readonly Locale[] {
  return languages?.length ? languages : locales
}
