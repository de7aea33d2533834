import type { HandbookPlace } from '#core/handbook/contents.ts'
import { handbookAddress } from '#core/handbook/help-for.ts'
import { Button } from '#ui/parts/Button.tsx'
import { HelpButton } from '#ui/parts/HelpLink.tsx'
import { nextLocale, otherTheme, useChoice } from './choice.ts'
import { switchKeys } from './device-keys.ts'
import { useKeys } from './keyboard.ts'
import { useKioskWords } from './words.ts'
import './device-switches.css'

/** The device's language, light and help, one button each. `keys` shows and enables their keys. */
export function DeviceSwitches({ help, keys = false }: { help: HandbookPlace; keys?: boolean }) {
  const words = useKioskWords()
  const { locale, theme } = useChoice()
  const openHelp = () => location.assign(handbookAddress(help, locale))
  useKeys(
    keys
      ? {
          [switchKeys.language]: nextLocale,
          [switchKeys.theme]: otherTheme,
          [switchKeys.help]: openHelp,
        }
      : {},
  )
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
      <HelpButton place={help} keyHint={keys ? switchKeys.help : undefined} />
    </span>
  )
}
