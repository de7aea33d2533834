import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { refusals } from '../refusal.ts'
import type { Route } from './route.ts'
import { escapeHtml } from './html.ts'

/** The OpenAPI 3.1 description of every mounted route, made from the contracts themselves. */
export function openApiOf(routes: readonly Route[], title: string, version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    const operations = (paths[path] ??= {})
    operations[route.method.toLowerCase()] = {
      summary: route.summary,
      description: `Access: ${accessOf(route)}.`,
      requestParams: { path: route.params, query: route.query },
      ...(route.method === 'GET'
        ? {}
        : { requestBody: { content: contentOf(route.upload?.types, route.body) } }),
      responses: {
        200: { description: 'The answer', content: contentOf(route.answerTypes, route.answer) },
        ...refusalAnswers(route),
      },
    }
  }
  return createDocument({ openapi: '3.1.0', info: { title, version }, paths: paths as ZodOpenApiPathsObject })
}

function contentOf(types: readonly string[] = ['application/json'], schema: Route['body']) {
  return Object.fromEntries(types.map(type => [type, { schema }]))
}

function refusalAnswers(route: Route) {
  const byStatus = new Map<number, string[]>()
  for (const code of ['invalid_input', ...route.refusals] as const) {
    const { status } = refusals[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', ') }]),
  )
}

/** The same as a page people can read, without scripts. */
export function documentationPage(routes: readonly Route[], title: string): string {
  const rows = [...routes]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(
      route =>
        `<tr><td><code>${route.method}</code></td><td><code>${escapeHtml(route.path)}</code></td><td>${escapeHtml(route.summary)}</td><td>${accessOf(route)}</td><td>${route.refusals.join(' ')}</td></tr>`,
    )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>body{font:16px/1.5 system-ui;margin:2rem;max-width:80rem;color:#1c1917;background:#faf8f5}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem .75rem;border-bottom:1px solid #ddd6ce;vertical-align:top}
code{font-size:.9em}</style><h1>${escapeHtml(title)}</h1><p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a></p>
<table><thead><tr><th>Method<th>Path<th>What it does<th>Access<th>Refusals</thead><tbody>${rows.join('')}</tbody></table></html>`
}

/** Who may call, in the names of permissions. */
function accessOf({ access }: Route): string {
  return [access].flat().join(' or ')
}
