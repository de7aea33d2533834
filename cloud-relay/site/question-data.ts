import type { BlockView } from '#core/content/pages/body-view.ts'
import { plainOf, type Span } from '#core/content/pages/inline.ts'

/** The questions on a written page, for search engines. Vocabulary: schema.org/FAQPage. */
export function questionsOf(body: readonly BlockView[]): object[] {
  const questions = body.flatMap(view => (view.kind === 'questions' ? view.questions : []))
  if (!questions.length) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(wordsOfLines).join('\n\n') },
      })),
    },
  ]
}

const wordsOfLines = (lines: readonly (readonly Span[])[]) => lines.map(plainOf).join('\n')
