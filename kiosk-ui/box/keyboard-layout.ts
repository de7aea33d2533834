import { create } from 'zustand'

/** Letters are placed as on one of these; what differs between them are five keys. */
export type KeyboardLayout = 'qwerty' | 'azerty' | 'qwertz'

/** What is printed on a key, where it is not what an American keyboard has there. */
const differences: Record<KeyboardLayout, Readonly<Record<string, string>>> = {
  qwerty: {},
  azerty: { Q: 'A', A: 'Q', W: 'Z', Z: 'W' },
  qwertz: { Y: 'Z', Z: 'Y' },
}
const layouts = Object.keys(differences) as KeyboardLayout[]

/** What stands on the key that is `name` on an American keyboard; names that are no letter stay. */
export function printedOn(layout: KeyboardLayout, name: string): string {
  return differences[layout][name] ?? name
}

/** The position of a letter key as an American keyboard names it; undefined for any other key. */
export function letterAt(code: string): string | undefined {
  return /^Key([A-Z])$/.exec(code)?.[1]
}

/** The layout after one more press: the one known so far, unless this press says something else. */
export function learnt(
  layout: KeyboardLayout,
  { code, key }: Pick<KeyboardEvent, 'code' | 'key'>,
): KeyboardLayout {
  const at = letterAt(code)
  const letter = key.toUpperCase()
  if (!at || !/^[A-Z]$/.test(letter) || printedOn(layout, at) === letter) return layout
  return layouts.find(each => printedOn(each, at) === letter) ?? layout
}

const keptAs = 'foyer.kiosk.keyboard'

/** Whether somebody works with keys here, and how they are placed. A touch screen without keys shows no key caps. */
export const useKeyboard = create<{ used: boolean; layout: KeyboardLayout }>(() => ({
  used: false,
  layout: keptLayout(),
}))

/** A physical key was pressed by a person: key caps are shown from now on, as they are printed. */
export function notePress(event: Pick<KeyboardEvent, 'code' | 'key'>): void {
  // Keyboards on the screen send no code.
  if (!event.code) return
  const { used, layout } = useKeyboard.getState()
  const now = learnt(layout, event)
  if (used && now === layout) return
  if (now !== layout) keep(now)
  useKeyboard.setState({ used: true, layout: now })
}

/** Marks the page while key caps are shown, and asks the browser for the layout where it says so. */
export function followKeyboard(): void {
  const follow = ({ used }: { used: boolean }) => {
    document.documentElement.toggleAttribute('data-keys', used)
  }
  follow(useKeyboard.getState())
  useKeyboard.subscribe(follow)
  void askBrowser()
}

type LayoutMap = { get(code: string): string | undefined }

/** Only Chromium knows it, and only on a secure page; elsewhere the layout is learnt from what is typed. */
async function askBrowser(): Promise<void> {
  const { keyboard } = navigator as Navigator & { keyboard?: { getLayoutMap?: () => Promise<LayoutMap> } }
  const map = await keyboard?.getLayoutMap?.().catch(() => undefined)
  if (!map) return
  const layout = ['Q', 'Y'].reduce<KeyboardLayout>(
    (known, letter) => learnt(known, { code: `Key${letter}`, key: map.get(`Key${letter}`) ?? letter }),
    useKeyboard.getState().layout,
  )
  useKeyboard.setState({ layout })
}

function keptLayout(): KeyboardLayout {
  try {
    const kept = localStorage.getItem(keptAs)
    return layouts.find(layout => layout === kept) ?? 'qwerty'
  } catch {
    // Without storage it is learnt anew at each start; outside of a browser there is none.
    return 'qwerty'
  }
}

function keep(layout: KeyboardLayout): void {
  try {
    localStorage.setItem(keptAs, layout)
  } catch {
    // The same.
  }
}
