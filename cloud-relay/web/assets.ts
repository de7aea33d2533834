import { readFileSync } from 'node:fs'
import { distFolder } from '#core/api/built-files.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { placeOf, type Place } from '../site/place.ts'

export type SiteAssets = {
  scripts: string[]
  styles: string[]
  /** Modules the scripts will load at once on this page; `path` comes after the locale. */
  preloads?: (locale: Locale, path: string) => string[]
}

/** Vite's manifest entry of a built module. */
export type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean; imports?: string[] }>

/** The extra modules of a page: buying and purchases are kept out of the first load. */
const ownModule: Partial<Record<Place['name'], string>> = {
  'buy.tickets': 'buy/BuyForm.tsx',
  'buy.events': 'buy/BuyForm.tsx',
  vouchers: 'vouchers/VoucherCards.tsx',
  'vouchers.view': 'vouchers/VoucherPage.tsx',
  contact: 'contact/ContactForm.tsx',
  search: 'search/Search.tsx',
  bill: 'bill/BillResult.tsx',
  'bill.pay': 'bill/Paying.tsx',
  'payments.result': 'bill/PaymentWait.tsx',
}

/** The modules a page loads right away, by their names in the manifest. */
export function modulesOf(manifest: Manifest, locale: Locale, path: string): string[] {
  const entry = Object.keys(manifest).find(name => manifest[name]!.isEntry)!
  const own = ownModule[placeOf(path)?.name ?? '404']
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const imported of manifest[name]?.imports ?? []) reach(imported)
  }
  for (const name of [entry, `words/${locale}.ts`, ...(own ? [own] : [])]) reach(name)
  return [...reached].filter(name => manifest[name])
}

/** The website's scripts and styles, as built. */
export function readAssets(): SiteAssets {
  const manifest = JSON.parse(readFileSync(`${distFolder}site/.vite/manifest.json`, 'utf8')) as Manifest
  const entry = Object.values(manifest).find(chunk => chunk.isEntry)!
  const styles = new Set(entry.css ?? [])
  for (const name of entry.imports ?? []) for (const css of manifest[name]?.css ?? []) styles.add(css)
  return {
    scripts: [`/site/${entry.file}`],
    styles: [...styles].map(file => `/site/${file}`),
    preloads: (locale, path) =>
      modulesOf(manifest, locale, path)
        .filter(name => !manifest[name]!.isEntry)
        .map(name => `/site/${manifest[name]!.file}`),
  }
}
