import type { Tenant } from '../../api/tenant.ts'
import type { Entry } from '../../journal/entry-fields.ts'
import { hasFile } from '../files/store.ts'
import type { Beside } from '../pages/body-view.ts'
import { isPublished } from '../pages/publication.ts'

/** The texts that are to be shown now. @param now wall time where the exhibitor is, like `2026-12-24T08:00` */
export function loadSiteTexts({ node }: Pick<Tenant, 'node'>, now: string): readonly Entry<'site_text'>[] {
  return node.catalogue.all('site_text').filter(text => text.body.length > 0 && isPublished(text, now))
}

/** What any written text may show beside its own words. */
export function loadBeside({ node }: Pick<Tenant, 'node'>) {
  const { catalogue, db } = node
  return {
    groups: catalogue.all('question_group').filter(({ deleted }) => !deleted),
    questions: catalogue.all('question').filter(({ deleted }) => !deleted),
    hasFile: (hash: string) => hasFile(db, hash),
  } satisfies Beside
}
