import { describe, expect, it } from 'vitest'
import { blanksIn } from '#core/content/pages/legal/blanks.ts'
import { legalKinds } from '#core/content/pages/legal/legal-kinds.ts'
import { startText } from '#core/content/pages/legal/start-text.ts'
import { page } from '#core/content/pages/page.entity.ts'
import { locales, type Words } from '#core/i18n/locale.ts'

const known = {
  tradeName: 'Small House',
  email: 'hello@small.example',
  phone: '+352 20',
  vatNumber: 'LU1',
  cinemas: [{ name: 'Small Cinema', address1: '1, rue Petite', zip: 'L-1000', city: 'Luxembourg' }],
}
const textsOf = (body: ReturnType<typeof startText>['body']) =>
  body.flatMap(part => ('text' in part ? [part.text as Words] : []))

describe.each(legalKinds)('a draft of %s', kind => {
  const draft = startText(kind, known)

  it('is a page that may be kept, in every language, and says what is known already', () => {
    const whole = { ...page.edit!.fresh, ...draft }
    expect(page.fields.safeParse(whole).error?.issues).toBeUndefined()
    for (const text of [draft.title, ...textsOf(draft.body)])
      for (const locale of locales) expect(text[locale]?.trim(), `${text.en} in ${locale}`).toBeTruthy()
    expect(JSON.stringify(draft.body)).toContain('Small House')
    expect(JSON.stringify(draft)).not.toMatch(/\{\{\w/)
  })

  it('has blanks, and is not published with them', () => {
    expect(draft.status).toBe('draft')
    expect(blanksIn(draft.body)).toBeGreaterThan(0)
    const whole = { ...page.edit!.fresh, ...draft, status: 'published' } as never
    expect(page.edit!.misfit!(whole)).toMatchObject({ code: 'page_has_blanks', field: 'body' })
  })
})

describe('what is not known', () => {
  it('is a blank, so that nobody publishes “Phone: ”', () => {
    const draft = startText('imprint', { ...known, phone: '  ', cinemas: [] })
    const texts = textsOf(draft.body).map(({ en }) => en)
    expect(texts).toContain('Email: hello@small.example\nPhone: [[…]]')
    expect(texts).toContain('[[…]]')
  })

  it('is looked for in every language', () => {
    const part = (text: Words) => [{ kind: 'paragraph' as const, id: '1', text }]
    expect(blanksIn(part({ en: 'Filled in.', nl: 'Nog [[naam]].' }))).toBe(1)
    expect(blanksIn(part({ en: 'Filled in [here].' }))).toBe(0)
  })
})
