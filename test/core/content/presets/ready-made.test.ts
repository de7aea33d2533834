import { describe, expect, it } from 'vitest'
import { blanksIn } from '#core/content/pages/legal/blanks.ts'
import { page } from '#core/content/pages/page.entity.ts'
import { readyMadeKinds } from '#core/content/presets/ready-made-kinds.ts'
import { freeSlug, readyMade } from '#core/content/presets/ready-made.ts'
import { locales, type Words } from '#core/i18n/locale.ts'

describe.each(readyMadeKinds)('a page of %s', kind => {
  const { title, body, enquiry } = readyMade(kind)

  it('begins in every language, with blanks that nobody publishes', () => {
    const texts = [title, ...body.flatMap(part => ('text' in part ? [part.text as Words] : []))]
    for (const text of texts)
      for (const locale of locales) expect(text[locale]?.trim(), `${text.en} in ${locale}`).toBeTruthy()
    const whole = { ...page.edit!.fresh, title, slug: freeSlug(title, new Set()), body, enquiry }
    expect(page.fields.safeParse(whole).error?.issues).toBeUndefined()
    expect(blanksIn(body)).toBeGreaterThan(0)
    expect(page.edit!.misfit!({ ...whole, status: 'published' } as never)).toMatchObject({
      code: 'page_has_blanks',
    })
  })
})

describe('prices', () => {
  it('stand on their page by the entries, and nobody types them in', () => {
    const { body } = readyMade('prices')
    expect(body.filter(({ kind }) => kind === 'prices')).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/\[\[(price|Preis|prix|prijs)\]\]/)
  })
})

describe('groups, schools and birthday parties', () => {
  it.each(['groups', 'schools', 'birthdays'] as const)(
    'are asked for by the form below the page: %s',
    kind => {
      expect(readyMade(kind).enquiry).toBe(kind)
    },
  )

  it.each(['prices', 'rules'] as const)('are all that is asked for, and not %s', kind => {
    expect(readyMade(kind).enquiry).toBeNull()
  })
})

describe('the address of a page that was begun', () => {
  it('is made of its title in each language, and of no letters that an address cannot have', () => {
    expect(freeSlug(readyMade('birthdays').title, new Set())).toEqual({
      en: 'birthday-parties',
      de: 'kindergeburtstag',
      fr: 'fetes-d-anniversaire',
      nl: 'verjaardagsfeestjes',
    })
    expect(freeSlug({ en: '!?' }, new Set())).toEqual({ en: 'page' })
  })

  it('is one that no other page has, and the same where two languages say the same', () => {
    expect(freeSlug({ en: 'Prices', fr: 'Prices' }, new Set(['prices']))).toEqual({
      en: 'prices-2',
      fr: 'prices-2',
    })
    expect(freeSlug({ en: 'Prices', fr: 'Prices!' }, new Set(['prices', 'prices-2']))).toEqual({
      en: 'prices-3',
      fr: 'prices-4',
    })
  })
})
