import { Radio } from '@mantine/core'
import { useWords } from '../words/WordsProvider.tsx'

/** Whether the money of cancelled shows goes back at once, or their buyers are only told. */
export type CancelModeChoice = 'refund' | 'only'

/** The two ways to cancel shows that have sold, each with what it does. */
export function CancelMode({
  value,
  onChange,
}: {
  value: CancelModeChoice
  onChange: (value: CancelModeChoice) => void
}) {
  const { t } = useWords()
  return (
    <Radio.Group value={value} onChange={next => onChange(next as CancelModeChoice)} label={t('cancel_mode')}>
      <div className="stack cancel-modes">
        <Radio value="refund" label={t('cancel_refund')} description={t('cancel_refund_how')} />
        <Radio value="only" label={t('cancel_only')} description={t('cancel_only_how')} />
      </div>
    </Radio.Group>
  )
}
