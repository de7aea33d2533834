import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import * as z from 'zod'
import { refusals, type RefusalCode } from '../refusal.ts'
import type { Route } from './route.ts'
import { refusalText } from './documentation-page.ts'

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
  const byStatus = new Map<number, RefusalCode[]>()
  for (const code of ['invalid_input', ...route.refusals] as const) {
    const { status } = refusals[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(code => `${code}: ${refusalText(code)}`).join('\n'),
        content: contentOf(undefined, refusalAnswer(codes)),
      },
    ]),
  )
}

/** What every refusal answers: its code, a sentence in the language that was asked for, and what is wrong at which field. */
function refusalAnswer(codes: readonly RefusalCode[]) {
  return z.object({
    refusal: z.enum(codes),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
    errors: z.record(z.string(), z.array(z.string())),
  })
}

/** Who may call, in the names of permissions. */
function accessOf({ access }: Route): string {
  return [access].flat().join(' or ')
}
