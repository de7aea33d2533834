import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from './words.ts'

/**
 * The field that a hardware scanner types into and ends with Enter. It receives every key wherever the focus is, and
 * opens a phone's keyboard only when the user wants to type.
 */
export function CodeField({ onCode }: { onCode: (code: string) => void }) {
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [byHand, setByHand] = useState(false)

  useEffect(() => {
    const focus = () => field.current?.focus({ preventScroll: true })
    const catchKey = (event: KeyboardEvent) => {
      if (
        event.key.length === 1 &&
        !event.ctrlKey &&
        !event.metaKey &&
        document.activeElement !== field.current
      )
        focus()
    }
    focus()
    window.addEventListener('keydown', catchKey)
    window.addEventListener('click', focus)
    return () => {
      window.removeEventListener('keydown', catchKey)
      window.removeEventListener('click', focus)
    }
  }, [])

  return (
    <form
      className="code-field"
      onSubmit={event => {
        event.preventDefault()
        const code = field.current?.value.trim() ?? ''
        if (field.current) field.current.value = ''
        setByHand(false)
        if (code) onCode(code)
      }}
    >
      <label className="visually-hidden" htmlFor="code">
        {words('code')}
      </label>
      <input
        ref={field}
        id="code"
        className="input figures"
        inputMode={byHand ? 'text' : 'none'}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={600}
        placeholder="XXXXX-XXXXX"
      />
      {byHand ? (
        <Button key="check" size="touch" type="submit" variant="primary">
          {words('check')}
        </Button>
      ) : (
        <Button
          key="type"
          size="touch"
          onPress={() => {
            setByHand(true)
            // A keyboard appears only when the field gets the focus anew.
            field.current?.blur()
          }}
        >
          {words('code_type')}
        </Button>
      )}
    </form>
  )
}
