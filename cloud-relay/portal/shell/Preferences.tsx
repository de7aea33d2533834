import { Menu, useMantineColorScheme, useComputedColorScheme } from '@mantine/core'
import type { Locale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { offeredLocales } from './offered-locales.ts'
import { useSettings } from '../settings/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** Languages by their own names, so that everybody finds theirs on a page they cannot read. */
const names: Record<Locale, string> = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' }

/** Chooses the portal's language. */
export function LanguageMenu() {
  const { locale, speak, t } = useWords()
  const offered = offeredLocales(useSettings().data?.data['portal_locales'], locale)
  return (
    <Menu position="bottom-start" width={180}>
      <Menu.Target>
        <button type="button" className="quiet-button" aria-label={`${t('language')}: ${names[locale]}`}>
          <span aria-hidden="true" className="language-code">
            {locale.toUpperCase()}
          </span>
          <span>{names[locale]}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(each => (
          <Menu.Item
            key={each}
            lang={each}
            aria-current={each === locale || undefined}
            leftSection={<span className="language-code">{each.toUpperCase()}</span>}
            onClick={() => speak(each)}
          >
            {names[each]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Light or dark; the system's preference until it is pressed. */
export function ThemeSwitch() {
  const { t } = useWords()
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  return (
    <Button
      size="small"
      icon={dark ? 'sun' : 'moon'}
      label={dark ? t('theme_light') : t('theme_dark')}
      onPress={() => setColorScheme(dark ? 'light' : 'dark')}
    />
  )
}
