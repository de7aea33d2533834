import type { RefusalSentences } from '../refusal-sentences.ts'

export const en = {
  'refusal.report_too_long':
    'A report covers at most {{days}} days, from its first day to its last. Choose fewer days.',
  'refusal.report_not_grouped': 'This report has no lines of that sort. Choose another grouping.',
  'refusal.report_not_yours':
    'This is a colleague’s. You can look at it, and keep one of your own beside it.',
} satisfies Partial<RefusalSentences>
