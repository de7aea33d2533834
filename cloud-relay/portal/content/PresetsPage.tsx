import { preset } from '#core/content/presets/preset.entity.ts'
import type { Words } from '#core/i18n/locale.ts'
import type { Entry } from '#core/journal/entry-fields.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { missingLocales, textsOf } from './missing.ts'

/** What the exhibitor keeps for pages to begin with. */
export function PresetsPage() {
  const columns: Column<'preset'>[] = [
    { head: 'preset.parts', cell: ({ body }) => body.length, by: ({ body }) => body.length, isNumber: true },
    { head: 'page.missing', cell: missing, by: missing },
  ]
  return <ListPage entity={preset} icon="info" columns={columns} />
}

const missing = ({ title, body }: Entry<'preset'>) =>
  missingLocales([title as Words, ...textsOf(body)])
    .join(', ')
    .toUpperCase()
