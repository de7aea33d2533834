import { useState } from 'react'
import { boxCodeText } from '#core/devices/box-code.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The code that enrols one box, and what to do with it. It is never shown again. */
export function Invitation({ code: bare, until }: { code: string; until: string }) {
  const { t } = useWords()
  const [copied, setCopied] = useState(false)
  // With the address of the relay, which this page came from, the box needs nothing else.
  const code = boxCodeText(location.origin, bare)
  return (
    <div className="invitation" role="status">
      <div className="invitation-code">
        <p className="quiet">{t('box_code')}</p>
        <p className="code">
          <span className="code-relay">{code.slice(0, -bare.length)}</span>
          <wbr />
          {bare}
        </p>
        <p className="quiet">{t('box_code_until', { time: until })}</p>
        {/* Pages of a box come by plain http, where browsers keep the clipboard closed. */}
        {'clipboard' in navigator && (
          <Button
            size="small"
            {...(copied ? { icon: 'tick' as const } : {})}
            onPress={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
          >
            {copied ? t('copied') : t('copy')}
          </Button>
        )}
      </div>
      <ol className="steps">
        <li>{t('box_step_connect')}</li>
        <li>{t('box_step_code')}</li>
        <li>{t('box_step_wait')}</li>
      </ol>
    </div>
  )
}
