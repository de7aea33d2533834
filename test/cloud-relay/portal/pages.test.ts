import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { permissions, type Permission } from '#core/access/employee.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { translator } from '#core/i18n/translate.ts'
import type { Session } from '#core/people/contract.ts'
import { pages } from '#relay/portal/pages.ts'
import { routes } from '#relay/portal/routes.tsx'
import { ServerProvider } from '#relay/portal/server/ServerProvider.tsx'
import { SessionGate } from '#relay/portal/session/SessionGate.tsx'
import { de } from '#relay/portal/words/de.ts'
import { en } from '#relay/portal/words/en.ts'
import { fr } from '#relay/portal/words/fr.ts'
import { nl } from '#relay/portal/words/nl.ts'
import { Speaking } from '#relay/portal/words/WordsProvider.tsx'

const sentences = { en, de, fr, nl }
const guarded = pages.filter(page => page.permission)

/** The portal at an address, as markup, for somebody with these permissions. Nothing has been answered yet. */
async function opened(path: string, allowed: readonly Permission[], locale: Locale = 'en'): Promise<string> {
  const handler = createStaticHandler(routes, { basename: '/portal' })
  const context = await handler.query(new Request(`http://foyer.test/portal${path}`))
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('location')}`)
  const memory = new QueryClient()
  const session: Session = {
    employeeId: 'anna',
    name: 'Anna',
    permissions: [...allowed],
    roles: [],
    refundUpToCents: null,
    discountUpToCents: 0,
    purpose: 'portal',
    cinemas: 'all',
  }
  memory.setQueryData(['session'], { session })
  const router = createStaticRouter(handler.dataRoutes, context)
  const app: ReactNode = h(StaticRouterProvider, { router, context, hydrate: false })
  const gate = h(SessionGate, null, app)
  const server = h(ServerProvider, null, h(QueryClientProvider, { client: memory }, gate))
  const words = { locale, sentences: sentences[locale], speak: () => {}, children: server }
  return renderToStaticMarkup(h(MantineProvider, null, h(Speaking, words)))
}

/** Where the navigation leads, in its order. */
function entries(markup: string): string[] {
  const navigation = markup.slice(markup.indexOf('<nav'), markup.indexOf('</nav>'))
  return [...navigation.matchAll(/href="\/portal([^"]*)"/g)].map(([, path]) => path || '/')
}

/** What stands beside the navigation. */
const main = (markup: string) => markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'))

test('every page has an address of its own', () => {
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('/')
  expect(paths.filter(path => !/^\/[a-z-]*$/.test(path))).toEqual([])
})

test.each(locales)('every page has its name in %s, and the navigation says them all', async locale => {
  const t = translator(locale, sentences[locale])
  const names = pages.map(({ word }) => t(word))
  expect(names.filter((name, row) => !name || name === pages[row]!.word)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  const markup = await opened('/', permissions, locale)
  expect(entries(markup)).toEqual(pages.map(({ path }) => path))
  for (const name of names) expect(markup).toContain(`</svg>${name.replaceAll('&', '&amp;')}`)
})

test.each(pages)('$path opens for who may', async ({ path, permission }) => {
  const markup = await opened(path, permission ? [permission] : [])
  expect(entries(markup)).toContain(path)
  expect(main(markup)).toContain('<h1>')
  // A button may say it; a page that opened does not.
  expect(main(markup)).not.toContain(`<div>${en.reason_not_allowed}</div>`)
  expect(main(markup)).not.toContain(en.cannot_show)
  expect(main(markup)).not.toContain(en.unknown_page)
})

test.each(guarded)(
  'who lacks $permission neither sees nor opens $path',
  async ({ path, word, permission }) => {
    const others = permissions.filter(each => each !== permission)
    for (const locale of locales) {
      const markup = await opened(path, others, locale)
      const t = translator(locale, sentences[locale])
      expect(entries(markup)).not.toContain(path)
      expect(entries(markup)).toHaveLength(pages.filter(page => page.permission !== permission).length)
      expect(main(markup)).toContain(`<h1>${t(word)}</h1>`)
      expect(main(markup)).toContain(t('reason_not_allowed'))
    }
  },
)

test.each(locales)('an address that leads nowhere says so in %s, and which pages there are', async locale => {
  const t = translator(locale, sentences[locale])
  for (const path of ['/nowhere', '/sales/nowhere']) {
    const markup = main(await opened(path, ['refund'], locale))
    expect(markup).toContain(`<h1>${t('unknown_page')}</h1>`)
    expect(markup).toContain(t('unknown_page_what', { address: `/portal${path}` }))
    const links = [...markup.matchAll(/href="\/portal([^"]*)"/g)].map(([, to]) => to || '/')
    expect(links).toEqual(
      pages.filter(page => !page.permission || page.permission === 'refund').map(page => page.path),
    )
  }
})
