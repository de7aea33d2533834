import { en } from '../i18n/refusals/en.ts'
import { refusals, type RefusalCode } from '../refusal.ts'
import { escapeHtml } from './html.ts'
import { plainPage } from './plain-page.ts'
import type { Route } from './route.ts'
import { contentsOf, type Contents } from './schema-fields.ts'

/** Every call as a page people can read, without scripts: fields, an example, and what each refusal means. */
export function documentationPage(routes: readonly Route[], title: string): string {
  const groups = Map.groupBy(
    [...routes].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
    ({ path }) => path.split('/')[2] ?? '',
  )
  const names = [...groups.keys()]
  return plainPage({
    title,
    style,
    body: `<header><h1>${escapeHtml(title)}</h1>
<p>${routes.length} calls, with what each takes, answers and refuses. For machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<p class="quiet">Every request carries <code>x-requested-with: XMLHttpRequest</code>; whoever is signed in also sends
<code>x-csrf-token</code>, which <code>/api/token</code> answers. <code>x-locale</code> chooses the language of refusals.</p>
<nav aria-label="Groups"><ul>${names.map(name => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav></header>
<main>${[...groups].map(([name, calls]) => group(name, calls)).join('')}</main>`,
  })
}

function group(name: string, calls: readonly Route[]): string {
  const id = escapeHtml(name)
  return `<section aria-labelledby="${id}"><h2 id="${id}">${id}</h2>${calls.map(call).join('')}</section>`
}

function call(route: Route): string {
  return `<details><summary><span class="method">${route.method}</span> <code>${escapeHtml(route.path)}</code>
<span class="about">${escapeHtml(route.summary)}</span></summary><div class="call">
<p>${accessSentence(route)}</p>
${part('In the address', contentsOf(route.params, 'input'), false)}
${part('Behind the question mark', contentsOf(route.query, 'input'), false)}
${route.upload ? `<h3>Request</h3><p>The file itself: ${types(route.upload.types)}.</p>` : route.method === 'GET' ? '' : part('Request', contentsOf(route.body, 'input'), true)}
${route.answerTypes ? `<h3>Answer</h3><p>The file itself: ${types(route.answerTypes)}.</p>` : part('Answer', contentsOf(route.answer, 'output'), true)}
${refusalRows(route)}</div></details>`
}

const types = (names: readonly string[]) => names.map(name => `<code>${escapeHtml(name)}</code>`).join(', ')

function part(title: string, contents: Contents | null, hasExample: boolean): string {
  if (!contents) return ''
  const rows = contents.fields.map(
    ({ depth, name, type, isOptional, about }) =>
      `<tr><th scope="row" style="padding-inline-start:${depth * 1.25}rem"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(type)}${isOptional ? ' <span class="quiet">may be left out</span>' : ''}${about ? `<br>${escapeHtml(about)}` : ''}</td></tr>`,
  )
  const example = hasExample
    ? `<pre tabindex="0" aria-label="${title}, an example">${escapeHtml(JSON.stringify(contents.example, null, 2))}</pre>`
    : ''
  return `<h3>${title}</h3><div class="fields"><table>${rows.join('')}</table>${example}</div>`
}

function refusalRows(route: Route): string {
  const rows = route.refusals.map(
    code =>
      `<tr><th scope="row"><code>${code}</code></th><td>${refusals[code].status}</td><td>${escapeHtml(refusalText(code))}</td></tr>`,
  )
  if (!rows.length) return ''
  return `<h3>Refusals</h3><table class="refusals">${rows.join('')}</table>`
}

/** The sentence a person reads, with its blanks as an ellipsis. */
export function refusalText(code: RefusalCode): string {
  return en[`refusal.${code}`].replace(/\{\{\w+\}\}/g, '…')
}

/** Who may call, as a sentence. */
function accessSentence({ access, atTheMachine }: Route): string {
  const names = [access].flat()
  const who =
    names[0] === 'public'
      ? 'Anybody may call it.'
      : names[0] === 'staff'
        ? 'Everybody who is signed in may call it.'
        : `Whose role has ${names.map(name => `<code>${name}</code>`).join(' or ')} may call it.`
  return atTheMachine ? `${who} At the machine itself no sign-in is needed.` : who
}

const style = `header nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;margin:.5rem 0 0;list-style:none}
header nav a{display:inline-block;padding-block:.25rem}section{margin-block-end:2.5rem}h2{margin-block-end:.75rem}
details{border:1px solid var(--line);border-radius:10px;background:var(--surface);margin-block-end:.5rem}
summary{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline;padding:.75rem 1rem;cursor:pointer}
summary code{font-weight:600;overflow-wrap:anywhere}.method{min-inline-size:3.5rem;font:800 .8125rem/1.4 'Archivo Variable',sans-serif;font-stretch:75%}
.about{color:var(--quiet)}.call{display:grid;gap:.75rem;padding:.25rem 1rem 1.25rem;border-block-start:1px solid var(--line)}
.fields{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));align-items:start}
.call th{padding-inline-end:1rem;white-space:nowrap}.refusals td:nth-child(2){padding-inline-end:1rem;color:var(--quiet)}
pre{margin:0;max-block-size:22rem;overflow:auto;padding:.75rem 1rem;border-radius:8px;background:var(--sunken)}`
