import { useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { Palette } from './Palette.tsx'

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** Opens the palette: a button, and Ctrl+K or Cmd+K wherever one is. */
export function PaletteKey() {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return
      if (isMac() ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setOpen(now => !now)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div className="palette-key">
      <Button icon="search" size="small" wide onPress={() => setOpen(true)}>
        {t('palette')}
        <kbd className="palette-hint" aria-hidden="true">
          {isMac() ? '⌘K' : t('palette_key')}
        </kbd>
      </Button>
      {open && <Palette onClose={close} />}
    </div>
  )
}
