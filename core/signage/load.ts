import type { Entry } from '../journal/entry-fields.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { Wall, WallView } from './contract.ts'
import type { PreviewedWall } from './preview-contract.ts'
import { isModuleOn } from '../access/modules.ts'
import { pricedAt } from '../pricing/happy-hours.ts'
import { heldAt } from '../pricing/price.ts'
import { businessDayAt, instantOf, wallMomentAt } from '../programme/day.ts'
import { productBoard, ticketBoard } from './board.ts'
import { noticesMost } from './notice.entity.ts'
import { signageRoleBits } from './role.ts'
import { themeOn } from './theme-days.ts'
import type { SignageThemeFields } from './theme.ts'
import type { SignageViewFields } from './view.entity.ts'
import { spotsOf } from './spots/load.ts'

type Known = {
  catalogue: Pick<Catalogue, 'get' | 'all'>
  /** Whether a picture is here; one that is still on its way is left out. */
  hasFile: (hash: string) => boolean
  nowMs: number
  /** The wall's cinema, where it is known. */
  cinemaId?: string | undefined
}

/** Of a view and of a theme what walls are told; the names are the house's own. */
type ViewTyped = Omit<SignageViewFields, 'name' | 'deleted'>
type ThemeShown = Omit<SignageThemeFields, 'name' | 'deleted'> & { id: string }
type ThemeTyped = Pick<ThemeShown, 'look' | 'hue' | 'backgroundId'>

/** The most themes walls are told: a year's feasts, several times over. */
const themesMost = 60

/** What a wall shows. @param device the wall that asks, where it is one that was let in */
export function loadWall(
  known: Known,
  device: Pick<Entry<'device'>, 'id' | 'type' | 'cinemaId' | 'signageRoleId' | 'screenId'> | undefined,
): Wall {
  const { catalogue } = known
  const role = device?.signageRoleId ? catalogue.get('signage_role', device.signageRoleId) : undefined
  return {
    role:
      role && !role.deleted
        ? {
            bits: signageRoleBits(role),
            beforeMinutes: role.beforeMinutes,
            afterMinutes: role.afterMinutes,
            offOtherwise: role.offOtherwise,
            views: {
              show: viewOf(known, role.showViewId),
              preshow: viewOf(known, role.preshowViewId),
              postshow: viewOf(known, role.postshowViewId),
              event: viewOf(known, role.eventViewId),
            },
          }
        : null,
    screenId: device?.screenId ?? null,
    themes: themesOf(known),
    notices: noticesOf(known),
    // A page in the office shows what walls do, and nobody pays for being seen there.
    spots: device?.type === 'signage' ? spotsOf(known, device) : [],
  }
}

/**
 * How a wall of a cinema looks at this moment with a view or a theme that is being typed, and otherwise with what holds
 * there: today's shows, and today's theme.
 */
export function previewOf(
  known: Known,
  typed: { view?: ViewTyped | undefined; theme?: ThemeTyped | undefined },
): PreviewedWall {
  const today = businessDayAt(known.catalogue, known.cinemaId ?? '', known.nowMs)
  const theme = typed.theme
    ? themeShown(known, { id: 'typed', from: null, until: null, yearly: false, ...typed.theme })
    : themeOn(themesOf(known), today)
  return { view: viewShown(known, typed.view ?? todaysShows), theme: theme ?? null }
}

const todaysShows: ViewTyped = {
  content: 'now',
  title: null,
  text: null,
  pictureIds: [],
  backgroundId: null,
  languages: [],
}

const themesOf = (known: Known): Wall['themes'] =>
  known.catalogue
    .all('signage_theme')
    .filter(({ deleted }) => !deleted)
    .slice(-themesMost)
    .map(theme => themeShown(known, theme))

function themeShown(
  known: Known,
  { id, look, hue, backgroundId, from, until, yearly }: ThemeShown,
): Wall['themes'][number] {
  return { id, look, hue, background: pictureAt(known, backgroundId), from, until, yearly }
}

/** Those that are not over, the newest; a wall that is cut off ends them by its own clock. */
function noticesOf({ catalogue, nowMs }: Known): NonNullable<Wall['notices']> {
  return catalogue
    .all('signage_notice')
    .filter(({ deleted }) => !deleted)
    .map(({ id, text, cinemaId, urgent, until }) => {
      const zone = (catalogue.get('cinema', cinemaId ?? '') ?? catalogue.all('cinema')[0])?.timezone ?? 'UTC'
      const untilMs = !until ? null : instantOf(until.slice(0, 10), until.slice(11), zone, 0)
      return { id, text, cinemaId: cinemaId ?? null, urgent, untilMs }
    })
    .filter(({ untilMs }) => untilMs === null || nowMs < untilMs)
    .slice(-noticesMost)
}

function viewOf(known: Known, id: string | null): WallView | null {
  const view = id === null ? undefined : known.catalogue.get('signage_view', id)
  return !view || view.deleted ? null : viewShown(known, view)
}

function viewShown(known: Known, view: ViewTyped): WallView {
  return {
    content: view.content,
    title: view.title,
    text: view.text,
    pictures: view.pictureIds.flatMap(each => pictureAt(known, each) ?? []),
    background: pictureAt(known, view.backgroundId),
    languages: view.languages,
    ...boardOf(known, view),
  }
}

/** Prices as they hold in the wall's cinema today; of none where walls are asked for without one. */
function boardOf(
  { catalogue, cinemaId, nowMs }: Known,
  { content, groupIds = [] }: Pick<Entry<'signage_view'>, 'content' | 'groupIds'>,
): Pick<WallView, 'board'> {
  if (content === 'tickets') {
    const day = businessDayAt(catalogue, cinemaId ?? '', nowMs)
    return { board: ticketBoard(heldAt(catalogue.all('price_rate'), cinemaId), day) }
  }
  if (content !== 'products') return {}
  const products = isModuleOn(catalogue, 'products') ? heldAt(catalogue.all('product'), cinemaId) : []
  // As registers charge at this minute; a wall is told anew as often as its programme.
  const now = pricedAt(products, wallMomentAt(catalogue, cinemaId ?? '', nowMs))
  return { board: productBoard(now, catalogue.all('product_group'), groupIds) }
}

function pictureAt({ catalogue, hasFile }: Known, id: string | null): string | null {
  const background = id === null ? undefined : catalogue.get('signage_background', id)
  return background && !background.deleted && hasFile(background.picture)
    ? `/files/${background.picture}`
    : null
}
