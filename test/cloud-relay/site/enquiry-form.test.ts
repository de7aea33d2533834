import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { enquiryForms, enquiryKinds, type EnquiryForm as Form } from '#core/content/messages/enquiry-kinds.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { EnquiryForm } from '#relay/site/contact/EnquiryForm.tsx'
import { nothingWritten } from '#relay/site/content.ts'
import { sayIn } from '#relay/site/say.ts'
import { SiteContext, type Site } from '#relay/site/site.ts'
import { en } from '#relay/site/words/en.ts'
import { evening } from './evening.ts'

function form(about: Form, locale: Locale = 'en'): string {
  const programme = evening()
  const site = {
    locale,
    t: sayIn(locale, en),
    programme,
    offered: {},
    content: nothingWritten,
    connected: true,
    now: Date.parse(programme.now),
    browser: { call: () => Promise.reject(new Error('Nothing is sent.')), store: {} },
  } as unknown as Site
  return renderToStaticMarkup(
    createElement(SiteContext, { value: site }, createElement(EnquiryForm, { about })),
  )
}
const choice = (html: string) => /<select[^>]*name="about".*?<\/select>/s.exec(html)![0]
const chosen = (html: string) => /<option[^>]*selected=""[^>]*>/.exec(choice(html))?.[0]

test.each(enquiryKinds)('a form for %s begins with that', kind => {
  expect(chosen(form(kind))).toContain(`value="${kind}"`)
  expect(choice(form(kind))).not.toContain('Please choose')
})

test('a form that leaves it to the visitor takes nobody for a group unasked', () => {
  expect(chosen(form('any'))).toContain('value=""')
  expect(choice(form('any'))).toContain('>Please choose<')
  expect(choice(form('any'))).toContain('required')
})

test.each(locales)('every kind has a name and a hint in %s', locale => {
  for (const about of enquiryForms)
    expect(form(about, locale)).not.toMatch(/hint_|>(hire|else|groups|schools)</)
})
