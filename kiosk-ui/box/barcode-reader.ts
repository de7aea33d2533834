import { useEffect, useEffectEvent } from 'react'
import { burstGapMs, nextBurst, settle, textsOf, type BurstStep, type Press } from './burst.ts'

type Input = { press: Press; event: KeyboardEvent }

/** The listeners for scanned codes, the newest last; without one, a code does nothing. */
const readers: ((texts: readonly string[]) => void)[] = []
/** Keys that are dispatched again after they were held back. */
const givenOn = new WeakSet<Event>()

/** Receives the texts a barcode reader may have meant, likeliest first. */
export function useScannedCodes(onCode: (texts: readonly string[]) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    const reader = (texts: readonly string[]) => take(texts)
    readers.push(reader)
    return () => void readers.splice(readers.indexOf(reader), 1)
  }, [])
}

/** A code that a reader of the box read for this register: as if its own had typed it. */
export function takeCode(text: string): void {
  readers.at(-1)?.([text])
}

/**
 * Runs before every other listener of the page and keeps a barcode reader's keys from being taken for commands. In a
 * text field keys are left alone: there a code is meant for the field.
 */
export function useBarcodeReader(): void {
  useEffect(() => watchKeys(), [])
}

function watchKeys(): () => void {
  let held: Input[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const act = (step: BurstStep, inputs: readonly Input[]) => {
    if (step.scanned) readers.at(-1)?.(textsOf(step.scanned))
    for (const press of step.commands) giveOn(inputs.find(input => input.press === press)!.event)
  }
  const end = () => {
    clearTimeout(timer)
    const inputs = held
    held = []
    act(settle(inputs.map(({ press }) => press)), inputs)
  }
  const endUnlessMoreComes = () => {
    // Keys queued behind a busy page may still belong to the code.
    if (navigator.scheduling?.isInputPending?.()) wait()
    else end()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(endUnlessMoreComes, burstGapMs)
  }
  const onKey = (event: KeyboardEvent) => {
    if (givenOn.has(event) || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
    const press = { key: event.key, code: event.code, shift: event.shiftKey, atMs: event.timeStamp }
    const inputs = [...held, { press, event }]
    const step = nextBurst(
      held.map(input => input.press),
      press,
    )
    held = inputs.filter(input => step.held.includes(input.press))
    if (step.taken) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    act(step, inputs)
    if (held.length) wait()
    else clearTimeout(timer)
  }
  window.addEventListener('keydown', onKey, { capture: true })
  // A touch after a key: the key was meant first, so it is dispatched first.
  window.addEventListener('pointerdown', end, { capture: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pointerdown', end, { capture: true })
    window.removeEventListener('keydown', onKey, { capture: true })
  }
}

/** Dispatches a person's key again, at its original target. */
function giveOn({ key, code, shiftKey, target }: KeyboardEvent): void {
  const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
  givenOn.add(again)
  const place = target instanceof Element && target.isConnected ? target : document.body
  place.dispatchEvent(again)
}

declare global {
  interface Navigator {
    /** Chromium only; other browsers do without. */
    scheduling?: { isInputPending?: () => boolean }
  }
}
