import { FileButton } from '@mantine/core'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** A file to be chosen, and which one was. */
export function FileChoice({
  label,
  accept,
  file,
  error,
  onChoose,
}: {
  label: string
  accept: string
  file: File | null
  error?: string | undefined
  onChoose: (file: File | null) => void
}) {
  const { t } = useWords()
  return (
    <div>
      <FileButton accept={accept} onChange={onChoose}>
        {({ onClick }) => (
          <Button size="small" onPress={onClick}>
            {label}
          </Button>
        )}
      </FileButton>
      {file && (
        <p className="quiet" role="status">
          {t('wallet_chosen', { file: file.name })}
        </p>
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
