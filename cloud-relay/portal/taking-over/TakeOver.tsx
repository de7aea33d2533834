import { FileButton, Textarea } from '@mantine/core'
import { useState } from 'react'
import { columnsOf, type ImportKind } from '#core/csv/columns.ts'
import { fileMostBytes, rowsMost } from '#core/csv/limits.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { RowPreview } from './RowPreview.tsx'
import { useFile, type ReadFile } from './use-file.ts'
import { useImport, type Import } from './use-import.ts'
import { useKindReason } from './use-kind-reason.ts'

/** The files that are offered to be chosen. */
const accepted: Readonly<Partial<Record<ImportKind, string>>> & { others: string } = {
  shows: '.csv,.txt,.tsv,.xml,text/csv,text/plain,text/xml,application/xml',
  others: '.csv,.txt,.tsv,text/csv,text/plain',
}

/** A file or pasted text, its columns, a look at every row, and then taking them over. */
export function TakeOver({ kind }: { kind: ImportKind }) {
  const { locale, t } = useWords()
  const file = useFile(kind)
  const rows = useImport(kind)
  const notAllowed = useKindReason(kind)
  const [text, setText] = useState('')
  const names = columnsOf[kind].map(({ label }) => label[locale]).join(', ')
  return (
    <section className="card stack" aria-labelledby="take-over">
      <div>
        <h2 id="take-over">{t('import_take')}</h2>
        <p className="quiet">{t(`import_hint_${kind}`, { names })}</p>
      </div>
      <div className="row">
        <FileButton
          accept={accepted[kind] ?? accepted.others}
          onChange={chosen => {
            rows.forget()
            setText('')
            void file.read(chosen)
          }}
        >
          {({ onClick }) => (
            <Button
              variant={file.opened ? 'quiet' : 'primary'}
              onPress={onClick}
              {...(notAllowed ? { disabledReason: notAllowed } : {})}
            >
              {t('import_choose_file')}
            </Button>
          )}
        </FileButton>
        {file.opened?.name && <span className="figures">{file.opened.name}</span>}
      </div>
      {!file.opened?.name && (
        <Textarea
          label={t('import_paste')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={fileMostBytes}
          disabled={notAllowed !== undefined}
          value={text}
          onChange={event => {
            rows.forget()
            setText(event.currentTarget.value)
            file.paste(event.currentTarget.value)
          }}
        />
      )}
      {file.unread && (
        <Notice tone="stop" announce>
          {t(file.unread, { rows: rowsMost, megabytes: fileMostBytes / 1_000_000 })}
        </Notice>
      )}
      {file.opened && !file.unread && <Opened kind={kind} file={file} rows={rows} />}
    </section>
  )
}

/** The columns of a file that was read, and what becomes of its rows. */
function Opened({ kind, file, rows }: { kind: ImportKind; file: ReadFile; rows: Import }) {
  const { locale, t } = useWords()
  const { looking, looked, done, forget } = rows
  const names = file.lacking.map(({ label }) => label[locale]).join(', ')
  const lacking = names && t('import_lacking', { columns: names })
  return (
    <>
      <ColumnChooser kind={kind} file={file} onChange={forget} />
      {lacking && <Notice tone="warn">{lacking}</Notice>}
      {!looked && (
        <div className="row">
          <Button
            variant="primary"
            busy={looking.isPending}
            onPress={() => looking.mutate(file.rows())}
            {...(lacking ? { disabledReason: lacking } : {})}
          >
            {t('import_look')}
          </Button>
          {looking.isPending && (
            <span className="quiet" role="status">
              {t('import_rows', { count: done })}
            </span>
          )}
        </div>
      )}
      <Failed error={looking.error} />
      {looked && <RowPreview kind={kind} rows={rows} all={file.rows} />}
    </>
  )
}
