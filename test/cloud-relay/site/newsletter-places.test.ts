import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { shownPage } from '#relay/web/shown-page.ts'
import { nothingWritten } from '#relay/site/content.ts'
import { render } from '#relay/site/entry-server.tsx'
import { NewsletterTick } from '#relay/site/newsletter/NewsletterTick.tsx'
import { pathOf, placeOf } from '#relay/site/place.ts'
import { isIndexed, resolve } from '#relay/site/resolve.ts'
import { SiteContext, type Site } from '#relay/site/site.ts'
import { shownOf } from '#relay/site/shown-programme.ts'
import { evening } from './evening.ts'

function withNewsletter(on: boolean): Programme {
  const programme = evening()
  const { exhibitor } = programme
  return {
    ...programme,
    exhibitor: { ...exhibitor, features: { ...exhibitor.features, newsletters: on } },
  }
}

test('the newsletter has an address of its own, with and without the address from the foot', () => {
  expect(placeOf('/info/newsletter')).toEqual({ name: 'newsletter.subscribe', email: null })
  const handed = { name: 'newsletter.subscribe', email: 'ada+kino@guest.example' } as const
  expect(pathOf(handed)).toBe('/info/newsletter/ada%2Bkino%40guest.example')
  expect(placeOf(pathOf(handed))).toEqual(handed)
  expect([isIndexed(handed), isIndexed({ ...handed, email: null })]).toEqual([false, true])
  // However many addresses are typed, one page is kept for all of them, and none of them in it.
  const written = { pages: [], groups: [], questions: [], menu: [], footer: [], home: 'home' } as never
  const shown = shownPage(pathOf(handed), { programme: withNewsletter(true), written }, 'en')
  expect(shown).toMatchObject({ kind: 'page', path: '/info/newsletter/__EMAIL__' })
})

test('where the newsletter is off nobody subscribes or confirms, and everybody may still leave', () => {
  const kindOf = (path: string, on: boolean) => resolve(path, withNewsletter(on)).kind
  for (const path of ['/info/newsletter', '/info/newsletter/ada%40guest.example', '/newsletter/confirm'])
    expect([kindOf(path, true), kindOf(path, false)]).toEqual(['page', 'lost'])
  expect(kindOf('/newsletter/leave', false)).toBe('page')
})

test('the button at the foot can be pressed once an address is typed', () => {
  const bodyOf = (on: boolean) => {
    const place = { name: 'home' } as const
    const shown = shownOf(place, withNewsletter(on))
    return render({ place, locale: 'en', ...shown, content: nothingWritten, connected: true }).body
  }
  const foot = /<form class="footer-newsletter".*?<\/form>/s.exec(bodyOf(true))![0]
  expect(foot).toContain('aria-disabled="true"')
  expect(bodyOf(false)).not.toContain('footer-newsletter')
})

test('the tick while buying is never set beforehand, and says what it means once it is', () => {
  const tick = (on: boolean, ticked: boolean) => {
    const site = { t: (key: string) => key, locale: 'en', programme: withNewsletter(on) } as unknown as Site
    const element = createElement(NewsletterTick, { ticked, onTick: () => undefined })
    return renderToStaticMarkup(createElement(SiteContext, { value: site }, element))
  }
  expect(tick(true, false)).not.toContain('checked')
  expect(tick(true, false)).not.toContain('only once you confirm')
  expect(tick(true, true)).toContain('only once you confirm')
  expect(tick(false, false)).toBe('')
})
