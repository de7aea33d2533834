import { useState } from 'react'
import type { AnyEntity, AnyEntry } from '#core/catalogue/entity.ts'
import { version as versionEntity } from '#core/programme/version.entity.ts'
import { versionText } from '#core/programme/version-text.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { newId } from '#ui/new-id.ts'
import { EndEntry } from '../kit/EndEntry.tsx'
import { EntryForm } from '../kit/EntryForm.tsx'
import { formFields, type FormField } from '../kit/form-fields.ts'
import { UsedIn } from '../kit/UsedIn.tsx'
import { useEntry } from '../kit/use-entries.ts'
import { Waiting } from '../parts/Page.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { FromPrint } from './FromPrint.tsx'
import type { MovieRow } from './movie-rows.ts'

const version = versionEntity as unknown as AnyEntity
/** The film is the one whose panel this is. */
const fields = formFields(version).map((field): FormField =>
  field.name === 'movieId' ? { ...field, input: { as: 'hidden' } } : field,
)

/** The ways a film is shown, one of them open at a time, and a new one. */
export function VersionForms({ row }: { row: MovieRow }) {
  const { movie, versions } = row
  const { locale, t } = useWords()
  const [open, setOpen] = useState<string | null>(null)
  const [fresh, setFresh] = useState<Fresh | null>(null)
  const begin = (values: Fresh['begin']) => {
    setOpen(null)
    setFresh({ id: newId(), begin: values })
  }
  return (
    <section aria-labelledby="versions-title" className="stack version-forms">
      <h3 className="panel-title" id="versions-title">
        {t('versions')}
      </h3>
      {versions.length === 0 && !fresh && <p className="quiet">{t('version.none_hint')}</p>}
      {versions.map(each => (
        <div key={each.id}>
          <Button
            size="small"
            pressed={open === each.id}
            onPress={() => {
              setFresh(null)
              setOpen(open === each.id ? null : each.id)
            }}
          >
            {versionText(each, movie, locale)}
          </Button>
          {open === each.id && <KnownVersion id={each.id} onGone={() => setOpen(null)} />}
        </div>
      ))}
      {fresh ? (
        <EntryForm
          key={fresh.id}
          entity={version}
          id={fresh.id}
          isNew
          entry={{ ...version.edit!.fresh, id: fresh.id }}
          begin={fresh.begin}
          fields={fields}
          changedBy={() => null}
          onSaved={() => setFresh(null)}
        />
      ) : (
        <div className="stack version-new">
          <Button
            size="small"
            icon="plus"
            onPress={() => begin({ movieId: movie.id, audioLanguage: movie.originalLanguage })}
          >
            {t('version.add')}
          </Button>
          <FromPrint row={row} onRead={begin} />
        </div>
      )}
    </section>
  )
}

/** A version that is being made, and what it begins with. */
type Fresh = { id: string; begin: Readonly<Record<string, unknown>> }

function KnownVersion({ id, onGone }: { id: string; onGone: () => void }) {
  const asked = useEntry(versionEntity, id, true)
  const { entry, uses } = asked.data ?? {}
  if (!entry || !uses) return <Waiting asked={asked} skeleton={<Skeleton height="160px" />} />
  return (
    <div className="version-form stack">
      <EntryForm
        entity={version}
        id={id}
        isNew={false}
        entry={entry as unknown as AnyEntry}
        fields={fields}
        changedBy={() => null}
        onSaved={() => undefined}
      />
      <UsedIn uses={uses} />
      <EndEntry entity={version} entry={entry as unknown as AnyEntry} uses={uses} onGone={onGone} />
    </div>
  )
}
