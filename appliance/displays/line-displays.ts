import { isDeepStrictEqual } from 'node:util'
import type { Tenant } from '#core/api/tenant.ts'
import type { LineDisplayView } from '#core/documents/line-display-view.ts'
import { displayLines } from '#core/documents/line-display.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { LineDisplayEntry } from '#core/venue/line-display-entry.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { onFacts } from '#core/worker.ts'
import type { AnyDriver } from '../drivers/driver.ts'
import { isDisplayDriver } from '../drivers/drivers.ts'
import type { LineDisplay } from '../drivers/line-display/contract.ts'
import { lineDisplayIdOf } from '../printing/paper-watch.ts'
import type { Printers } from '../drivers/printers.ts'

/** A till that says nothing for so long has left its customer: the idle text stands there again. */
const forgottenMs = 15 * 60_000

type Open = { entry: LineDisplayEntry; display: LineDisplay | undefined; forget?: NodeJS.Timeout }

/** What tills put on their displays. */
export type TillDisplays = {
  /** Shows it on the display of a device, or of the register it belongs to; nothing where it has none. */
  show(deviceId: string | undefined, view: LineDisplayView, locale: Locale): void
}

/** The line displays entered at a box's cinema, followed while it runs; each shows its idle text until a till says more. */
export function openLineDisplays(
  { node }: Pick<Tenant, 'node'>,
  cinemaId: string,
  drivers: readonly AnyDriver[],
  printers: Pick<Printers, 'now'>,
) {
  let open: readonly Open[] = []
  const { catalogue } = node
  const printerOf = (name: string) => printers.now().find(({ entry }) => entry.name === name)?.printer
  const idle = () =>
    settingOf(catalogue, 'pos_config.line_display_idle', cinemaId) ||
    (catalogue.get('cinema', cinemaId)?.name ?? '')
  const showIdle = ({ display }: Open) => display?.show(displayLines({ at: 'idle' }, 'en', idle()))

  function follow(): void {
    const entries = catalogue.get('cinema', cinemaId)?.lineDisplays ?? []
    const before = open
    open = entries.map(entry => {
      const same = before.find(each => isDeepStrictEqual(each.entry, entry))
      if (same) return same
      const driver = drivers.filter(isDisplayDriver).find(each => each.knows(entry.connection))
      return { entry, display: driver?.open(entry, printerOf) }
    })
    for (const gone of before.filter(each => !open.includes(each))) void close(gone)
    for (const added of open.filter(each => !before.includes(each))) {
      added.display?.start()
      showIdle(added)
    }
  }
  function close({ display, forget }: Open): Promise<void> | undefined {
    clearTimeout(forget)
    return display?.stop()
  }
  const stopFollowing = onFacts(node, new Set(['cinema.changed']))(follow)
  follow()

  return {
    show(deviceId: string | undefined, view: LineDisplayView, locale: Locale): void {
      const id = lineDisplayIdOf(catalogue, deviceId)
      const found = open.find(({ entry }) => entry.id === id)
      if (!found) return
      clearTimeout(found.forget)
      found.display?.show(displayLines(view, locale, idle()))
      if (view.at !== 'idle') found.forget = setTimeout(() => showIdle(found), forgottenMs).unref()
    },
    /** Each with its condition, also one that this version has no driver for. */
    conditions: () =>
      open.map(({ entry, display }) => ({
        kind: 'display',
        name: entry.name,
        condition: display?.condition() ?? 'others',
      })),
    async stop(): Promise<void> {
      stopFollowing()
      await Promise.all(open.map(close))
    },
  }
}
