import type { en } from '#ui/words/node-status/en.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Translate } from '#core/i18n/translate.ts'
import { emergencyModeWords, isWord, machineWords } from '#core/recovery/words.ts'
import { TypedWord } from './TypedWord.tsx'

/** What a manager may decide while a box recovers, each with what it means. */
export function NodeStatusChoices({
  choices,
  words,
  locale,
  onMachine,
  onEmergencyMode,
}: {
  choices: { machine: boolean; emergencyMode: boolean }
  words: Translate<keyof typeof en>
  locale: Locale
  onMachine: (word: string) => Promise<unknown>
  onEmergencyMode: (word: string) => Promise<unknown>
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
      {choices.emergencyMode && (
        <TypedWord
          {...asked(emergencyModeWords[locale])}
          title={words('emergency_mode_title')}
          action={words('emergency_mode_do')}
          isTyped={typed => isWord(emergencyModeWords, typed)}
          onDecide={onEmergencyMode}
        >
          <p>{words('emergency_mode_what')}</p>
          <ul>
            <li>{words('emergency_mode_can_seats')}</li>
            <li>{words('emergency_mode_can_rest')}</li>
            <li>{words('emergency_mode_cannot')}</li>
            <li>{words('emergency_mode_only_here')}</li>
          </ul>
          <p>{words('emergency_mode_recorded')}</p>
        </TypedWord>
      )}
    </>
  )
}
