import { describe, expect, it } from 'vitest'
import { blocks, type Block } from '#core/content/pages/block.ts'
import { bodyView, firstWords } from '#core/content/pages/body-view.ts'

const words = (en: string, fr?: string) => (fr === undefined ? { en } : { en, fr })
const body: Block[] = [
  { kind: 'heading', id: '1', text: words('Getting here', 'Venir') },
  { kind: 'paragraph', id: '2', text: words('By tram.\nOr on foot.\n\nParking is free.') },
  { kind: 'list', id: '3', text: words('One\n\nTwo'), numbered: true },
  { kind: 'picture', id: '4', file: 'a-picture-that-is-here', text: words('The door') },
  { kind: 'picture', id: '5', file: 'one-on-its-way', text: words('The hall') },
  { kind: 'button', id: '6', text: words('Films'), href: '/movies' },
  { kind: 'questions', id: '7', groupId: 'visit' },
  { kind: 'heading', id: '8', text: words('  ') },
]
const beside = {
  groups: [{ id: 'visit', title: words('Your visit', 'Votre visite') }],
  questions: [
    { id: 'b', groupId: 'visit', question: words('Late?'), answer: words('Come in **quietly**.'), order: 2 },
    { id: 'a', groupId: 'visit', question: words('Popcorn?'), answer: words('Yes.'), order: 1 },
    { id: 'c', groupId: 'elsewhere', question: words('Why?'), answer: words(''), order: 0 },
  ],
  hasFile: (hash: string) => hash === 'a-picture-that-is-here',
}

describe('a written text', () => {
  it('is read part by part in a language, in English where that has none, without what is empty', () => {
    const view = bodyView(body, 'fr', beside)
    expect(view.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'list',
      'picture',
      'button',
      'questions',
    ])
    expect(view[0]).toEqual({ kind: 'heading', text: 'Venir' })
    expect(view[1]).toEqual({ kind: 'paragraph', lines: [[{ text: 'By tram.' }], [{ text: 'Or on foot.' }]] })
    expect(view[3]).toMatchObject({ numbered: true, items: [[{ text: 'One' }], [{ text: 'Two' }]] })
    expect(firstWords(view)).toBe('By tram. Or on foot.')
  })

  it('shows a picture only when it is here', () => {
    const pictures = bodyView(body, 'en', beside).filter(({ kind }) => kind === 'picture')
    expect(pictures).toEqual([{ kind: 'picture', src: '/files/a-picture-that-is-here', alt: 'The door' }])
  })

  it('has the questions of a group in their order, and nothing for a group without any', () => {
    const questions = bodyView(body, 'en', beside).at(-1)
    expect(questions).toMatchObject({ title: 'Your visit', questions: [{ id: 'a' }, { id: 'b' }] })
    expect(bodyView([{ kind: 'questions', id: '1', groupId: 'gone' }], 'en', beside)).toEqual([])
  })

  it('is bounded: sixty parts, and letters in all', () => {
    const part = (at: number, letters: number): Block => ({
      kind: 'paragraph',
      id: String(at),
      text: words('x'.repeat(letters)),
    })
    const parts = (count: number, letters: number) =>
      Array.from({ length: count }, (_, at) => part(at, letters))
    expect(blocks.safeParse(parts(60, 1000)).success).toBe(true)
    expect(blocks.safeParse(parts(61, 1)).success).toBe(false)
    expect(blocks.safeParse(parts(30, 4000)).success).toBe(false)
    expect(blocks.safeParse(parts(1, 4001)).success).toBe(false)
  })

  it.each([
    [{ kind: 'html', id: '1', text: words('<b>') }],
    [{ kind: 'button', id: '1', text: words('x'), href: 'javascript:alert(1)' }],
    [{ kind: 'picture', id: '1', text: words('x'), file: 'https://elsewhere.example/x.png' }],
  ])('takes no %j', part => {
    expect(blocks.safeParse([part]).success).toBe(false)
  })
})
