import { useState } from 'react'
import { Checkbox } from '@mantine/core'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The way to replace a cinema's box: said first what that means, and asked whether its keys were stolen. */
export function ReplaceBox({ busy, onReplace }: { busy: boolean; onReplace: (keyStolen: boolean) => void }) {
  const { t } = useWords()
  const [replacing, setReplacing] = useState(false)
  const [keyStolen, setKeyStolen] = useState(false)
  if (!replacing)
    return (
      <div className="row">
        <Button size="small" onPress={() => setReplacing(true)}>
          {t('box_replace')}
        </Button>
      </div>
    )
  return (
    <Notice tone="warn" title={t('box_replace')}>
      <p className="box-replace">{t('box_replace_what')}</p>
      <Checkbox
        checked={keyStolen}
        onChange={event => setKeyStolen(event.currentTarget.checked)}
        label={t('box_key_stolen')}
        description={t('box_key_stolen_what')}
      />
      <div className="row">
        <Button busy={busy} onPress={() => onReplace(keyStolen)}>
          {t('box_replace_now')}
        </Button>
        <Button onPress={() => setReplacing(false)}>{t('box_replace_keep')}</Button>
      </div>
    </Notice>
  )
}
