import { useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { saveFile } from '../offline-sync/save-file.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** Recovery codes, shown this once: whoever goes on without them finds them nowhere again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useWords()
  const [isCopied, copied] = useState(false)
  const text = `${codes.join('\n')}\n`
  return (
    <div className="stack account-form">
      <Notice tone="warn" title={t('codes_title')} announce>
        {t('codes_lead')}
      </Notice>
      <ol className="recovery-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button
          size="small"
          onPress={() =>
            void navigator.clipboard?.writeText(text).then(
              () => copied(true),
              () => undefined,
            )
          }
        >
          {t(isCopied ? 'codes_copied' : 'codes_copy')}
        </Button>
        <Button
          size="small"
          onPress={() => saveFile('foyer-codes.txt', new TextEncoder().encode(text), 'text/plain')}
        >
          {t('codes_save')}
        </Button>
      </div>
      <div className="row">
        <Button variant="primary" onPress={onDone}>
          {t('codes_done')}
        </Button>
      </div>
    </div>
  )
}
