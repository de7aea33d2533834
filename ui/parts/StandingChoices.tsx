import type { en } from '#ui/words/standing/en.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Translate } from '#core/i18n/translate.ts'
import { glassWords, isWord, machineWords } from '#core/recovery/words.ts'
import { TypedWord } from './TypedWord.tsx'

/** What a manager may decide while a box recovers, each with what it means. */
export function StandingChoices({
  choices,
  words,
  locale,
  onMachine,
  onGlass,
}: {
  choices: { machine: boolean; glass: boolean }
  words: Translate<keyof typeof en>
  locale: Locale
  onMachine: (word: string) => Promise<unknown>
  onGlass: (word: string) => Promise<unknown>
}) {
  const asked = (word: string) => ({
    label: words('word_type', { word }),
    first: words('word_first', { word }),
  })
  return (
    <>
      {choices.machine && (
        <TypedWord
          {...asked(machineWords[locale])}
          title={words('machine_title')}
          action={words('machine_do')}
          isTyped={typed => isWord(machineWords, typed)}
          onDecide={onMachine}
        >
          <p>{words('machine_what')}</p>
        </TypedWord>
      )}
      {choices.glass && (
        <TypedWord
          {...asked(glassWords[locale])}
          title={words('glass_title')}
          action={words('glass_do')}
          isTyped={typed => isWord(glassWords, typed)}
          onDecide={onGlass}
        >
          <p>{words('glass_what')}</p>
          <ul>
            <li>{words('glass_can_seats')}</li>
            <li>{words('glass_can_rest')}</li>
            <li>{words('glass_cannot')}</li>
            <li>{words('glass_only_here')}</li>
          </ul>
          <p>{words('glass_recorded')}</p>
        </TypedWord>
      )}
    </>
  )
}
