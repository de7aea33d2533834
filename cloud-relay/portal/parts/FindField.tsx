import { TextInput } from '@mantine/core'
import { useState } from 'react'

/** Looks for a text: Enter searches, empty shows all again. Give it the sought text as its key. */
export function FindField({
  label,
  sought,
  onFind,
}: {
  label: string
  sought: string
  onFind: (text: string) => void
}) {
  const [typed, setTyped] = useState(sought)
  return (
    <form
      className="find-field"
      role="search"
      onSubmit={event => {
        event.preventDefault()
        onFind(typed.trim())
      }}
    >
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={600}
        value={typed}
        onChange={event => {
          setTyped(event.currentTarget.value)
          if (sought && !event.currentTarget.value) onFind('')
        }}
      />
    </form>
  )
}
