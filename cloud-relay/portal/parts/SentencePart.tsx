import { Menu } from '@mantine/core'

export type Choice = { value: string; words: string }

/** One part of the sentence: a button that says what is chosen and opens the other choices. */
export function SentencePart({
  name,
  chosen,
  choices,
  last,
  onChoose,
}: {
  /** What is chosen here, for who does not see the sentence. */
  name: string
  chosen: string
  choices: readonly Choice[]
  last?: boolean
  onChoose: (value: string) => void
}) {
  const now = choices.find(({ value }) => value === chosen) ?? choices[0]!
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <button
            type="button"
            className="filter-part"
            data-set={now.value !== '' || undefined}
            aria-label={`${name}: ${now.words}`}
          >
            <span>{now.words}</span>
            {!last && ','}
          </button>
        </Menu.Target>
        <Menu.Dropdown className="filter-choices">
          {choices.map(({ value, words }) => (
            <Menu.Item
              key={value}
              aria-current={value === now.value || undefined}
              onClick={() => onChoose(value)}
            >
              {words}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>{' '}
    </>
  )
}
