import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { namedWords, wordsOfMost } from '../../i18n/words.ts'
import { hrefText } from '../pages/block.ts'
import { targets } from './target.ts'

/** An entry of the website's menu. Without any the website has its own: films, and events while there are some. */
export const menuItemFields = z.object({
  title: namedWords,
  /** A link, one that opens others, or a title or a line among those. */
  kind: z.enum(['link', 'menu', 'title', 'divider']),
  target: z.enum(targets),
  pageId: z.string().nullable(),
  href: hrefText.nullable(),
  /** A word or two beside it, like “New”. */
  badge: wordsOfMost(20).nullable(),
  /** The entry it opens under; it stands in the bar itself when null. */
  parentId: z.string().nullable(),
  /** Its place among the others, the smallest first. */
  order: z.int().min(0).max(1000),
  deleted: z.boolean(),
})
export type MenuItemFields = z.infer<typeof menuItemFields>

export const menuItem = defineEntity({
  kind: 'menu_item',
  fields: menuItemFields,
  essentials: ['title'],
  scope: 'exhibitor',
  name: ({ title }) => title,
  edit: {
    path: 'menu-items',
    permission: 'manage_programme',
    fresh: {
      kind: 'link',
      target: 'page',
      pageId: null,
      href: null,
      badge: null,
      parentId: null,
      order: 0,
      deleted: false,
    },
    listedFor: 'staff',
    refuses: ['menu_leads_nowhere', 'menu_too_deep'],
    misfit(item) {
      const nowhere = { code: 'menu_leads_nowhere', details: {} } as const
      if (item.kind === 'link' && item.target === 'page' && !item.pageId)
        return { ...nowhere, field: 'pageId' }
      if (item.kind === 'link' && item.target === 'address' && !item.href)
        return { ...nowhere, field: 'href' }
      const deep = { code: 'menu_too_deep', details: {}, field: 'parentId' } as const
      if (item.kind === 'menu' && item.parentId) return deep
      return item.kind !== 'menu' && item.kind !== 'link' && !item.parentId ? deep : undefined
    },
    permits({ catalogue }, _, { after }) {
      const parent = after?.parentId && catalogue.get('menu_item', after.parentId)
      return parent && parent.kind !== 'menu' ? { code: 'menu_too_deep', field: 'parentId' } : undefined
    },
    onlyWhen: {
      target: { field: 'kind', is: ['link'] },
      pageId: { field: 'target', is: ['page'] },
      href: { field: 'target', is: ['address'] },
      badge: { field: 'kind', is: ['link', 'menu'] },
      parentId: { field: 'kind', is: ['link', 'title', 'divider'] },
    },
  },
  refersTo: { pageId: 'page', parentId: 'menu_item' },
  tells: ['content.changed'],
})
