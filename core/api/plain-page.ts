import { escapeHtml } from './html.ts'
import type { Locale } from '../i18n/locale.ts'
import { fontAddresses } from './pages.ts'

/**
 * A page that is made here, in the family's type and light, without a script and without a build: it works when little
 * else does.
 *
 * @param page.body HTML, escaped already
 * @param page.style what this page adds to what all have
 * @param page.locale its language; English when left out
 */
export function plainPage(page: { title: string; body: string; style?: string; locale?: Locale }): string {
  return `<!doctype html><html lang="${page.locale ?? 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${escapeHtml(page.title)}</title>
<style>${fontFaces()}${common}${page.style ?? ''}</style></head><body>${page.body}</body></html>`
}

function fontFaces(): string {
  const { display, text } = fontAddresses()
  const face = (family: string, address: string, axes: string) =>
    address &&
    `@font-face{font-family:'${family}';font-display:swap;${axes}src:url('${address}') format('woff2')}`
  return (
    face('Archivo Variable', display, 'font-weight:100 900;font-stretch:62% 125%;') +
    face('Figtree Variable', text, 'font-weight:300 900;')
  )
}

/** The colours are those of ui/tokens.css, which core does not read. */
const common = `:root{color-scheme:light dark;--paper:light-dark(oklch(98.2% .007 80),oklch(16.8% .011 62));
--surface:light-dark(oklch(99.8% .002 80),oklch(21.2% .013 62));--sunken:light-dark(oklch(95.6% .009 80),oklch(13.5% .009 62));
--line:light-dark(oklch(88% .013 78),oklch(31% .016 64));--ink:light-dark(oklch(20.5% .016 58),oklch(96.2% .009 82));
--quiet:light-dark(oklch(47% .017 68),oklch(73% .015 74));--ok:light-dark(oklch(45% .115 152),oklch(82% .15 152));
--ok-soft:light-dark(oklch(95% .04 152),oklch(27% .05 152));--warn:light-dark(oklch(47% .115 50),oklch(84% .12 62));
--warn-soft:light-dark(oklch(95.5% .04 70),oklch(28.5% .055 55));--stop:light-dark(oklch(49% .19 27),oklch(78% .14 24));
--stop-soft:light-dark(oklch(95% .03 22),oklch(28% .075 25));--focus:light-dark(oklch(46% .16 265),oklch(86% .1 72))}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 'Figtree Variable',system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1,h2,h3{font-family:'Archivo Variable','Arial Narrow',sans-serif;font-stretch:75%;font-weight:800;line-height:1.1;margin:0;text-wrap:balance}
h1{font-size:2.75rem}h2{font-size:1.5rem}h3{font-size:1rem;font-family:inherit;font-stretch:normal;font-weight:700}
p{margin:0}a{color:inherit;text-underline-offset:.2em}:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
code,pre{font-size:.875em;font-family:ui-monospace,monospace}table{border-collapse:collapse;width:100%}
th,td{text-align:start;font-weight:400;padding:.4rem 0;border-block-start:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
.quiet,th{color:var(--quiet)}header,main{padding:2rem clamp(1rem,5vw,4rem)}header{padding-block-end:0;display:grid;gap:.5rem}`
