import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CallRefused } from '#core/api/call.ts'
import { useSite } from '../site.ts'

/**
 * What a visitor writes into a form, and what the relay finds wrong with it, which stands at its field until that is typed
 * in.
 *
 * @param empty every field with nothing in it
 * @param send what is done with it; a refusal of it is shown, and the first field it is about is gone to
 */
export function useWritten<Name extends string>(
  empty: Readonly<Record<Name, string>>,
  send: (written: Record<Name, string>) => Promise<unknown>,
  begun: Partial<Record<Name, string>> = {},
) {
  const { t } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [written, write] = useState<Record<Name, string>>({ ...empty, ...begun })
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({})
  const [trouble, setTrouble] = useState<string | null>(null)
  const [state, setState] = useState<'writing' | 'busy' | 'sent'>('writing')

  async function submit() {
    if (state === 'busy') return
    setState('busy')
    setTrouble(null)
    try {
      await send(written)
      write({ ...empty })
      setErrors({})
      setState('sent')
    } catch (cause) {
      if (!(cause instanceof CallRefused)) throw cause
      flushSync(() => {
        setErrors(cause.fields)
        setTrouble(Object.keys(cause.fields).length ? t('contact_mistakes') : cause.message)
        setState('writing')
      })
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
  }

  const change = (name: Name, value: string) => {
    write({ ...written, [name]: value })
    const { [name as string]: _, ...others } = errors
    setErrors(others)
    if (state === 'sent') setState('writing')
    if (!Object.keys(others).length) setTrouble(null)
  }
  const field = (name: Name) => ({
    name,
    value: written[name],
    error: errors[name]?.[0],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  return { form, written, errors, trouble, state, submit, change, field }
}
