import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { namedWords } from '../../i18n/words.ts'
import { blocks, hrefText } from '../pages/block.ts'

/** A column at the foot of the website. Without any the website shows its cinemas, their addresses and how to reach them. */
export const footerColumnFields = z.object({
  title: namedWords,
  kind: z.enum(['addresses', 'contact', 'navigation', 'links', 'networks', 'text']),
  /** Where its links lead: to a written page, or to an address. */
  links: z
    .array(
      z.object({
        id: z.string().min(1).max(40),
        title: namedWords,
        pageId: z.string().nullable(),
        href: hrefText.nullable(),
      }),
    )
    .max(12),
  body: blocks,
  /** Its place among the others, the smallest first. */
  order: z.int().min(0).max(1000),
  deleted: z.boolean(),
})
export type FooterColumnFields = z.infer<typeof footerColumnFields>

export const footerColumn = defineEntity({
  kind: 'footer_column',
  fields: footerColumnFields,
  essentials: ['title'],
  scope: 'exhibitor',
  name: ({ title }) => title,
  edit: {
    path: 'footer-columns',
    permission: 'manage_programme',
    fresh: { kind: 'links', links: [], body: [], order: 0, deleted: false },
    listedFor: 'staff',
    refuses: ['menu_leads_nowhere'],
    misfit: ({ kind, links }) =>
      kind === 'links' && links.some(({ pageId, href }) => !pageId && !href)
        ? { code: 'menu_leads_nowhere', details: {}, field: 'links' }
        : undefined,
    inputs: { body: 'blocks' },
    onlyWhen: { links: { field: 'kind', is: ['links'] }, body: { field: 'kind', is: ['text'] } },
  },
  refersTo: { 'links.pageId': 'page', 'body.groupId': 'question_group' },
  files: ['body.file'],
  tells: ['content.changed'],
})
