import type { SealedFact } from '#core/journal/fact.ts'
import { pagesOf, type Mirror } from '#core/journal/mirror.ts'

/** A second disk with a gate: a test closes it, opens it, pulls it out and plugs it in again. */
export function gatedMirror() {
  const groups: (readonly SealedFact[])[] = []
  let gate = Promise.resolve()
  let open = () => {}
  let plugged = true
  const mirror: Mirror = {
    async append(facts) {
      await gate
      if (!plugged) throw new Error('the disk is gone')
      groups.push(facts)
    },
    reopen: async () => {},
    last: () => undefined,
    read: () => pagesOf([]),
    condition: () => ({ path: '', condition: 'operational', sameDevice: false, bytes: 0 }),
    close: async () => {},
  }
  return {
    mirror,
    /** What it took, one entry a commit. */
    groups,
    close() {
      gate = new Promise(resolve => (open = resolve))
    },
    open: () => open(),
    pull() {
      plugged = false
    },
    plug() {
      plugged = true
    },
  }
}

/** Lets everything that could happen by itself happen. */
export async function turns(count = 6): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise<void>(resolve => setImmediate(resolve))
}
