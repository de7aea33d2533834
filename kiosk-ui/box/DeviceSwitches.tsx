import { Button } from '#ui/parts/Button.tsx'
import { nextLocale, otherTheme, useChoice } from './choice.ts'
import { switchKeys } from './device-keys.ts'
import { useKeys } from './keyboard.ts'
import { useKioskWords } from './words.ts'
import './device-switches.css'

/** The device's language and light, one button each. `keys` shows and enables their keys. */
export function DeviceSwitches({ keys = false }: { keys?: boolean }) {
  const words = useKioskWords()
  const { locale, theme } = useChoice()
  useKeys(keys ? { [switchKeys.language]: nextLocale, [switchKeys.theme]: otherTheme } : {})
  return (
    <span className="device-switches">
      <Button
        size="touch"
        label={words('language_now', { language: words('language_name') })}
        keyHint={keys ? switchKeys.language : undefined}
        onPress={nextLocale}
      >
        {locale.toUpperCase()}
      </Button>
      <Button
        size="touch"
        icon={theme === 'dark' ? 'sun' : 'moon'}
        label={words(theme === 'dark' ? 'theme_light' : 'theme_dark')}
        keyHint={keys ? switchKeys.theme : undefined}
        onPress={otherTheme}
      />
    </span>
  )
}
